import { expect, test, vi } from 'vitest';
import { openExternal } from './external-link.ts';
import { isAt } from './page-link.tsx';

test("'/' and '/home' are the same page [ROUTE-002]", () => {
  expect(isAt('/', '/home', 'exact')).toBe(true);
  expect(isAt('/home/', '/home', 'exact')).toBe(true);
});

test('a league stays marked on the pages of its games', () => {
  expect(isAt('/sport/a/event/1', '/sport/a', 'below')).toBe(true);
  expect(isAt('/sport/a/event/1', '/sport/a', 'exact')).toBe(false);
  expect(isAt('/sport/ab', '/sport/a', 'below')).toBe(false);
});

test('only an https address is opened outside [SHELL-030]', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(openExternal('https://league.example')).toBe(true);
  expect(openExternal('http://league.example')).toBe(false);
  expect(openExternal('javascript:alert(1)')).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});
