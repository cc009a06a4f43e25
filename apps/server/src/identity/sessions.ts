import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Origin, TokenOutcome, TokenSet } from './identity.ts';
import {
  endSession,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markReplaced,
  type RefreshRow,
} from './store.ts';
import { ACCESS_TOKEN_SECONDS, type TokenSigner } from './token-signer.ts';

const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60 * 1000;
/** A second use this soon is the same client asking again because the answer was lost. */
const REPEAT_GRACE_MS = 10_000;

/** Sessions and their families of refresh tokens. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #signer: TokenSigner;
  /** Ended here, with tokens that have not expired yet: session id to when it may be forgotten. */
  readonly #ended = new Map<string, number>();

  constructor(database: Database, clock: Clock, signer: TokenSigner) {
    this.#database = database;
    this.#clock = clock;
    this.#signer = signer;
  }

  async start(patronId: string, origin: Origin): Promise<TokenSet> {
    const sessionId = newId();
    return this.#database.transaction(async (tx) => {
      await insertSession(tx, { id: sessionId, patronId, now: this.#now(), origin });
      return this.#issue(tx, patronId, sessionId);
    });
  }

  async refresh(token: string): Promise<TokenOutcome> {
    const hash = sha256(token);
    const outcome = await this.#database.transaction(
      async (tx): Promise<TokenOutcome | { kind: 'reused'; sessionId: string }> => {
        const row = await lockRefreshToken(tx, hash);
        if (!row || row.ended_at || row.expires_at.getTime() <= this.#clock.now()) return { kind: 'refused' };
        if (this.#isReuse(row)) return { kind: 'reused', sessionId: row.session_id };
        await markReplaced(tx, hash, this.#now());
        return { kind: 'granted', tokens: await this.#issue(tx, row.patron_id, row.session_id) };
      },
    );
    if (outcome.kind !== 'reused') return outcome;
    await this.end(outcome.sessionId, 'refresh-token-reused');
    return { kind: 'refused' };
  }

  async end(sessionId: string, reason: string): Promise<void> {
    await endSession(this.#database, sessionId, reason, this.#now());
    const now = this.#clock.now();
    for (const [id, forgetAt] of this.#ended) if (forgetAt <= now) this.#ended.delete(id);
    this.#ended.set(sessionId, now + ACCESS_TOKEN_SECONDS * 1000);
  }

  /** True once the session was ended by this process; another process's word counts at the next refresh. */
  hasEnded(sessionId: string): boolean {
    return this.#ended.has(sessionId);
  }

  #isReuse({ replaced_at }: RefreshRow): boolean {
    return replaced_at !== null && this.#clock.now() - replaced_at.getTime() > REPEAT_GRACE_MS;
  }

  async #issue(tx: Queryable, patronId: string, sessionId: string): Promise<TokenSet> {
    const refreshToken = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.#clock.now() + REFRESH_TOKEN_MS);
    await insertRefreshToken(tx, { hash: sha256(refreshToken), sessionId, now: this.#now(), expiresAt });
    const accessToken = await this.#signer.patron(patronId, sessionId);
    return { accessToken, refreshToken, patronId, expiresInSeconds: ACCESS_TOKEN_SECONDS };
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
