import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test('the same attempt goes out again by itself three times, then waits for the person', () => {
  expect([1, 2, 3, 4].map(retryDelay)).toEqual([500, 2_000, 5_000, undefined]);
});
