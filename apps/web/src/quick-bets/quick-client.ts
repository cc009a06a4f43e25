import { fetchQuery, type IEnvironment, requestSubscription } from 'relay-runtime';
import type { quickSlipQuery as QuickSlipQuery } from '../__generated__/quickSlipQuery.graphql.ts';
import type { quickSlipSubscription as QuickSlipSubscription } from '../__generated__/quickSlipSubscription.graphql.ts';
import { report } from '../app/report.ts';
import { Store } from '../app/store.ts';
import { TaskQueue } from '../app/task-queue.ts';
import type { AmountField } from '../betslip/amount-edit.ts';
import { outcomeOfFailure, type SlipOutcome } from '../betslip/slip-outcome.ts';
import { type PlaceQuickBetAnswer, placeQuickBet, type QuickBetToPlace } from './place-quick-bet.ts';
import * as changes from './quick-mutations.ts';
import { quickSlipQuery, quickSlipSubscription } from './quick-slip.ts';
import type { StoredDraft } from './quick-storage.ts';

interface WireOdds {
  readonly numeratorLong: string;
  readonly denominatorLong: string;
}

interface QuickAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

/** The quick slip of one event. Changes go out one after the other; what they bring is in the Relay store. */
export class QuickClient {
  /** The selection just tapped, before the server answered: its id, or null for none; undefined once it has. */
  readonly wish = new Store<string | null | undefined>(undefined);
  readonly #environment: IEnvironment;
  readonly #eventId: string;
  readonly #queue = new TaskQueue();

  /** @param eventId the event's global id */
  constructor(environment: IEnvironment, eventId: string) {
    this.#environment = environment;
    this.#eventId = eventId;
  }

  start(): () => void {
    const { dispose } = requestSubscription<QuickSlipSubscription>(this.#environment, {
      subscription: quickSlipSubscription,
      variables: { eventId: this.#eventId },
    });
    return dispose;
  }

  /** Never rejects. */
  async refresh(): Promise<void> {
    await fetchQuery<QuickSlipQuery>(
      this.#environment,
      quickSlipQuery,
      { eventId: this.#eventId },
      { networkCacheConfig: { force: true } },
    )
      .toPromise()
      .catch((error: unknown) => report('wagering', 'The quick slip did not come', error));
  }

  /** On, in the place of another; the same one again comes off. */
  async toggle(selectionId: string, odds: WireOdds, isOn: boolean): Promise<SlipOutcome> {
    this.wish.set(isOn ? null : selectionId);
    const { numeratorLong, denominatorLong } = odds;
    const input = { eventId: this.#eventId, selectionId, odds: { numeratorLong, denominatorLong } };
    const outcome = await this.#change(() =>
      isOn
        ? changes.removeQuickSelection(this.#environment, this.#eventId)
        : changes.addQuickSelection(this.#environment, input),
    );
    this.wish.set(undefined);
    return outcome;
  }

  remove(): Promise<SlipOutcome> {
    return this.#change(() => changes.removeQuickSelection(this.#environment, this.#eventId));
  }

  setAmount(amountField: AmountField, amount: string): Promise<SlipOutcome> {
    const input = { eventId: this.#eventId, amountField, amount };
    return this.#change(() => changes.setQuickBetAmount(this.#environment, input));
  }

  /** @param freeBetId the bonus bet it is paid with */
  setSource(
    amountSourceType: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT',
    freeBetId: string | undefined,
  ): Promise<SlipOutcome> {
    const input = { eventId: this.#eventId, amountSourceType, freeBetId: freeBetId ?? null };
    return this.#change(() => changes.setQuickBetAmountSource(this.#environment, input));
  }

  accept({ numeratorLong, denominatorLong }: WireOdds): Promise<SlipOutcome> {
    const input = { eventId: this.#eventId, odds: { numeratorLong, denominatorLong } };
    return this.#change(() => changes.acceptQuickChanges(this.#environment, input));
  }

  /** What a visitor had before logging in. */
  takeUp({ selectionId, odds, amount, amountField }: StoredDraft): Promise<SlipOutcome> {
    const input = { eventId: this.#eventId, selectionId, odds, amount, amountField };
    return this.#change(() => changes.setQuickDraftBet(this.#environment, input));
  }

  /** Rejects when no answer came back. */
  place(bet: QuickBetToPlace): Promise<PlaceQuickBetAnswer> {
    return this.#queue.run(() => placeQuickBet(this.#environment, bet));
  }

  #change(send: () => Promise<QuickAnswer>): Promise<SlipOutcome> {
    return this.#queue.run(async () => {
      try {
        const { __typename, code, message } = await send();
        if (__typename === 'QuickBetslipPayload') return { kind: 'done' };
        return { kind: 'refused', code: code ?? 'UNKNOWN', message: message ?? 'Please try again.' };
      } catch (error) {
        return outcomeOfFailure(error);
      }
    });
  }
}
