import { hasCode } from '../app/network/answer.ts';
import { isUnauthenticated, RequestError } from '../app/network/request-error.ts';
import { retryDelay } from '../app/network/retry-delay.ts';
import { outcomeOfFailure } from './slip-outcome.ts';

/** An attempt to which no answer came, as its owner keeps it. */
export interface Unanswered<Attempt> {
  readonly attempt: Attempt;
  /** How often it went out. */
  readonly tries: number;
}

interface AskingOptions<Attempt, Answer> {
  readonly send: (attempt: Attempt) => Promise<Answer>;
  /** Undefined while nothing went out, or its answer is still awaited. */
  readonly unanswered: () => Unanswered<Attempt> | undefined;
  /** The unanswered attempt goes out once more. */
  readonly onAgain: (unanswered: Unanswered<Attempt>) => void;
  /** again: not to the first time it went out. */
  readonly onAnswer: (attempt: Attempt, answer: Answer, again: boolean) => void;
  /** The server let nobody in or would not hear of it: nothing came of the attempt. */
  readonly onRefused: (message: string) => void;
  /** No answer came; `unanswered` tells of the attempt from then on. */
  readonly onLost: (attempt: Attempt) => void;
}

/**
 * Sends an attempt to place bets, or to cash one out, until it is answered: what got no answer may or may not stand, and the way on is the same
 * attempt again. It goes out by itself some times, when the connection is back, and when a person asks. Its owner keeps the
 * state and writes the attempt down.
 */
export class Asking<Attempt, Answer> {
  readonly #options: AskingOptions<Attempt, Answer>;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(options: AskingOptions<Attempt, Answer>) {
    this.#options = options;
  }

  /** From now on it asks by itself. Answers what ends that. */
  start(): () => void {
    this.#stopped = false;
    const onOnline = () => this.again();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      clearTimeout(this.#retry);
      this.#stopped = true;
    };
  }

  send(attempt: Attempt): void {
    void this.#run(attempt, 'first');
  }

  /** The same attempt once more; only an unanswered one. */
  again(): void {
    const unanswered = this.#options.unanswered();
    if (!unanswered) return;
    clearTimeout(this.#retry);
    this.#options.onAgain(unanswered);
    void this.#run(unanswered.attempt, 'again');
  }

  async #run(attempt: Attempt, which: 'first' | 'again'): Promise<void> {
    let answer: Answer;
    try {
      answer = await this.#options.send(attempt);
    } catch (error) {
      return this.#failed(attempt, which, error);
    }
    // Beyond the try: what fails by an answer that came does not make it one that was lost.
    this.#options.onAnswer(attempt, answer, which === 'again');
  }

  #failed(attempt: Attempt, which: 'first' | 'again', error: unknown): void {
    const outcome = outcomeOfFailure(error);
    if (outcome.kind !== 'refused' || (which === 'again' && isTurnedAway(error))) this.#lost(attempt);
    else this.#options.onRefused(outcome.message);
  }

  #lost(attempt: Attempt): void {
    this.#options.onLost(attempt);
    const unanswered = this.#options.unanswered();
    const delayMs = unanswered && retryDelay(unanswered.tries);
    if (delayMs !== undefined && navigator.onLine && !this.#stopped)
      this.#retry = setTimeout(() => this.again(), delayMs);
  }
}

/** Not let in any more, or too often here: the server did not look, and says nothing about the first time. */
function isTurnedAway(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof RequestError && hasCode(error, 'RATE_LIMITED'));
}
