import { paid } from '@fairline/money/float.ts';
import { compareOdds, decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jointOdds } from './joint-odds.ts';
import { ladder, ladderAtMost } from './ladder.ts';

const rungs = ladder();
const rung = fc.constantFrom(...rungs);
const legs = fc.array(rung, { minLength: 2, maxLength: 8 });
const fair = fc.double({ min: 1.001, max: 3000, noNaN: true });
const margin = fc.double({ min: 0, max: 0.2, noNaN: true });

function multiplied(prices: readonly Odds[]): Odds {
  return oddsFromDecimalPrice(product(prices.map(decimalPrice)));
}

/** What is worth this for certain. */
const known = (price: number) => ({ fair: price, sure: price });

/** Fair prices that are beyond those of the legs, as they are of legs that never push. */
const beyond = (own: readonly Odds[], price: number) =>
  Math.max(price, ...own.map((leg) => 1.01 * paid(leg)));

test('a joint price is on the ladder, no shorter than the longest leg and no longer than the legs multiplied', () => {
  fc.assert(
    fc.property(fair, margin, legs, (price, kept, own) => {
      const odds = jointOdds(known(beyond(own, price)), kept, own, own);
      if (odds === undefined) throw new Error('no odds');
      expect(rungs).toContainEqual(odds);
      for (const leg of own) expect(compareOdds(odds, leg)).toBeGreaterThanOrEqual(0);
      expect(compareOdds(odds, multiplied(own))).toBeLessThanOrEqual(0);
    }),
  );
});

test('another leg never makes the price shorter', () => {
  fc.assert(
    fc.property(
      fair,
      fc.double({ min: 1, max: 3, noNaN: true }),
      margin,
      legs,
      rung,
      (price, more, kept, own, leg) => {
        const worth = beyond([...own, leg], price);
        const before = jointOdds(known(worth), kept, own, own);
        const after = jointOdds(known(worth * more), kept, [...own, leg], [...own, leg]);
        if (before === undefined || after === undefined) throw new Error('no odds');
        expect(compareOdds(after, before)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('the margin takes its share of the logarithm, and rounding goes against the bettor', () => {
  const evens = { numerator: 1n, denominator: 1n };
  // 4 ** 0.93 is 3.63: +260 is 3.60.
  expect(jointOdds(known(4), 0.07, [evens, evens], [evens])).toEqual({ numerator: 13n, denominator: 5n });
});

test('a price is no longer than the sure one, and that of its longest leg where the group returns no more', () => {
  const [evens, long] = [
    { numerator: 1n, denominator: 1n },
    { numerator: 3n, denominator: 1n },
  ];
  expect(jointOdds({ fair: 4, sure: 3 }, 0.07, [evens, evens], [evens])).toEqual({
    numerator: 2n,
    denominator: 1n,
  });
  expect(jointOdds({ fair: 6, sure: 3.5 }, 0.07, [evens, long], [evens, long])).toEqual(long);
  expect(jointOdds({ fair: 6, sure: 3.5 }, 0.07, [evens, long], [evens])).toEqual({
    numerator: 5n,
    denominator: 2n,
  });
  expect(jointOdds({ fair: 6, sure: -1 }, 0.07, [evens, evens], [])).toEqual(rungs[0]);
});

test('the price of fewer legs is taken only where it leaves the house a hundredth', () => {
  const [evens, long] = [
    { numerator: 1n, denominator: 1n },
    { numerator: 3n, denominator: 1n },
  ];
  const at = (fair: number) => jointOdds({ fair, sure: 3 }, 0.07, [evens, long], [evens, long]);
  expect(at(4.03)).toEqual({ numerator: 2n, denominator: 1n });
  expect(at(4.05)).toEqual(long);
});

test('no joint price is longer than fair, not even where a leg alone has a longer one', () => {
  fc.assert(
    fc.property(fair, margin, legs, (price, kept, own) => {
      const odds = jointOdds(known(price), kept, own, own);
      if (odds === undefined || compareOdds(odds, rungs[0] ?? odds) === 0) return;
      expect(paid(odds)).toBeLessThanOrEqual(price);
    }),
  );
});

test('legs that exclude each other a little are paid no more than if they did not', () => {
  const evens = { numerator: 1n, denominator: 1n };
  expect(jointOdds(known(40), 0.07, [evens, evens], [evens])).toEqual({ numerator: 3n, denominator: 1n });
});

test('a price rounded down to the ladder is the longest rung that is not longer, exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 6n), (numerator, denominator) => {
      const price = { numerator, denominator };
      const expected = rungs.filter((one) => compareOdds(one, price) <= 0).at(-1);
      expect(ladderAtMost(price)).toEqual(expected);
    }),
  );
  for (const one of rungs) expect(ladderAtMost(one)).toEqual(one);
});
