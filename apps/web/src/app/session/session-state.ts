import type { LogoutReason } from './logout-reason.ts';

/** Whether somebody is logged in. docs/states/login.md is this file as a table. */
export type SessionState =
  /** Not known yet: placeholders stand where the account would. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'logged-out'; readonly reason: LogoutReason | undefined }
  /** A stored token is being checked, or a new one was just given; not logged in before this ends. */
  | { readonly kind: 'setting-up'; readonly userId: string; readonly hasNewTokens: boolean }
  | { readonly kind: 'logged-in'; readonly userId: string }
  /** The server is being told; nothing may be done as the patron any more. */
  | { readonly kind: 'logging-out'; readonly userId: string; readonly reason: LogoutReason };

export type SessionEvent =
  | { readonly kind: 'no-token-stored' }
  | { readonly kind: 'stored-token-found'; readonly userId: string }
  | { readonly kind: 'stored-token-refused' }
  | { readonly kind: 'tokens-given'; readonly userId: string }
  | { readonly kind: 'set-up' }
  | { readonly kind: 'logout-asked'; readonly reason: LogoutReason }
  | { readonly kind: 'logout-done' }
  /** Another tab of this browser logged in or out. */
  | { readonly kind: 'other-tab'; readonly userId: string | undefined };

/** The next state; the same state for an event that means nothing in it. */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'no-token-stored':
      return state.kind === 'unknown' ? { kind: 'logged-out', reason: undefined } : state;
    case 'stored-token-found':
      return state.kind === 'unknown'
        ? { kind: 'setting-up', userId: event.userId, hasNewTokens: false }
        : state;
    case 'stored-token-refused':
      return state.kind === 'setting-up' ? { kind: 'logged-out', reason: undefined } : state;
    case 'tokens-given':
      return state.kind === 'logged-out' || state.kind === 'unknown'
        ? { kind: 'setting-up', userId: event.userId, hasNewTokens: true }
        : state;
    case 'set-up':
      return state.kind === 'setting-up' ? { kind: 'logged-in', userId: state.userId } : state;
    case 'logout-asked':
      return state.kind === 'logged-in' || state.kind === 'setting-up'
        ? { kind: 'logging-out', userId: state.userId, reason: event.reason }
        : state;
    case 'logout-done':
      return state.kind === 'logging-out' ? { kind: 'logged-out', reason: state.reason } : state;
    case 'other-tab':
      return afterOtherTab(state, event.userId);
  }
}

function afterOtherTab(state: SessionState, userId: string | undefined): SessionState {
  // Being logged out has an end of its own, with its reason; a token renewed in another tab does not stop it.
  if (state.kind === 'logging-out' && (userId === undefined || userId === state.userId)) return state;
  const current = state.kind === 'logged-in' || state.kind === 'setting-up' ? state.userId : undefined;
  if (current === userId) return state;
  return userId === undefined ? { kind: 'logged-out', reason: undefined } : { kind: 'logged-in', userId };
}

/** Whose data is on screen: a patron's also while their stored token is checked and while they are being logged out. */
export function shownPatron(state: SessionState): string | undefined {
  switch (state.kind) {
    case 'logged-in':
    case 'logging-out':
      return state.userId;
    case 'setting-up':
      return state.hasNewTokens ? undefined : state.userId;
    default:
      return undefined;
  }
}

/** null until known, as the specification's user state has it; true only once everything is set up. */
export function isLoggedIn(state: SessionState): boolean | null {
  if (state.kind === 'unknown' || state.kind === 'setting-up') return null;
  return state.kind === 'logged-in';
}
