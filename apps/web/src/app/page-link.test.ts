import { expect, test } from 'vitest';
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
