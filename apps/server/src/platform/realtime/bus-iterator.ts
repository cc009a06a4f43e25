import type { Bus, Topic } from '../bus.ts';

/** Waiting messages of one subscription at most; the oldest give way. */
const CAPACITY = 1_000;

/**
 * The messages of a topic as a subscription field's `subscribe` answers them, for fields that differ by viewer:
 *
 *     subscribe: (_root, _args, context) =>
 *       busIterator(bus, balanceChanged, (change) => change.patronId === requirePatron(context))
 *
 * A message equal (as JSON) to one that still waits is left out: messages say what changed, and whoever reads them
 * looks up its state then.
 */
export function busIterator<T>(
  bus: Bus,
  topic: Topic<T>,
  filter: (payload: T) => boolean = () => true,
): AsyncIterableIterator<T> {
  const waiting = new Map<string, T>();
  let wake: (() => void) | undefined;
  let done = false;
  const unsubscribe = bus.subscribe(topic, (payload) => {
    if (!filter(payload)) return;
    waiting.set(JSON.stringify(payload), payload);
    for (const oldest of waiting.keys()) {
      if (waiting.size <= CAPACITY) break;
      waiting.delete(oldest);
    }
    wake?.();
  });
  return {
    async next() {
      while (!done) {
        for (const [key, value] of waiting) {
          waiting.delete(key);
          return { value, done: false };
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return { value: undefined, done: true };
    },
    async return() {
      done = true;
      unsubscribe();
      wake?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
