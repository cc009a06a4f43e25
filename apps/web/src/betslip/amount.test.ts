import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptTyping, displayAmount, stakeFromWin, toCents, toText, winFromStake } from './amount.ts';

test('an amount input refuses a sign, a third decimal, letters and more than 9,999,999.99 [SLIP-024]', () => {
  for (const refused of ['-5', '1.234', '12a', '1e5', '10000000', '9999999.999', '1.2.3']) {
    expect(acceptTyping(refused)).toBeUndefined();
  }
});

test('it keeps what is on its way to an amount, and pasted dollars with separators [SLIP-024]', () => {
  expect(acceptTyping('')).toBe('');
  expect(acceptTyping('25.')).toBe('25.');
  expect(acceptTyping('.5')).toBe('0.5');
  expect(acceptTyping('007')).toBe('7');
  expect(acceptTyping('$1,234.50')).toBe('1234.50');
  expect(acceptTyping('9999999.99')).toBe('9999999.99');
});

test('amounts are read as cents [SLIP-023]', () => {
  expect(toCents('25')).toBe(2500n);
  expect(toCents('25.5')).toBe(2550n);
  expect(toCents('0.05')).toBe(5n);
  expect(toCents('')).toBeUndefined();
});

test('it shows a dollar sign, separators, and both decimals once left [SLIP-024]', () => {
  expect(displayAmount('1234.5', true)).toBe('$1,234.5');
  expect(displayAmount('1234.5', false)).toBe('$1,234.50');
  expect(displayAmount('25.', true)).toBe('$25.');
  expect(displayAmount('', false)).toBe('');
});

test('a stake of 25 at -110 wins 22.73 by the ratio, and back [SLIP-022]', () => {
  expect(winFromStake(2500n, 909_090_909_091n)).toBe(2273n);
  expect(stakeFromWin(2273n, 909_090_909_091n)).toBe(2500n);
  expect(stakeFromWin(100n, 0n)).toBeUndefined();
});

test('any amount survives being shown and read again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 999_999_999n }), (cents) => {
      expect(toCents(toText(cents))).toBe(cents);
      expect(toCents(acceptTyping(displayAmount(toText(cents), false)) ?? '')).toBe(cents);
    }),
  );
});
