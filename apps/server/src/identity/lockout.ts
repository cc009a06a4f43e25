import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { forgetFailures, lockedUntil, recordFailure } from './store.ts';

const MINUTE_MS = 60_000;
/** Three failures within half an hour lock a name for a quarter of one (GLI-19 2.5.3 d). */
const FAILURES = 3;
const WINDOW_MS = 30 * MINUTE_MS;
const LOCK_MS = 15 * MINUTE_MS;

/** Keeps guessers from trying one password after another, for names that exist and names that do not alike. */
export class Lockout {
  readonly #db: Queryable;
  readonly #clock: Clock;

  constructor(db: Queryable, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Seconds until the name may be tried again; undefined when it may be now. */
  async remainingSeconds(name: string): Promise<number | undefined> {
    const until = await lockedUntil(this.#db, name);
    const remainingMs = until ? until.getTime() - this.#clock.now() : 0;
    return remainingMs > 0 ? Math.ceil(remainingMs / 1000) : undefined;
  }

  async failed(name: string): Promise<void> {
    const now = this.#clock.now();
    await recordFailure(this.#db, {
      name,
      now: new Date(now),
      windowStart: new Date(now - WINDOW_MS),
      limit: FAILURES,
      lockUntil: new Date(now + LOCK_MS),
    });
  }

  async succeeded(name: string): Promise<void> {
    await forgetFailures(this.#db, name);
  }
}
