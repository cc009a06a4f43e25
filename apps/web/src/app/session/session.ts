import { identityHeaders } from '../install-id.ts';
import { callRest } from '../network/rest.ts';
import { report } from '../report.ts';
import { storageKey } from '../storage.ts';
import type { LogoutReason } from './logout-reason.ts';
import { type Place, readPlace, writePlace } from './place.ts';
import { isLoggedIn, nextSessionState, type SessionEvent, type SessionState } from './session-state.ts';
import { requestTokens, type TokenOutcome } from './token-endpoint.ts';
import { TokenRenewal, type TokenRenewalParts, withWebLock } from './token-renewal.ts';
import {
  type AuthTokens,
  readTokens,
  readVisitorToken,
  tokensFrom,
  tokensKeyName,
  writeTokens,
  writeVisitorToken,
} from './tokens.ts';

/**
 * What happens on the way to being logged in or out: e.g. carrying the betslip over.
 * visitorToken: of the visitor who logs in, or of the one the patron is about to be.
 */
export type SessionStep = (login: { userId: string; visitorToken: string | undefined }) => Promise<void>;

const OVERTAKEN = 'You were logged out before your login was complete. Please log in again.';

export type LoginOutcome =
  | { readonly kind: 'logged-in' }
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'unreachable' };

export type AuthHeaders = Readonly<Record<string, string>>;

type SessionOptions = Partial<Pick<TokenRenewalParts, 'send' | 'now' | 'exclusively'>>;

/** Who is logged in in this browser, and the tokens that prove it. */
export class Session {
  #state: SessionState = { kind: 'unknown' };
  /** From the last visit until the startup query has answered. */
  #place: Place | undefined = readPlace();
  #destination: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #loginSteps = new Set<SessionStep>();
  readonly #logoutSteps = new Set<SessionStep>();
  readonly #send: typeof fetch;
  readonly #now: () => number;
  readonly #renewal: TokenRenewal;

