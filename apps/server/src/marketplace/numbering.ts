import type { Clock } from '../platform/clock.ts';
import { Lru } from '../platform/lru.ts';

const MOST_KEPT = 5_000;
/** Seconds since then fit the wire's 32 bits until 2094. */
const BEGINNING_MS = Date.UTC(2026, 0, 1);

/** The number of the last update of one group of subscribers. */
export interface Counter {
  readonly last: number;
  next(): number;
}

/**
 * Numbers for the updates of paths. A group counts one by one; a new group for the same path starts above every group
 * before it, and after a restart above what the clock says, so that a client that comes back never takes the new updates
 * for old ones.
 */
export class Numbering {
  readonly #clock: Clock;
  readonly #highest = new Lru<string, { number: number }>(MOST_KEPT);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  open(path: string): Counter {
    const seconds = Math.floor((this.#clock.now() - BEGINNING_MS) / 1_000);
    const highest = this.#highest.get(path) ?? { number: 0 };
    this.#highest.set(path, highest);
    let last = Math.max(highest.number + 1, seconds, 1);
    highest.number = last;
    return {
      get last() {
        return last;
      },
      next: () => {
        last += 1;
        highest.number = Math.max(highest.number, last);
        return last;
      },
    };
  }
}
