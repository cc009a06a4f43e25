/** Prices so many plays old may stand beside "suspended"; older ones say nothing of the game as it is. */
const MOST_PLAYS_BEHIND = 4;

/** How far a game has moved on from the moment its prices were made for. */
export class PriceAge {
  /** Undefined when they are of no moment near the present one, or there are none. */
  #playsBehind: number | undefined;

  get isPresent(): boolean {
    return this.#playsBehind !== undefined;
  }

  /** Prices were made for where the game stands. */
  renew(): void {
    this.#playsBehind = 0;
  }

  /** One more play was told. @returns whether the prices are of the past from now on, and were not before */
  play(): boolean {
    if (this.#playsBehind === undefined) return false;
    this.#playsBehind += 1;
    return this.#playsBehind > MOST_PLAYS_BEHIND && this.leap();
  }

  /** The game stands elsewhere. @returns the same */
  leap(): boolean {
    const was = this.isPresent;
    this.#playsBehind = undefined;
    return was;
  }
}
