import type { Clock } from '../platform/clock.ts';
import { Lru } from '../platform/lru.ts';

const MOST_KEPT = 5_000;
const BEGINNING_MS = Date.UTC(2026, 0, 1);
/** The hub takes one update of a group in this time at most, so that no group counts faster than the clock does. */
const COUNT_MS = 100;
/** The wire's numbers have 32 bits. */
const MOST = 2 ** 31;
/** Left above what the clock says: a group may count so far before it would not fit, which takes it more than a year. */
const ROOM = 2 ** 29;

/** The number of the last update of one group of subscribers. */
export interface Counter {
  readonly last: number;
  next(): number;
}

/**
 * Numbers for the updates of paths. A group counts one by one. A new group for the same path starts above every group
 * before it, and above what the clock says, which is ahead of every group that was: also of those before a restart, and
 * of those of a path that was forgotten.
 *
 * That is for clients who compare numbers over connections. It holds while groups are opened now and then, the clock goes
 * on, and until its numbers begin again, every five years, as they do not fit the wire for longer. Who starts anew with
 * each connection, as the web app does, does not depend on it.
 */
export class Numbering {
  readonly #clock: Clock;
  readonly #highest = new Lru<string, { number: number }>(MOST_KEPT);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  open(path: string): Counter {
    const highest = this.#highest.get(path) ?? { number: 0 };
    this.#highest.set(path, highest);
    let last = Math.max(highest.number + 1, this.#byClock());
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

  #byClock(): number {
    const counts = Math.floor((this.#clock.now() - BEGINNING_MS) / COUNT_MS);
    return Math.max(counts, 0) % (MOST - ROOM);
  }
}
