import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareRational,
  dividedBy,
  greatestCommonDivisor,
  minus,
  one,
  plus,
  product,
  type Rational,
  rational,
  times,
  zero,
} from './rational.ts';
import { roundHalfUp, toFixed } from './round.ts';

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

test('a fraction is reduced and its denominator positive', () => {
  expect(rational(100n, 110n)).toEqual({ numerator: 10n, denominator: 11n });
  expect(rational(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n });
  expect(rational(0n, -7n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => rational(1n, 0n)).toThrow(RangeError);
  expect(() => dividedBy(one, zero)).toThrow(RangeError);
  expect(greatestCommonDivisor(0n, 0n)).toBe(1n);
});

test('the field laws hold', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      expect(plus(a, b)).toEqual(plus(b, a));
      expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)));
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      expect(minus(plus(a, b), b)).toEqual(a);
      expect(product([a, b, c])).toEqual(times(a, times(b, c)));
      if (b.numerator !== 0n) expect(times(dividedBy(a, b), b)).toEqual(a);
    }),
  );
  expect(product([])).toEqual(one);
});

test('rounding is to the nearest integer, ties up', () => {
  expect(roundHalfUp(rational(5n, 2n))).toBe(3n);
  expect(roundHalfUp(rational(-5n, 2n))).toBe(-2n);
  expect(roundHalfUp(rational(7n, 3n))).toBe(2n);
  expect(roundHalfUp(rational(-7n, 3n))).toBe(-2n);
  fc.assert(
    fc.property(fractions, (value: Rational) => {
      const doubleError = times(minus(value, rational(roundHalfUp(value))), rational(2n));
      expect(compareRational(doubleError, one)).toBeLessThan(0);
      expect(compareRational(doubleError, rational(-1n))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a fraction prints with a fixed number of places', () => {
  expect(toFixed(rational(21n, 11n), 2)).toBe('1.91');
  expect(toFixed(rational(-1n, 8n), 2)).toBe('-0.12');
  expect(toFixed(rational(1n, 200n), 2)).toBe('0.01');
  expect(toFixed(rational(7n, 2n), 0)).toBe('4');
});
