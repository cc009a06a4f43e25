import type { BookView, Trading } from '../trading/trading.ts';

/** How games that left the memory ended, for whoever follows them: it is read once, and then there at once for all. */
export class PastBooks {
  readonly #trading: Pick<Trading, 'past'>;
  readonly #books = new Map<string, BookView>();
  /** Of each event the last reading, while it is under way. */
  readonly #readings = new Map<string, symbol>();

  constructor(trading: Pick<Trading, 'past'>) {
    this.#trading = trading;
  }

  get(eventId: string): BookView | undefined {
    return this.#books.get(eventId);
  }

  /**
   * Reads what is on record now and keeps it until it is forgotten. Answers false where nothing is on record, and where it was
   * forgotten, or read anew, meanwhile.
   */
  async read(eventId: string): Promise<boolean> {
    const reading = Symbol(eventId);
    this.#readings.set(eventId, reading);
    const isLast = () => this.#readings.get(eventId) === reading;
    try {
      const book = await this.#trading.past(eventId);
      if (!book || !isLast()) return false;
      this.#books.set(eventId, book);
      return true;
    } finally {
      if (isLast()) this.#readings.delete(eventId);
    }
  }

  forget(eventId: string): void {
    this.#books.delete(eventId);
    this.#readings.delete(eventId);
  }
}
