import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppEnvironment } from '../environment.ts';
import { Session } from '../session/session.ts';
import { readTokens, readVisitorToken, writeTokens } from '../session/tokens.ts';
import { json, visitorAnswers } from '../testing/answers.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { followStartup, STARTUP_POLL_MS } from './follow-startup.ts';
import { Startup } from './startup.ts';

const refused = () => json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers the startup query `refusals` times with UNAUTHENTICATED, then properly. */
function serverRefusing(refusals: number) {
  fakeServer(() => ({ graphql: visitorAnswers }));
  const answering = globalThis.fetch;
  let asked = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked += 1;
    return asked <= refusals ? Promise.resolve(refused()) : answering(url, init);
  });
  return () => asked;
}

function storedToken() {
  writeTokens({
    accessTokenRefreshAt: new Date(Date.now() + 800_000).toISOString(),
    bearerToken: 'old',
    limitedAccessToken: null,
    refreshToken: 'r',
    userId: 'u',
  });
}

function parts() {
  const session = new Session({ exclusively: (_name, work) => work() });
  session.start();
  const { environment } = createAppEnvironment(session, async () => {});
  return { session, environment, startup: new Startup() };
}

test('a refused token is reset and the question asked again, from 300 ms on, with jitter [START-006] [START-009]', async () => {
  const asked = serverRefusing(2);
  storedToken();
  const { session, environment, startup } = parts();
  const waits: number[] = [];
  expect(startup.state.kind).toBe('loading');
  await startup.load(environment, session, async (milliseconds) => {
    waits.push(milliseconds);
  });
  expect(startup.state.kind).toBe('done');
  expect(asked()).toBe(3);
  expect(readTokens()).toBeUndefined();
  expect(readVisitorToken()).toBe('anonymous');
  expect(waits).toHaveLength(2);
  expect(waits[0]).toBeGreaterThanOrEqual(150);
  expect(waits[0]).toBeLessThanOrEqual(450);
  expect(waits[1]).toBeGreaterThanOrEqual(300);
});

test('after three retries it is an error [START-009] [START-011]', async () => {
  const asked = serverRefusing(99);
  const { session, environment, startup } = parts();
  await startup.load(environment, session, async () => {});
  expect(startup.state.kind).toBe('error');
  expect(asked()).toBe(4);
});

test('an error of a later question does not take the app away', async () => {
  serverRefusing(0);
  const { session, environment, startup } = parts();
  await startup.load(environment, session);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await startup.load(environment, session);
  expect(startup.state.kind).toBe('done');
});

test('startup is asked again every 10 s while somebody is logged in, and only then [START-008]', async () => {
  vi.useFakeTimers();
  const { session, environment } = parts();
  const load = vi.fn(async () => {});
  const stop = followStartup(session, { load }, () => environment);
  vi.advanceTimersByTime(STARTUP_POLL_MS * 2);
  expect(load).not.toHaveBeenCalled();
  vi.spyOn(session, 'isLoggedIn', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(STARTUP_POLL_MS * 2);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
