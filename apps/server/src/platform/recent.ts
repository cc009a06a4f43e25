import type { Clock } from './clock.ts';
import { Lru } from './lru.ts';

interface Entry<V> {
  readonly readAt: number;
  readonly reading: Promise<V>;
  /** What came of it. */
  read: { readonly value: V } | undefined;
}

/**
 * Remembers for a moment what was read, so that a patron who places many bets at once is read once. Whoever changes the
 * thing in this process forgets it here; a change made by another process is seen when the moment has passed. Who can do with
 * what is older says so with `withinMs`.
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
  get(key: string, read: (key: string) => Promise<V>, withinMs = this.#forMs): Promise<V> {
    const known = this.#fresh(key, withinMs);
    if (known) return known.reading;
    const readAt = this.#clock.now();
    const reading = read(key);
    const entry: Entry<V> = { readAt, reading, read: undefined };
    this.#entries.set(key, entry);
    reading.then(
      (value) => {
        entry.read = { value };
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return reading;
  }

  /** The same without waiting; undefined when it has to be read, or is being read. */
  known(key: string): { readonly value: V } | undefined {
    return this.#fresh(key, this.#forMs)?.read;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  #fresh(key: string, withinMs: number): Entry<V> | undefined {
    const known = this.#entries.get(key);
    if (!known) return undefined;
    const ageMs = this.#clock.now() - known.readAt;
    return ageMs >= 0 && ageMs < withinMs ? known : undefined;
  }
}
