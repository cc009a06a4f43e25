import { expect, test } from 'vitest';
import { countMarks, histogram, measureColumn } from './count-marks.ts';
import { soccer } from './soccer/model.ts';
import { emptyOutcomes, sumPeriods } from './soccer/outcomes.ts';
import { kickoffState, sides } from './soccer/testing/games.ts';

test('half of a quarter line that is won by half is a win, and the other half a push', () => {
  const outcomes = emptyOutcomes(4);
  outcomes.goals.home.h1.set([0, 1, 2, 3]);
  sumPeriods(outcomes);
  const market = soccer.market('total:reg:1.75', sides);
  // No goal and one lose all, two win half, three win all.
  expect(market && countMarks(market, outcomes)).toEqual({ wins: [1.5, 2], pushes: [0.5, 0.5] });
});

test('a quarter line is priced as two bets of half the stake on the lines beside it', () => {
  const outcomes = soccer.simulate(kickoffState, soccer.even, 4096, 3);
  const chance = (line: number) => {
    const market = soccer.market(`spread:reg:${line}`, sides);
    const { wins = [0], pushes = [0] } = market ? countMarks(market, outcomes) : {};
    return { won: (wins[0] ?? 0) / outcomes.size, back: (pushes[0] ?? 0) / outcomes.size };
  };
  const [low, quarter, high] = [chance(-0.5), chance(-0.25), chance(0)];
  expect(quarter.won).toBeCloseTo((low.won + high.won) / 2, 12);
  expect(quarter.back).toBeCloseTo((low.back + high.back) / 2, 12);
});

test('a measure out of all bounds is an error that leaves nothing in the next one', () => {
  const measured = (key: string, values: readonly number[]) => ({
    key,
    bind: () => (i: number) => values[i] ?? 0,
  });
  const outcomes = { size: 3 };
  expect(() => histogram(outcomes, measured('far', [1, 2, 99_999]))).toThrow("'far' measured 99999");
  const near = measured('near', [2, -1, 2]);
  expect(histogram(outcomes, near)).toEqual([
    [-1, 1],
    [2, 2],
  ]);
  const { values, codes } = measureColumn(outcomes, near);
  expect([...codes].map((code) => values[code])).toEqual([2, -1, 2]);
});
