/** What is made by a key and asked for again soon: of so many, those asked for last. The rest is made anew when it is asked for. */
export class Kept<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @param isFit whether what is kept will do; by default it does */
  get(key: Key, make: () => Value, isFit: (value: Value) => boolean = () => true): Value {
    const known = this.#values.get(key);
    const value = known !== undefined && isFit(known) ? known : make();
    // Asked for last is forgotten last.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
