import { everyStep } from '../platform/every-step.ts';

/** Games that were told anew, until what hangs on them is counted by it. */
export class ToldAnew {
  readonly #due = new Set<string>();
  #isRead = false;

  /** One that is heard while it is worked on is due again. */
  hear(eventId: string): void {
    this.#due.add(eventId);
  }

  /**
   * Hears those of before a start, of which nobody hears after it, the first time that they can be listed. Rejects when they cannot.
   * @param read their ids alone: one whose log cannot be read keeps no other from being done
   */
  async hearFormer(read: () => Promise<Iterable<string>>): Promise<void> {
    if (this.#isRead) return;
    for (const eventId of await read()) this.#due.add(eventId);
    this.#isRead = true;
  }

  /**
   * Whether one of some games is still due, or may be: those of before a start are not known yet.
   */
  isDue(isOne: (eventId: string) => boolean): boolean {
    return !this.#isRead || [...this.#due].some(isOne);
  }

  /**
   * One after the other, each of them. One that is not done, or fails, stays due, and keeps no other from being done.
   * @param work answers whether it is done @throws AggregateError of what failed
   */
  each(work: (eventId: string) => Promise<boolean>): Promise<void> {
    return everyStep([...this.#due].map((eventId) => () => this.#tryOne(eventId, work)));
  }

  async #tryOne(eventId: string, work: (eventId: string) => Promise<boolean>): Promise<void> {
    this.#due.delete(eventId);
    let isDone = false;
    try {
      isDone = await work(eventId);
    } finally {
      if (!isDone) this.#due.add(eventId);
    }
  }

  /** For another season, whose games of before are read anew. */
  clear(): void {
    this.#due.clear();
    this.#isRead = false;
  }
}
