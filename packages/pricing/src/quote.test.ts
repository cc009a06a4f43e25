import type { Odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteMarket } from './quote.ts';

/** Of one selection against everything else. */
const quote = (probability: number, book: number) => quoteMarket([probability, 1 - probability], book)[0];

const implied = (odds: Odds | undefined): number =>
  odds === undefined ? 1 : Number(odds.denominator) / (Number(odds.denominator) + Number(odds.numerator));

const chance = fc.double({ min: 0.002, max: 0.998, noNaN: true });
const overround = fc.double({ min: 1.02, max: 1.12, noNaN: true });

test('an even two-way market with the usual overround is -110 on both sides', () => {
  const even = { numerator: 10n, denominator: 11n };
  expect(quoteMarket([0.5, 0.5], 1.0476)).toEqual([even, even]);
});

test('backing every selection never wins money', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }),
      overround,
      (weights, book) => {
        const prices = quoteMarket(weights, book);
        expect(prices.reduce((sum, odds) => sum + implied(odds), 0)).toBeGreaterThanOrEqual(book - 1e-9);
      },
    ),
  );
});

test('a likelier selection is never paid more, so lines of one family cannot be played against each other', () => {
  fc.assert(
    fc.property(chance, chance, overround, (a, b, book) => {
      const [likelier, other] = a > b ? [a, b] : [b, a];
      expect(implied(quote(likelier, book))).toBeGreaterThanOrEqual(implied(quote(other, book)) - 1e-12);
      // Over the lower line and under the higher one always win at least one of the two.
      expect(implied(quote(likelier, book)) + implied(quote(1 - other, book))).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('probabilities are scaled to sum to 1', () => {
  expect(quoteMarket([2, 2], 1.0476)).toEqual(quoteMarket([0.5, 0.5], 1.0476));
});

test('where two of three selections win, as in a double chance, none is paid more than its chance is worth', () => {
  fc.assert(
    fc.property(chance, chance, overround, (one, share, book) => {
      const two = (1 - one) * share;
      const results = [one, two, 1 - one - two];
      const pairs = results.map((result) => 1 - result);
      quoteMarket(pairs, book, 2).forEach((odds, index) => {
        expect(implied(odds)).toBeGreaterThanOrEqual((pairs[index] ?? 0) - 1e-9);
      });
    }),
  );
});

test('a double chance costs what its two results are worth, with the usual overround', () => {
  const [homeOrDraw, , drawOrAway] = quoteMarket([0.793, 0.794, 0.413], 1.082, 2).map(implied);
  expect(homeOrDraw).toBeGreaterThan(0.83);
  expect(homeOrDraw).toBeLessThan(0.89);
  expect(drawOrAway).toBeGreaterThan(0.43);
  expect(drawOrAway).toBeLessThan(0.52);
});

test('what cannot win has no price, nor what cannot lose', () => {
  expect(quoteMarket([0, 0.4, 0.6], 1.06)[0]).toBeUndefined();
  expect(quoteMarket([1, 0], 1.05)).toEqual([undefined, undefined]);
  expect(quoteMarket([0, 0], 1.05)).toEqual([undefined, undefined]);
});
