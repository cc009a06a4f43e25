import { Store } from '../app/store.ts';
import { announce } from '../ui/announcer.ts';
import { Asking } from './asking.ts';
import type { PlaceBetsAnswer } from './place-bets.ts';
import {
  type Attempt,
  type BetToPlace,
  idle,
  type Placement,
  type PlacementEvent,
  placementReducer,
} from './placement.ts';
import { eventOf, refusedReasons, spokenResult, unconfirmedOf } from './placing-answer.ts';
import { tellRefused } from './tell-refused.ts';
import { trackPlacement } from './track-placement.ts';
import { nothingUnsettled, readUnsettled, withKeys, writeUnsettled } from './unsettled.ts';

export type SendBets = (bets: readonly BetToPlace[]) => Promise<PlaceBetsAnswer>;

/**
 * Places the bets of one patron. An attempt is written down with its keys before it goes out and struck out when it is
 * answered; a tab that was reloaded in between asks for the same attempt again.
 */
export class Placing {
  readonly store = new Store<Placement>(idle);
  readonly #patronId: string | undefined;
  readonly #asking: Asking<Attempt, PlaceBetsAnswer>;

  constructor(send: SendBets, patronId: string | undefined) {
    this.#patronId = patronId;
    this.#asking = new Asking({
      send: ({ bets }) => send(bets),
      unanswered: () => {
        const state = this.store.get();
        return state.kind === 'unanswered' ? state : undefined;
      },
      onAgain: () => this.#apply({ type: 'asked-again' }),
      onAnswer: (attempt, answer, again) => {
        this.#settle({ unconfirmed: unconfirmedOf(attempt, answer) });
        this.#apply(eventOf(answer));
        announce(spokenResult(answer), 'assertive');
        if (again) tellRefused(refusedReasons(answer));
      },
      onRefused: (message) => {
        this.#settle({});
        this.#apply({ type: 'refused', message });
        announce(`Bet not placed. ${message}`, 'assertive');
      },
      onLost: () => this.#apply({ type: 'lost' }),
    });
  }

  /** Takes up an attempt a reload interrupted, and asks again when the connection is back. Answers what ends it. */
  start(): () => void {
    const { attempt } = this.#unsettled();
    if (attempt && this.store.get().kind === 'idle') {
      this.#apply({ type: 'found', attempt });
      this.askAgain();
    }
    return this.#asking.start();
  }

  place(bets: readonly BetToPlace[], now = Date.now()): void {
    const { kind } = this.store.get();
    if (this.#patronId === undefined || bets.length === 0 || (kind !== 'idle' && kind !== 'placed')) return;
    const before = this.#unsettled();
    const attempt = { bets: withKeys(bets, before), startedAt: now };
    writeUnsettled(this.#patronId, { ...before, attempt });
    this.#apply({ type: 'sent', attempt });
    this.#asking.send(attempt);
  }

  /** Bets went out and what became of them is not known yet. */
  isUnderWay(): boolean {
    const { kind } = this.store.get();
    return kind === 'placing' || kind === 'unanswered';
  }

  /** The same attempt once more; only an unanswered one. */
  askAgain(): void {
    this.#asking.again();
  }

  /** The slip was changed: what was said about the last attempt is over. */
  edited(): void {
    this.#apply({ type: 'edited' });
  }

  /** The receipt was put away. */
  dismissed(): void {
    this.#apply({ type: 'dismissed' });
  }

  /** Says why nothing was sent. */
  fail(message: string): void {
    this.#apply({ type: 'failed', message });
    announce(`Bet not placed. ${message}`, 'assertive');
  }

  #unsettled() {
    return this.#patronId === undefined ? nothingUnsettled : readUnsettled(this.#patronId);
  }

  #settle(change: { unconfirmed?: readonly BetToPlace[] }): void {
    if (this.#patronId === undefined) return;
    writeUnsettled(this.#patronId, { ...this.#unsettled(), ...change, attempt: undefined });
  }

  #apply(event: PlacementEvent): void {
    trackPlacement(event);
    this.store.set(placementReducer(this.store.get(), event));
  }
}
