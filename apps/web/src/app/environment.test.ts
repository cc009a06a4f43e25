import { fetchQuery } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query from '../__generated__/slipDataQuery.graphql.ts';
import { createAppEnvironment } from './environment.ts';
import { Session } from './session/session.ts';
import { writeTokens, writeVisitorToken } from './session/tokens.ts';
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

const ask = (environment: ReturnType<typeof createAppEnvironment>['environment']) =>
  fetchQuery(environment, query, {}).toPromise();

test("a visitor's token that is refused is replaced by the startup query's, and the question asked again", async () => {
  const session = new Session({ exclusively: (_name, work) => work() });
  writeVisitorToken('old');
  session.start();
  accepted = 'new';
  const again = vi.fn(async () => writeVisitorToken('new'));
  const { environment } = createAppEnvironment(session, { first: async () => {}, again });
  await ask(environment);
  expect(again).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('what a patron asked is not asked again as the visitor they became', async () => {
  writeTokens({
    accessTokenRefreshAt: new Date(Date.now() + 800_000).toISOString(),
    bearerToken: 'mine',
    limitedAccessToken: null,
    refreshToken: 'r',
    userId: 'u',
  });
  writeVisitorToken('visitor');
  const session = new Session({ exclusively: (_name, work) => work() });
  session.start();
  session.settle(true);
  accepted = 'visitor';
  const { environment } = createAppEnvironment(session, { first: async () => {}, again: async () => {} });
  const asked = ask(environment);
  await session.logout('manual');
  await expect(asked).rejects.toThrow();
  expect(sent).toEqual(['Bearer mine']);
});
