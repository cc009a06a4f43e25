/** Tasks of one key waiting at most. */
const LONGEST = 8;

/** Too many tasks of one key wait already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs tasks of the same key one after the other, others beside them. */
export class KeyedQueue {
  readonly #tails = new Map<string, { promise: Promise<unknown>; length: number }>();

  /** Rejects with QueueFull, without running the task, when too many wait. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const tail = this.#tails.get(key);
    const length = (tail?.length ?? 0) + 1;
    if (length > LONGEST) throw new QueueFull();
    const promise = (tail?.promise ?? Promise.resolve()).then(task, task);
    const own = { promise, length };
    this.#tails.set(key, own);
    try {
      return await promise;
    } finally {
      if (this.#tails.get(key) === own) this.#tails.delete(key);
    }
  }
}
