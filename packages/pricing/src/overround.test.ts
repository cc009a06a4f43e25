import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addOverround,
  type OverroundMethod,
  powerExponent,
  removeOverround,
  shinInsiders,
} from './overround.ts';
import { readCases } from './testing/cases.ts';

const METHODS: readonly OverroundMethod[] = ['multiplicative', 'additive', 'power', 'shin'];

const vectorsSchema = v.object({
  vigRemoval: v.array(
    v.object({
      decimalOdds: v.array(v.number()),
      booksum: v.number(),
      multiplicative: v.array(v.number()),
      additive: v.array(v.number()),
      power: v.array(v.number()),
      powerK: v.number(),
      shin: v.array(v.number()),
      shinZ: v.number(),
    }),
  ),
});

const cases = readCases('pricing-vectors.json');

test.skipIf(cases === undefined)('overround is removed as in the reference vectors', () => {
  const { vigRemoval } = v.parse(vectorsSchema, cases);
  expect(vigRemoval.length).toBeGreaterThan(0);
  for (const vector of vigRemoval) {
    const prices = vector.decimalOdds.map((decimal) => 1 / decimal);
    expect(prices.reduce((a, b) => a + b, 0)).toBeCloseTo(vector.booksum, 5);
    for (const method of METHODS) {
      removeOverround(prices, method).forEach((probability, i) => {
        expect(probability, method).toBeCloseTo(vector[method][i] ?? 0, 5);
      });
    }
    expect(powerExponent(prices, 1)).toBeCloseTo(vector.powerK, 5);
    expect(shinInsiders(prices)).toBeCloseTo(vector.shinZ, 5);
  }
});

const market = fc
  .array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 2, maxLength: 9 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });

/** Undefined for a RangeError; what else is thrown is a fault. */
function orRefused(make: () => number[]): number[] | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

test('whatever the prices, what comes out are chances that add up to 1, or it is refused', () => {
  const prices = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(prices, fc.constantFrom(...METHODS), (market, method) => {
      const fair = orRefused(() => removeOverround(market, method)) ?? [1];
      expect(fair.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
      for (const chance of fair) expect(chance >= 0 && chance <= 1).toBe(true);
    }),
  );
  expect(() => removeOverround([0.9, 0.1, 0.1, 0.01], 'additive')).toThrow(/no fair chances in 0.9, 0.1/);
  expect(() => removeOverround([0, 0], 'multiplicative')).toThrow(RangeError);
  expect(() => addOverround([0.98, 0.02], 1.08, 'additive')).toThrow(/beyond certainty/);
  expect(removeOverround([0.99, 0.99], 'power')).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
});

/** More than the worst bookmaker takes: a booksum beyond it is a mistake. */
const LARGEST_BOOKSUM = 1.5;

test('of prices as bookmakers have them every method but the additive one makes chances', () => {
  fc.assert(
    fc.property(market, fc.double({ min: 1, max: LARGEST_BOOKSUM, noNaN: true }), (fair, booksum) => {
      const prices = addOverround(fair, booksum, 'power');
      for (const method of ['multiplicative', 'power', 'shin'] as const) removeOverround(prices, method);
    }),
  );
});

test('what adding overround puts in, removing it takes out', () => {
  fc.assert(
    fc.property(market, fc.double({ min: 1, max: 1.15, noNaN: true }), (fair, booksum) => {
      for (const method of METHODS) {
        const prices = orRefused(() => addOverround(fair, booksum, method));
        if (prices === undefined) continue;
        expect(prices.reduce((sum, price) => sum + price, 0)).toBeCloseTo(booksum, 9);
        removeOverround(prices, method).forEach((probability, i) => {
          expect(probability, method).toBeCloseTo(fair[i] ?? 0, 6);
        });
      }
    }),
  );
});

test('the power method never prices above certainty, never below fair, and keeps the order', () => {
  fc.assert(
    fc.property(market, fc.double({ min: 1, max: 1.3, noNaN: true }), (fair, booksum) => {
      const prices = addOverround(fair, booksum, 'power');
      prices.forEach((price, i) => {
        expect(price).toBeLessThanOrEqual(1 + 1e-9);
        expect(price).toBeGreaterThanOrEqual((fair[i] ?? 0) - 1e-9);
        prices.forEach((other, j) => {
          if ((fair[i] ?? 0) < (fair[j] ?? 0)) expect(price).toBeLessThanOrEqual(other + 1e-12);
        });
      });
    }),
  );
});

test('a market of one, a probability beyond 1 and a booksum below 1 are refused', () => {
  expect(() => removeOverround([0.5], 'power')).toThrow(RangeError);
  expect(() => removeOverround([0.5, 1.5], 'shin')).toThrow(RangeError);
  expect(() => addOverround([0.5, 0.5], 0.98, 'power')).toThrow(RangeError);
  expect(() => addOverround([0.5, Number.NaN], 1.05, 'power')).toThrow(RangeError);
});
