import { odds } from '@fairline/money/odds.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parlayOdds } from './parlay-odds.ts';
import { totalOdds } from './settle.ts';

const price = fc
  .tuple(fc.bigInt(1n, 10_000n), fc.bigInt(1n, 10_000n))
  .map(([numerator, denominator]) => odds(numerator, denominator));
const prices = fc.array(price, { minLength: 1, maxLength: 12 });

test('the odds of a parlay are those its bet has while every leg and group is pending', () => {
  fc.assert(
    fc.property(prices, fc.array(price, { maxLength: 4 }), (legs, groups) => {
      const bet = totalOdds({
        ...{ type: 'parlay-plus', stake: 1n, paidWith: 'cash' },
        legs: legs.map((each) => ({ odds: each, outcome: 'pending' })),
        groups: groups.map((each, index) => ({
          ...{ id: String(index), odds: each, voidPolicy: 'reprice' },
          outcomes: ['pending', 'pending'],
        })),
      });
      expect(parlayOdds([...legs, ...groups])).toEqual(bet);
    }),
  );
});

test('a parlay of nothing has no odds', () => {
  expect(() => parlayOdds([])).toThrow(RangeError);
});
