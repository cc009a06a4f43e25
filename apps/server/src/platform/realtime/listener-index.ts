/** Listeners found by key, so that a message reaches only those it concerns. */
export class ListenerIndex {
  readonly #listeners = new Map<string, Set<() => void>>();

  tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  /** Whether anybody listens. */
  has(key: string): boolean {
    return this.#listeners.has(key);
  }

  /** Answers what ends it. */
  listen(keys: Iterable<string>, listener: () => void): () => void {
    const own = [...keys];
    for (const key of own) this.#add(key, listener);
    return () => {
      for (const key of own) this.#remove(key, listener);
    };
  }

  #add(key: string, listener: () => void): void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    listeners.add(listener);
  }

  #remove(key: string, listener: () => void): void {
    const listeners = this.#listeners.get(key);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(key);
  }
}
