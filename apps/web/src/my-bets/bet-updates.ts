import { fetchQuery, graphql, type IEnvironment, requestSubscription } from 'relay-runtime';
import type { betUpdatesSubscription } from '../__generated__/betUpdatesSubscription.graphql.ts';
import type { myBetsQuery as MyBetsQuery } from '../__generated__/myBetsQuery.graphql.ts';
import { announce } from '../ui/announcer.ts';
import type { BetsFilter } from './bets-tab.ts';
import { myBetsQuery } from './my-bets.ts';
import { spokenSettlement } from './ticket-view.ts';

const subscription = graphql`
  subscription betUpdatesSubscription {
    betUpdated {
      id
      status
      outcome
      payoutAmount {
        formattedAmount
      }
      legs {
        selectionName
      }
      ...ticket_bet
    }
  }
`;

/** Several bets settle at once when a game ends: totals are fetched once for all of them. */
const GATHER_MS = 400;

/**
 * Follows the patron's bets. A changed ticket is in the store at once; the totals, and bets that are new to the list,
 * come by fetching the first page again.
 */
export class BetUpdates {
  readonly #environment: IEnvironment;
  readonly #filter: () => BetsFilter;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: IEnvironment, filter: () => BetsFilter) {
    this.#environment = environment;
    this.#filter = filter;
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

  refetch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const options = { networkCacheConfig: { force: true } };
      const variables = { filter: this.#filter() };
      void fetchQuery<MyBetsQuery>(this.#environment, myBetsQuery, variables, options)
        .toPromise()
        .catch(() => undefined);
    }, GATHER_MS);
  }

  #changed(bet: betUpdatesSubscription['response']['betUpdated']): void {
    if (bet.status === 'SETTLED') {
      const title = bet.legs.map(({ selectionName }) => selectionName).join(', ');
      announce(spokenSettlement(title, bet.outcome, bet.payoutAmount?.formattedAmount), 'assertive');
    }
    this.refetch();
  }
}
