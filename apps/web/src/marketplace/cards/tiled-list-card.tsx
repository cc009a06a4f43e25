import { graphql, useFragment } from 'react-relay/hooks';
import type { tiledListCard_card$key } from '../../__generated__/tiledListCard_card.graphql.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './selection-cards.module.css';
import { tileRows } from './tile-rows.ts';

/** One market as tiles, so many in a row as the card says. */
export function TiledListCard({ card: key }: { card: tiledListCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment tiledListCard_card on TiledListMarketCard {
        columns
        markets {
          id
          name
          selections {
            id
            status
            isDisabled
            odds {
              numeratorLong
              denominatorLong
            }
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const rows = card.markets.flatMap((market) =>
    tileRows(market.selections, card.columns).map((tiles) => ({ market, tiles })),
  );
  if (rows.length === 0) return <p className={styles.none}>No bets found</p>;
  return (
    <div className={styles.tiles} style={{ '--columns': card.columns }}>
      {rows.flatMap(({ market, tiles }) =>
        tiles.map((selection) => (
          <SelectionButton key={selection.id} selection={selection} market={market.name} layout="wide" />
        )),
      )}
    </div>
  );
}
