import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription } from 'relay-runtime';
import type { useBoostsSubscription } from '../../__generated__/useBoostsSubscription.graphql.ts';

/** Keeps what boosted prices would be without the boost current while they are shown. @param marketIds none: nothing to follow */
export function useBoosts(marketIds: readonly string[]): void {
  const environment = useRelayEnvironment();
  const markets = marketIds.join(' ');
  useEffect(() => {
    if (markets === '') return undefined;
    const { dispose } = requestSubscription<useBoostsSubscription>(environment, {
      subscription: graphql`
        subscription useBoostsSubscription($markets: [ID!]!) {
          marketUpdated(ids: $markets) {
            sequence
            markets {
              id
              selections {
                id
                was {
                  numeratorLong
                  denominatorLong
                }
              }
            }
          }
        }
      `,
      variables: { markets: markets.split(' ') },
    });
    return dispose;
  }, [environment, markets]);
}
