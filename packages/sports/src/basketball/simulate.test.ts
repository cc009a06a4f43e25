import { expect, test } from 'vitest';
import { basketball } from './basketball.ts';
import type { BasketballOutcomes, Period } from './outcomes.ts';
import { SLOTS } from './scoring.ts';
import { playGame, tipOff } from './testing/games.ts';

const SIZE = 8_192;
const EVEN = { home: 0, away: 0 };
const even = basketball.simulate(tipOff(), EVEN, SIZE, 1);

const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
};
const deviation = (values: number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const margins = ({ points, size }: BasketballOutcomes, period: Period = 'game') =>
  Array.from({ length: size }, (_, i) => (points.home[period][i] ?? 0) - (points.away[period][i] ?? 0));
const totals = ({ points, size }: BasketballOutcomes) =>
  Array.from({ length: size }, (_, i) => (points.home.game[i] ?? 0) + (points.away.game[i] ?? 0));

const shareOf = (least: number, most: number): number =>
  margins(even).filter((margin) => Math.abs(margin) >= least && Math.abs(margin) <= most).length / SIZE;

test('NBA games are as long, as close and as wide as those of 2018-19: 222 points, 13 apart, one in twenty to overtime', () => {
  expect(Math.abs(mean(totals(even)) - 222.4)).toBeLessThan(5);
  expect(Math.abs(mean(margins(even)))).toBeLessThan(0.5);
  // What is left of a margin once the sides' strengths are known spread by 12.8 points in that season, a total by 18.6.
  expect(deviation(margins(even))).toBeGreaterThan(11.8);
  expect(deviation(margins(even))).toBeLessThan(13.8);
  expect(deviation(totals(even))).toBeGreaterThan(17);
  expect(deviation(totals(even))).toBeLessThan(20.5);
  // 5.4 % of that season, 5.9 of the five before it: more between even sides.
  expect(mean(even.overtime)).toBeGreaterThan(0.052);
  expect(mean(even.overtime)).toBeLessThan(0.075);
});

test('what players do adds up to what teams do in a season: rebounds, assists, threes, steals and blocks', () => {
  const perGame = (read: (word: number) => number): number => mean(even.players.map(read)) * SLOTS * 2;
  expect(Math.abs(perGame((word) => (word >>> 13) & 63) - 2 * 24.6)).toBeLessThan(3);
  // What follows on a block is nobody's rebound.
  expect(Math.abs(perGame((word) => (word >>> 7) & 63) - 2 * 45.2)).toBeLessThan(5);
  expect(Math.abs(perGame((word) => (word >>> 24) & 15) - 2 * 7.6)).toBeLessThan(0.8);
  expect(Math.abs(perGame((word) => word >>> 28) - 2 * 4.95)).toBeLessThan(0.6);
  expect(Math.abs(perGame((word) => (word >>> 19) & 31) - 2 * 11.4)).toBeLessThan(1.5);
  expect(perGame((word) => word & 127)).toBeCloseTo(mean(totals(even)), 6);
});

test('the other leagues play to their own scores and in their own periods', () => {
  const wnba = basketball.simulate(tipOff('wnba'), EVEN, 2_048, 1);
  const college = basketball.simulate(tipOff('ncaab'), EVEN, 2_048, 1);
  expect(Math.abs(mean(totals(wnba)) - 165)).toBeLessThan(6);
  expect(Math.abs(mean(totals(college)) - 147)).toBeLessThan(6);
  expect(mean(college.points.home.q1)).toBe(0);
  expect(mean(college.points.home.h1)).toBeGreaterThan(30);
});

test('how much was scored before halftime tells next to nothing of the rest, so samples in play need not ask', () => {
  const games = totals(even)
    .map((total, i) => ({ total, half: (even.points.home.h1[i] ?? 0) + (even.points.away.h1[i] ?? 0) }))
    .sort((one, other) => one.half - other.half)
    .map(({ total, half }) => total - half);
  const fifth = Math.floor(SIZE / 5);
  // Twice what so many games stray by; for the day alone it is 0.06.
  expect(Math.abs(mean(games.slice(0, fifth)) - mean(games))).toBeLessThan(0.7);
  expect(Math.abs(mean(games.slice(-fifth)) - mean(games))).toBeLessThan(0.7);
});

test('a stronger side wins by more, and a better pair scores more', () => {
  const stronger = basketball.simulate(tipOff(), { home: 5, away: -5 }, SIZE, 1);
  expect(mean(margins(stronger))).toBeGreaterThan(5.5);
  expect(mean(margins(stronger))).toBeLessThan(9);
  const better = basketball.simulate(tipOff(), { home: 5, away: 5 }, SIZE, 1);
  expect(mean(totals(better)) - mean(totals(even))).toBeGreaterThan(8);
  expect(mean(totals(better)) - mean(totals(even))).toBeLessThan(12);
});

test('the same seed plays the same games, another seed others', () => {
  const again = basketball.simulate(tipOff(), EVEN, 1_000, 1);
  expect([...again.points.home.game]).toEqual([...even.points.home.game.slice(0, 1_000)]);
  const other = basketball.simulate(tipOff(), EVEN, 1_000, 2);
  expect([...other.points.home.game]).not.toEqual([...again.points.home.game]);
});

test('what happened stands in every sample', () => {
  const from = playGame(5, (state) => state.period === 3 && state.clock < 300);
  const known = basketball.actual(from);
  const rest = basketball.simulate(from, EVEN, 300, 4);
  for (const side of ['home', 'away'] as const) {
    for (let i = 0; i < rest.size; i++) {
      expect(rest.points[side].h1[i]).toBe(known.points[side].h1[0]);
      expect(rest.points[side].game[i]).toBeGreaterThanOrEqual(known.points[side].game[0] ?? 0);
    }
  }
  expect([...rest.history]).toEqual([...from.scores]);
  expect(Math.min(...rest.racesRun)).toBeGreaterThanOrEqual(known.racesRun[0] ?? 0);
});

test('a side that leads by three with five seconds and the ball all but always wins', () => {
  const last = { ...tipOff(), phase: 'in-play' as const, period: 4, clock: 5, possession: 'home' as const };
  const points = { home: [25, 25, 25, 28, 0], away: [25, 25, 25, 25, 0] };
  const rest = basketball.simulate({ ...last, points, tipWinner: 'home' }, EVEN, 2_048, 3);
  expect(mean(margins(rest).map((margin) => (margin > 0 ? 1 : 0)))).toBeGreaterThan(0.95);
});

test('nobody plays on after a last quarter that was not level, also where its end is told as a pause', () => {
  const pause = { ...tipOff(), phase: 'break' as const, period: 4, clock: 0, tipWinner: 'home' as const };
  const points = { home: [25, 25, 25, 28, 0], away: [25, 25, 25, 25, 0] };
  expect(new Set(margins(basketball.simulate({ ...pause, points }, EVEN, 256, 3)))).toEqual(new Set([3]));
  const level = basketball.simulate(
    { ...pause, points: { home: points.away, away: points.away } },
    EVEN,
    256,
    3,
  );
  expect(new Set(margins(level)).size).toBeGreaterThan(2);
});

test('fouls at the end make margins of seven to ten more common than those of four to six, as in the NBA', () => {
  // 23.4 and 18.7 % of 6,150 games of 2013-14 to 2017-18, 24.2 and 16.9 of 1,230 of 2018-19; sides were rarely even.
  expect(shareOf(7, 10)).toBeGreaterThan(0.24);
  expect(shareOf(4, 6)).toBeLessThan(0.225);
  expect(shareOf(11, 15)).toBeLessThan(0.2);
});

test('margins of one or two points are as common as in the NBA, and rarer than a handful', () => {
  // Of 1,230 games of 2018-19, between sides that were rarely even, one in ten.
  expect(shareOf(1, 2)).toBeGreaterThan(0.085);
  expect(shareOf(1, 2)).toBeLessThan(0.14);
  expect(shareOf(3, 6)).toBeGreaterThan(shareOf(1, 2));
});
