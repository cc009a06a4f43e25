import type { Priority } from './simulator.ts';

interface Entry<T> {
  readonly value: T;
  readonly priority: Priority;
}

const ORDER: readonly Priority[] = ['opening', 'live', 'first', 'soon', 'background'];
/** Jobs that keep nothing in play waiting for long. */
const QUICK: readonly Priority[] = ['opening', 'live', 'first'];

export function isQuick(priority: Priority): boolean {
  return QUICK.includes(priority);
}

/** First in, first out within a priority. */
export class JobQueue<T> {
  readonly #entries: Entry<T>[] = [];

  get size(): number {
    return this.#entries.length;
  }

  add(value: T, priority: Priority): void {
    this.#entries.push({ value, priority });
  }

  /** The next job; `only` leaves all but quick ones. */
  take(only: 'quick' | 'any'): T | undefined {
    for (const priority of only === 'quick' ? QUICK : ORDER) {
      const index = this.#entries.findIndex((entry) => entry.priority === priority);
      const [entry] = index < 0 ? [] : this.#entries.splice(index, 1);
      if (entry) return entry.value;
    }
    return undefined;
  }

  takeAll(): T[] {
    return this.#entries.splice(0).map((entry) => entry.value);
  }
}
