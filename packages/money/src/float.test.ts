import { expect, test } from 'vitest';
import { impliedChance, paid, percentOf, toNumber } from './float.ts';
import { odds } from './odds.ts';
import { rational } from './rational.ts';

test('a fraction, what a price pays for a unit and the chance at which it is fair are told as floats', () => {
  expect(toNumber(rational(-3n, 8n))).toBe(-0.375);
  expect(paid(odds(10n, 11n))).toBeCloseTo(21 / 11, 15);
  expect(impliedChance(odds(10n, 11n))).toBeCloseTo(11 / 21, 15);
  expect(impliedChance(odds(1n, 500n))).toBeCloseTo(500 / 501, 15);
});

test('a rate in whole percent is told as just that', () => {
  for (let percent = 1; percent <= 200; percent++) {
    expect(percentOf(rational(BigInt(percent), 100n))).toBe(percent);
  }
});
