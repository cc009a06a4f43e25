import { report } from '../app/report.ts';
import { Store } from '../app/store.ts';
import { Asking } from '../betslip/asking.ts';
import type { SlipError } from '../betslip/slip-errors.ts';
import { announce } from '../ui/announcer.ts';
import type { PlaceQuickBetAnswer, QuickBetToPlace } from './place-quick-bet.ts';
import type { QuickAttempt } from './quick-attempt.ts';

/** Where placing stands. 'unanswered': it may or may not have been placed; the way on is the same bet again. */
export type QuickPlacement =
  | { readonly kind: 'idle'; readonly errors: readonly SlipError[]; readonly failure: string | undefined }
  | { readonly kind: 'placing'; readonly bet: QuickBetToPlace; readonly tries: number }
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
  readonly #asking: Asking<QuickBetToPlace, PlaceQuickBetAnswer>;

  constructor(options: QuickPlacingOptions) {
    this.#options = options;
    this.#asking = new Asking({
      send: options.send,
      unanswered: () => {
        const state = this.store.get();
        return state.kind === 'unanswered' ? { attempt: state.bet, tries: state.tries } : undefined;
      },
      onAgain: ({ attempt: bet, tries }) => this.store.set({ kind: 'placing', bet, tries: tries + 1 }),
      onAnswer: (_bet, answer) => this.#answered(answer),
      onRefused: (message) => {
        options.attempt?.write(undefined);
        this.#refused([], message);
      },
      onLost: (bet) => this.#lost(bet),
    });
  }

  /** Asks again for the bet a reload interrupted, and when the connection is back. Answers what ends it. */
  start(): () => void {
    const bet = this.#options.attempt?.read();
    if (bet && this.store.get().kind === 'idle') {
      this.store.set({ kind: 'unanswered', bet, tries: 0 });
      this.askAgain();
    }
    return this.#asking.start();
  }

  place(bet: QuickBetToPlace): void {
    const { kind } = this.store.get();
    if (kind === 'placing' || kind === 'unanswered') return;
    this.store.set({ kind: 'placing', bet, tries: 1 });
    this.#options.attempt?.write(bet);
    this.#asking.send(bet);
  }

  /** The same bet once more; only an unanswered one. */
  askAgain(): void {
    this.#asking.again();
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

  #answered(answer: PlaceQuickBetAnswer): void {
    this.#options.attempt?.write(undefined);
    if (answer.__typename !== 'PlaceQuickBetPayload') {
      this.#refused([], 'message' in answer ? answer.message : 'Please try again.');
      return;
    }
    const { placedBet, errors } = answer;
    if (!placedBet) {
      this.#refused(errors, errors[0]?.message ?? 'Please try again.');
      return;
    }
    const text = `${placedBet.legs[0]?.selectionName ?? 'Bet'}: ${placedBet.betAmount.formattedAmount} to win ${placedBet.winAmount.formattedAmount}`;
    this.store.set({ kind: 'placed', text });
    announce(`Bet placed. ${text}.`, 'assertive');
    this.#options.onPlaced();
  }

  #lost(bet: QuickBetToPlace): void {
    report('wagering', 'A quick bet was not answered');
    const state = this.store.get();
    this.store.set({ kind: 'unanswered', bet, tries: state.kind === 'placing' ? state.tries : 0 });
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
