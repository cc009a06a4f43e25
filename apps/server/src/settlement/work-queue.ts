type Work = () => Promise<void>;

/** Runs work one piece at a time. Work of a name that already waits is not added again: it will see the newer state. */
export class WorkQueue {
  readonly #waiting = new Map<string, Work>();
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;

  /** @param onError told of work that rejected; the queue goes on */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  add(name: string, work: Work): void {
    if (!this.#waiting.has(name)) this.#waiting.set(name, work);
    this.#running ??= this.#run();
  }

  /** Resolves when nothing runs or waits. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Not in the caller's turn: whoever adds is often in the middle of something.
    await Promise.resolve();
    for (;;) {
      const next = this.#waiting.entries().next();
      if (next.done) break;
      const [name, work] = next.value;
      this.#waiting.delete(name);
      await work().catch(this.#onError);
    }
    this.#running = undefined;
  }
}
