import { expect, test } from 'vitest';
import { clockTime, lastLoginTime, sessionDuration } from './clock-text.ts';

test('times are Eastern, h:mm A and MM/DD/YYYY h:mm A [SHELL-032]', () => {
  const at = new Date('2026-10-26T00:05:00Z');
  expect(clockTime(at)).toBe('8:05 PM');
  expect(lastLoginTime(at)).toBe('10/25/2026 8:05 PM');
  expect(clockTime(new Date('2026-01-05T05:00:00Z'))).toBe('12:00 AM');
});

test('a session is counted in minutes and seconds, then with hours', () => {
  expect(sessionDuration(0)).toBe('0:00');
  expect(sessionDuration(2_538_000)).toBe('42:18');
  expect(sessionDuration(3_738_000)).toBe('1:02:18');
});
