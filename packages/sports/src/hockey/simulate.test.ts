import { expect, test } from 'vitest';
import { inField } from '../kit/columns.ts';
import { hockey } from './hockey.ts';
import { SKATER_COUNTS, type SkaterCount } from './measures.ts';
import { IN_SHOOTOUT } from './outcomes.ts';
import { EMPTY_NET, MAX_GOALS, POWER_PLAY, SLOTS, strengthOf } from './scoring.ts';
import { faceOff, playGame } from './testing/games.ts';

const EVEN = { home: 0, away: 0 };
const SIZE = 8_192;
const even = hockey.simulate(faceOff, EVEN, SIZE, 1);

const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
};
const leadsAt = (state: Parameters<typeof hockey.simulate>[0], seed = 1) => {
  const { goals, size } = hockey.simulate(state, EVEN, 2_048, seed);
  return Array.from({ length: size }, (_, i) => (goals.home.game[i] ?? 0) - (goals.away.game[i] ?? 0));
};
const goalsOfStrength = (strength: number): number =>
  mean(
    Array.from({ length: SIZE }, (_, i) => {
      const list = even.list.subarray(i * MAX_GOALS, i * MAX_GOALS + (even.listed[i] ?? 0));
      return list.filter((packed) => strengthOf(packed) === strength).length;
    }),
  );

test('games score, go to overtime and to a shoot-out as often as those of the NHL', () => {
  const total = mean(even.goals.home.game) + mean(even.goals.away.game);
  expect(total).toBeGreaterThan(5.8);
  expect(total).toBeLessThan(6.4);
  expect(Math.abs(mean(even.shots.home) - 30)).toBeLessThan(1);
  expect(mean(even.decided.map((how) => (how > 0 ? 1 : 0)))).toBeGreaterThan(0.2);
  expect(mean(even.decided.map((how) => (how > 0 ? 1 : 0)))).toBeLessThan(0.27);
  expect(mean(even.decided.map((how) => (how === IN_SHOOTOUT ? 1 : 0)))).toBeLessThan(0.1);
});

test('of goals in regulation 30 in a hundred fall in the first period and 35 in each of the others, empty nets among them', () => {
  const both = (period: 'p1' | 'p2' | 'p3' | 'reg') =>
    mean(even.goals.home[period]) + mean(even.goals.away[period]);
  for (const [period, share] of [
    ['p1', 0.3],
    ['p2', 0.35],
    ['p3', 0.35],
  ] as const) {
    expect(Math.abs(both(period) / both('reg') - share), period).toBeLessThan(0.01);
  }
});

test('about one goal in five comes on the power play, and some into an empty net', () => {
  expect(goalsOfStrength(POWER_PLAY)).toBeGreaterThan(1);
  expect(goalsOfStrength(POWER_PLAY)).toBeLessThan(1.4);
  expect(goalsOfStrength(EMPTY_NET)).toBeGreaterThan(0.25);
  expect(goalsOfStrength(EMPTY_NET)).toBeLessThan(0.5);
});

test('goals, assists and shots are shared out as in the NHL: by line, and of the defenders more help than score', () => {
  const shareOf = (places: readonly number[], count: (word: number) => number): number => {
    let own = 0;
    let all = 0;
    even.skaters.forEach((word, at) => {
      all += count(word);
      if (places.includes(at % SLOTS)) own += count(word);
    });
    return own / all;
  };
  const read = (what: SkaterCount) => (word: number) => {
    const [field] = SKATER_COUNTS[what];
    return inField(word, field);
  };
  const defenders = [9, 10, 14, 15, 16, 17];
  expect(Math.abs(shareOf(defenders, read('goals')) - 0.15)).toBeLessThan(0.03);
  expect(Math.abs(shareOf(defenders, read('assists')) - 0.3)).toBeLessThan(0.05);
  expect(Math.abs(shareOf(defenders, read('shots')) - 0.25)).toBeLessThan(0.04);
  expect(Math.abs(shareOf([0, 1, 2], read('goals')) - 0.35)).toBeLessThan(0.05);
  expect(Math.abs(shareOf([11, 12, 13], read('goals')) - 0.085)).toBeLessThan(0.03);
  // Goals on the power play have two assists mostly.
  const perGame = mean(even.skaters.map(read('powerPlayPoints'))) * SLOTS * 2;
  expect(perGame / goalsOfStrength(POWER_PLAY)).toBeGreaterThan(2.3);
  expect(perGame / goalsOfStrength(POWER_PLAY)).toBeLessThan(2.8);
});

test('margins are those of the NHL: by three is no likelier than by two, and one game in six is won by four or more', () => {
  const uneven = hockey.simulate(faceOff, { home: 0.2, away: -0.2 }, 4 * SIZE, 3);
  const margins = [0, 0, 0, 0, 0];
  for (let i = 0; i < uneven.size; i++) {
    const margin = Math.abs((uneven.goals.home.game[i] ?? 0) - (uneven.goals.away.game[i] ?? 0));
    const at = Math.min(margin, 4);
    margins[at] = (margins[at] ?? 0) + 1 / uneven.size;
  }
  const [, byOne = 0, byTwo = 0, byThree = 0, byMore = 0] = margins;
  expect(Math.abs(byOne - 0.44)).toBeLessThan(0.025);
  expect(Math.abs(byTwo - 0.195)).toBeLessThan(0.02);
  expect(byThree).toBeLessThan(byTwo);
  expect(byMore).toBeGreaterThan(0.14);
  expect(byMore).toBeLessThan(0.2);
});

test('every game has a winner, by one goal after regulation', () => {
  for (let i = 0; i < SIZE; i++) {
    const lead = (even.goals.home.game[i] ?? 0) - (even.goals.away.game[i] ?? 0);
    expect(lead).not.toBe(0);
    if ((even.decided[i] ?? 0) > 0) expect(Math.abs(lead)).toBe(1);
  }
});

test('a power play is worth something, and an empty net costs more than it brings', () => {
  const middle = { ...faceOff, phase: 'in-play' as const, period: 3, clock: 300 };
  const short = { home: [], away: [{ seconds: 300, major: true }] };
  expect(mean(leadsAt({ ...middle, box: short }))).toBeGreaterThan(mean(leadsAt(middle)) + 0.25);
  const behind = { ...middle, clock: 60, goals: [1 | (1 << 1) | (3 << 2)] };
  const into = hockey.simulate({ ...behind, pulled: { home: true, away: false } }, EVEN, 2_048, 2);
  const away = mean(into.goals.away.reg) - 1;
  expect(away).toBeGreaterThan(mean(into.goals.home.reg));
});

test('what happened stands in every sample, and the same seed plays the same games', () => {
  const from = playGame(5, ({ period, clock }) => period === 3 && clock < 600);
  const rest = hockey.simulate(from, EVEN, 300, 4);
  for (let i = 0; i < rest.size; i++) {
    expect([...rest.list.subarray(i * MAX_GOALS, i * MAX_GOALS + from.goals.length)]).toEqual([
      ...from.goals,
    ]);
  }
  expect([...hockey.simulate(from, EVEN, 300, 4).goals.home.game]).toEqual([...rest.goals.home.game]);
});

test('a shoot-out that is all but won is won', () => {
  const last = { ...faceOff, phase: 'in-play' as const, period: 5, clock: 0 };
  const leads = leadsAt({ ...last, shootout: { home: [true, true], away: [false, false] } });
  expect(new Set(leads)).toEqual(new Set([1]));
});
