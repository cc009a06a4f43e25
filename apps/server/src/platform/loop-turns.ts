/**
 * Shares out the turns of this thread among pieces of work that come many at once: so many go on in a turn, in the order they came, and
 * all else has its turn before the next.
 */
export class LoopTurns {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  /** In this turn. */
  #taken = 0;
  #isCounting = false;

  /** @param most pieces of work that go on in one turn */
  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined: go on now; otherwise resolves in the turn to go on in. */
  take(): Promise<void> | undefined {
    this.#count();
    if (this.#taken < this.#most && this.#waiting.length === 0) {
      this.#taken += 1;
      return undefined;
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #count(): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isCounting = false;
    const going = this.#waiting.splice(0, this.#most);
    this.#taken = going.length;
    if (this.#taken > 0) this.#count();
    for (const go of going) go();
  }
}
