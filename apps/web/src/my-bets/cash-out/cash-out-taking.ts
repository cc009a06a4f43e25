import type { IEnvironment } from 'relay-runtime';
import { retryDelay } from '../../app/network/retry-delay.ts';
import { newKey } from '../../app/new-key.ts';
import { Store } from '../../app/store.ts';
import { announce } from '../../ui/announcer.ts';
import type { CashOutOffers } from './cash-out-offers.ts';
import {
  type CashOutAttempt,
  type CashOutEvent,
  type CashOutStep,
  cashOutReducer,
  resting,
} from './cash-out-step.ts';
import { takeCashOut } from './take-cash-out.ts';

/**
 * The cash outs of the tickets on screen, one step for each bet. It outlives the ticket's drawing: a cash out that is under way
 * is answered also after another tab was looked at.
 */
export class CashOutTaking {
  readonly #environment: IEnvironment;
  readonly #offers: CashOutOffers;
  readonly #steps = new Map<string, Store<CashOutStep>>();

  constructor(environment: IEnvironment, offers: CashOutOffers) {
    this.#environment = environment;
    this.#offers = offers;
  }

  of(betId: string): Store<CashOutStep> {
    const known = this.#steps.get(betId) ?? new Store<CashOutStep>(resting);
    this.#steps.set(betId, known);
    return known;
  }

  apply(betId: string, event: CashOutEvent): void {
    const store = this.of(betId);
    store.set(cashOutReducer(store.get(), event));
  }

  /** Takes what was confirmed. */
  take(betId: string, tolerance: number): void {
    const step = this.of(betId).get();
    if (step.kind !== 'confirming') return;
    const { offer, share } = step;
    const attempt = { idempotencyKey: newKey(), offer, share, tolerance };
    this.apply(betId, { type: 'sent', attempt });
    void this.#run(betId, attempt);
  }

  /** The same attempt once more. */
  askAgain(betId: string): void {
    const step = this.of(betId).get();
    if (step.kind !== 'unanswered') return;
    this.apply(betId, { type: 'asked-again' });
    void this.#run(betId, step.attempt);
  }

  async #run(betId: string, attempt: CashOutAttempt): Promise<void> {
    try {
      const answer = await takeCashOut(this.#environment, betId, attempt);
      if (answer.__typename === 'CashOutPayload') {
        const paid = answer.paidAmount.formattedAmount;
        const text =
          answer.bet.status === 'CASHED_OUT' ? `Cashed out for ${paid}.` : `Cashed out ${paid} of it.`;
        this.apply(betId, { type: 'paid', text });
        this.#offers.set(answer.cashouts);
        announce(text, 'assertive');
        return;
      }
      if (answer.__typename !== 'CashOutError' || answer.code === 'UNAVAILABLE') return this.#lost(betId);
      const { code, message, cashout } = answer;
      if (cashout) this.#offers.setOne(cashout);
      this.apply(betId, { type: code === 'OFF' ? 'refused-off' : 'refused', message });
      announce(`Not cashed out. ${message}`, 'assertive');
      void this.#offers.refetch();
    } catch {
      this.#lost(betId);
    }
  }

  #lost(betId: string): void {
    this.apply(betId, { type: 'lost' });
    const step = this.of(betId).get();
    const delay = step.kind === 'unanswered' ? retryDelay(step.tries) : undefined;
    if (delay !== undefined && navigator.onLine) setTimeout(() => this.askAgain(betId), delay);
  }
}
