import type { Bus, Topic } from '../bus.ts';

/** Waiting messages of one watcher at most; the oldest give way. */
const CAPACITY = 1_000;

interface Watcher<T> {
  push(message: T): void;
}

/**
 * A topic's messages by patron: one subscription of the bus, however many watch, and a message reaches only those who watch
 * its patron.
 */
export class PatronFeed<T extends { readonly patronId: string }> {
  readonly #watchers = new Map<string, Set<Watcher<T>>>();
  readonly #keyOf: (message: T) => string;

  /** @param keyOf names what changed: of two messages with one key, only the later waits */
  constructor(bus: Bus, topic: Topic<T>, keyOf: (message: T) => string) {
    this.#keyOf = keyOf;
    bus.subscribe(topic, (message) => {
      for (const watcher of this.#watchers.get(message.patronId) ?? []) watcher.push(message);
    });
  }

  /** Messages about a patron from now on; `first`, when given, comes at once. Ends when the iterator is returned. */
  watch(patronId: string, first?: T): AsyncIterableIterator<T> {
    const waiting = new Map<string, T>();
    let wake: (() => void) | undefined;
    let done = false;
    const watcher: Watcher<T> = {
      push: (message) => {
        waiting.set(this.#keyOf(message), message);
        const [oldest] = waiting.size > CAPACITY ? waiting.keys() : [];
        if (oldest !== undefined) waiting.delete(oldest);
        wake?.();
      },
    };
    if (first) watcher.push(first);
    const leave = this.#join(patronId, watcher);
    return {
      async next() {
        while (!done) {
          const [entry] = waiting;
          if (entry) {
            waiting.delete(entry[0]);
            return { value: entry[1], done: false };
          }
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        return { value: undefined, done: true };
      },
      async return() {
        done = true;
        leave();
        wake?.();
        return { value: undefined, done: true };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  #join(patronId: string, watcher: Watcher<T>): () => void {
    const watchers = this.#watchers.get(patronId) ?? new Set();
    this.#watchers.set(patronId, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(patronId) === watchers) this.#watchers.delete(patronId);
    };
  }
}
