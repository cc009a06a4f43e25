import { retryDelay } from '../app/network/retry-delay.ts';
import { report } from '../app/report.ts';
import { Store } from '../app/store.ts';
import type { SlipError } from '../betslip/slip-errors.ts';
import { outcomeOfFailure } from '../betslip/slip-outcome.ts';
import { announce } from '../ui/announcer.ts';
import type { PlaceQuickBetAnswer, QuickBetToPlace } from './place-quick-bet.ts';
import type { QuickAttempt } from './quick-attempt.ts';

/** Where placing stands. 'unanswered': it may or may not have been placed; the way on is the same bet again. */
export type QuickPlacement =
  | { readonly kind: 'idle'; readonly errors: readonly SlipError[]; readonly failure: string | undefined }
  | { readonly kind: 'placing' }
  | { readonly kind: 'unanswered'; readonly bet: QuickBetToPlace; readonly tries: number }
  | { readonly kind: 'placed'; readonly text: string };

const idle: QuickPlacement = { kind: 'idle', errors: [], failure: undefined };

interface QuickPlacingOptions {
  readonly send: (bet: QuickBetToPlace) => Promise<PlaceQuickBetAnswer>;
  readonly onPlaced: () => void;
  /** The slip may be older than what the server decided by. */
  readonly onRefused: () => void;
  /** Where the bet is kept while its answer is out; nowhere for a visitor, who cannot place any. */
  readonly attempt: Pick<QuickAttempt, 'read' | 'write'> | undefined;
}

/** Places the quick bets of one event, one at a time. */
export class QuickPlacing {
  readonly store = new Store<QuickPlacement>(idle);
  readonly #options: QuickPlacingOptions;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(options: QuickPlacingOptions) {
    this.#options = options;
  }

  /** Asks again for the bet a reload interrupted, and when the connection is back. Answers what ends it. */
  start(): () => void {
    const bet = this.#options.attempt?.read();
    if (bet && this.store.get().kind === 'idle') {
      this.store.set({ kind: 'unanswered', bet, tries: 0 });
      this.askAgain();
    }
    this.#stopped = false;
    const onOnline = () => this.askAgain();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      clearTimeout(this.#retry);
      this.#stopped = true;
    };
  }

  place(bet: QuickBetToPlace): void {
    const { kind } = this.store.get();
    if (kind === 'placing' || kind === 'unanswered') return;
    void this.#run(bet, 0);
  }

  /** The same bet once more; only an unanswered one. */
  askAgain(): void {
    const state = this.store.get();
    if (state.kind !== 'unanswered') return;
    clearTimeout(this.#retry);
    void this.#run(state.bet, state.tries, true);
  }

  /** The slip was changed, or the receipt was seen: what was said about the last attempt is over. */
  reset(): void {
    const { kind } = this.store.get();
    if (kind === 'idle' || kind === 'placed') this.store.set(idle);
  }

  fail(failure: string): void {
    this.store.set({ kind: 'idle', errors: [], failure });
    announce(`Bet not placed. ${failure}`, 'assertive');
  }

  async #run(bet: QuickBetToPlace, tries: number, isAgain = false): Promise<void> {
    const { send, onPlaced, attempt } = this.#options;
    this.store.set({ kind: 'placing' });
    attempt?.write(bet);
    try {
      const answer = await send(bet);
      attempt?.write(undefined);
      if (answer.__typename !== 'PlaceQuickBetPayload') {
        return this.#refused([], 'message' in answer ? answer.message : 'Please try again.');
      }
      const { placedBet, errors } = answer;
      if (!placedBet) return this.#refused(errors, errors[0]?.message ?? 'Please try again.');
      const text = `${placedBet.legs[0]?.selectionName ?? 'Bet'}: ${placedBet.betAmount.formattedAmount} to win ${placedBet.winAmount.formattedAmount}`;
      this.store.set({ kind: 'placed', text });
      announce(`Bet placed. ${text}.`, 'assertive');
      onPlaced();
    } catch (error) {
      const outcome = outcomeOfFailure(error);
      // Asked again by somebody who is not let in any more, the server says nothing about the first time.
      const isUnknown = isAgain && outcome.kind === 'refused' && outcome.code === 'unauthenticated';
      if (outcome.kind !== 'refused' || isUnknown) return this.#lost(bet, tries + 1);
      attempt?.write(undefined);
      this.#refused([], outcome.message);
    }
  }

  #lost(bet: QuickBetToPlace, tries: number): void {
    report('wagering', 'A quick bet was not answered');
    this.store.set({ kind: 'unanswered', bet, tries });
    const delay = retryDelay(tries);
    if (delay !== undefined && navigator.onLine && !this.#stopped) {
      this.#retry = setTimeout(() => this.askAgain(), delay);
    }
  }

  /** Failed placements are told to those who run the app, and the slip can be used again. */
  #refused(errors: readonly SlipError[], message: string): void {
    report('wagering', 'A quick bet was not placed', errors.map(({ code }) => code).join(' ') || message);
    // What the slip itself says too is said there.
    this.store.set({ kind: 'idle', errors, failure: errors.length > 0 ? undefined : message });
    announce(`Bet not placed. ${message}`, 'assertive');
    this.#options.onRefused();
  }
}
