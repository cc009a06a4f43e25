import type { Clock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { checkLedger, type LedgerReaders, type LedgerReport } from './check.ts';
import { CANCEL_BY_NAME, ON_ONE_PROCESS } from './check-queries.ts';

const MINUTE_MS = 60_000;
/** The first check waits until the start is over. */
const FIRST_MS = MINUTE_MS;
const PAUSE_MS = 5 * MINUTE_MS;
/** However long a check takes, it takes at most this part of the time: the books grow, the machine does not. */
const SHARE = 1 / 20;
/** Longer than most checks take: one over a connection that is sound after all comes to its end. */
const CHECKED_MS = MINUTE_MS;
/** Faults in one line of the log; `npm run -s ledger:check` names them all. */
const LOGGED = 20;

export interface TrialBalanceParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly readers: LedgerReaders;
}

/** What the last check that came to its end found. */
export interface Balanced {
  readonly faults: number;
  /** Milliseconds since the epoch, when it began. */
  readonly checkedAt: number;
  readonly tookMs: number;
}

/** Proves the books again and again while the server runs: on a connection of its own, one process of the database at a time. */
export class TrialBalance {
  readonly #parts: TrialBalanceParts;
  readonly #own: Database;
  readonly #stopListening: () => void;
  /** By which the database knows the connection. */
  readonly #name = `fairline-trial-balance-${newId()}`;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;
  #last: Balanced | undefined;

  constructor(parts: TrialBalanceParts) {
    this.#parts = parts;
    const url = new URL(parts.database.url);
    url.searchParams.set('application_name', this.#name);
    this.#own = openDatabase(url.href, { max: 1 });
    this.#stopListening = parts.database.onRenewed(() => this.#own.renew(CHECKED_MS));
  }

  /** Undefined until the first check has ended. */
  get last(): Balanced | undefined {
    return this.#last;
  }

  start(): void {
    this.#wait(FIRST_MS);
  }

  /** Checks once, now. Never rejects: what could not be checked now is checked the next time. */
  run(): Promise<void> {
    this.#running = this.#check().catch((error: unknown) => {
      if (!this.#stopped)
        this.#parts.logger.error({ err: error }, 'The ledger could not be checked; trying again');
    });
    return this.#running;
  }

  /** Breaks off a check that is under way. */
  async close(): Promise<void> {
    this.#stopped = true;
    this.#stopListening();
    clearTimeout(this.#timer);
    try {
      await this.#parts.database.query(CANCEL_BY_NAME, [this.#name]);
    } finally {
      await this.#running;
      await this.#own.close();
    }
  }

  async #check(): Promise<void> {
    const { clock, logger, readers } = this.#parts;
    const checkedAt = clock.now();
    const { sound, faults }: LedgerReport = await this.#own.transaction(async (tx) => {
      await tx.query(ON_ONE_PROCESS);
      return checkLedger(tx, readers);
    });
    this.#last = { faults: faults.length, checkedAt, tookMs: clock.now() - checkedAt };
    if (!sound)
      logger.error({ faults: faults.slice(0, LOGGED), count: faults.length }, 'The ledger is not sound');
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(async () => {
      await this.run();
      if (!this.#stopped) this.#wait(Math.max(PAUSE_MS, (this.#last?.tookMs ?? 0) / SHARE));
    }, ms);
    this.#timer.unref();
  }
}
