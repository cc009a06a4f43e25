import type { Logger } from './log.ts';

/** A name for one kind of message, with the type of its payload. */
export interface Topic<T> {
  readonly name: string;
  /** Never set: it only carries the payload's type. */
  readonly payload?: T;
}

export function topic<T>(name: string): Topic<T> {
  return { name };
}

type Subscriber = (payload: unknown) => void;

/**
 * Messages between domains inside one process. Delivery is synchronous and in the order of subscription; a
 * subscriber that throws is logged and does not keep the message from the others.
 */
export class Bus {
  readonly #logger: Pick<Logger, 'error'>;
  readonly #subscribers = new Map<string, Set<Subscriber>>();

  constructor(logger: Pick<Logger, 'error'>) {
    this.#logger = logger;
  }

  publish<T>(topic: Topic<T>, payload: T): void {
    const subscribers = this.#subscribers.get(topic.name);
    if (!subscribers) return;
    for (const subscriber of [...subscribers]) {
      try {
        subscriber(payload);
      } catch (error) {
        this.#logger.error({ err: error, topic: topic.name }, 'A subscriber of the bus failed');
      }
    }
  }

  /** Answers a function that ends the subscription. */
  subscribe<T>(topic: Topic<T>, subscriber: (payload: T) => void): () => void {
    const subscribers = this.#subscribers.get(topic.name) ?? new Set();
    this.#subscribers.set(topic.name, subscribers);
    // Only publish(topic: Topic<T>) reaches this set, so the payload is a T; the map cannot say so.
    const entry: Subscriber = (payload) => (subscriber as Subscriber)(payload);
    subscribers.add(entry);
    return () => {
      subscribers.delete(entry);
    };
  }
}
