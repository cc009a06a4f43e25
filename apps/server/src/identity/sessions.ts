import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { Lru } from '../platform/lru.ts';
import { Together } from '../platform/together.ts';
import type { Origin, TokenOutcome, TokenSet } from './identity.ts';
import {
  endSession,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markReplaced,
  type RefreshRow,
  type SessionRow,
  sessionsById,
} from './store.ts';
import { ACCESS_TOKEN_SECONDS, type TokenSigner } from './token-signer.ts';

/** A session ends this long after its login, however busy: then everyone logs in anew (GLI-19 2.5.4). */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
/** A second use this soon is the same client asking again because the answer was lost. */
const REPEAT_GRACE_MS = 10_000;
/** How long a session that another process ended may still count here. */
const RECHECK_MS = 60_000;
const KEPT_SESSIONS = 20_000;

/** Sessions and their families of refresh tokens. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #signer: TokenSigner;
  /** Ended here, with tokens that have not expired yet: session id to when it may be forgotten. */
  readonly #ended = new Map<string, number>();
  /** Found open a moment ago: session id to when it must be looked up again. */
  readonly #open = new Lru<string, number>(KEPT_SESSIONS);
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #rows: Together<SessionRow>;

  constructor(database: Database, clock: Clock, signer: TokenSigner) {
    this.#database = database;
    this.#clock = clock;
    this.#signer = signer;
    this.#rows = new Together((sessionIds) => sessionsById(database, sessionIds));
  }

  async start(patronId: string, origin: Origin): Promise<TokenSet> {
    const sessionId = newId();
    const refreshToken = randomBytes(32).toString('base64url');
    await this.#database.transaction(async (tx) => {
      await insertSession(tx, { id: sessionId, patronId, now: this.#now(), origin });
      await this.#keep(tx, refreshToken, sessionId, this.#now());
    });
    return this.#tokenSet(patronId, sessionId, refreshToken);
  }

  async refresh(token: string): Promise<TokenOutcome> {
    const next = this.#signer.successorOf(token);
    const row = await this.#database.transaction((tx) => this.#exchange(tx, sha256(token), next));
    if (!row) return { kind: 'refused' };
    if ('reusedSession' in row) {
      await this.end(row.reusedSession, 'refresh-token-reused');
      return { kind: 'refused' };
    }
    return { kind: 'granted', tokens: await this.#tokenSet(row.patron_id, row.session_id, next) };
  }

  async end(sessionId: string, reason: string): Promise<void> {
    await endSession(this.#database, sessionId, reason, this.#now());
    const now = this.#clock.now();
    for (const [id, forgetAt] of this.#ended) if (forgetAt <= now) this.#ended.delete(id);
    this.#ended.set(sessionId, now + ACCESS_TOKEN_SECONDS * 1000);
    for (const listener of this.#listeners) listener(sessionId);
  }

  /** Whether a session was not ended: here at once, by another process within a minute. */
  async isOpen(sessionId: string): Promise<boolean> {
    if (this.#ended.has(sessionId)) return false;
    if (this.isKnownOpen(sessionId)) return true;
    const now = this.#clock.now();
    const row = await this.#rows.get(sessionId);
    if (!row || row.ended_at !== null) return false;
    this.#open.set(sessionId, now + RECHECK_MS);
    return true;
  }

  async previousLoginAt(sessionId: string): Promise<Date | undefined> {
    return (await this.#rows.get(sessionId))?.previous_login_at ?? undefined;
  }

  /** The same without waiting; false as well when it has to be looked up. */
  isKnownOpen(sessionId: string): boolean {
    return !this.#ended.has(sessionId) && (this.#open.get(sessionId) ?? 0) > this.#clock.now();
  }

  /** Tells of sessions ended here; answers what stops the telling. */
  onEnded(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Undefined: refused. */
  async #exchange(
    tx: Queryable,
    hash: Buffer,
    next: string,
  ): Promise<RefreshRow | { reusedSession: string } | undefined> {
    const row = await lockRefreshToken(tx, hash);
    if (!row || row.ended_at || row.expires_at.getTime() <= this.#clock.now()) return undefined;
    if (row.replaced_at === null) {
      await markReplaced(tx, hash, this.#now());
      await this.#keep(tx, next, row.session_id, row.started_at);
      return row;
    }
    const successor = await lockRefreshToken(tx, sha256(next));
    const isRepeat = this.#clock.now() - row.replaced_at.getTime() <= REPEAT_GRACE_MS;
    return isRepeat && successor?.replaced_at === null ? row : { reusedSession: row.session_id };
  }

  async #keep(tx: Queryable, refreshToken: string, sessionId: string, startedAt: Date): Promise<void> {
    const expiresAt = new Date(startedAt.getTime() + SESSION_MS);
    await insertRefreshToken(tx, { hash: sha256(refreshToken), sessionId, now: this.#now(), expiresAt });
  }

  async #tokenSet(patronId: string, sessionId: string, refreshToken: string): Promise<TokenSet> {
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
