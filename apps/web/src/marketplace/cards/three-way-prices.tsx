import { graphql, useFragment } from 'react-relay/hooks';
import type { threeWayPrices_markets$key } from '../../__generated__/threeWayPrices_markets.graphql.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import { THREE_WAY } from './grid-rows.ts';
import styles from './three-way-prices.module.css';

interface Labels {
  readonly home: string;
  readonly away: string;
}

/** Home, draw and away beside the two lines of a card, each under its own short name; always three boxes [CARD-024]. */
export function ThreeWayPrices({
  markets: key,
  labels,
  tall,
}: {
  markets: threeWayPrices_markets$key;
  labels: Labels;
  /** As high as the two lines they stand beside. */
  tall: boolean;
}) {
  const markets = useFragment(
    graphql`
      fragment threeWayPrices_markets on Market @relay(plural: true) {
        id
        type
        name
        selections {
          id
          type
          ...selectionButton_selection
        }
      }
    `,
    key,
  );
  const market = markets.find(({ type }) => type === THREE_WAY);
  const ways = [
    { type: 'HOME_MONEYLINE', label: labels.home },
    { type: 'DRAW', label: 'Draw' },
    { type: 'AWAY_MONEYLINE', label: labels.away },
  ];
  return (
    <div className={styles.three}>
      {ways.map(({ type, label }) => {
        const selection = market?.selections.find((each) => each.type === type);
        return market && selection ? (
          <SelectionButton
            key={type}
            selection={selection}
            market={market.name}
            layout="named"
            caption={label}
            tall={tall}
          />
        ) : (
          <BlankSelection key={type} market={`${label}, Match Result`} tall={tall} />
        );
      })}
    </div>
  );
}
