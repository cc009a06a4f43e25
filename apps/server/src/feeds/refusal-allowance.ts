import type { Clock } from '../platform/clock.ts';

/** Refused messages of one source that are kept of an hour: enough to see what is wrong with it. */
export const MOST_KEPT = 500;
const HOUR_MS = 3_600_000;

interface Hour {
  readonly beganMs: number;
  count: number;
}

/** How many more refused messages of a source are worth keeping: one that tells nothing but nonsense does not fill the disk. */
export class RefusalAllowance {
  readonly #clock: Clock;
  readonly #onSpent: (source: string) => void;
  readonly #hours = new Map<string, Hour>();

  /** @param onSpent told once an hour of a source of which no more is kept */
  constructor(clock: Clock, onSpent: (source: string) => void) {
    this.#clock = clock;
    this.#onSpent = onSpent;
  }

  /** Counts one refused message, and answers whether it is kept. @param source empty where nobody knows it */
  takes(source: string): boolean {
    const hour = this.#hourOf(source);
    hour.count += 1;
    if (hour.count === MOST_KEPT + 1) this.#onSpent(source);
    return hour.count <= MOST_KEPT;
  }

  #hourOf(source: string): Hour {
    const now = this.#clock.now();
    const known = this.#hours.get(source);
    if (known && now - known.beganMs < HOUR_MS) return known;
    for (const [other, { beganMs }] of this.#hours) {
      if (now - beganMs >= HOUR_MS) this.#hours.delete(other);
    }
    const begun = { beganMs: now, count: 0 };
    this.#hours.set(source, begun);
    return begun;
  }
}
