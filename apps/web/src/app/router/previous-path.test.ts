import { expect, test } from 'vitest';
import { loginPath, pathAfterLogin, signUpPath } from './previous-path.ts';
import { isEventSection } from './router.tsx';

test('the way to log in keeps path and query, and leads back [ROUTE-019]', () => {
  const path = '/sport/football/organization/us/competition/nfl?tab=2';
  const login = new URL(loginPath(path), 'https://bet.example');
  expect(login.pathname).toBe('/login');
  expect(pathAfterLogin(login.searchParams.get('previousPath'))).toBe(path);
  expect(loginPath('/home')).toBe('/login');
  expect(signUpPath('/my-bets')).toBe('/signup?previousPath=%2Fmy-bets');
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'evil',
  '',
  undefined,
  7,
  '/login',
  '/signup?x',
])('after logging in nobody is led to %s [ROUTE-020]', (previousPath) => {
  expect(pathAfterLogin(previousPath)).toBe('/home');
});

test('a change between the sections of an event keeps its place, others start at the top [ROUTE-032]', () => {
  const event = '/sport/a/organization/b/competition/c/event/1';
  expect(isEventSection(`${event}/section/props`)).toBe(true);
  expect(isEventSection(event)).toBe(false);
  expect(isEventSection('/sport/a/organization/b/competition/c/section/lines')).toBe(false);
});
