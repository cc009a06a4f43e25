interface Answering<Result> {
  readonly fingerprint: string;
  /** Undefined when it was answered. */
  answer: Promise<Result> | undefined;
}

/** Requests that are being answered. The same one again waits for the answer of the first. */
export class UnderWay<Result> {
  readonly #answers = new Map<string, Answering<Result>>();

  /** What the same request is being answered; 'conflict' when its key is in use for something else. */
  find(key: string, fingerprint: string): Promise<Result> | 'conflict' | undefined {
    const known = this.#answers.get(key);
    if (!known) return undefined;
    return known.fingerprint === fingerprint ? known.answer : 'conflict';
  }

  begin(key: string, fingerprint: string, answer: Promise<Result>): Promise<Result> {
    const answering: Answering<Result> = { fingerprint, answer };
    this.#answers.set(key, answering);
    // The first to hear of the answer: whoever hears it later may ask anew.
    const forget = () => {
      this.#answers.delete(key);
      // A map that is emptied as it is filled is made anew all the time, and what it was before keeps, until all memory is
      // looked through, what was in it then: every bet would be copied twice and stay for seconds.
      answering.answer = undefined;
    };
    answer.then(forget, forget);
    return answer;
  }
}
