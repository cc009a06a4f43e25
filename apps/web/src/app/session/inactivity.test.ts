import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../storage.ts';
import { followInactivity } from './inactivity.ts';
import { Session } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

async function loggedIn() {
  const body = { access_token: 'a', refresh_token: 'r', user_id: 'u', expires_in: 86_400 };
  const session = new Session({ send: async () => new Response(JSON.stringify(body)) });
  session.start();
  await session.login('dana@example.com', 'secret');
  return session;
}

const startup = {
  state: { kind: 'done', payload: { applicationMetadata: { inactivityThresholdMinutes: 10 } } },
} as const;

test('who does nothing for the threshold is logged out; any sign starts it again [SESS-004] [SESS-005]', async () => {
  const session = await loggedIn();
  const stop = followInactivity(session, startup);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  document.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(session.isLoggedIn).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(session.state).toEqual({ kind: 'logged-out', reason: 'inactivity' });
  stop();
});

test('who is active in another tab is not logged out by this one [SESS-004]', async () => {
  const session = await loggedIn();
  const stop = followInactivity(session, startup);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  writeStored('last-sign', String(Date.now()));
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(session.isLoggedIn).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(session.isLoggedIn).toBe(false);
  stop();
});

test('a sign here is told to the other tabs, not with every key', async () => {
  const stop = followInactivity(await loggedIn(), startup);
  document.dispatchEvent(new Event('keydown'));
  const first = readStored('last-sign');
  expect(first).toBe(String(Date.now()));
  await vi.advanceTimersByTimeAsync(1_000);
  document.dispatchEvent(new Event('keydown'));
  expect(readStored('last-sign')).toBe(first);
  await vi.advanceTimersByTimeAsync(10_000);
  document.dispatchEvent(new Event('keydown'));
  expect(readStored('last-sign')).toBe(String(Date.now()));
  stop();
});
