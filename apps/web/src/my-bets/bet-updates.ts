import { fetchQuery, graphql, type IEnvironment, requestSubscription } from 'relay-runtime';
import type { betUpdatesQuery } from '../__generated__/betUpdatesQuery.graphql.ts';
import type { betUpdatesSubscription } from '../__generated__/betUpdatesSubscription.graphql.ts';
import type { myBetsQuery as MyBetsQuery } from '../__generated__/myBetsQuery.graphql.ts';
import { report } from '../app/report.ts';
import { announce } from '../ui/announcer.ts';
import type { BetsChoice } from './bets-choice.ts';
import type { BetsFilter } from './bets-tab.ts';
import { myBetsQuery } from './my-bets.ts';
import { returnsPart } from './ticket-money.ts';
import { spokenCashOut, spokenSettlement } from './ticket-view.ts';

const subscription = graphql`
  subscription betUpdatesSubscription {
    betUpdated {
      id
      status
      outcome
      amountSourceType
      betAmount {
        amountLong
      }
      cashedOutAmount {
        amountLong
      }
      payoutAmount {
        amountLong
        formattedAmount
      }
      legs {
        selectionName
      }
      ...ticket_bet
    }
  }
`;

const totals = graphql`
  query betUpdatesQuery($filter: BetFilter!, $sport: String, $type: BetType) {
    betHistoryTotals(filter: $filter, sport: $sport, type: $type) {
      ...betsTotals_totals
    }
  }
`;

/** What the tab that is shown asks for. */
interface ShownBets extends BetsChoice {
  readonly filter: BetsFilter;
}

/** Several bets settle at once when a game ends: what they change is fetched once for all of them. */
const GATHER_MS = 400;

/**
 * Follows the patron's bets. A changed ticket is in the store at once. One that has ended stays where it stands, with its
 * result, so that it is seen: only the totals are fetched. A bet that is new to the tab comes with the first page.
 */
export class BetUpdates {
  readonly #environment: IEnvironment;
  readonly #shown: () => ShownBets;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listIsOld = false;

  constructor(environment: IEnvironment, shown: () => ShownBets) {
    this.#environment = environment;
    this.#shown = shown;
  }

  start(): () => void {
    const { dispose } = requestSubscription<betUpdatesSubscription>(this.#environment, {
      subscription,
      variables: {},
      onNext: (data) => {
        if (data?.betUpdated) this.#changed(data.betUpdated);
      },
    });
    return () => {
      clearTimeout(this.#timer);
      dispose();
    };
  }

  /** The first page and the totals, e.g. after the connection was lost. */
  refetch(): void {
    this.#listIsOld = true;
    this.#gather();
  }

  /** A leg was lost, or may win again: the tickets know it already. */
  refetchTotals(): void {
    this.#gather();
  }

  #gather(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), GATHER_MS);
  }

  /** Where it does not come the next change asks again; what is shown stays until then. */
  async #fetch(): Promise<void> {
    const options = { networkCacheConfig: { force: true } };
    const isOfList = this.#listIsOld;
    this.#listIsOld = false;
    try {
      await (isOfList
        ? fetchQuery<MyBetsQuery>(this.#environment, myBetsQuery, this.#shown(), options).toPromise()
        : fetchQuery<betUpdatesQuery>(this.#environment, totals, this.#shown(), options).toPromise());
    } catch (error) {
      if (isOfList) this.#listIsOld = true;
      report('my-bets', isOfList ? 'Bets and totals were not renewed' : 'Totals were not renewed', error);
    }
  }

  #changed(bet: betUpdatesSubscription['response']['betUpdated']): void {
    if (bet.status === 'OPEN') {
      this.refetch();
      return;
    }
    const title = bet.legs.map(({ selectionName }) => selectionName).join(', ');
    const paid = bet.payoutAmount?.formattedAmount;
    announce(bet.status === 'SETTLED' ? spokenSettled(title, bet) : spokenCashOut(title, paid), 'assertive');
    // Where ended bets stand it is a new one.
    const { filter } = this.#shown();
    if (filter === 'SETTLED' || filter === 'CASHED_OUT') this.#listIsOld = true;
    this.#gather();
  }
}

function spokenSettled(title: string, bet: betUpdatesSubscription['response']['betUpdated']): string {
  const { status, outcome, amountSourceType, betAmount, cashedOutAmount, payoutAmount } = bet;
  const isPart = returnsPart({
    ...{ status, outcome, source: amountSourceType },
    ...{ stake: betAmount, cashedOut: cashedOutAmount, payout: payoutAmount },
  });
  return spokenSettlement(title, outcome, isPart, payoutAmount?.formattedAmount);
}
