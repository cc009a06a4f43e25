import { report } from '../report.ts';
import { storageKey } from '../storage.ts';
import type { LogoutReason } from './logout-reason.ts';
import type { Place } from './place.ts';
import { requestTokens } from './token-endpoint.ts';
import { type AuthTokens, readTokens, refreshDelay, tokensFrom, writeTokens } from './tokens.ts';

/** After this time a refresh that nobody answered is sent again, in milliseconds. */
const AGAIN_MS = 15_000;

export interface TokenRenewalParts {
  readonly send: typeof fetch;
  readonly now: () => number;
  /** One refresh at a time in all tabs of this browser. */
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Where this browser is; undefined while nobody knows. */
  readonly place: () => Place | undefined;
  /** Told that the tokens of who is logged in count no longer. */
  readonly onEnded: (reason: LogoutReason) => void;
}

/** Keeps the tokens of who is logged in, and renews them before they run out. */
export class TokenRenewal {
  readonly #parts: TokenRenewalParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Promise<boolean> | undefined;

  constructor(parts: TokenRenewalParts) {
    this.#parts = parts;
  }

  keep(tokens: AuthTokens): true {
    writeTokens(tokens);
    this.schedule(tokens);
    return true;
  }

  /** Renews these when their time comes. */
  schedule(tokens: AuthTokens): void {
    this.stop();
    const delay = refreshDelay(tokens, this.#parts.now());
    if (delay === undefined) {
      this.#parts.onEnded('technical-issue');
      return;
    }
    this.#renewIn(delay);
  }

  /** Renews the token after this, in milliseconds, and again and again where nobody answers: a server that is busy answers in a while. */
  #renewIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renew(), delay);
  }

  async #renew(): Promise<void> {
    if (!navigator.onLine) {
      window.addEventListener('online', this.#renewNow, { once: true });
      return;
    }
    try {
      if (await this.refresh()) return;
    } catch (error) {
      report('session', 'The token was not renewed', error);
    }
    if (readTokens() !== undefined) this.#renewIn(AGAIN_MS);
  }

  readonly #renewNow = () => this.#renewIn(0);

  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#renewNow);
  }

  /** Renews a stored token whose time has come, e.g. after a night; does nothing for visitors. */
  async refreshIfDue(): Promise<void> {
    const tokens = readTokens();
    if (tokens !== undefined && refreshDelay(tokens, this.#parts.now()) === 0)
      await this.refresh().catch(() => false);
  }

  /** Renews the token. False: it could not be, and if the server refused, nobody is logged in any more. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#refreshOnce().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshOnce(): Promise<boolean> {
    const before = readTokens();
    this.#assertCanRefresh(before);
    const { exclusively, place, send, now, onEnded } = this.#parts;
    return exclusively(storageKey('refresh'), async () => {
      const tokens = readTokens();
      if (tokens === undefined) return false;
      // Another tab renewed it while this one waited for its turn.
      if (tokens.bearerToken !== before?.bearerToken) return this.keep(tokens);
      const grant = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken } as const;
      const outcome = await requestTokens(grant, place(), send);
      // Logged out meanwhile, here or in another tab: what comes now is nobody's, and not that of who is in by now.
      if (readTokens()?.userId !== tokens.userId) return false;
      if (outcome.kind === 'given') {
        return this.keep(tokensFrom({ ...outcome, userId: outcome.userId ?? tokens.userId }, now()));
      }
      if (outcome.kind === 'refused') onEnded('refresh-token-failed');
      return false;
    });
  }

  #assertCanRefresh(tokens: AuthTokens | undefined): asserts tokens is AuthTokens {
    if (tokens === undefined) throw new Error('User is not logged in. Will not refresh token');
    if (!navigator.onLine) {
      throw new Error('Could not refresh access token. Internet connection has been lost.');
    }
    if (this.#parts.place() === undefined) throw new Error('Missing Application location');
  }
}

export function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? work() : navigator.locks.request(name, work);
}
