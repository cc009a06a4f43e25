import { useMemo } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks';
import type { propsListQuery } from '../../__generated__/propsListQuery.graphql.ts';
import type { propsListSubscription } from '../../__generated__/propsListSubscription.graphql.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './props-place.module.css';

const FRESH = { fetchPolicy: 'store-and-network' } as const;

/** The props of a card with their prices, which it follows while it is shown. */
export function PropsList({ cardId }: { cardId: string }) {
  const { node } = useLazyLoadQuery<propsListQuery>(
    graphql`
      query propsListQuery($id: ID!) {
        node(id: $id) {
          ... on MarketCard {
            recommendedPropsDrawer {
              props {
                label
                participant {
                  mediumName
                }
                market {
                  id
                  name
                }
                selection {
                  id
                  ...selectionButton_selection
                }
              }
            }
          }
        }
      }
    `,
    { id: cardId },
    FRESH,
  );
  const props = node?.recommendedPropsDrawer?.props ?? [];
  if (props.length === 0) return <p className={styles.label}>No bets available</p>;
  return (
    <ul className={styles.list}>
      <Followed marketIds={props.map(({ market }) => market.id).join(' ')} />
      {props.map(({ label, participant, market, selection }) => (
        <li key={selection.id} className={styles.prop}>
          <span className={styles.label}>{[participant?.mediumName, label].filter(Boolean).join(' · ')}</span>
          <SelectionButton selection={selection} market={market.name} layout="wide" />
        </li>
      ))}
    </ul>
  );
}

/** Keeps the prices of some markets as they are. @param marketIds one after the other */
function Followed({ marketIds }: { marketIds: string }) {
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription propsListSubscription($ids: [ID!]!) {
          marketUpdated(ids: $ids) {
            markets {
              id
              status
              selections {
                id
                ...selectionButton_selection
              }
            }
          }
        }
      `,
      variables: { ids: marketIds.split(' ') },
    }),
    [marketIds],
  );
  useSubscription<propsListSubscription>(config);
  return null;
}
