import { expect, test } from 'vitest';
import { isAbove, readMoneyText, restMoney, typeMoney, whyRefused } from './money-text.ts';

const rules = { maximum: '9999999.99', decimals: 2 };

/** What stands in the field after each keystroke of a text; a refused one changes nothing. */
function typed(keys: string, from = ''): string {
  return [...keys].reduce((text, key) => typeMoney(text, `$${text}${key}`, rules) ?? text, from);
}

test('thousands are separated as one types [WAL-006]', () => {
  expect(typed('1234567')).toBe('1,234,567');
  expect(typed('1234.5')).toBe('1,234.5');
});

test("a leading '.' becomes '0.' [WAL-007]", () => {
  expect(typed('.5')).toBe('0.5');
});

test('a started fraction is padded when the field is left [WAL-007]', () => {
  expect(restMoney('5.5', 2)).toBe('5.50');
  expect(restMoney('25', 2)).toBe('25.00');
  expect(restMoney('', 2)).toBe('');
});

test('at most two decimals, no letters [SLIP-024]', () => {
  expect(typed('1.239')).toBe('1.23');
  expect(typed('1e5')).toBe('15');
  expect(typed('1.2.3')).toBe('1.23');
});

test("'-5' never becomes 5: the minus stays, and it is no amount until it is taken away [SLIP-024]", () => {
  for (const text of ['-', '-5', '-1,234.5']) {
    expect(typed(text)).toBe(text);
    expect(readMoneyText(text, 2)).toEqual({ kind: 'negative' });
  }
  for (const text of ['−5', '$-5', '-$5', ' -5 ']) expect(typeMoney('', text, rules)).toBe('-5');
  expect(typeMoney('1,234', '-$1,234', rules)).toBe('-1,234');
  expect(typeMoney('-1,234', '$1,234', rules)).toBe('1,234');
  expect(typeMoney('-5,00', '$5,00', rules)).toBe('5,00');
  for (const text of ['--5', '-5-', '-x', '-5.555', '-10000000']) {
    expect(typeMoney('', text, rules)).toBeUndefined();
  }
});

test('an amount above the maximum is refused as typed [WAL-008]', () => {
  expect(typed('99999999')).toBe('9,999,999');
  expect(typeMoney('', '9999999.99', rules)).toBe('9,999,999.99');
  expect(typeMoney('', '10000000', rules)).toBeUndefined();
});

test("'5,00' never becomes 500: it stays unfinished and is no amount", () => {
  const text = typed('5,00');
  expect(text).toBe('5,00');
  expect(readMoneyText(text, 2)).toEqual({ kind: 'unfinished' });
  expect(typeMoney('', '5,00', rules)).toBe('5,00');
});

test('a comma with three digits after it is a thousands separator', () => {
  expect(typed('5,000')).toBe('5,000');
  expect(readMoneyText('5,000', 2)).toEqual({ kind: 'amount', value: '5000' });
  expect(typed('0', typed('5,000'))).toBe('50,000');
});

test('a comma that is no separator is refused', () => {
  expect(typed('1234,')).toBe('1,234,');
  expect(typeMoney('1,234', '1,2,34', rules)).toBeUndefined();
  expect(typeMoney('12', '1,2', rules)).toBe('1,2');
  expect(readMoneyText('1,2', 2).kind).toBe('unfinished');
  expect(typeMoney('5.5', '5.5,', rules)).toBeUndefined();
});

test('a pasted amount is read with its sign and separators', () => {
  expect(typeMoney('', ' $1,234.50 ', rules)).toBe('1,234.50');
  expect(typeMoney('', 'abc', rules)).toBeUndefined();
});

test('deleting in front of our own separators moves them', () => {
  expect(typeMoney('1,234', '$1,23', rules)).toBe('123');
  expect(typeMoney('12,345', '$2,345', rules)).toBe('2,345');
});

test('large amounts compare to the cent', () => {
  expect(isAbove('90071992547409.93', '90071992547409.92')).toBe(true);
  expect(isAbove('9999999.99', '9999999.99')).toBe(false);
});

test('why an amount was refused', () => {
  expect(whyRefused('$12.345', rules)).toBe('decimals');
  expect(whyRefused('12,345.678', rules)).toBe('decimals');
  expect(whyRefused('10000000', rules)).toBe('maximum');
  expect(whyRefused('10,000,000.5', rules)).toBe('maximum');
  expect(whyRefused('-5.555', rules)).toBe('decimals');
  expect(whyRefused('--5', rules)).toBe('format');
  expect(whyRefused('1.2.3', rules)).toBe('format');
});
