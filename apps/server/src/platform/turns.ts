/** Lets one piece of work at a time touch a key, in the order they came; different keys do not wait for each other. */
export class Turns {
  readonly #most: number;
  readonly #waiting = new Map<string, { last: Promise<void>; count: number }>();

  /** @param most work of one key that may run and wait at once */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** @returns undefined, with nothing done, when too many wait for the key already */
  async run<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    const { count } = this.#waiting.get(key) ?? { count: 0 };
    return count >= this.#most ? undefined : this.runSurely(key, work);
  }

  /** However many wait for the key. */
  async runSurely<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#waiting.get(key) ?? { last: Promise.resolve(), count: 0 };
    this.#waiting.set(key, turn);
    turn.count += 1;
    const result = turn.last.then(work);
    turn.last = result.then(nothing, nothing);
    try {
      return await result;
    } finally {
      turn.count -= 1;
      if (turn.count === 0) this.#waiting.delete(key);
    }
  }
}

function nothing(): void {}
