import { impliedChance } from '@fairline/money/float.ts';
import { decimalPrice, odds } from '@fairline/money/odds.ts';
import { toFixed } from '@fairline/money/round.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readCases } from './testing/cases.ts';

const vectorsSchema = v.object({
  conversions: v.array(
    v.object({
      numerator: v.number(),
      denominator: v.number(),
      decimal2dp: v.string(),
      impliedProbability: v.number(),
    }),
  ),
});
const cases = readCases('pricing-vectors.json');

test.skipIf(cases === undefined)('odds imply the probabilities of the reference vectors', () => {
  const { conversions } = v.parse(vectorsSchema, cases);
  expect(conversions.length).toBeGreaterThan(0);
  for (const vector of conversions) {
    const price = odds(BigInt(vector.numerator), BigInt(vector.denominator));
    expect(impliedChance(price)).toBeCloseTo(vector.impliedProbability, 5);
    expect(toFixed(decimalPrice(price), 2)).toBe(vector.decimal2dp);
  }
});
