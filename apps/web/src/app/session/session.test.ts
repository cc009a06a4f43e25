import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKey, writeStored } from '../storage.ts';
import { Session } from './session.ts';
import { readTokens, readVisitorToken, writeTokens, writeVisitorToken } from './tokens.ts';

const NOW = Date.parse('2026-10-25T18:00:00Z');
let answers: { status: number; body: unknown }[];
let requests: { url: string; body: Record<string, unknown> }[];

const send = async (url: string | URL | Request, init: RequestInit = {}) => {
  requests.push({ url: String(url), body: init.body ? JSON.parse(String(init.body)) : {} });
  const { status, body } = answers.shift() ?? { status: 200, body: {} };
  return new Response(JSON.stringify(body), { status });
};

const given = (access: string, userId: string | null = 'u') => ({
  status: 200,
  body: { access_token: access, refresh_token: `r-${access}`, user_id: userId, expires_in: 900 },
});

function session(): Session {
  const made = new Session({ send, exclusively: (_name, work) => work() });
  made.setPlace({ region: 'US-NJ', country: 'US' });
  made.start();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  answers = [];
  requests = [];
});
afterEach(() => vi.useRealTimers());

test('logging in keeps the tokens, runs its steps and only then is logged in [AUTH-001] [AUTH-014] [AUTH-025] [AUTH-029]', async () => {
  writeVisitorToken('visitor');
  const here = session();
  const seen: unknown[] = [];
  here.onLoggedIn(async (login) => {
    seen.push([login, here.isLoggedIn, here.authHeaders()]);
  });
  answers = [given('one')];
  expect(await here.login('dana@example.com', 'secret')).toEqual({ kind: 'logged-in' });
  expect(here.isLoggedIn).toBe(true);
  expect(seen).toEqual([[{ userId: 'u', visitorToken: 'visitor' }, null, { authorization: 'Bearer one' }]]);
  expect(readTokens()).toEqual({
    accessTokenRefreshAt: new Date(NOW + 870_000).toISOString(),
    bearerToken: 'one',
    limitedAccessToken: null,
    refreshToken: 'r-one',
    userId: 'u',
  });
});

test('a step that fails keeps nobody out', async () => {
  const here = session();
  here.onLoggedIn(() => Promise.reject(new Error('no slip')));
  answers = [given('one')];
  await here.login('dana@example.com', 'secret');
  expect(here.isLoggedIn).toBe(true);
});

test('a wrong password changes nothing', async () => {
  const here = session();
  answers = [{ status: 401, body: { error: 'invalid_grant', error_description: 'No.' } }];
  expect(await here.login('dana@example.com', 'wrong')).toEqual({ kind: 'refused', message: 'No.' });
  expect(here.isLoggedIn).toBe(false);
  expect(readTokens()).toBeUndefined();
});

test('a login without a user id is logged out again [AUTH-027]', async () => {
  const here = session();
  answers = [given('one', null)];
  expect((await here.login('dana@example.com', 'secret')).kind).toBe('refused');
  expect(readTokens()).toBeUndefined();
});

test('the token is renewed 30 s before it ends, and the timer starts anew [AUTH-016] [AUTH-017]', async () => {
  const here = session();
  answers = [given('one'), given('two'), given('three')];
  await here.login('dana@example.com', 'secret');
  await vi.advanceTimersByTimeAsync(869_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests[1]?.body).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'r-one' });
  expect(readTokens()?.bearerToken).toBe('two');
  await vi.advanceTimersByTimeAsync(870_000);
  expect(readTokens()?.bearerToken).toBe('three');
});

