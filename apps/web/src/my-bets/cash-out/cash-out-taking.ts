import type { IEnvironment } from 'relay-runtime';
import { isUnauthenticated } from '../../app/network/request-error.ts';
import { newKey } from '../../app/new-key.ts';
import { Store } from '../../app/store.ts';
import { Asking } from '../../betslip/asking.ts';
import { announce } from '../../ui/announcer.ts';
import type { CashOutOffers } from './cash-out-offers.ts';
import {
  type CashOutAttempt,
  type CashOutEvent,
  type CashOutStep,
  cashOutReducer,
  resting,
} from './cash-out-step.ts';
import { type CashOutAnswer, takeCashOut } from './take-cash-out.ts';

/** What says whether it was paid. */
type Certain = Extract<CashOutAnswer, { readonly __typename: 'CashOutError' | 'CashOutPayload' }>;

/**
 * The cash outs of the tickets on screen, one step for each bet. It outlives the ticket's drawing: a cash out that is under way
 * is answered also after another tab was looked at.
 */
export class CashOutTaking {
  readonly #environment: IEnvironment;
  readonly #offers: CashOutOffers;
  readonly #steps = new Map<string, Store<CashOutStep>>();
  /** By bet, until they are answered. */
  readonly #asking = new Map<string, Asking<CashOutAttempt, Certain>>();

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
    this.#askFor(betId).send(attempt);
  }

  /** The same attempt once more. */
  askAgain(betId: string): void {
    this.#asking.get(betId)?.again();
  }

  /** All attempts that got no answer, once more. */
  askForAll(): void {
    for (const asking of this.#asking.values()) asking.again();
  }

  /** What sends one attempt, and by itself again, until it is answered, whatever is on screen by then. */
  #askFor(betId: string): Asking<CashOutAttempt, Certain> {
    const asking = new Asking<CashOutAttempt, Certain>({
      send: (attempt) => this.#send(betId, attempt),
      unanswered: () => {
        const step = this.of(betId).get();
        return step.kind === 'unanswered' ? step : undefined;
      },
      onAgain: () => this.apply(betId, { type: 'asked-again' }),
      onAnswer: (_attempt, answer) => {
        end();
        this.#answered(betId, answer);
      },
      onRefused: (message) => {
        end();
        this.#refused(betId, { type: 'refused', message }, message);
      },
      onLost: () => this.apply(betId, { type: 'lost' }),
    });
    const stop = asking.start();
    const end = () => {
      stop();
      this.#asking.delete(betId);
    };
    this.#asking.set(betId, asking);
    return asking;
  }

  /** Rejects for everything that leaves open whether it was paid; who is not let in was not paid. */
  async #send(betId: string, attempt: CashOutAttempt): Promise<Certain> {
    const answer = await takeCashOut(this.#environment, betId, attempt).catch((error: unknown) => {
      throw isUnauthenticated(error) ? error : new Error('The cash out was not answered', { cause: error });
    });
    if (answer.__typename === 'CashOutPayload') return answer;
    if (answer.__typename === 'CashOutError' && answer.code !== 'UNAVAILABLE') return answer;
    throw new Error('The server could not say what became of the cash out');
  }

  #answered(betId: string, answer: Certain): void {
    if (answer.__typename === 'CashOutError') {
      const { code, message, cashout } = answer;
      if (cashout) this.#offers.setOne(cashout);
      this.#refused(betId, this.#refusal(betId, code, message), message);
      return;
    }
    const paid = answer.paidAmount.formattedAmount;
    const isWhole = answer.bet.status === 'CASHED_OUT';
    const text = isWhole ? `Cashed out for ${paid}.` : `Cashed out ${paid}; the rest stays open.`;
    this.apply(betId, { type: 'paid', text });
    this.#offers.set(answer.cashouts);
    announce(text, 'assertive');
  }

  #refusal(betId: string, code: string, message: string): CashOutEvent {
    if (code !== 'OFF') return { type: 'refused', message };
    const offer = this.#offers.of(betId);
    const isSuspended = offer?.kind === 'off' && offer.before !== undefined;
    return isSuspended ? { type: 'refused-suspended' } : { type: 'refused-off', message };
  }

  #refused(betId: string, event: CashOutEvent, message: string): void {
    this.apply(betId, event);
    announce(`Not cashed out. ${message}`, 'assertive');
    void this.#offers.refetch();
  }
}
