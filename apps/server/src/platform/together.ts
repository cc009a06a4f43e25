/**
 * Reads by key, many keys at once: what is asked for while a reading is under way waits for the next one, which reads it all
 * together. So many patrons at the same moment cost few queries, and no reading began before it was asked for.
 */
export class Together<Value> {
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  #asked = new Set<string>();
  #next: Promise<ReadonlyMap<string, Value>> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  /** @param read values by key; whatever it leaves out is undefined to whoever asked */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read;
  }

  /** Rejects when the reading does, with everybody else who asked for it. */
  async get(key: string): Promise<Value | undefined> {
    this.#asked.add(key);
    this.#next ??= this.#readNext();
    return (await this.#next).get(key);
  }

  async #readNext(): Promise<ReadonlyMap<string, Value>> {
    await this.#underWay;
    const keys = [...this.#asked];
    this.#asked = new Set();
    this.#next = undefined;
    const reading = this.#read(keys);
    this.#underWay = reading.then(nothing, nothing);
    return reading;
  }
}

function nothing(): void {}
