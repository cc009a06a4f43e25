import { expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { networkOf, RateLimiter } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('whoever used up a limit stays refused however many others come, until the window ends', () => {
  const clock = new ManualClock(0);
  const limiter = new RateLimiter({ max: 1, windowMs: 60_000 }, clock);
  for (let number = 0; number < 60_000; number++) limiter.take(`early ${number}`);
  expect(limiter.take('somebody')).toBe(0);
  for (let number = 0; number < 60_000; number++) limiter.take(`late ${number}`);
  expect(limiter.take('somebody')).toBe(60);
  clock.set(60_000);
  expect(limiter.take('somebody')).toBe(0);
  expect(limiter.take('somebody')).toBe(60);
});

test('after the clock was set back nobody is refused for as long as that', () => {
  const clock = new ManualClock(7_200_000);
  const limiter = new RateLimiter({ max: 1, windowMs: 10_000 }, clock);
  limiter.take('somebody');
  expect(limiter.take('somebody')).toBe(10);
  clock.set(3_600_000);
  expect(limiter.take('somebody')).toBe(0);
  expect(limiter.take('somebody')).toBe(10);
});

test('what was used in a window that is over is not given back in the next', () => {
  const clock = new ManualClock(0);
  const limiter = new RateLimiter({ max: 10, windowMs: 1_000 }, clock);
  limiter.take('a', 8);
  const window = limiter.windowOf('a');
  limiter.giveBack('a', 3, window);
  expect(limiter.take('a', 5)).toBe(0);
  clock.advance(1_000);
  expect(limiter.take('a', 10)).toBe(0);
  limiter.giveBack('a', 5, window);
  expect(limiter.take('a', 1)).toBe(1);
});
