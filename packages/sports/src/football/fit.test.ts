import { expect, test } from 'vitest';
import type { MainLines } from '../sport.ts';
import { football } from './football.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { kickoffState, sides } from './testing/games.ts';
import { closedGames } from './testing/recordings.ts';

const SIZE = 32_768;
const PERCENT = 0.01;

interface Chances {
  readonly cover: number;
  readonly over: number;
  readonly win: number;
}

test('fitted prices split the games at the spread and at the total', () => {
  for (const target of [
    { spread: -3.5, total: 47.5 },
    { spread: 7, total: 41 },
    { spread: -13.5, total: 52 },
    { spread: 9, total: 58.5 },
  ]) {
    const { cover, over } = chancesUnder(target, 777);
    expect(Math.abs(cover - 0.5), JSON.stringify(target)).toBeLessThan(PERCENT);
    expect(Math.abs(over - 0.5), JSON.stringify(target)).toBeLessThan(PERCENT);
  }
});

test('lines of college games are met by the rules of colleges', () => {
  const start = football.initial({ sides, competition: 'ncaaf' });
  for (const target of [
    { spread: -3.5, total: 52.5 },
    { spread: -17.5, total: 57.5 },
    { spread: 7, total: 44.5 },
  ]) {
    const { cover, over } = chancesUnder({ ...target, league: 'ncaaf' }, 777, SIZE, start);
    expect(Math.abs(cover - 0.5), JSON.stringify(target)).toBeLessThan(1.5 * PERCENT);
    expect(Math.abs(over - 0.5), JSON.stringify(target)).toBeLessThan(1.5 * PERCENT);
  }
});

test('the main lines offered are those fitted to, give or take half a point', () => {
  const target = { spread: 6.5, total: 43 };
  const outcomes = football.simulate(kickoffState, football.fit(target), 16_384, 3);
  const mains = football.offer(kickoffState, outcomes, sides).filter(({ main }) => main);
  const line = (family: string) =>
    mains.find(({ market }) => market.family === family)?.market.selections[0]?.points ?? Number.NaN;
  expect(Math.abs(line('spread:game') - target.spread)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(line('total:game') - target.total)).toBeLessThanOrEqual(0.5);
});

test('a chance to win alone is fitted to, and so is nothing at all', () => {
  expect(Math.abs(chancesUnder({ homeWinProbability: 0.6 }, 5).win - 0.6)).toBeLessThan(PERCENT);
  expect(Math.abs(chancesUnder({}, 5, 16_384).win - 0.5)).toBeLessThan(1.5 * PERCENT);
});

test('fitting twice gives the same strengths', () => {
  const target = { spread: -6, total: 45.5 };
  expect(football.fit(target)).toEqual(football.fit(target));
});

const games = closedGames();

test.skipIf(games === undefined)('closing lines of real games are met: spread, total and moneyline', () => {
  const closed = (games ?? []).filter((_, i) => i % 250 === 0);
  expect(closed.length).toBeGreaterThan(3);
  const errors = closed.map((game) => {
    const win = fairWin(game.homeMoneyline, game.awayMoneyline);
    const target = { spread: game.spread, total: game.total, homeWinProbability: win };
    const chances = chancesUnder(target, 17, 16_384);
    return { cover: chances.cover - 0.5, over: chances.over - 0.5, win: chances.win - win };
  });
  const meanOf = (key: keyof Chances) =>
    errors.reduce((sum, error) => sum + Math.abs(error[key]), 0) / errors.length;
  // A book's own spread and moneyline often disagree by two or three points of chance: the price of the spread, which the
  // recordings leave out, makes up for it.
  expect(meanOf('cover')).toBeLessThan(2.5 * PERCENT);
  expect(meanOf('win')).toBeLessThan(PERCENT);
  expect(meanOf('over')).toBeLessThan(PERCENT);
});

test('a chance to win bends the spread by a point at most, and the total not at all', () => {
  const lines = { spread: -3.5, total: 45 };
  const byLines = chancesUnder(lines, 31);
  const agreeing = chancesUnder({ ...lines, homeWinProbability: byLines.win + 0.005 }, 31);
  expect(agreeing.win - byLines.win).toBeCloseTo(0.005, 2);
  for (const homeWinProbability of [0.05, 0.4, 0.9]) {
    const bent = chancesUnder({ ...lines, homeWinProbability }, 31);
    expect(Math.abs(bent.cover - byLines.cover)).toBeGreaterThan(0.005);
    expect(Math.abs(bent.cover - byLines.cover)).toBeLessThan(0.045);
    expect(Math.abs(bent.over - byLines.over)).toBeLessThan(0.005);
  }
});

