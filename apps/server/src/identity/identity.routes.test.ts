import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityMigrations } from './migrations.ts';
import { openIdentity } from './open-identity.ts';
import { aSignUp } from './testing/people.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase(identityMigrations);
  const identity = await openIdentity({
    database: database.database,
    clock: systemClock,
    onPatron: async () => {},
  });
  await identity.signUp(aSignUp());
  app = fastify();
  identityRoutes(identity, { clock: systemClock, tokensPerMinute: undefined })(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

function token(payload: object) {
  return app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'x-region-code': 'US-NJ', 'x-country-code': 'US' },
    payload: { client_id: 'web', ...payload },
  });
}

function logIn() {
  return token({ grant_type: 'password', username: 'dana@example.com', password: aSignUp().password });
}

test('the token endpoint answers the password and the refresh grant with one shape [AUTH-002] [AUTH-009] [AUTH-060]', async () => {
  const first = await logIn();
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.json()).toMatchObject({ user_id: expect.any(String), expires_in: 900 });
  const next = await token({ grant_type: 'refresh_token', refresh_token: first.json().refresh_token });
  expect(next.json()).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
});

test('wrong credentials are 401 with an error and nothing else', async () => {
  const answer = await token({ grant_type: 'password', username: 'dana@example.com', password: 'no' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    error: 'invalid_grant',
    error_description: 'The email or password is not right. Please try again.',
  });
});

test('other grants and malformed requests say what to send', async () => {
  const grant = await token({ grant_type: 'implicit' });
  expect([grant.statusCode, grant.json().error]).toEqual([422, 'unsupported_grant_type']);
  for (const username of ['da\0na@example.com', `${'x'.repeat(250)}@example.com`]) {
    const impossible = await token({ grant_type: 'password', username, password: aSignUp().password });
    expect([impossible.statusCode, impossible.json().error]).toEqual([422, 'invalid_request']);
  }
  const empty = await token({ grant_type: 'password', username: '' });
  expect([empty.statusCode, empty.json().error]).toEqual([422, 'invalid_request']);
});

test('the token endpoint takes a form as RFC 6749 has it, and each of its fields once', async () => {
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload,
    });
  const form = (fields: Record<string, string>) =>
    send(new URLSearchParams({ client_id: 'web', ...fields }).toString());
  const login = { grant_type: 'password', username: 'dana@example.com', password: aSignUp().password };
  const granted = await form(login);
  expect(granted.json()).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) });
  const { refresh_token } = granted.json();
  const next = await form({ grant_type: 'refresh_token', refresh_token });
  expect(next.json()).toMatchObject({ access_token: expect.any(String) });
  expect((await form({ ...login, password: 'no' })).statusCode).toBe(401);
  for (const wrong of [`${new URLSearchParams(login)}`, '', '%', 'grant_type=password&grant_type=password']) {
    const answer = await send(wrong);
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid_request']);
  }
});

test('a session is valid until it is logged out [AUTH-012] [AUTH-013]', async () => {
  const headers = { authorization: `Bearer ${(await logIn()).json().access_token}` };
  expect((await app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(204);
  expect((await app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
});

test('a logout that is called JSON and has no body logs out; a broken body does not', async () => {
  const authorization = `Bearer ${(await logIn()).json().access_token}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const logOut = (payload: string) => app.inject({ method: 'POST', url: '/api/logout', headers, payload });
  expect((await logOut('{')).json()).toMatchObject({ error: 'invalid_request' });
  expect((await app.inject({ url: '/api/session', headers: { authorization } })).statusCode).toBe(200);
  expect((await logOut('')).statusCode).toBe(204);
  expect((await app.inject({ url: '/api/session', headers: { authorization } })).statusCode).toBe(401);
  const nothing = {
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/json' },
  } as const;
  expect((await app.inject(nothing)).json()).toMatchObject({ error: 'invalid_request' });
});

test('regions are listed by their ISO code [AUTH-061]', async () => {
  const regions = (await app.inject('/i/regions')).json();
  expect(regions).toHaveLength(64);
  expect(regions).toContainEqual({
    iso_3166_2_code: 'CA-ON',
    name: 'Ontario',
    country: 'CA',
    minimumAge: 19,
  });
});
