/** Most trials, and most successes, that are told apart. */
const MOST_TRIALS = 255;
const MOST_SUCCESSES = 64;
const SHARES = 65_536;

/** How often something happens in so many trials, drawn by 16 random bits; of more trials than 255 it tells what 255 bring. */
export class BinomialTable {
  /** Of each number of trials, the luck from which on there is more than k: rising in k. */
  readonly #bounds = new Uint32Array((MOST_TRIALS + 1) * MOST_SUCCESSES);

  /** @param chance of one trial */
  constructor(chance: number) {
    for (let trials = 0; trials <= MOST_TRIALS; trials++) {
      let term = (1 - chance) ** trials;
      let sum = 0;
      for (let k = 0; k < MOST_SUCCESSES; k++) {
        sum += k <= trials ? term : 0;
        this.#bounds[trials * MOST_SUCCESSES + k] = Math.round(sum * SHARES);
        term *= ((trials - k) / (k + 1)) * (chance / (1 - chance));
      }
    }
  }

  /** @param luck 16 random bits */
  draw(trials: number, luck: number): number {
    const from = Math.min(trials, MOST_TRIALS) * MOST_SUCCESSES;
    let k = 0;
    while (k < MOST_SUCCESSES - 1 && luck >= (this.#bounds[from + k] ?? 0)) k++;
    return k;
  }
}
