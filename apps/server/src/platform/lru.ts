/**
 * A map whose entries weigh at most `capacity` together; those not used for longest give way. Each weighs 1 unless told
 * otherwise; one that weighs more than the capacity is not kept at all.
 */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;
  readonly #weigh: (value: V, key: K) => number;
  #weight = 0;

  /** @param weigh must answer the same for a value as long as it is kept */
  constructor(capacity: number, weigh: (value: V, key: K) => number = () => 1) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Of all entries together. */
  get weight(): number {
    return this.#weight;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    const weight = this.#weigh(value, key);
    if (weight > this.#capacity) return;
    this.#entries.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(value, key);
  }
}
