import { expect, test } from 'vitest';
import { rewardExpiry } from './reward-expiry.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

test('a reward counts its hours, minutes and seconds down, marked under one hour [SLIP-041]', () => {
  expect(rewardExpiry(after(2 * 3_600 + 4 * 60 + 9), NOW)).toEqual({ text: '2h 04m 09s', isSoon: false });
  expect(rewardExpiry(after(3_600), NOW)).toEqual({ text: '1h 00m 00s', isSoon: false });
  expect(rewardExpiry(after(3_599), NOW)).toEqual({ text: '0h 59m 59s', isSoon: true });
});

test('nothing is counted for what is over, what never ends, and what ends later than a day [SLIP-041]', () => {
  expect(rewardExpiry(after(0), NOW)).toBeUndefined();
  expect(rewardExpiry(after(-5), NOW)).toBeUndefined();
  expect(rewardExpiry(null, NOW)).toBeUndefined();
  expect(rewardExpiry(after(24 * 3_600), NOW)).toBeUndefined();
});
