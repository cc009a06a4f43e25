import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type Attempt, countAnywhere, countHere, forgetHere, waitsOf } from './failure-store.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 30 * MINUTE_MS;
/** Three failures within half an hour lock a name for its address for a quarter of one (GLI-19 2.5.3 d). */
const FAILURES = 3;
const LOCK_MS = 15 * MINUTE_MS;
/** Failures of a name from all addresses that cost nothing; then each doubles the wait, up to a minute. */
const FREE_FAILURES = 10;
const LONGEST_WAIT_SECONDS = 60;

/**
 * Keeps guessers from trying one password after another, for names that exist and names that do not alike. Only the guesser's
 * own address is locked. Guesses from many addresses slow all of them down, but not the patron at an address of earlier
 * logins: nobody can lock a patron out by guessing (OWASP ASVS 5.0, 6.1.1 and 6.3.1).
 */
export class Lockout {
  readonly #db: Queryable;
  readonly #clock: Clock;

  constructor(db: Queryable, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Seconds until the name may be tried again from the address; undefined when it may be now. */
  async remainingSeconds(attempt: Attempt): Promise<number | undefined> {
    const { here, anywhere, known } = await waitsOf(this.#db, attempt);
    const untilMs = Math.max(here?.getTime() ?? 0, known ? 0 : (anywhere?.getTime() ?? 0));
    const remainingMs = untilMs - this.#clock.now();
    return remainingMs > 0 ? Math.ceil(remainingMs / 1000) : undefined;
  }

  async failed(attempt: Attempt): Promise<void> {
    const nowMs = this.#clock.now();
    const [now, windowStart] = [new Date(nowMs), new Date(nowMs - WINDOW_MS)];
    const lockUntil = new Date(nowMs + LOCK_MS);
    await countHere(this.#db, attempt, { now, windowStart, limit: FAILURES, lockUntil });
    await countAnywhere(this.#db, attempt.name, {
      now,
      windowStart,
      free: FREE_FAILURES,
      longestSeconds: LONGEST_WAIT_SECONDS,
    });
  }

  /** What others tried elsewhere stays counted: the patron's login must not give them new guesses. */
  async succeeded(attempt: Attempt): Promise<void> {
    await forgetHere(this.#db, attempt);
  }
}
