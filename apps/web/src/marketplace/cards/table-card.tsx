import { graphql, useFragment } from 'react-relay/hooks';
import type { tableCard_card$key } from '../../__generated__/tableCard_card.graphql.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './table-card.module.css';

/** Players one below the other, each with what is asked about it side by side. */
export function TableCard({ card: key }: { card: tableCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment tableCard_card on TableMarketCard {
        featuredTitle
        headers
        rows {
          id
          label
          selections {
            id
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const title = card.featuredTitle ?? '';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Player</th>
          {card.headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {card.rows.map(({ id, label, selections }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {selections.map((selection) => (
              <td key={selection.id}>
                <SelectionButton selection={selection} market={`${label} ${title}`} layout="line" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
