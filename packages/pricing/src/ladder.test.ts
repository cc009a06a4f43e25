import { impliedChance } from '@fairline/money/float.ts';
import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladder, ladderOdds } from './ladder.ts';

const american = ({ numerator, denominator }: Odds): number =>
  numerator >= denominator
    ? Math.round((100 * Number(numerator)) / Number(denominator))
    : -Math.round((100 * Number(denominator)) / Number(numerator));

test('the ladder rises without repeats from -50000 to +50000', () => {
  const rungs = ladder();
  for (let i = 1; i < rungs.length; i++) {
    const [lower, higher] = [rungs[i - 1], rungs[i]];
    if (lower !== undefined && higher !== undefined) expect(compareOdds(lower, higher)).toBeLessThan(0);
  }
  expect(rungs.map(american).at(0)).toBe(-50_000);
  expect(rungs.map(american).at(-1)).toBe(50_000);
});

test('steps are 5 up to 500, 10 up to 1000, 50 up to 2500 and larger beyond', () => {
  const prices = ladder().map(american);
  const positive = prices.filter((price) => price >= 100);
  const negative = prices.filter((price) => price < 0).map((price) => -price);
  for (const side of [positive, [...negative].reverse()]) {
    for (let i = 1; i < side.length; i++) {
      const [from = 0, to = 0] = [side[i - 1], side[i]];
      const step = to <= 500 ? 5 : to <= 1000 ? 10 : to <= 2500 ? 50 : undefined;
      if (step === undefined) expect(to - from).toBeGreaterThan(50);
      else expect(to - from, `${from} to ${to}`).toBe(step);
    }
  }
  expect(prices).toContain(-110);
  expect(prices).not.toContain(-100);
});

test('rounding goes against the bettor, by less than a rung', () => {
  const rungs = ladder();
  fc.assert(
    fc.property(fc.double({ min: 0.0021, max: 0.998, noNaN: true }), (probability) => {
      const odds = ladderOdds(probability);
      if (odds === undefined) throw new Error(`no odds for ${probability}`);
      expect(impliedChance(odds)).toBeGreaterThanOrEqual(probability - 1e-12);
      const better = rungs[rungs.findIndex((rung) => compareOdds(rung, odds) === 0) + 1];
      if (better !== undefined) expect(impliedChance(better)).toBeLessThan(probability);
    }),
  );
});

test('a price exactly on the ladder stays', () => {
  expect(ladderOdds(11 / 21)).toEqual({ numerator: 10n, denominator: 11n });
  expect(ladderOdds(0.5)).toEqual({ numerator: 1n, denominator: 1n });
  expect(ladderOdds(0.4)).toEqual({ numerator: 3n, denominator: 2n });
});

test('there is no price for the impossible, the all but certain and what is not a number', () => {
  expect(ladderOdds(0)).toBeUndefined();
  expect(ladderOdds(-1)).toBeUndefined();
  expect(ladderOdds(Number.NaN)).toBeUndefined();
  expect(ladderOdds(0.9985)).toBeUndefined();
  expect(ladderOdds(1.2)).toBeUndefined();
});

test('the longest price is cut to the top of the ladder', () => {
  expect(ladderOdds(1e-9)).toEqual({ numerator: 500n, denominator: 1n });
});
