/** Something that is kept while an operation runs: its document, its variables. */
export interface Held {
  readonly bytes: number;
}

/**
 * Room for documents, not our own, and large variables of what is running: of a connection, which lies within that of its address, which lies
 * within that of the server. A document that runs many times takes its room once.
 */
export class DocumentRoom {
  readonly #most: number;
  readonly #outer: DocumentRoom | undefined;
  /** How often each runs here. */
  readonly #running = new Map<Held, number>();
  #bytes = 0;

  /** @param most bytes at most */
  constructor(most: number, outer?: DocumentRoom) {
    this.#most = most;
    this.#outer = outer;
  }

  /** Bytes taken. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Answers false, having changed nothing, where there is no room here or farther out. */
  take(document: Held): boolean {
    if (document.bytes === 0) return true;
    const times = this.#running.get(document) ?? 0;
    if (times === 0) {
      if (this.#bytes + document.bytes > this.#most) return false;
      if (this.#outer?.take(document) === false) return false;
      this.#bytes += document.bytes;
    }
    this.#running.set(document, times + 1);
    return true;
  }

  /** For each take that was answered with true. */
  giveBack(document: Held): void {
    const times = this.#running.get(document);
    if (times === undefined) return;
    if (times > 1) {
      this.#running.set(document, times - 1);
      return;
    }
    this.#running.delete(document);
    this.#bytes -= document.bytes;
    this.#outer?.giveBack(document);
  }
}
