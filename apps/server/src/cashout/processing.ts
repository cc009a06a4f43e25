/** Cash outs that are under way in this process. A patron may have several, also of one bet, which is then asked for twice. */
export class Processing {
  /** Of each patron the bets, in the order their cash outs began. */
  readonly #bets = new Map<string, readonly string[]>();
  readonly #changed: (patronId: string) => void;

  /** @param changed told when one begins and when one ends */
  constructor(changed: (patronId: string) => void) {
    this.#changed = changed;
  }

  /** The bet whose cash out began first of those under way. */
  first(patronId: string): string | undefined {
    return this.#bets.get(patronId)?.[0];
  }

  /** Counts a cash out of the bet as under way until what is given is done. */
  async during<T>(patronId: string, betId: string, cashOut: () => Promise<T>): Promise<T> {
    this.#bets.set(patronId, [...(this.#bets.get(patronId) ?? []), betId]);
    this.#changed(patronId);
    try {
      return await cashOut();
    } finally {
      this.#end(patronId, betId);
      this.#changed(patronId);
    }
  }

  #end(patronId: string, betId: string): void {
    const bets = this.#bets.get(patronId) ?? [];
    const left = bets.toSpliced(bets.indexOf(betId), 1);
    if (left.length === 0) this.#bets.delete(patronId);
    else this.#bets.set(patronId, left);
  }
}
