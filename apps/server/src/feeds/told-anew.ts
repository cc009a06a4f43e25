/** Games that were told anew, until what hangs on them is counted by it. */
export class ToldAnew {
  readonly #due = new Set<string>();
  #isRead = false;

  /** One that is heard while it is worked on is due again. */
  hear(eventId: string): void {
    this.#due.add(eventId);
  }

  /**
   * Hears those of before a start, of which nobody hears after it, the first time that the log can be read. Rejects when it cannot.
   */
  async hearFormer(read: () => Promise<Iterable<string>>): Promise<void> {
    if (this.#isRead) return;
    for (const eventId of await read()) this.#due.add(eventId);
    this.#isRead = true;
  }

  /** One after the other. One that is not done, or fails, stays due; the first that fails ends it. @param work answers whether it is done */
  async each(work: (eventId: string) => Promise<boolean>): Promise<void> {
    for (const eventId of [...this.#due]) {
      this.#due.delete(eventId);
      let isDone = false;
      try {
        isDone = await work(eventId);
      } finally {
        if (!isDone) this.#due.add(eventId);
      }
    }
  }

  /** For another season, whose games of before are read anew. */
  clear(): void {
    this.#due.clear();
    this.#isRead = false;
  }
}
