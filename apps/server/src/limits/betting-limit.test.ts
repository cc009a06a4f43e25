import { expect, test } from 'vitest';
import { asked, confirmed, LOOSENING_MS, noLimit } from './betting-limit.ts';

const now = new Date('2026-01-10T12:00:00Z');
const later = new Date(now.getTime() + LOOSENING_MS);
const hundred = { ...noLimit('SPEND', 'DAILY'), amount: 10_000n };

test('a first and a tighter limit count at once', () => {
  expect(asked(noLimit('SPEND', 'DAILY'), 10_000n, now)).toEqual(hundred);
  expect(asked(hundred, 5_000n, now)).toMatchObject({ amount: 5_000n, pending: undefined });
  expect(asked(hundred, 0n, now)).toMatchObject({ amount: 0n });
});

test('a looser limit waits a day beside the one in force, and none at all is the loosest', () => {
  expect(asked(hundred, 20_000n, now)).toEqual({ ...hundred, pending: { amount: 20_000n, from: later } });
  expect(asked(hundred, undefined, now)).toEqual({ ...hundred, pending: { amount: undefined, from: later } });
});

test('the wait ends with a confirmation, not before its time', () => {
  const waiting = asked(hundred, 20_000n, now);
  expect(confirmed(waiting, new Date(later.getTime() - 1))).toBeUndefined();
  expect(confirmed(waiting, later)).toMatchObject({ amount: 20_000n, pending: undefined });
  expect(confirmed(hundred, later)).toBeUndefined();
});

test('a tighter value, or the same again, takes the wish for a looser one back', () => {
  const waiting = asked(hundred, 20_000n, now);
  expect(asked(waiting, 5_000n, now)).toMatchObject({ amount: 5_000n, pending: undefined });
  expect(asked(waiting, 10_000n, now)).toEqual(hundred);
});
