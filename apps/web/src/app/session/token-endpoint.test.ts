import { expect, test } from 'vitest';
import { readTokenResponse, requestTokens, UNPARSABLE } from './token-endpoint.ts';

const given = { access_token: 'a', refresh_token: 'r', user_id: 'u', expires_in: 900 };

function answering(status: number, body: unknown) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init });
    return new Response(JSON.stringify(body), { status });
  };
  return { send, requests };
}

test('a login posts the grant as JSON with region and country [AUTH-009] [AUTH-010]', async () => {
  const { send, requests } = answering(200, given);
  const grant = { grant_type: 'password', username: 'dana@example.com', password: 'secret' } as const;
  const outcome = await requestTokens(grant, { region: 'US-NJ', country: 'US' }, send);
  expect(outcome).toEqual({
    kind: 'given',
    accessToken: 'a',
    refreshToken: 'r',
    userId: 'u',
    expiresInSeconds: 900,
  });
  const [request] = requests;
  expect(request?.url).toBe('/oauth/token');
  expect(request?.init.headers).toMatchObject({ 'x-region-code': 'US-NJ', 'x-country-code': 'US' });
  expect(JSON.parse(String(request?.init.body))).toEqual({ ...grant, client_id: 'fairline-web' });
});

test('an answer without access_token carries an error, else the parsing message [AUTH-002] [AUTH-023]', () => {
  expect(readTokenResponse({ error: 'invalid_grant' })).toMatchObject({
    kind: 'refused',
    error: 'invalid_grant',
  });
  expect(readTokenResponse({})).toMatchObject({ kind: 'refused', error: UNPARSABLE });
  expect(readTokenResponse('nonsense')).toMatchObject({ kind: 'refused', error: UNPARSABLE });
  expect(UNPARSABLE).toBe('An unknown error occurred while parsing auth token response');
});

test('an address that asks too often loses no login by it, and who logs in is told to wait', async () => {
  const { send } = answering(429, { error: 'rate_limited', error_description: 'Wait 20 seconds.' });
  const refresh = { grant_type: 'refresh_token', refresh_token: 'r' } as const;
  expect(await requestTokens(refresh, undefined, send)).toEqual({ kind: 'unreachable' });
  const login = { grant_type: 'password', username: 'dana@example.com', password: 'secret' } as const;
  expect(await requestTokens(login, undefined, send)).toMatchObject({
    kind: 'refused',
    message: 'Wait 20 seconds.',
  });
});

test('a server that fails is unreachable, not a refusal: nobody is logged out for it', async () => {
  const grant = { grant_type: 'refresh_token', refresh_token: 'r' } as const;
  expect(await requestTokens(grant, undefined, answering(503, {}).send)).toEqual({ kind: 'unreachable' });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await requestTokens(grant, undefined, offline)).toEqual({ kind: 'unreachable' });
});
