import { impliedChance } from '@fairline/money/float.ts';
import type { Odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedChances, quoteMarket } from './quote.ts';

/** Of one selection against everything else. */
const quote = (probability: number, book: number) => quoteMarket([probability, 1 - probability], book)[0];

const implied = (odds: Odds | undefined): number => (odds === undefined ? 1 : impliedChance(odds));

const chance = fc.double({ min: 0.002, max: 0.998, noNaN: true });
const booksum = fc.double({ min: 1.02, max: 1.12, noNaN: true });

test('an even two-way market with the usual overround is -110 on both sides', () => {
  const even = { numerator: 10n, denominator: 11n };
  expect(quoteMarket([0.5, 0.5], 1.0476)).toEqual([even, even]);
});

/** Of selections of which one wins, longshots of one in a thousand among them. */
const market = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });

test('no price is better than fair, so that backing every selection never wins money', () => {
  fc.assert(
    fc.property(market, booksum, (fair, book) => {
      const prices = quoteMarket(fair, book).map(implied);
      prices.forEach((price, index) => {
        expect(price).toBeGreaterThanOrEqual((fair[index] ?? 0) - 1e-9);
      });
      expect(prices.reduce((sum, price) => sum + price, 0)).toBeGreaterThanOrEqual(1 - 1e-9);
    }),
  );
});

test('where no selection is a longshot the house has its whole margin', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.38, max: 0.62, noNaN: true }), booksum, (chance, book) => {
      fc.pre(book <= 1.07);
      const prices = quoteMarket([chance, 1 - chance], book).map(implied);
      expect(prices.reduce((sum, price) => sum + price, 0)).toBeGreaterThanOrEqual(book - 1e-9);
    }),
  );
});

test('the house keeps a twelfth of an even chance at most, and a third of one in two hundred', () => {
  fc.assert(
    fc.property(market, booksum, (fair, book) => {
      quotedChances(fair, book).forEach((price, index) => {
        const chance = fair[index] ?? 0;
        const kept = 1 - chance / price;
        if (chance >= 0.5) expect(kept).toBeLessThan(1 / 12);
        if (chance >= 0.005) expect(kept).toBeLessThan(1 / 3);
        expect(kept).toBeLessThan(0.5 + 1e-9);
      });
    }),
  );
});

test('a likelier selection of a market says a higher price, longshots among them', () => {
  fc.assert(
    fc.property(market, booksum, (fair, book) => {
      const prices = quotedChances(fair, book);
      fair.forEach((chance, i) => {
        fair.forEach((other, j) => {
          if (chance > other) expect(prices[i] ?? 0).toBeGreaterThanOrEqual((prices[j] ?? 0) - 1e-12);
        });
      });
    }),
  );
});

test('a longshot costs about the same against everything else and as the third result of three', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.002, max: 0.06, noNaN: true }),
      fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      (chance, share) => {
        const [yes = 0] = quotedChances([chance, 1 - chance], 1.07);
        const tie = quotedChances([share * (1 - chance), chance, (1 - share) * (1 - chance)], 1.06)[1] ?? 0;
        expect(Math.abs(yes / tie - 1)).toBeLessThan(0.08);
      },
    ),
  );
});

test('what comes once in two hundred times pays more than a hundred to one, and its other side next to nothing', () => {
  const [yes, no] = quoteMarket([0.005, 0.995], 1.07);
  expect(yes).toEqual({ numerator: 130n, denominator: 1n });
  expect(no).toEqual({ numerator: 1n, denominator: 450n });
});

test('what comes once in a thousand times is sold without its other side, of which no price says enough', () => {
  const [yes, no] = quoteMarket([0.001, 0.999], 1.07);
  expect(yes).toEqual({ numerator: 500n, denominator: 1n });
  expect(no).toBeUndefined();
});

test('a price says as much as it is told to say at least', () => {
  const plain = quoteMarket([0.99, 0.01], 1.045);
  const [favourite, longshot] = quoteMarket([0.99, 0.01], 1.045, 1, [0.997, 0]);
  expect(favourite).toEqual({ numerator: 1n, denominator: 350n });
  expect(longshot).toEqual(plain[1]);
  expect(quoteMarket([0.99, 0.01], 1.045, 1, [0.5, 0])).toEqual(plain);
});

test('a likelier selection is never paid more, so lines of one family cannot be played against each other', () => {
  fc.assert(
    fc.property(chance, chance, booksum, (a, b, book) => {
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
    fc.property(chance, chance, booksum, (one, share, book) => {
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