test('a refused refresh logs out with its reason [AUTH-024]', async () => {
  const here = session();
  answers = [given('one'), { status: 400, body: { error: 'invalid_grant' } }];
  await here.login('dana@example.com', 'secret');
  expect(await here.refresh()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(here.state).toEqual({ kind: 'logged-out', reason: 'refresh-token-failed' });
  expect(readTokens()).toBeUndefined();
});

test('a refresh that finds no server logs nobody out', async () => {
  const here = session();
  answers = [given('one'), { status: 503, body: {} }];
  await here.login('dana@example.com', 'secret');
  expect(await here.refresh()).toBe(false);
  expect(here.isLoggedIn).toBe(true);
});

test('a token that nobody renewed in time is asked for again until somebody does', async () => {
  const here = session();
  answers = [given('one'), { status: 503, body: {} }, { status: 503, body: {} }, given('two')];
  await here.login('dana@example.com', 'secret');
  await vi.advanceTimersByTimeAsync(870_000 + 15_000);
  expect([requests.length, readTokens()?.bearerToken]).toEqual([3, 'one']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(readTokens()?.bearerToken).toBe('two');
});

test('a patron whose token was refused leaves only if a new one is refused as well', async () => {
  const here = session();
  answers = [given('one'), { status: 503, body: {} }, given('two'), { status: 400, body: {} }];
  await here.login('dana@example.com', 'secret');
  expect(await here.renewOrLeave()).toBe('unreachable');
  expect(here.isLoggedIn).toBe(true);
  expect(await here.renewOrLeave()).toBe('renewed');
  expect(await here.renewOrLeave()).toBe('left');
  expect(here.isLoggedIn).toBe(false);
});

test('a refresh asked for twice is sent once', async () => {
  const here = session();
  answers = [given('one'), given('two')];
  await here.login('dana@example.com', 'secret');
  await Promise.all([here.refresh(), here.refresh()]);
  expect(requests).toHaveLength(2);
});

test('a token another tab renewed meanwhile is taken over', async () => {
  const here = session();
  answers = [given('one')];
  await here.login('dana@example.com', 'secret');
  const waiting = new Session({
    send,
    exclusively: (_name, work) => {
      const tokens = readTokens();
      if (tokens) writeTokens({ ...tokens, bearerToken: 'from-the-other-tab' });
      return work();
    },
  });
  waiting.setPlace({ region: 'US-NJ', country: 'US' });
  expect(await waiting.refresh()).toBe(true);
  expect(requests).toHaveLength(1);
});

test('refreshing says what it lacks: a login, a connection, a place [AUTH-020] [AUTH-021]', async () => {
  await expect(session().refresh()).rejects.toThrow('User is not logged in. Will not refresh token');
  answers = [given('one')];
  const here = session();
  await here.login('dana@example.com', 'secret');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(here.refresh()).rejects.toThrow(
    'Could not refresh access token. Internet connection has been lost.',
  );
  online.mockRestore();
  writeStored('place', undefined);
  const elsewhere = new Session({ send, exclusively: (_name, work) => work() });
  await expect(elsewhere.refresh()).rejects.toThrow('Missing Application location');
});

test('a refresh time that is no time is a technical-issue logout [AUTH-019]', async () => {
  writeTokens({
    accessTokenRefreshAt: 'soon',
    bearerToken: 'one',
    limitedAccessToken: null,
    refreshToken: 'r',
    userId: 'u',
  });
  const here = new Session({ send, exclusively: (_name, work) => work() });
  here.start();
  here.setPlace({ region: 'US-NJ', country: 'US' });
  await vi.advanceTimersByTimeAsync(0);
  expect(here.state).toEqual({ kind: 'logged-out', reason: 'technical-issue' });
});

test('a stored token counts once the server has accepted it; refused, it is forgotten [AUTH-018]', () => {
  const store = () =>
    writeTokens({
      accessTokenRefreshAt: new Date(NOW + 60_000).toISOString(),
      bearerToken: 'one',
      limitedAccessToken: null,
      refreshToken: 'r',
      userId: 'u',
    });
  store();
  const accepted = session();
  expect(accepted.isLoggedIn).toBeNull();
  accepted.settle(true);
  expect(accepted.isLoggedIn).toBe(true);
  store();
  const refused = session();
  refused.settle(false);
  expect(refused.isLoggedIn).toBe(false);
  expect(readTokens()).toBeUndefined();
});

test('logging out tells the server and forgets the tokens, also when the server does not answer [AUTH-013] [AUTH-032]', async () => {
  const here = session();
  answers = [given('one'), { status: 500, body: {} }];
  await here.login('dana@example.com', 'secret');
  await here.logout('manual');
  expect(requests.at(-1)?.url).toBe('/api/logout');
  expect(readTokens()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests).toHaveLength(2);
});

test('logging out twice is logging out once', async () => {
  const here = session();
  answers = [given('one')];
  await here.login('dana@example.com', 'secret');
  await Promise.all([here.logout('manual'), here.logout('inactivity')]);
  expect(requests.filter(({ url }) => url === '/api/logout')).toHaveLength(1);
  expect(here.state).toEqual({ kind: 'logged-out', reason: 'manual' });
});

test('the steps of a logout run with a token that counts: one that ran out is renewed first', async () => {
  const here = session();
  answers = [given('one'), given('two')];
  await here.login('dana@example.com', 'secret');
  const seen: unknown[] = [];
  here.onLoggingOut(async (login) => {
    seen.push([login, here.authHeaders()]);
    throw new Error('no slip');
  });
  writeVisitorToken('visitor');
  vi.setSystemTime(NOW + 3_600_000);
  await here.logout('inactivity');
  expect(seen).toEqual([[{ userId: 'u', visitorToken: 'visitor' }, { authorization: 'Bearer two' }]]);
  expect(here.state).toEqual({ kind: 'logged-out', reason: 'inactivity' });
});

test('tokens renewed while one logs out log nobody in again', async () => {
  let renew = () => {};
  const renewed = new Promise<void>((resolve) => {
    renew = resolve;
  });
  const here = new Session({
    send: async (url, init) => {
      if (String(init?.body).includes('refresh_token')) await renewed;
      return send(url, init);
    },
    exclusively: (_name, work) => work(),
  });
  here.setPlace({ region: 'US-NJ', country: 'US' });
  here.start();
  answers = [given('one'), { status: 204, body: {} }, given('two')];
  await here.login('dana@example.com', 'secret');
  const refreshing = here.refresh();
  await here.logout('manual');
  renew();
  expect(await refreshing).toBe(false);
  expect(readTokens()).toBeUndefined();
});

test('who logged in in another tab meanwhile keeps their tokens', async () => {
  const here = session();
  answers = [given('one')];
  await here.login('dana@example.com', 'secret');
  const other = { ...readTokens(), bearerToken: 'theirs', userId: 'v' };
  here.onLoggingOut(async () => {
    const stored = JSON.stringify(other);
    writeStored('auth', stored);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey('auth'), newValue: stored }));
  });
  await here.logout('manual');
  expect(here.state).toEqual({ kind: 'logged-in', userId: 'v' });
  expect(readTokens()?.bearerToken).toBe('theirs');
});

