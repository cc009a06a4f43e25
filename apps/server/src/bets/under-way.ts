/** Requests that are being answered. The same one again waits for the answer of the first. */
export class UnderWay<Result> {
  readonly #answers = new Map<string, Answer<Result>>();

  /** What the same request is being answered; 'conflict' when its key is in use for something else. */
  find(key: string, fingerprint: string): Promise<Result> | 'conflict' | undefined {
    const known = this.#answers.get(key);
    if (!known) return undefined;
    return known.fingerprint === fingerprint ? known.promise : 'conflict';
  }

  /** @param take finds the answer and gives it, now or later; must not throw */
  begin(key: string, fingerprint: string, take: (answer: Answer<Result>) => void): Promise<Result> {
    const answer = new Answer(this.#answers, key, fingerprint);
    const promise = new Promise<Result>((resolve) => {
      answer.resolve = resolve;
    });
    answer.promise = promise;
    this.#answers.set(key, answer);
    take(answer);
    return promise;
  }
}

/** The answer to come. */
export class Answer<Result> {
  readonly fingerprint: string;
  /** Undefined when it was given. */
  promise: Promise<Result> | undefined;
  resolve: ((result: Result) => void) | undefined;
  readonly #answers: Map<string, Answer<Result>>;
  readonly #key: string;

  constructor(answers: Map<string, Answer<Result>>, key: string, fingerprint: string) {
    this.fingerprint = fingerprint;
    this.#answers = answers;
    this.#key = key;
  }

  /** Whoever asks from now on asks anew. */
  give(result: Result): void {
    this.#answers.delete(this.#key);
    this.resolve?.(result);
    // A map that is emptied as it is filled is made anew all the time, and what it was before keeps, until all memory is
    // looked through, what was in it then: every bet would be copied twice and stay for seconds.
    this.promise = undefined;
    this.resolve = undefined;
  }
}
