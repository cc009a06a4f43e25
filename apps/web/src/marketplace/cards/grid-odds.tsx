import { graphql, useFragment } from 'react-relay/hooks';
import type { gridOdds_markets$key } from '../../__generated__/gridOdds_markets.graphql.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import styles from './grid-odds.module.css';
import { GRID_COLUMNS, gridRow, type Row } from './grid-rows.ts';

/** The words over the three columns of prices. */
export function GridHeader() {
  return (
    <div className={styles.header} aria-hidden="true">
      {GRID_COLUMNS.map(({ title }) => (
        <span key={title}>{title}</span>
      ))}
    </div>
  );
}

/** One side's three prices: spread, total, money. */
export function GridOdds({
  markets: key,
  row,
  side,
}: {
  markets: gridOdds_markets$key;
  row: Row;
  side: string;
}) {
  const markets = useFragment(
    graphql`
      fragment gridOdds_markets on Market @relay(plural: true) {
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
  return (
    <div className={styles.row}>
      {gridRow(markets, row).map(({ title, market, selection }) =>
        market && selection ? (
          <SelectionButton
            key={selection.id}
            selection={selection}
            market={market.name || title}
            layout={title === 'Money' ? 'price' : 'line'}
          />
        ) : (
          <BlankSelection key={title} market={`${side}, ${title}`} />
        ),
      )}
    </div>
  );
}
