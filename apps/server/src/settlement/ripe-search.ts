export interface RipeSearchParts<Bet, Place> {
  /**
   * So many open bets after a place among them, undefined for the first: those that are ripe, and the place to go on after,
   * undefined when there are none behind it.
   */
  readonly read: (
    after: Place | undefined,
    looked: number,
  ) => Promise<{ readonly bets: readonly Bet[]; readonly next: Place | undefined }>;
  readonly settle: (bets: readonly Bet[]) => Promise<unknown>;
  /** Open bets looked at in one reading. */
  readonly page: number;
}

/** Sweeps that pass between two times through all open bets. */
const REST = 20;

/**
 * Finds open bets that wait for no leg any more, whose last leg was written down without paying them. Nothing but looking at
 * every open bet finds them, so a sweep looks at a portion, and the next one goes on behind it.
 */
export class RipeSearch<Bet, Place> {
  readonly #parts: RipeSearchParts<Bet, Place>;
  #after: Place | undefined;
  #rest = 0;
  #isDue = false;

  constructor(parts: RipeSearchParts<Bet, Place>) {
    this.#parts = parts;
  }

  /** Something happened that could leave such a bet, perhaps among those that were looked at already. */
  again(): void {
    this.#isDue = true;
  }

  /** One sweep's. @param most open bets that it looks at */
  async sweep(most: number): Promise<void> {
    if (this.#rest > 0 && !this.#isDue) {
      this.#rest -= 1;
      return;
    }
    this.#rest = 0;
    const { read, settle, page } = this.#parts;
    if (this.#after === undefined) this.#isDue = false;
    for (let looked = 0; looked < most; looked += page) {
      const { bets, next } = await read(this.#after, page);
      this.#after = next;
      if (bets.length > 0) await settle(bets);
      if (next !== undefined) continue;
      this.#rest = REST;
      return;
    }
  }
}
