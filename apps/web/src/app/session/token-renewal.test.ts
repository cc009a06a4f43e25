import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from './place.ts';
import { TokenRenewal } from './token-renewal.ts';
import { type AuthTokens, readTokens } from './tokens.ts';

const NOW = Date.parse('2026-10-25T18:00:00Z');
const DUE_MS = 60_000;
const tokens: AuthTokens = {
  accessTokenRefreshAt: new Date(NOW + DUE_MS).toISOString(),
  bearerToken: 'one',
  limitedAccessToken: null,
  refreshToken: 'r-one',
  userId: 'u',
};
const NEW_JERSEY: Place = { region: 'US-NJ', country: 'US' };
const busy = { status: 503, body: {} };
const given = {
  status: 200,
  body: { access_token: 'two', refresh_token: 'r-two', user_id: 'u', expires_in: 900 },
};

/** Keeps tokens that are due in a minute. @param answers of the server, one after the other */
function keeping(place: Place | undefined, ...answers: { status: number; body: unknown }[]) {
  const sent = vi.fn();
  const renewal = new TokenRenewal({
    send: async () => {
      const { status, body } = answers[sent.mock.calls.length] ?? busy;
      sent();
      return new Response(JSON.stringify(body), { status });
    },
    now: Date.now,
    exclusively: (_name, work) => work(),
    place: () => place,
    onEnded: () => {},
  });
  renewal.keep(tokens);
  return { renewal, sent };
}

function offline(): () => void {
  const spied = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    spied.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a renewal due while offline goes out once online, and again 15 s later where nobody answers', async () => {
  const { sent } = keeping(NEW_JERSEY, busy, given);
  const comeBack = offline();
  await vi.advanceTimersByTimeAsync(DUE_MS);
  expect(sent).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(readTokens()?.bearerToken).toBe('two');
});

test('what was stopped while offline is not renewed once online', async () => {
  const { renewal, sent } = keeping(NEW_JERSEY, given);
  const comeBack = offline();
  await vi.advanceTimersByTimeAsync(DUE_MS);
  renewal.stop();
  comeBack();
  await vi.advanceTimersByTimeAsync(DUE_MS);
  expect(sent).not.toHaveBeenCalled();
});

test('a renewal that lacks a place is reported, and tried again though nobody was offline', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { renewal, sent } = keeping(undefined);
  await vi.advanceTimersByTimeAsync(DUE_MS + 15_000);
  expect(sent).not.toHaveBeenCalled();
  expect(warned.mock.calls.map(([message]) => message)).toEqual(
    Array(2).fill('[session] The token was not renewed'),
  );
  renewal.stop();
});
