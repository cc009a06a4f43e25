import { expect, test } from 'vitest';
import { submitErrors, validationErrors } from './deposit-errors.ts';
import { toWireCents } from './wire-cents.ts';

const amount = { field: 'amountCents', message: 'The minimum is $10.00' };
const provider = { field: 'paymentProviderId', message: 'Not open just now' };
const other = { field: null, message: 'Something else' };

test('a validation shows the amount’s message, else the provider’s, else a toast [WAL-031]', () => {
  expect(validationErrors(true, [])).toEqual({});
  expect(validationErrors(false, [provider, amount])).toEqual({ amount: amount.message });
  expect(validationErrors(false, [other, provider])).toEqual({ amount: provider.message });
  expect(validationErrors(false, [other])).toEqual({ toast: other.message });
});

test('a refused deposit shows the last message, and at the amount what concerns it [WAL-033]', () => {
  expect(submitErrors([amount, other])).toEqual({ whole: other.message, amount: amount.message });
});

test('dollars become whole cents without a float, read as everywhere else [WAL-005] [WAL-007]', () => {
  expect(toWireCents('25')).toBe(2500);
  expect(toWireCents('.5')).toBe(50);
  expect(toWireCents('$1,284.50')).toBe(128_450);
  expect(toWireCents('1,28')).toBeUndefined();
  expect(toWireCents('25.5')).toBe(2550);
  expect(toWireCents('1000000.07')).toBe(100_000_007);
  expect(toWireCents('')).toBeUndefined();
  expect(toWireCents('25.555')).toBeUndefined();
});
