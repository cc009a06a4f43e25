import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('a provider that fails is left alone twice as long each time, up to half an hour, or as long as it asks for', () => {
  expect([1, 2, 3, 60].map((failures) => backOffMs(failures, undefined))).toEqual([
    10_000, 20_000, 40_000, 1_800_000,
  ]);
  expect(backOffMs(1, 90_000)).toBe(90_000);
});
