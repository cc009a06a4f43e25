import { graphql, useFragment } from 'react-relay/hooks';
import type { threeWayCard_card$key } from '../../__generated__/threeWayCard_card.graphql.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import styles from './selection-cards.module.css';

const BLANKS = { HOME_MONEYLINE: 'Home', DRAW: 'Draw', AWAY_MONEYLINE: 'Away' };

/** One side, the draw and the other side, in the order of the server: always three boxes. */
export function ThreeWayCard({ card: key }: { card: threeWayCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment threeWayCard_card on ThreeWayMoneylineMarketCard {
        markets {
          id
          name
          selections {
            id
            type
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  return card.markets.map((market) => (
    <div key={market.id} className={styles.three}>
      {market.selections.map((selection) => (
        <SelectionButton key={selection.id} selection={selection} market={market.name} layout="named" />
      ))}
      {Object.entries(BLANKS)
        .filter(([way]) => market.selections.every(({ type }) => type !== way))
        .map(([way, name]) => (
          <BlankSelection key={way} market={`${name}, ${market.name}`} />
        ))}
    </div>
  ));
}
