import { parseLong } from '@fairline/money/long.ts';
import { fetchQuery, graphql, type IEnvironment, requestSubscription } from 'relay-runtime';
import type { CashoutOffReason, cashOutOffersQuery } from '../../__generated__/cashOutOffersQuery.graphql.ts';
import type { cashOutOffersSubscription } from '../../__generated__/cashOutOffersSubscription.graphql.ts';
import { report } from '../../app/report.ts';
import type { CashOutOffer } from './cash-out-step.ts';

const query = graphql`
  query cashOutOffersQuery {
    cashouts {
      processingCashoutId
      cashouts {
        ...cashOutOffers_cashout @relay(mask: false)
      }
    }
  }
`;

const subscription = graphql`
  subscription cashOutOffersSubscription {
    cashoutsUpdated {
      processingCashoutId
      cashouts {
        ...cashOutOffers_cashout @relay(mask: false)
      }
    }
  }
`;

/** An offer as every answer brings it. */
void graphql`
  fragment cashOutOffers_cashout on Cashout {
    betId
    bet {
      id
      totalPotentialReturn {
        amountLong
      }
      legs {
        id
        outcome
        outcomeLabel
      }
    }
    amount {
      amountLong
      currency
    }
    openAmount {
      amountLong
    }
    openLineAmount {
      amountLong
    }
    leastLineAmount {
      amountLong
    }
    offerId
    heldUntil
    offReason
    offMessage
  }
`;

export interface WireCashouts {
  readonly processingCashoutId: string | null | undefined;
  readonly cashouts: readonly WireCashout[];
}

interface WireCashout {
  readonly betId: string;
  readonly bet: { readonly totalPotentialReturn: { readonly amountLong: string } };
  readonly amount: { readonly amountLong: string; readonly currency: 'CAD' | 'USD' } | null | undefined;
  readonly openAmount: { readonly amountLong: string };
  readonly openLineAmount: { readonly amountLong: string };
  readonly leastLineAmount: { readonly amountLong: string } | null | undefined;
  readonly offerId: string | null | undefined;
  readonly heldUntil: string | null | undefined;
  readonly offReason: CashoutOffReason | null | undefined;
  readonly offMessage: string | null | undefined;
}

/** Why nothing is offered. */
interface NoOffer {
  readonly kind: 'off';
  readonly message: string;
  /** What was offered until a selection was suspended; undefined for every other reason. */
  readonly before: CashOutOffer | undefined;
}

export type BetOffer = CashOutOffer | NoOffer;

/**
 * What is offered for each open bet now, kept in step by one subscription for all tickets on screen. A ticket listens to its
 * own offer and draws again only when that changes.
 */
export class CashOutOffers {
  readonly #environment: IEnvironment;
  #offers: ReadonlyMap<string, BetOffer> = new Map();
  #processing: string | undefined;
  #couldReturn: bigint | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  start(): () => void {
    const { dispose } = requestSubscription<cashOutOffersSubscription>(this.#environment, {
      subscription,
      variables: {},
      onNext: (data) => {
        if (data?.cashoutsUpdated) this.set(data.cashoutsUpdated);
      },
    });
    return dispose;
  }

  /** After the connection was lost: what was said meanwhile is asked for. */
  async refetch(): Promise<void> {
    const answer = await fetchQuery<cashOutOffersQuery>(
      this.#environment,
      query,
      {},
      { networkCacheConfig: { force: true } },
    )
      .toPromise()
      // The offers shown stay; the next message asks again.
      .catch((error: unknown) => report('my-bets', 'Offers of cash out were not renewed', error));
    if (answer) this.set(answer.cashouts);
  }

  /** What all open bets could still return together, minor units: less once a leg is lost. Undefined until the first answer. */
  get couldReturn(): bigint | undefined {
    return this.#couldReturn;
  }

  /** undefined until the first answer, and for a bet that is not open. */
  of(betId: string): BetOffer | undefined {
    return this.#offers.get(betId);
  }

  /** A cash out of it is under way, here or on another screen: it is not offered a second time. */
  isProcessing(betId: string): boolean {
    return this.#processing === betId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set({ cashouts, processingCashoutId }: WireCashouts): void {
    const offers = new Map<string, BetOffer>();
    for (const wire of cashouts) offers.set(wire.betId, this.#now(wire));
    this.#offers = offers;
    this.#couldReturn = cashouts.reduce(
      (sum, { bet }) => sum + parseLong(bet.totalPotentialReturn.amountLong),
      0n,
    );
    this.#processing = processingCashoutId ?? undefined;
    for (const listener of this.#listeners) listener();
  }

  /** What is offered for one bet; of the others nothing new is known. */
  setOne(wire: WireCashout): void {
    this.#offers = new Map(this.#offers).set(wire.betId, this.#now(wire));
    for (const listener of this.#listeners) listener();
  }

  /** The offer before where nothing changed, so that its ticket is not drawn again. */
  #now(wire: WireCashout): BetOffer {
    const before = this.#offers.get(wire.betId);
    const now = offerOf(wire, before);
    return before && isSame(before, now) ? before : now;
  }
}

function offerOf(wire: WireCashout, last: BetOffer | undefined): BetOffer {
  const { amount, leastLineAmount, offerId, heldUntil, offMessage } = wire;
  if (!amount || !leastLineAmount || offerId == null || heldUntil == null)
    return {
      kind: 'off',
      message: offMessage ?? 'This bet cannot be cashed out now.',
      before: wire.offReason === 'SUSPENDED' ? lastOffered(last) : undefined,
    };
  return {
    kind: 'offered',
    offerId,
    amount: parseLong(amount.amountLong),
    currency: amount.currency,
    open: parseLong(wire.openAmount.amountLong),
    openLine: parseLong(wire.openLineAmount.amountLong),
    leastLine: parseLong(leastLineAmount.amountLong),
    heldUntilMs: Date.parse(heldUntil),
  };
}

function lastOffered(last: BetOffer | undefined): CashOutOffer | undefined {
  return last?.kind === 'off' ? last.before : last;
}

function isSame(one: BetOffer, other: BetOffer): boolean {
  if (one.kind === 'off') return other.kind === 'off' && one.message === other.message;
  return other.kind === 'offered' && one.offerId === other.offerId;
}
