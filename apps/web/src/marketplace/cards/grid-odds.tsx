import { graphql, useFragment } from 'react-relay/hooks';
import type { gridOdds_markets$key } from '../../__generated__/gridOdds_markets.graphql.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import styles from './grid-odds.module.css';
import { type GridColumn, gridRow, type Row } from './grid-rows.ts';

/** The words over the columns of prices. */
export function GridHeader({ columns }: { columns: readonly GridColumn[] }) {
  return (
    <div className={styles.header} aria-hidden="true">
      {columns.map(({ title }) => (
        <span key={title}>{title}</span>
      ))}
    </div>
  );
}

/** One side's prices: spread, total, money. */
export function GridOdds({
  columns,
  markets: key,
  row,
  name,
  linesOutOfDate,
}: {
  columns: readonly GridColumn[];
  markets: gridOdds_markets$key;
  row: Row;
  /** Of the side, for those who listen. */
  name: string;
  /** The game has moved on from the lines there were, and new ones are awaited. */
  linesOutOfDate: boolean;
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
      {gridRow(columns, markets, row).map(({ title, market, selection }) =>
        market && selection ? (
          <SelectionButton
            key={selection.id}
            selection={selection}
            market={market.name || title}
            layout={title === 'Money' ? 'price' : 'line'}
            nameWithoutLine={
              linesOutOfDate && title !== 'Money' ? placeName(selection.type, name, title) : undefined
            }
          />
        ) : (
          <BlankSelection key={title} market={`${name}, ${title}`} />
        ),
      )}
    </div>
  );
}

/** "Bills, Spread", "Over, Total": a place in the grid, without the line it had. */
function placeName(type: string, team: string, title: string): string {
  return `${TOTAL_WAYS[type] ?? team}, ${title}`;
}

const TOTAL_WAYS: Readonly<Record<string, string>> = { OVER: 'Over', UNDER: 'Under' };
