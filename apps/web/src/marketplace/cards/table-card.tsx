import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { tableCard_card$key } from '../../__generated__/tableCard_card.graphql.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../field/field-row.tsx';
import { SelectionButton } from '../selection/selection-button.tsx';
import type { CardPlace } from './grid-card.tsx';
import styles from './table-card.module.css';

/** A long table begins with so many rows; a team's players are fewer. */
const AT_FIRST = 30;

/** Players one below the other, each with what is asked about it side by side; in a list of events below the event's name. */
export function TableCard({ card: key, place }: { card: tableCard_card$key; place: CardPlace }) {
  const card = useFragment(
    graphql`
      fragment tableCard_card on TableMarketCard {
        featuredTitle
        headers
        rowHeader
        rows {
          id
          label
          selections {
            id
            ...selectionButton_selection
          }
        }
        ...fieldRow_card
      }
    `,
    key,
  );
  const [isWhole, setWhole] = useState(false);
  const title = card.featuredTitle ?? '';
  const rows = isWhole ? card.rows : card.rows.slice(0, AT_FIRST);
  const table = (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{card.rowHeader}</th>
            {card.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, selections }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {selections.map((selection, column) => (
                <td key={selection.id}>
                  <SelectionButton
                    selection={selection}
                    market={`${label} ${title || (card.headers[column] ?? '')}`}
                    layout="line"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  if (place === 'shelf') return <FieldRow card={card}>{table}</FieldRow>;
  return (
    <>
      {table}
      {card.rows.length > AT_FIRST && (
        <Button tone="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${card.rows.length}`}
        </Button>
      )}
    </>
  );
}
