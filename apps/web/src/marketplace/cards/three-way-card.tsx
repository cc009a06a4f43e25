import { graphql, useFragment } from 'react-relay/hooks';
import type { threeWayCard_card$key } from '../../__generated__/threeWayCard_card.graphql.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import styles from './selection-cards.module.css';

const WAYS = ['HOME_MONEYLINE', 'DRAW', 'AWAY_MONEYLINE'] as const;
const BLANK = { HOME_MONEYLINE: 'Home', DRAW: 'Draw', AWAY_MONEYLINE: 'Away' } as const;

/** Home, draw, away: always three boxes. */
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
      {WAYS.map((way) => {
        const selection = market.selections.find(({ type }) => type === way);
        return selection ? (
          <SelectionButton key={way} selection={selection} market={market.name} layout="named" />
        ) : (
          <BlankSelection key={way} market={`${BLANK[way]}, ${market.name}`} />
        );
      })}
    </div>
  ));
}
