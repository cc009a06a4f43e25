import { expect, test } from 'vitest';
import {
  isLoggedIn,
  nextSessionState,
  type SessionEvent,
  type SessionState,
  shownPatron,
} from './session-state.ts';

const after = (...events: SessionEvent[]): SessionState =>
  events.reduce(nextSessionState, { kind: 'unknown' });

test('logged in is unknown until it is known [AUTH-003] [AUTH-005]', () => {
  expect(isLoggedIn({ kind: 'unknown' })).toBeNull();
  expect(isLoggedIn(after({ kind: 'no-token-stored' }))).toBe(false);
});

test('somebody is logged in only at the end of setting up [AUTH-029]', () => {
  const given = after({ kind: 'no-token-stored' }, { kind: 'tokens-given', userId: 'u' });
  expect(isLoggedIn(given)).toBeNull();
  expect(isLoggedIn(nextSessionState(given, { kind: 'set-up' }))).toBe(true);
});

test('a stored token is checked before it counts; refused, nobody is logged in [AUTH-018]', () => {
  const found = after({ kind: 'stored-token-found', userId: 'u' });
  expect(found.kind).toBe('setting-up');
  expect(nextSessionState(found, { kind: 'set-up' })).toEqual({ kind: 'logged-in', userId: 'u' });
  expect(nextSessionState(found, { kind: 'stored-token-refused' })).toEqual({
    kind: 'logged-out',
    reason: undefined,
  });
});

test('logging out keeps its reason [AUTH-034]', () => {
  const leaving = nextSessionState(
    { kind: 'logged-in', userId: 'u' },
    { kind: 'logout-asked', reason: 'inactivity' },
  );
  expect(isLoggedIn(leaving)).toBe(false);
  expect(nextSessionState(leaving, { kind: 'logout-done' })).toEqual({
    kind: 'logged-out',
    reason: 'inactivity',
  });
});

test('an event that means nothing in a state leaves it as it is', () => {
  const out: SessionState = { kind: 'logged-out', reason: undefined };
  for (const event of [
    { kind: 'set-up' },
    { kind: 'logout-done' },
    { kind: 'logout-asked', reason: 'manual' },
    { kind: 'stored-token-refused' },
    { kind: 'other-tab', userId: undefined },
  ] as const) {
    expect(nextSessionState(out, event)).toBe(out);
  }
});

test('a login or logout in another tab counts here too', () => {
  const inThere = nextSessionState(
    { kind: 'logged-out', reason: undefined },
    { kind: 'other-tab', userId: 'u' },
  );
  expect(inThere).toEqual({ kind: 'logged-in', userId: 'u' });
  expect(nextSessionState(inThere, { kind: 'other-tab', userId: undefined }).kind).toBe('logged-out');
});

test('a token that another tab renews does not stop a logout; somebody else who logs in there does', () => {
  const leaving = nextSessionState(
    { kind: 'logged-in', userId: 'u' },
    { kind: 'logout-asked', reason: 'manual' },
  );
  expect(nextSessionState(leaving, { kind: 'other-tab', userId: 'u' })).toBe(leaving);
  expect(nextSessionState(leaving, { kind: 'other-tab', userId: undefined })).toBe(leaving);
  expect(nextSessionState(leaving, { kind: 'other-tab', userId: 'v' })).toEqual({
    kind: 'logged-in',
    userId: 'v',
  });
});

test("a patron's data stays on screen while their stored token is checked and while they are logged out", () => {
  const found = after({ kind: 'stored-token-found', userId: 'u' });
  expect(shownPatron(found)).toBe('u');
  const here = nextSessionState(found, { kind: 'set-up' });
  expect(shownPatron(nextSessionState(here, { kind: 'logout-asked', reason: 'manual' }))).toBe('u');
  expect(
    shownPatron(after({ kind: 'no-token-stored' }, { kind: 'tokens-given', userId: 'u' })),
  ).toBeUndefined();
});