const otherTab = (tokens: object | undefined) => {
  const stored = tokens === undefined ? undefined : JSON.stringify(tokens);
  writeStored('auth', stored);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey('auth'), newValue: stored ?? null }));
};

const tokensOf = (userId: string) => ({
  accessTokenRefreshAt: new Date(NOW + 870_000).toISOString(),
  bearerToken: `of-${userId}`,
  limitedAccessToken: null,
  refreshToken: 'r',
  userId,
});

test.each<[string, (here: Session) => unknown]>([
  ['here', (here) => here.logout('manual')],
  ['in another tab', () => otherTab(undefined)],
])('who is logged out %s before the login is complete is the visitor they were', async (_where, leave) => {
  writeVisitorToken('visitor');
  const here = session();
  here.onLoggedIn(async () => void (await leave(here)));
  answers = [given('one')];
  expect(await here.login('dana@example.com', 'secret')).toMatchObject({ kind: 'refused' });
  expect(here.state.kind).toBe('logged-out');
  expect(readTokens()).toBeUndefined();
  expect(readVisitorToken()).toBe('visitor');
});

test('who logged in in another tab before the login here is complete stays, with their tokens', async () => {
  const during = session();
  during.onLoggedIn(async () => otherTab(tokensOf('v')));
  answers = [given('one')];
  expect(await during.login('dana@example.com', 'secret')).toMatchObject({ kind: 'refused' });
  expect(during.state).toEqual({ kind: 'logged-in', userId: 'v' });
  expect(readTokens()?.userId).toBe('v');

  writeTokens(undefined);
  const before = session();
  answers = [given('one')];
  const login = before.login('dana@example.com', 'secret');
  otherTab(tokensOf('v'));
  expect(await login).toMatchObject({ kind: 'refused' });
  expect(readTokens()?.userId).toBe('v');
});

