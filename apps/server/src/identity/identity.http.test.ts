import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { systemClock } from '../platform/clock.ts';
import { builder } from '../platform/graphql/builder.ts';
import type { Services } from '../platform/graphql/context.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import './identity.schema.ts';
import '../platform/graphql/error-types.ts';
import '../platform/graphql/shared-types.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityMigrations } from './migrations.ts';
import { openIdentity } from './open-identity.ts';
import { aSignUp } from './testing/people.ts';

let database: TestDatabase;
let server: TestServer;

builder.subscriptionField('presence', (t) =>
  t.string({
    authScopes: { patron: true },
    subscribe: async function* (_root, _args, { viewer }) {
      yield viewer.kind;
      await new Promise(() => {});
    },
    resolve: (kind) => kind,
  }),
);

beforeAll(async () => {
  database = await createTestDatabase(identityMigrations);
  const identity = await openIdentity({
    database: database.database,
    clock: systemClock,
    onPatron: async () => {},
  });
  const services: Services = Object.create(null, { identity: { value: identity } });
  server = await startTestServer(builder.toSchema(), {
    services,
    identity,
    routes: [identityRoutes(identity, { clock: systemClock, tokensPerMinute: 2 })],
    config: { trustProxy: true },
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
}

async function graphql(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  return JSON.parse(await (await server.post({ query, variables }, headers)).text());
}

function requestTokens(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ client_id: 'web', ...body }),
  });
}

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  __typename ... on SignUpSuccess { userId username } ... on InvalidInputError { code fieldErrors { field message } }
} }`;
const ACCOUNT =
  '{ account { id email username region currency lastLoginAt userPreferences { oddsFormat } } }';

async function newcomer(email: string): Promise<Tokens> {
  await graphql(SIGN_UP, { input: aSignUp({ email }) });
  const answer = await requestTokens({
    grant_type: 'password',
    username: email,
    password: aSignUp().password,
  });
  return JSON.parse(await answer.text());
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a newcomer signs up, logs in and reads the account over HTTP [AUTH-002] [AUTH-009] [AUTH-030]', async () => {
  const signedUp = await graphql(SIGN_UP, { input: aSignUp({ email: 'new@example.com' }) });
  const { userId } = signedUp.data.signUp;
  const tokens = await newcomer('new@example.com');
  expect(tokens.user_id).toBe(userId);
  const { data } = await graphql(ACCOUNT, {}, bearer(tokens.access_token));
  expect(data.account).toEqual({
    id: `Account:${userId}`,
    email: 'new@example.com',
    username: 'new@example.com',
    region: 'US-NJ',
    currency: 'USD',
    lastLoginAt: null,
    userPreferences: { oddsFormat: 'AMERICAN' },
  });
  expect((await graphql(ACCOUNT)).data).toEqual({ account: null });
});

test('a sign-up that cannot be names every field at fault', async () => {
  const input = aSignUp({ dateOfBirth: '2010-01-01', password: 'short', email: 'no' });
  const { data } = await graphql(SIGN_UP, { input });
  const fields = data.signUp.fieldErrors.map(({ field }: { field: string }) => field).sort();
  expect(data.signUp).toMatchObject({ __typename: 'InvalidInputError', code: 'INVALID_INPUT' });
  expect(fields).toEqual(expect.arrayContaining(['email', 'password']));
});

test('one operation signs up one patron, however it is written', async () => {
  const one = (alias: string) => `${alias}: signUp(input: $input) { __typename }`;
  const documents = [
    `mutation ($input: SignUpInput!) { ${one('a')} ${one('b')} }`,
    `mutation ($input: SignUpInput!) { ...F ... { ${one('b')} } } fragment F on Mutation { ${one('a')} }`,
  ];
  for (const query of documents) {
    const answer = await graphql(query, { input: aSignUp({ email: 'many@example.com' }) });
    expect(answer.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
  }
  const { data } = await graphql(SIGN_UP, { input: aSignUp({ email: 'many@example.com' }) });
  expect(data.signUp.__typename).toBe('SignUpSuccess');
});

test('startup tells the app what it needs, and gives a visitor the same self again [START-001] [START-007]', async () => {
  const query = `{ startup { anonymousToken applicationMetadata { currentTime casinoEnabled inactivityThresholdMinutes }
    regionalMetadata { currentRegionCode currentCountry validRegion ipAddress }
    serviceAttributes { identityTokenPath sportsbookPath sportsbookWebsocketPath } responsibleGaming { helpline message } } }`;
  const { data } = await graphql(query, {}, { 'x-region-code': 'CA-ON', 'x-country-code': 'CA' });
  expect(data.startup).toMatchObject({
    regionalMetadata: { currentRegionCode: 'CA-ON', currentCountry: 'CA', validRegion: true },
    serviceAttributes: { identityTokenPath: '/oauth/token', sportsbookWebsocketPath: '/graphql/ws' },
    responsibleGaming: {
      helpline: '1-800-GAMBLER',
      message: 'Gambling problem? Call 1-800-GAMBLER, or go to https://800gambler.org.',
    },
  });
  const first = data.startup.anonymousToken;
  const again = (await graphql(query, {}, bearer(first))).data.startup.anonymousToken;
  const visitorOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).sub;
  expect(visitorOf(again)).toBe(visitorOf(first));
  const other = (await graphql(query)).data.startup.anonymousToken;
  expect(visitorOf(other)).not.toBe(visitorOf(first));
});

test('preferences belong to the patron: a visitor cannot set any', async () => {
  const set =
    'mutation { setUserPreference(input: { oddsFormat: EURO }) { userPreferences { oddsFormat } } }';
  const { access_token } = await newcomer('prefers@example.com');
  const { data } = await graphql(set, {}, bearer(access_token));
  expect(data.setUserPreference.userPreferences.oddsFormat).toBe('EURO');
  expect((await graphql(set)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('one patron cannot read another’s account by its id', async () => {
  const [one, other] = [await newcomer('one@example.com'), await newcomer('other@example.com')];
  const query = 'query ($id: ID!) { node(id: $id) { id ... on Account { email } } }';
  const read = (id: string) => graphql(query, { id: `Account:${id}` }, bearer(one.access_token));
  expect((await read(one.user_id)).data.node.email).toBe('one@example.com');
  expect((await read(other.user_id)).data.node).toBeNull();
});

test('logging out closes the websocket of that session and makes its token worthless at once [AUTH-013]', async () => {
  const tokens = await newcomer('leaves@example.com');
  const closed = new Promise<number>((resolve) => {
    const client = createClient({
      url: `${server.url}/graphql/ws`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: bearer(tokens.access_token),
      on: {
        closed: (event) => resolve(event instanceof Object && 'code' in event ? Number(event.code) : 0),
      },
    });
    const sink = { next: logOut, error: () => {}, complete: () => {} };
    client.subscribe({ query: 'subscription { presence }' }, sink);
  });
  async function logOut() {
    await fetch(`${server.url}/api/logout`, { method: 'POST', headers: bearer(tokens.access_token) });
  }
  expect(await closed).toBe(4403);
  const refused = await graphql(ACCOUNT, {}, bearer(tokens.access_token));
  expect(refused.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('headers that name no place, other grants and bodies that are none are typed errors [AUTH-009] [AUTH-010]', async () => {
  const grant = { grant_type: 'password', username: 'a@example.com', password: 'x' };
  const cases: [Promise<Response>, number, string][] = [
    [requestTokens(grant, { 'x-country-code': 'FR' }), 422, 'invalid_request'],
    [requestTokens(grant, { 'x-region-code': 'US-XX' }), 422, 'invalid_request'],
    [requestTokens(grant, { 'x-region-code': 'CA-ON', 'x-country-code': 'US' }), 422, 'invalid_request'],
    [requestTokens({ grant_type: 'authorization_code', code: 'x' }), 422, 'unsupported_grant_type'],
    [requestTokens({ grant_type: 'refresh_token', refresh_token: 'unknown' }), 401, 'invalid_grant'],
    [requestTokens(grant, { 'content-type': 'text/plain' }), 422, 'invalid_request'],
  ];
  for (const [request, status, error] of cases) {
    const answer = await request;
    expect([answer.status, JSON.parse(await answer.text()).error]).toEqual([status, error]);
  }
});

test('an address that asks for tokens too often waits', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const ask = () => requestTokens({ grant_type: 'refresh_token', refresh_token: 'unknown' }, from);
  expect([(await ask()).status, (await ask()).status]).toEqual([401, 401]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});
