import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { commitMutation, fetchQuery } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import checkLocation from '../__generated__/checkLocationMutation.graphql.ts';
import query from '../__generated__/slipDataQuery.graphql.ts';
import { Toaster } from '../ui/toaster.tsx';
import { clearToasts } from '../ui/toasts.ts';
import { type AppEnvironment, createAppEnvironment, type RequestMetadata } from './environment.ts';
import { resetSportsbookUrls, sportsbookUrls } from './network/sportsbook-urls.ts';
import { Session } from './session/session.ts';
import { writeTokens, writeVisitorToken } from './session/tokens.ts';
import { storageKey } from './storage.ts';
import { json, patronAnswers } from './testing/answers.ts';
import { fakeServer } from './testing/fake-server.ts';

/** The tokens the server takes, and those it was sent. */
let accepted: string;
let sent: (string | null)[];

beforeEach(() => {
  sent = [];
  fakeServer(() => ({ graphql: patronAnswers }));
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url !== '/graphql') return answering(url, init);
    const token = new Headers(init.headers).get('authorization');
    sent.push(token);
    return token === `Bearer ${accepted}`
      ? answering(url, init)
      : Promise.resolve(json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }, 401));
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (environment: AppEnvironment['environment'], metadata: RequestMetadata = {}) =>
  fetchQuery(
    environment,
    query,
    {},
    { networkCacheConfig: { force: true, metadata: { ...metadata } } },
  ).toPromise();

const startup = { first: async () => {}, again: async () => {} };

const tokensOf = (userId: string, bearerToken: string) => ({
  accessTokenRefreshAt: new Date(Date.now() + 800_000).toISOString(),
  bearerToken,
  limitedAccessToken: null,
  refreshToken: 'r',
  userId,
});

function patronSession(): Session {
  writeTokens(tokensOf('u', 'mine'));
  const session = new Session({ exclusively: (_name, work) => work() });
  session.start();
  session.settle(true);
  return session;
}

test("a visitor's token that is refused is replaced by the startup query's, and the question asked again", async () => {
  const session = new Session({ exclusively: (_name, work) => work() });
  writeVisitorToken('old');
  session.start();
  accepted = 'new';
  const again = vi.fn(async () => writeVisitorToken('new'));
  const { environment } = createAppEnvironment(session, { first: async () => {}, again }, undefined);
  await ask(environment);
  expect(again).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('what a patron asked is not asked again as the visitor they became', async () => {
  const session = patronSession();
  writeVisitorToken('visitor');
  accepted = 'visitor';
  const { environment } = createAppEnvironment(session, startup, 'u');
  const asked = ask(environment);
  await session.logout('manual');
  await expect(asked).rejects.toThrow();
  expect(sent).toEqual(['Bearer mine']);
});

test('what a patron asked is never sent as who logged in in another tab meanwhile, told of it or not', async () => {
  const session = patronSession();
  const { environment } = createAppEnvironment(session, startup, 'u');
  accepted = 'theirs';
  writeTokens(tokensOf('v', 'theirs'));
  await expect(ask(environment)).rejects.toMatchObject({ kind: 'unauthenticated' });
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: storageKey('auth'),
      newValue: JSON.stringify(tokensOf('v', 'theirs')),
    }),
  );
  expect(session.state).toEqual({ kind: 'logged-in', userId: 'v' });
  await expect(ask(environment)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(sent).toEqual([]);
});

test('who logs in asks as the visitor until that ends, and as the patron only what says so', async () => {
  const given = { access_token: 'mine', refresh_token: 'r', user_id: 'u', expires_in: 900 };
  const session = new Session({ send: async () => json(given) });
  writeVisitorToken('visitor');
  session.start();
  const { environment } = createAppEnvironment(session, startup, undefined);
  session.onLoggedIn(async () => {
    accepted = 'visitor';
    await ask(environment);
    accepted = 'mine';
    await ask(environment, { as: 'u' });
    await ask(environment, { as: 'v' }).catch(() => sent.push('refused'));
  });
  await session.login('dana@example.com', 'secret');
  expect(sent).toEqual(['Bearer visitor', 'Bearer mine', 'refused']);
  await expect(ask(environment)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(sent).toHaveLength(3);
});

test('a tab whose tokens were cleared or replaced without a word finds out with its next request', async () => {
  const session = patronSession();
  const { environment } = createAppEnvironment(session, startup, 'u');
  writeTokens(tokensOf('v', 'theirs'));
  await expect(ask(environment)).rejects.toThrow();
  expect(session.state).toEqual({ kind: 'logged-in', userId: 'v' });
  writeTokens(undefined);
  await expect(ask(environment)).rejects.toThrow();
  expect(session.state).toEqual({ kind: 'logged-out', reason: undefined });
  expect(sent).toEqual([]);
});

test('a patron whose token is refused and cannot be renewed is logged out, and told to log in again [API-009]', async () => {
  clearToasts();
  render(createElement(Toaster));
  accepted = 'another';
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/oauth/token' ? json({ error: 'invalid_grant' }, 400) : answering(url, init),
  );
  const session = patronSession();
  session.setPlace({ region: 'US-NJ', country: 'US' });
  const { environment } = createAppEnvironment(session, startup, 'u');
  await expect(ask(environment)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await screen.findByText('You are not logged in. Please log in again to proceed.');
  await vi.waitFor(() =>
    expect(session.state).toEqual({ kind: 'logged-out', reason: 'refresh-token-failed' }),
  );
  act(clearToasts);
});

test('UNAUTHORIZED_REGION on geo authorization logs out and keeps the addresses of the region [API-010] [LOC-035]', async () => {
  const session = patronSession();
  const urls = { graphql: '/nj/graphql', websocket: '/nj/graphql/ws' };
  const extensions = { code: 'UNAUTHORIZED_REGION', sportsbookUrls: urls };
  vi.stubGlobal('fetch', async () => json({ errors: [{ message: 'Elsewhere', extensions }] }));
  const { environment } = createAppEnvironment(session, startup, 'u');
  const refused = await new Promise<Error>((onError) => {
    const variables = { reason: 'manual_check' } as const;
    commitMutation(environment, { mutation: checkLocation, variables, onError });
  });
  expect(refused.message).toBe('Elsewhere');
  expect(sportsbookUrls()).toEqual(urls);
  resetSportsbookUrls();
  await vi.waitFor(() =>
    expect(session.state).toEqual({ kind: 'logged-out', reason: 'different-valid-region' }),
  );
});
