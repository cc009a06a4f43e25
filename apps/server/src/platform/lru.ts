interface Entry<K, V> {
  readonly key: K;
  readonly value: V;
  readonly weight: number;
  /** The neighbours by use. */
  newer: Entry<K, V> | undefined;
  older: Entry<K, V> | undefined;
}

/**
 * A map whose entries weigh at most `capacity` together; those not used for longest give way. Each weighs 1 unless told
 * otherwise; one that weighs more than the capacity is not kept at all.
 *
 * The order of use is a list beside the map: a use moves two pointers, where taking an entry out of a Map and putting it in
 * again makes the Map grow until it is built anew.
 */
export class Lru<K, V> {
  readonly #entries = new Map<K, Entry<K, V>>();
  readonly #capacity: number;
  readonly #weigh: (value: V, key: K) => number;
  #newest: Entry<K, V> | undefined;
  #oldest: Entry<K, V> | undefined;
  #weight = 0;

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
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry !== this.#newest) {
      this.#unlink(entry);
      this.#link(entry);
    }
    return entry.value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    const weight = this.#weigh(value, key);
    if (weight > this.#capacity) return;
    const entry = { key, value, weight, newer: undefined, older: undefined };
    this.#entries.set(key, entry);
    this.#weight += weight;
    this.#link(entry);
    while (this.#oldest && this.#weight > this.#capacity) this.delete(this.#oldest.key);
  }

  delete(key: K): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    this.#unlink(entry);
  }

  /** Lets entries go, the one not used for longest first, up to one that may stay. */
  deleteWhile(mayGo: (value: V) => boolean): void {
    while (this.#oldest && mayGo(this.#oldest.value)) this.delete(this.#oldest.key);
  }

  #link(entry: Entry<K, V>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest) this.#newest.newer = entry;
    else this.#oldest = entry;
    this.#newest = entry;
  }

  #unlink({ newer, older }: Entry<K, V>): void {
    if (newer) newer.older = older;
    else this.#newest = older;
    if (older) older.newer = newer;
    else this.#oldest = newer;
  }
}