  constructor({ send, now, exclusively }: SessionOptions = {}) {
    this.#send = send ?? ((...request) => fetch(...request));
    this.#now = now ?? Date.now;
    this.#renewal = new TokenRenewal({
      send: this.#send,
      now: this.#now,
      exclusively: exclusively ?? withWebLock,
      place: () => this.#place,
      onEnded: (reason) => void this.logout(reason),
    });
  }

  get state(): SessionState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Answers once it is known whether somebody is logged in. */
  async known(): Promise<boolean> {
    if (this.isLoggedIn === null) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          if (this.isLoggedIn === null) return;
          stop();
          resolve();
        });
      });
    }
    return this.isLoggedIn === true;
  }

  /** Runs a step between the token and being logged in. A step that fails does not keep anyone out. */
  readonly onLoggedIn = (step: SessionStep): (() => void) => added(this.#loginSteps, step);

  /** Runs a step before the session ends, while the token still counts. A step that fails holds nobody back. */
  readonly onLoggingOut = (step: SessionStep): (() => void) => added(this.#logoutSteps, step);

  /** Where the login that just ended wants to go; forgotten once read. */
  takeDestination(): string | undefined {
    const destination = this.#destination;
    this.#destination = undefined;
    return destination;
  }

  /** Looks for a stored token and follows what other tabs do. Called once. */
  start(): void {
    window.addEventListener('storage', (event) => {
      // Without a key, everything was cleared.
      const isTokens = event.key === storageKey(tokensKeyName) || event.key === null;
      if (isTokens) this.#becomeWhoIs(readTokens(event.newValue));
    });
    const tokens = readTokens();
    if (tokens === undefined) this.#apply({ kind: 'no-token-stored' });
    else this.#apply({ kind: 'stored-token-found', userId: tokens.userId });
  }

  /** Where this browser is, as the startup query said; refreshing needs it. */
  setPlace(place: Place): void {
    this.#place = place;
    writePlace(place);
    const tokens = readTokens();
    if (tokens !== undefined) this.#renewal.schedule(tokens);
  }

  /** The stored token was accepted by the startup query, or was not. */
  settle(accepted: boolean): void {
    if (this.#state.kind !== 'setting-up') return;
    // A token that was just given needs no word of the startup query; its login steps are still running.
    if (accepted && this.#state.hasNewTokens) return;
    if (!accepted) writeTokens(undefined);
    this.#apply({ kind: accepted ? 'set-up' : 'stored-token-refused' });
  }

  get hasToken(): boolean {
    return readTokens() !== undefined || readVisitorToken() !== undefined;
  }

  /** The headers that say who asks. */
  authHeaders(): AuthHeaders {
    return headersWith(readTokens()?.bearerToken ?? readVisitorToken());
  }

  /**
   * The headers that say that this patron asks, or, for undefined, this browser's visitor; undefined when that is
   * somebody else by now. Read from the storage, which knows before this tab is told what another one did.
   */
  headersOf(userId: string | undefined): AuthHeaders | undefined {
    const tokens = readTokens();
    if (userId !== undefined) {
      return tokens?.userId === userId ? headersWith(tokens.bearerToken) : undefined;
    }
    // Who logs in here is still the visitor until that ends.
    const isVisitor = tokens === undefined || (this.#state.kind === 'setting-up' && this.#state.hasNewTokens);
    return isVisitor ? headersWith(readVisitorToken()) : undefined;
  }

  /** @param destination where to be once logged in, instead of the page one came from */
  readonly login = async (
    username: string,
    password: string,
    destination?: string,
  ): Promise<LoginOutcome> => {
    this.#destination = destination;
    const outcome = await requestTokens(
      { grant_type: 'password', username, password },
      this.#place,
      this.#send,
    );
    if (outcome.kind === 'unreachable') return outcome;
    if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
    return this.#enter(outcome);
  };

  readonly logout = async (reason: LogoutReason): Promise<void> => {
    const before = this.#state;
    this.#apply({ kind: 'logout-asked', reason });
    const leaving = this.#state;
    if (leaving === before || leaving.kind !== 'logging-out') return;
    // Whoever comes back after hours still takes the slip along: it needs a token that counts.
    if (reason !== 'refresh-token-failed') await this.renewIfDue();
    await this.#run(this.#logoutSteps, { userId: leaving.userId, visitorToken: readVisitorToken() });
    await this.#tellServer(leaving.userId);
    // Meanwhile somebody else may have logged in, in another tab: their tokens stay.
    if (this.#state !== leaving) return;
    this.#renewal.stop();
    if (this.headersOf(leaving.userId) !== undefined) writeTokens(undefined);
    this.#apply({ kind: 'logout-done' });
  };

  /** Told in vain, the server ends the session when its token runs out. */
  async #tellServer(userId: string): Promise<void> {
    const auth = this.headersOf(userId);
    // Another tab that logged out has told it; somebody who logged in there since stays.
    if (auth === undefined) return;
    const headers = { ...identityHeaders(), ...auth };
    await callRest('/api/logout', { method: 'POST', headers }, this.#send);
  }

  async #run(steps: ReadonlySet<SessionStep>, login: Parameters<SessionStep>[0]): Promise<void> {
    for (const step of steps) {
      await step(login).catch((error: unknown) =>
        report('session', 'A step of logging in or out failed', error),
      );
    }
  }

  /** Renews a stored token whose time has come, e.g. after a night; does nothing for visitors. */
  renewIfDue(): Promise<void> {
    return this.#renewal.refreshIfDue();
  }

  /** For a patron whose token was refused: renews it. Only where the server refuses that, too, are they logged out. */
  async renewOrLeave(): Promise<'renewed' | 'unreachable' | 'left'> {
    const before = readTokens()?.bearerToken;
    await this.refresh().catch(() => false);
    const now = readTokens()?.bearerToken;
    if (now !== undefined && now !== before) return 'renewed';
    if (now !== undefined && this.#state.kind === 'logged-in') return 'unreachable';
    void this.logout('unauthorised');
    return 'left';
  }

  /** Renews the token. False: it could not be, and if the server refused, nobody is logged in any more. */
  refresh(): Promise<boolean> {
    return this.#renewal.refresh();
  }

  async #enter(given: Extract<TokenOutcome, { kind: 'given' }>): Promise<LoginOutcome> {
    const { userId } = given;
    if (userId === undefined) {
      await this.logout('technical-issue');
      return { kind: 'refused', message: undefined };
    }
    this.#apply({ kind: 'tokens-given', userId });
    const entering = this.#state;
    // In another tab somebody was quicker: their tokens stay.
    if (entering.kind !== 'setting-up') return this.#outcomeFor(userId);
    const visitorToken = readVisitorToken();
    this.#renewal.keep(tokensFrom({ ...given, userId }, this.#now()));
    if (this.#state === entering) await this.#run(this.#loginSteps, { userId, visitorToken });
    // Logged out meanwhile, here or in another tab: the visitor is still here, and so is their token.
    if (this.#state !== entering) return this.#outcomeFor(userId);
    writeVisitorToken(undefined);
    this.#apply({ kind: 'set-up' });
    return { kind: 'logged-in' };
  }

  /** Of a login that something else came between. */
  #outcomeFor(userId: string): LoginOutcome {
    const isIn = this.#state.kind === 'logged-in' && this.#state.userId === userId;
    return isIn ? { kind: 'logged-in' } : { kind: 'refused', message: OVERTAKEN };
  }

  /** For a tab that finds tokens other than its own, or none, before it was told: it becomes what is stored. */
  followStorage(): void {
    this.#becomeWhoIs(readTokens());
  }

  #becomeWhoIs(tokens: AuthTokens | undefined): void {
    this.#apply({ kind: 'other-tab', userId: tokens?.userId });
    if (tokens === undefined) this.#renewal.stop();
    else this.#renewal.schedule(tokens);
  }

  #apply(event: SessionEvent): void {
    const next = nextSessionState(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  get isLoggedIn(): boolean | null {
    return isLoggedIn(this.#state);
  }
}

function headersWith(token: string | undefined): AuthHeaders {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function added<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => all.delete(one);
}
