/** Requests that are being answered. The same one again waits for the answer of the first. */
export class UnderWay<Result> {
  readonly #answers = new Map<string, { readonly fingerprint: string; readonly answer: Promise<Result> }>();

  /** What the same request is being answered; 'conflict' when its key is in use for something else. */
  find(key: string, fingerprint: string): Promise<Result> | 'conflict' | undefined {
    const known = this.#answers.get(key);
    if (!known) return undefined;
    return known.fingerprint === fingerprint ? known.answer : 'conflict';
  }

  begin(key: string, fingerprint: string, answer: Promise<Result>): Promise<Result> {
    this.#answers.set(key, { fingerprint, answer });
    // The first to hear of the answer: whoever hears it later may ask anew.
    const forget = () => this.#answers.delete(key);
    answer.then(forget, forget);
    return answer;
  }
}