test('a favourite by seven wins about as often as the normal curve of margins says', () => {
  // With a deviation of 13.86 points (Stern 1991); real margins, and ours, lie on key numbers more than it does.
  const { win, over } = chancesUnder({ spread: -7, total: 45 }, 37);
  expect(Math.abs(win - 0.693123)).toBeLessThan(4 * PERCENT);
  expect(Math.abs(over - 0.5)).toBeLessThan(PERCENT);
});

test.skipIf(games === undefined)('quarters and halves under fitted lines score like the real ones', () => {
  const all = games ?? [];
  const closed = all.filter((_, i) => i % 330 === 0);
  const fitted = [0, 0, 0, 0];
  for (const { spread, total } of closed) {
    const outcomes = football.simulate(kickoffState, football.fit({ spread, total }), 4096, 23);
    (['q1', 'q2', 'q3', 'q4'] as const).forEach((period, q) => {
      fitted[q] = (fitted[q] ?? 0) + pointsPerGame(outcomes, period) / closed.length;
    });
  }
  const share = (values: readonly number[], q: number) =>
    (values[q] ?? 0) / values.reduce((sum, value) => sum + value, 0);
  const real = [0, 1, 2, 3].map(
    (q) => all.reduce((sum, game) => sum + (game.quarters[q] ?? 0), 0) / all.length,
  );
  for (let q = 0; q < 4; q++) {
    expect(Math.abs(share(fitted, q) - share(real, q)), `quarter ${q + 1}`).toBeLessThan(0.02);
  }
});

test.skipIf(games === undefined)('margins fall on the key numbers as often as in real games', () => {
  const all = games ?? [];
  const outcomes = football.simulate(kickoffState, football.fit({ spread: -2.5, total: 45 }), SIZE, 29);
  const sampled = (points: number) => {
    let count = 0;
    for (let i = 0; i < SIZE; i++) if (Math.abs(marginOf(outcomes, i)) === points) count++;
    return count / SIZE;
  };
  for (const key of [3, 6, 7, 10, 14]) {
    const real = all.filter((game) => Math.abs(game.home - game.away) === key).length / all.length;
    expect(Math.abs(sampled(key) - real), `by ${key}`).toBeLessThan(0.02);
  }
});

function chancesUnder(target: MainLines, seed: number, size = SIZE, start = kickoffState): Chances {
  const outcomes = football.simulate(start, football.fit(target), size, seed);
  return {
    cover: shareAbove(outcomes, marginOf, 0 - (target.spread ?? 0)),
    over: shareAbove(outcomes, totalOf, target.total ?? 47),
    win: shareAbove(outcomes, marginOf, 0),
  };
}

type MeasureOf = (outcomes: FootballOutcomes, index: number) => number;

/** Of the games that do not fall on the line. */
function shareAbove(outcomes: FootballOutcomes, measure: MeasureOf, line: number): number {
  let over = 0;
  let under = 0;
  for (let i = 0; i < outcomes.size; i++) {
    const value = measure(outcomes, i);
    if (value > line) over++;
    else if (value < line) under++;
  }
  return over / (over + under);
}

function totalOf({ points }: FootballOutcomes, index: number): number {
  return (points.home.game[index] ?? 0) + (points.away.game[index] ?? 0);
}

function marginOf({ points }: FootballOutcomes, index: number): number {
  return (points.home.game[index] ?? 0) - (points.away.game[index] ?? 0);
}

function pointsPerGame({ points, size }: FootballOutcomes, period: 'q1' | 'q2' | 'q3' | 'q4'): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += (points.home[period][i] ?? 0) + (points.away[period][i] ?? 0);
  return sum / size;
}

/** The chance behind two American prices, overround taken out in proportion. */
function fairWin(home: number, away: number): number {
  const implied = (price: number) => (price < 0 ? -price / (100 - price) : 100 / (100 + price));
  return implied(home) / (implied(home) + implied(away));
}
