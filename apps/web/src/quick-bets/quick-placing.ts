import { report } from '../app/report.ts';
import { Store } from '../app/store.ts';
import { Asking } from '../betslip/asking.ts';
import type { SlipError } from '../betslip/slip-errors.ts';
import { tellRefused } from '../betslip/tell-refused.ts';
import { announce } from '../ui/announcer.ts';
import type { PlaceQuickBetAnswer, QuickBetToPlace } from './place-quick-bet.ts';
import type { QuickAttempt } from './quick-attempt.ts';
import {
  idle,
  type QuickPlacement,
  type QuickPlacementEvent,
  quickPlacementReducer,
} from './quick-placement.ts';

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
      onAgain: () => this.#apply({ type: 'asked-again' }),
      onAnswer: (_bet, answer, again) => this.#answered(answer, again),
      onRefused: (message) => {
        options.attempt?.write(undefined);
        this.#refused([], message);
      },
      onLost: () => {
        report('wagering', 'A quick bet was not answered');
        this.#apply({ type: 'lost' });
      },
    });
  }

  /** Asks again for the bet a reload interrupted, and when the connection is back. Answers what ends it. */
  start(): () => void {
    const bet = this.#options.attempt?.read();
    if (bet && this.store.get().kind === 'idle') {
      this.#apply({ type: 'found', bet });
      this.askAgain();
    }
    return this.#asking.start();
  }

  place(bet: QuickBetToPlace): void {
    if (this.isUnderWay()) return;
    this.#apply({ type: 'sent', bet });
    this.#options.attempt?.write(bet);
    this.#asking.send(bet);
  }

  /** The same bet once more; only an unanswered one. */
  askAgain(): void {
    this.#asking.again();
  }

  /** The bet went out and what became of it is not known yet. */
  isUnderWay(): boolean {
    const { kind } = this.store.get();
    return kind === 'placing' || kind === 'unanswered';
  }

  /** The slip was changed: what was said about the last bet is over. */
  edited(): void {
    this.#apply({ type: 'edited' });
  }

  /** The receipt was seen. */
  dismissed(): void {
    this.#apply({ type: 'dismissed' });
  }

  /** Says why nothing was sent. */
  fail(message: string): void {
    if (this.isUnderWay()) return;
    this.#apply({ type: 'failed', message });
    announce(`Bet not placed. ${message}`, 'assertive');
  }

  #answered(answer: PlaceQuickBetAnswer, again: boolean): void {
    this.#options.attempt?.write(undefined);
    const { placedBet, errors } =
      answer.__typename === 'PlaceQuickBetPayload' ? answer : { placedBet: null, errors: [] };
    if (!placedBet) {
      const unread = 'message' in answer ? answer.message : 'Please try again.';
      const message = errors[0]?.message ?? unread;
      this.#refused(errors, message);
      if (again) tellRefused(message);
      return;
    }
    const text = `${placedBet.legs[0]?.selectionName ?? 'Bet'}: ${placedBet.betAmount.formattedAmount} to win ${placedBet.winAmount.formattedAmount}`;
    this.#apply({ type: 'placed', text });
    announce(`Bet placed. ${text}.`, 'assertive');
    this.#options.onPlaced();
  }

  /** Failed placements are told to those who run the app, and the slip can be used again. */
  #refused(errors: readonly SlipError[], message: string): void {
    report('wagering', 'A quick bet was not placed', errors.map(({ code }) => code).join(' ') || message);
    this.#apply({ type: 'refused', errors, message });
    announce(`Bet not placed. ${message}`, 'assertive');
    this.#options.onRefused();
  }

  #apply(event: QuickPlacementEvent): void {
    this.store.set(quickPlacementReducer(this.store.get(), event));
  }
}
