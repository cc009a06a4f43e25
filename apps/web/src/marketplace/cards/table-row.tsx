import { graphql, useFragment } from 'react-relay/hooks';
import type { tableRow_row$key } from '../../__generated__/tableRow_row.graphql.ts';
import { Badge } from '../../ui/badge.tsx';
import { SelectionButton } from '../selection/selection-button.tsx';
import { FieldPlace } from './field-place.tsx';
import styles from './table-card.module.css';

interface TableRowProps {
  row: tableRow_row$key;
  /** What is asked in each column, as it is read aloud. */
  columns: readonly string[];
  hasAccrued: boolean;
  hasPlaces: boolean;
  /** Of a field that is over its winner's number, from 1; otherwise 0. */
  winner: number;
}

/** A player of a table, and what is asked about them. */
export function TableRow({ row: key, columns, hasAccrued, hasPlaces, winner }: TableRowProps) {
  const { label, team, player, place, score, statisticAccrued, selections } = useFragment(
    graphql`
      fragment tableRow_row on TableRow {
        label
        team
        player
        place
        score
        statisticAccrued {
          accrued
        }
        selections {
          id
          ...selectionButton_selection
        }
      }
    `,
    key,
  );
  return (
    <tr>
      <th scope="row">
        {hasPlaces && place && <FieldPlace place={place} score={score} />}
        {label}
        {team && <small className={styles.team}> {team}</small>}
        {player != null && player + 1 === winner && (
          <>
            {' '}
            <Badge tone="won" icon="check">
              Winner
            </Badge>
          </>
        )}
      </th>
      {hasAccrued && <td className={styles.accrued}>{statisticAccrued?.accrued ?? '–'}</td>}
      {selections.map((selection, column) => (
        <td key={selection.id}>
          <SelectionButton selection={selection} market={`${label} ${columns[column] ?? ''}`} layout="line" />
        </td>
      ))}
    </tr>
  );
}
