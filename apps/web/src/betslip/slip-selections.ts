/**
 * Which selections are on the slip, as the odds buttons see it: what the server confirmed, and over it what the person
 * has just asked for. Each button listens to this and draws only when its own answer changes.
 */
export class SlipSelections {
  #confirmed: ReadonlySet<string> = new Set();
  readonly #wishes = new Map<string, { readonly wanted: boolean; readonly wish: number }>();
  readonly #listeners = new Set<() => void>();
  #made = 0;
  #shown: ReadonlySet<string> = new Set();

  has(id: string): boolean {
    return this.#shown.has(id);
  }

  /** The ids on the slip, wishes included; the same object until it changes. */
  get shown(): ReadonlySet<string> {
    return this.#shown;
  }

  confirm(ids: Iterable<string>): void {
    this.#confirmed = new Set(ids);
    this.#update();
  }

  /** Shows at once what was asked for; call the answer when the server has answered, either way. */
  wish(id: string, wanted: boolean): () => void {
    this.#made += 1;
    const wish = this.#made;
    this.#wishes.set(id, { wanted, wish });
    this.#update();
    return () => {
      if (this.#wishes.get(id)?.wish !== wish) return;
      this.#wishes.delete(id);
      this.#update();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #update(): void {
    const shown = new Set(this.#confirmed);
    for (const [id, { wanted }] of this.#wishes) {
      if (wanted) shown.add(id);
      else shown.delete(id);
    }
    if (shown.size === this.#shown.size && [...shown].every((id) => this.#shown.has(id))) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
