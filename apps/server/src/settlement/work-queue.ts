type Work = () => Promise<void>;

/**
 * Runs a few pieces of work at a time, those of one name one after the other. Work of a name that already waits is not added
 * again: it will see the newer state.
 */
export class WorkQueue {
  readonly #waiting = new Map<string, Work>();
  readonly #running = new Set<string>();
  readonly #width: number;
  readonly #onError: (error: unknown) => void;
  #idle: Promise<void> = Promise.resolve();
  #becameIdle: (() => void) | undefined;

  /**
   * @param width pieces of work at a time
   * @param onError told of work that rejected; the queue goes on
   */
  constructor(width: number, onError: (error: unknown) => void) {
    this.#width = width;
    this.#onError = onError;
  }

  add(name: string, work: Work): void {
    if (!this.#waiting.has(name)) this.#waiting.set(name, work);
    if (!this.#becameIdle) {
      this.#idle = new Promise((resolve) => {
        this.#becameIdle = resolve;
      });
    }
    // Not in the caller's turn: whoever adds is often in the middle of something.
    queueMicrotask(() => this.#startMore());
  }

  /** Resolves when nothing runs or waits. */
  async idle(): Promise<void> {
    while (this.#becameIdle) await this.#idle;
  }

  #startMore(): void {
    for (const [name, work] of this.#waiting) {
      if (this.#running.size >= this.#width) return;
      if (this.#running.has(name)) continue;
      this.#waiting.delete(name);
      this.#running.add(name);
      void this.#run(name, work);
    }
    if (this.#running.size > 0) return;
    this.#becameIdle?.();
    this.#becameIdle = undefined;
  }

  async #run(name: string, work: Work): Promise<void> {
    await work().catch(this.#onError);
    this.#running.delete(name);
    this.#startMore();
  }
}
