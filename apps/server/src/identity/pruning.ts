import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/log.ts';
import { prune } from './store.ts';

const DAY_MS = 86_400_000;
/** Failed logins count for half an hour and lock for a quarter of one. */
const KEEP_FAILURES_MS = DAY_MS;
/** A session ends 30 days after its login at the latest; its record stays for questions about it. */
const KEEP_SESSIONS_MS = 90 * DAY_MS;
const EVERY_MS = 3_600_000;

export interface PruningParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/** Removes what logins have left behind and nobody can use any more, once an hour. */
export class Pruning {
  readonly #parts: PruningParts;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: PruningParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.run(), EVERY_MS);
    this.#timer.unref();
  }

  /** Never rejects: what fails now is done the next time. */
  run(): Promise<void> {
    const { database, clock, logger } = this.#parts;
    const now = clock.now();
    this.#running = prune(database, {
      now: new Date(now),
      failuresBefore: new Date(now - KEEP_FAILURES_MS),
      sessionsBefore: new Date(now - KEEP_SESSIONS_MS),
    }).catch((error: unknown) => {
      logger.error({ err: error }, 'Old logins could not be pruned');
    });
    return this.#running;
  }

  /** Resolves when what runs is done. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.#running;
  }
}
