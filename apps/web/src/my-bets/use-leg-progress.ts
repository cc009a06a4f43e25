import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription } from 'relay-runtime';
import type { useLegProgressSubscription } from '../__generated__/useLegProgressSubscription.graphql.ts';

/** Keeps how far counts have come current while their legs are shown. @param ids of MarketProgress; none: nothing to follow */
export function useLegProgress(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  const wanted = [...new Set(ids)].join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    const { dispose } = requestSubscription<useLegProgressSubscription>(environment, {
      subscription: graphql`
        subscription useLegProgressSubscription($ids: [ID!]!) {
          marketProgressUpdated(ids: $ids) {
            progress {
              id
              now
            }
          }
        }
      `,
      variables: { ids: wanted.split(' ') },
    });
    return dispose;
  }, [environment, wanted]);
}
