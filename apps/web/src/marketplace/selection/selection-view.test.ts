import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { moveOf, oddsValue, offerOf, statusLabel } from './selection-view.ts';

const price = { numeratorLong: '10', denominatorLong: '11' };
const selection = (status: string, of: typeof price | null = price) => ({
  status,
  isDisabled: false,
  odds: of,
});

test('open is for sale, closed keeps its odds, the rest are blanks [CARD-017] [CARD-018]', () => {
  expect(offerOf(selection('OPEN'))).toEqual({ kind: 'open', odds: odds(10n, 11n) });
  expect(offerOf(selection('CLOSED'))).toEqual({ kind: 'suspended', odds: odds(10n, 11n) });
  for (const status of ['HIDDEN', 'INVALID', 'FINISHED', 'SOMETHING_NEW']) {
    expect(offerOf(selection(status)).kind).toBe('placeholder');
  }
});

test('a missing selection is a blank, an open one without a usable price cannot be pressed [CARD-018] [CARD-024]', () => {
  expect(offerOf(undefined).kind).toBe('placeholder');
  expect(offerOf(selection('OPEN', null)).kind).toBe('suspended');
  expect(offerOf({ ...selection('OPEN'), isDisabled: true }).kind).toBe('suspended');
  expect(offerOf(selection('OPEN', { numeratorLong: '-1', denominatorLong: 'x' })).kind).toBe('suspended');
});

test("a leg that cannot be bet is labelled 'Suspended' or 'Closed' [SLIP-016]", () => {
  expect(statusLabel(selection('CLOSED'))).toBe('Suspended');
  expect(statusLabel(selection('HIDDEN'))).toBe('Closed');
  expect(statusLabel(selection('OPEN'))).toBeUndefined();
});

test('up is the price that pays more, in every format [CARD-027]', () => {
  expect(moveOf(odds(10n, 11n), odds(1n, 1n))).toBe('up');
  expect(moveOf(odds(10n, 11n), odds(10n, 12n))).toBe('down');
  expect(moveOf(odds(10n, 11n), odds(20n, 22n))).toBeUndefined();
  expect(moveOf(undefined, odds(1n, 1n))).toBeUndefined();
});

test('a longer price is the larger number', () => {
  expect(oddsValue(odds(10n, 11n))).toBeLessThan(oddsValue(odds(1n, 1n)));
});
