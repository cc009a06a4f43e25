import type { Clock } from './clock.ts';
import { Lru } from './lru.ts';

interface Entry<V> {
  readonly readAt: number;
  readonly value: Promise<V>;
}

/**
 * Remembers for a moment what was read, so that a patron who places many bets at once is read once. Whoever changes the
 * thing in this process forgets it here; a change made by another process is seen when the moment has passed.
 */
export class Recent<V> {
  readonly #clock: Clock;
  readonly #forMs: number;
  readonly #entries: Lru<string, Entry<V>>;

  constructor(clock: Clock, forMs: number, capacity = 10_000) {
    this.#clock = clock;
    this.#forMs = forMs;
    this.#entries = new Lru(capacity);
  }

  /** What `read` answers, or answered within the last moment. A failed reading is not remembered. */
  get(key: string, read: () => Promise<V>): Promise<V> {
    const now = this.#clock.now();
    const known = this.#entries.get(key);
    if (known && now - known.readAt < this.#forMs && now >= known.readAt) return known.value;
    const value = read();
    const entry = { readAt: now, value };
    this.#entries.set(key, entry);
    value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return value;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }
}
