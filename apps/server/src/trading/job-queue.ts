import type { Priority } from './simulator.ts';

interface Entry<T> {
  readonly value: T;
  readonly priority: () => Priority;
}

const ORDER: readonly Priority[] = [
  'owed',
  'opening',
  'live',
  'awaited',
  'first',
  'unwatched',
  'listed',
  'soon',
  'background',
];
/** Jobs that keep nothing in play waiting for long. */
const QUICK: readonly Priority[] = ORDER.slice(0, ORDER.indexOf('soon'));
/**
 * Turns each priority has while all of them wait: whatever games in play ask for, first prices have one of five or more, so that
 * each comes up, and those of tomorrow's games one of twenty or more. What is 'owed' goes before: an event asks for that once.
 */
const TURNS: Readonly<Record<Exclude<Priority, 'owed'>, number>> = {
  opening: 8,
  live: 8,
  awaited: 8,
  first: 8,
  unwatched: 4,
  listed: 2,
  soon: 1,
  background: 1,
};

export function isQuick(priority: Priority): boolean {
  return QUICK.includes(priority);
}

/** First in, first out within a priority; between priorities turns are shared, so that none waits for ever. */
export class JobQueue<T> {
  readonly #entries: Entry<T>[] = [];
  /** When each priority has its next turn: a time that passes with the turns taken. */
  readonly #due = new Map<Priority, number>();
  #now = 0;

  get size(): number {
    return this.#entries.length;
  }

  /** Whether a quick job waits. */
  get hasQuick(): boolean {
    return this.#entries.some(({ priority }) => isQuick(priority()));
  }

  /** @param priority asked anew at each turn: what waits may become urgent */
  add(value: T, priority: () => Priority): void {
    this.#entries.push({ value, priority });
  }

  /** The next job; `only` leaves all but quick ones. */
  take(only: 'quick' | 'any'): T | undefined {
    const firsts = this.#firsts();
    const allowed = (only === 'quick' ? QUICK : ORDER).filter((priority) => firsts.has(priority));
    const [next] = allowed.toSorted((one, other) => this.#dueOf(one) - this.#dueOf(other));
    const index = next && firsts.get(next);
    if (index === undefined) return undefined;
    this.#count(next);
    return this.#entries.splice(index, 1)[0]?.value;
  }

  takeAll(): T[] {
    return this.#entries.splice(0).map((entry) => entry.value);
  }

  /** Where the first job of each priority stands. */
  #firsts(): ReadonlyMap<Priority, number> {
    const firsts = new Map<Priority, number>();
    this.#entries.forEach((entry, index) => {
      const priority = entry.priority();
      if (!firsts.has(priority)) firsts.set(priority, index);
    });
    return firsts;
  }

  /** A priority that had nothing to do has saved up no turns. */
  #dueOf(priority: Priority): number {
    return priority === 'owed' ? -1 : Math.max(this.#now, this.#due.get(priority) ?? 0);
  }

  #count(priority: Priority | undefined): void {
    if (priority === undefined || priority === 'owed') return;
    this.#now = this.#dueOf(priority);
    this.#due.set(priority, this.#now + 1 / TURNS[priority]);
  }
}