test('the startup query that answers during a login does not end it [AUTH-029]', async () => {
  writeVisitorToken('visitor');
  const here = session();
  const seen: unknown[] = [];
  here.onLoggedIn(async () => {
    here.settle(true);
    seen.push(here.isLoggedIn);
  });
  answers = [given('one')];
  expect(await here.login('dana@example.com', 'secret')).toEqual({ kind: 'logged-in' });
  expect(seen).toEqual([null]);
  expect(here.isLoggedIn).toBe(true);
  expect(readVisitorToken()).toBeUndefined();
});

test('tokens whose end is no time are a technical-issue logout, just given or from another tab [AUTH-019]', async () => {
  writeVisitorToken('visitor');
  const here = session();
  const steps = vi.fn(async () => {});
  here.onLoggedIn(steps);
  answers = [
    { status: 200, body: { access_token: 'a', refresh_token: 'r', user_id: 'u', expires_in: 1e300 } },
  ];
  expect((await here.login('dana@example.com', 'secret')).kind).toBe('refused');
  await vi.advanceTimersByTimeAsync(0);
  expect(here.state).toEqual({ kind: 'logged-out', reason: 'technical-issue' });
  expect(steps).not.toHaveBeenCalled();
  expect([readTokens(), readVisitorToken()]).toEqual([undefined, 'visitor']);

  otherTab({ ...tokensOf('v'), accessTokenRefreshAt: 'soon' });
  await vi.advanceTimersByTimeAsync(0);
  expect(here.state).toEqual({ kind: 'logged-out', reason: 'technical-issue' });
});

test('a logout ends no session but its own, though another tab has changed hands without a word yet', async () => {
  const here = session();
  answers = [given('one')];
  await here.login('dana@example.com', 'secret');
  here.onLoggingOut(async () => writeTokens(tokensOf('v')));
  await here.logout('manual');
  expect(requests.map(({ url }) => url)).toEqual(['/oauth/token']);
  expect(readTokens()?.userId).toBe('v');
});

test('what a refresh brings for who is gone does not replace the tokens of who is here', async () => {
  const here = session();
  answers = [given('one'), given('two')];
  await here.login('dana@example.com', 'secret');
  const refreshing = here.refresh();
  otherTab(tokensOf('v'));
  expect(await refreshing).toBe(false);
  expect(readTokens()?.bearerToken).toBe('of-v');

  answers = [{ status: 400, body: { error: 'invalid_grant' } }];
  const refused = here.refresh();
  otherTab(tokensOf('w'));
  expect(await refused).toBe(false);
  expect(here.state).toEqual({ kind: 'logged-in', userId: 'w' });
});

test('who clears the storage in another tab is logged out here too', async () => {
  const here = session();
  answers = [given('one')];
  await here.login('dana@example.com', 'secret');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(here.isLoggedIn).toBe(false);
});
