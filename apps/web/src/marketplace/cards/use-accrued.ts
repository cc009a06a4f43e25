import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription } from 'relay-runtime';
import type { useAccruedSubscription } from '../../__generated__/useAccruedSubscription.graphql.ts';

/** Keeps what the players of a table have reached current while it is shown. @param rowIds none: nothing to follow */
export function useAccrued(cardId: string, rowIds: readonly string[]): void {
  const environment = useRelayEnvironment();
  const rows = rowIds.join(' ');
  useEffect(() => {
    if (rows === '') return undefined;
    const { dispose } = requestSubscription<useAccruedSubscription>(environment, {
      subscription: graphql`
        subscription useAccruedSubscription($rows: [MarketComponentMapping!]!) {
          tableMarketCardUpdated(marketComponentMappings: $rows) {
            sequence
            tables {
              rows {
                id
                statisticAccrued {
                  accrued
                }
              }
            }
          }
        }
      `,
      variables: { rows: [{ marketCardId: cardId, marketComponentIds: rows.split(' ') }] },
    });
    return dispose;
  }, [environment, cardId, rows]);
}
