import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { SelectionView } from '../trading/trading.ts';
import { openQuoteSeal } from './quote-key-store.ts';
import type { QuoteSeal, SealedQuote } from './quote-seal.ts';

/** Seals quotes with the key in the database, which is read when the first one is needed. */
export class QuoteSealing {
  readonly #database: Database;
  readonly #clock: Clock;
  #opening: Promise<QuoteSeal> | undefined;
  #opened: QuoteSeal | undefined;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Undefined without a price. */
  seal(selection: SelectionView): Promise<string | undefined> | string | undefined {
    const nowMs = this.#clock.now();
    // Without waiting once the key is known: a slip has many legs.
    if (this.#opened) return this.#opened.seal(selection, nowMs);
    return this.#open().then((seal) => seal.seal(selection, nowMs));
  }

  /** Undefined for a text that was not sealed here. */
  async open(text: string): Promise<SealedQuote | undefined> {
    return (await this.#open()).open(text);
  }

  async #open(): Promise<QuoteSeal> {
    this.#opening ??= openQuoteSeal(this.#database);
    try {
      this.#opened = await this.#opening;
      return this.#opened;
    } catch (error) {
      // The database was away: the next one who asks tries again.
      this.#opening = undefined;
      throw error;
    }
  }
}
