import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../ui/toaster.tsx';
import { clearToasts } from '../../ui/toasts.ts';
import { createAppEnvironment } from '../environment.ts';
import { Session } from '../session/session.ts';
import { readTokens, readVisitorToken, writeTokens } from '../session/tokens.ts';
import { json, patronAnswers, TOKENS, visitorAnswers } from '../testing/answers.ts';
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
  const { environment } = createAppEnvironment(
    session,
    { first: async () => {}, again: async () => {} },
    undefined,
  );
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
  const state = { kind: 'loading' } as const;
  const stop = followStartup(session, { load, state }, () => environment);
  vi.advanceTimersByTime(STARTUP_POLL_MS * 2);
  expect(load).not.toHaveBeenCalled();
  vi.spyOn(session, 'isLoggedIn', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(STARTUP_POLL_MS * 2);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

test('a server that cannot be reached logs nobody out: the stored token is still there when it is back [START-011]', async () => {
  storedToken();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { session, environment, startup } = parts();
  await startup.load(environment, session);
  expect(startup.state.kind).toBe('error');
  expect(readTokens()?.bearerToken).toBe('old');
  expect(session.isLoggedIn).toBeNull();

  const stop = followStartup(session, startup, () => environment);
  fakeServer(() => ({ graphql: patronAnswers }));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startup.state.kind).toBe('done'));
  expect(session.isLoggedIn).toBe(true);
  stop();
});

test("a patron's token that is refused later is renewed; where it cannot be, they are logged out, told so, and not left half in [API-009]", async () => {
  render(createElement(Toaster));
  let isAccepted = false;
  let renewal = json(TOKENS);
  fakeServer(() => ({ graphql: patronAnswers, rest: { '/oauth/token': () => renewal } }));
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    const isRefused = url === '/graphql' && !isAccepted && token === 'Bearer old';
    return isRefused ? Promise.resolve(refused()) : answering(url, init);
  });
  storedToken();
  isAccepted = true;
  const { session, environment, startup } = parts();
  await startup.load(environment, session);
  expect(session.isLoggedIn).toBe(true);

  isAccepted = false;
  await startup.load(environment, session, async () => {});
  expect(session.isLoggedIn).toBe(true);
  expect(readTokens()?.bearerToken).toBe('bearer');

  storedToken();
  renewal = json({ error: 'invalid_grant' }, 400);
  await startup.load(environment, session, async () => {});
  await vi.waitFor(() => expect(session.isLoggedIn).toBe(false));
  expect(readTokens()).toBeUndefined();
  await screen.findByText('You are not logged in. Please log in again to proceed.');
  act(clearToasts);
});
