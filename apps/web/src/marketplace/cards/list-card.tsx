import { graphql, useFragment } from 'react-relay/hooks';
import type { listCard_card$key } from '../../__generated__/listCard_card.graphql.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './selection-cards.module.css';
import { useWithoutBlanks } from './without-blanks.ts';

/** One market as a list: the name at the left, its price at the right. */
export function ListCard({ card: key }: { card: listCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment listCard_card on ListMarketCard {
        event {
          status
          startTime
          statistics {
            isInPlay
            homeScore
            awayScore
            progress
          }
        }
        markets {
          id
          name
          selections {
            id
            status
            name {
              defaultName
            }
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const shown = useWithoutBlanks(card.event);
  return card.markets.map((market) => (
    <ul key={market.id} className={styles.list}>
      {shown(market.selections).map((selection) => (
        <li key={selection.id} className={styles.item}>
          <span aria-hidden="true">{selection.name.defaultName}</span>
          <SelectionButton selection={selection} market={market.name} layout="price" />
        </li>
      ))}
    </ul>
  ));
}
