import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAXIMUM, stakeFromWin, toCents, toText, winFromStake } from './amount.ts';

test('amounts are read as cents; inputs take up to 9,999,999.99, a stake that winnings take may be more [SLIP-023] [SLIP-024]', () => {
  expect(AMOUNT_MAXIMUM).toBe('9999999.99');
  expect(toCents('25')).toBe(2500n);
  expect(toCents('25.5')).toBe(2550n);
  expect(toCents('0.05')).toBe(5n);
  expect(toCents('9999999.99')).toBe(999_999_999n);
  expect(toCents('10999999.99')).toBe(1_099_999_999n);
  for (const none of ['', '.', '-5', '1.234']) expect(toCents(none)).toBeUndefined();
});

test('a stake of 25 at -110 wins 22.73 by the ratio, and back [SLIP-022]', () => {
  expect(winFromStake(2500n, 909_090_909_091n)).toBe(2273n);
  expect(stakeFromWin(2273n, 909_090_909_091n)).toBe(2500n);
  expect(stakeFromWin(100n, 0n)).toBeUndefined();
});

test('any amount survives being written and read again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 999_999_999n }), (cents) => {
      expect(toCents(toText(cents))).toBe(cents);
    }),
  );
});
