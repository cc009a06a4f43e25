import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, groupThousands, toDecimalDollars } from './format.ts';
import { money } from './money.ts';
import { betAmountMaximum, currencyInputMaximum, type ParsedAmount, parseAmount } from './parse.ts';

const cents = (amount: bigint): ParsedAmount => ({ kind: 'amount', amount });
const refused = (text: string, maximum?: bigint) => {
  const parsed = parseAmount(text, maximum);
  return parsed.kind === 'invalid' ? parsed.problem : parsed.kind;
};

test('a currency string loses its $ and commas and becomes cents, padded to two decimals [WAL-005]', () => {
  expect(parseAmount('$1,284.50')).toEqual(cents(128_450n));
  expect(parseAmount('25')).toEqual(cents(2_500n));
  expect(parseAmount('25.5')).toEqual(cents(2_550n));
  expect(parseAmount('25.05')).toEqual(cents(2_505n));
  expect(parseAmount(' 0.01 ')).toEqual(cents(1n));
  expect(parseAmount('007')).toEqual(cents(700n));
});

test("a leading '.' reads as '0.' and one decimal digit as tens of cents [WAL-007]", () => {
  expect(parseAmount('.5')).toEqual(cents(50n));
  expect(parseAmount('$.07')).toEqual(cents(7n));
  expect(parseAmount('5.')).toEqual(cents(500n));
});

test('an empty amount is neither valid nor a mistake [WAL-030]', () => {
  for (const text of ['', '  ', '$', '$ ']) expect(refused(text)).toBe('empty');
});

test('three decimals, negatives, garbage and too much are refused by name', () => {
  expect(refused('1.005')).toBe('too-many-decimals');
  expect(refused('1.000')).toBe('too-many-decimals');
  for (const text of ['-5', '−5', '$-5', '-$5', '-0', '($5)']) expect(refused(text)).toBe('negative');
  for (const text of [
    '.',
    ',',
    '1.2.3',
    '1.2,3',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '$$5',
    '5$',
    '1 000',
    '5 USD',
    '٣',
  ]) {
    expect(refused(text)).toBe('not-a-number');
  }
});

test('the maximum itself is accepted and one cent more is not [WAL-006]', () => {
  expect(parseAmount('9,999,999.99', betAmountMaximum)).toEqual(cents(999_999_999n));
  expect(refused('10000000', betAmountMaximum)).toBe('too-large');
  expect(parseAmount('1,000,000,000')).toEqual(cents(currencyInputMaximum));
  expect(refused('1000000000.01')).toBe('too-large');
  expect(refused('9'.repeat(1_000_000))).toBe('too-large');
});

test('money is written with a dollar sign, thousands commas and a sign before both [WAL-002]', () => {
  expect(formatMoney(money(128_450n, 'USD'))).toBe('$1,284.50');
  expect(formatMoney(money(0n, 'USD'))).toBe('$0.00');
  expect(formatMoney(money(7n, 'CAD'))).toBe('$0.07');
  expect(formatMoney(money(-300n, 'USD'))).toBe('-$3.00');
  expect(formatMoney(money(100_000_000_000n, 'USD'))).toBe('$1,000,000,000.00');
  expect(toDecimalDollars(-128_450n)).toBe('-1284.50');
  expect(groupThousands('999')).toBe('999');
});

test('what is formatted reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: currencyInputMaximum }), (amount) => {
      expect(parseAmount(formatMoney(money(amount, 'USD')))).toEqual(cents(amount));
      expect(parseAmount(toDecimalDollars(amount))).toEqual(cents(amount));
    }),
  );
});

test('no text at all makes parsing throw or yield a negative amount', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$,.\d-]{0,12}$/)), (text) => {
      const parsed = parseAmount(text);
      if (parsed.kind === 'amount') expect(parsed.amount).toBeGreaterThanOrEqual(0n);
    }),
  );
});

test('a comma that does not part thousands is refused, not dropped [WAL-005]', () => {
  for (const text of ['5,00', '1,5', '12,50', '1,00,0', '1234,567', ',5']) {
    expect(parseAmount(text)).toEqual({ kind: 'invalid', problem: 'not-a-number' });
  }
  expect(parseAmount('$1,234,567.8')).toEqual({ kind: 'amount', amount: 123_456_780n });
});
