import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { tableCard_card$key } from '../../__generated__/tableCard_card.graphql.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './table-card.module.css';
import { useAccrued } from './use-accrued.ts';

/** Widths in pixels: who, what they have reached so far, each price. On a phone the first column is narrower. */
const WIDTH = { label: 208, accrued: 52, cell: 104 } as const;

/** Players one below the other, each with what is asked about it side by side; what does not fit scrolls sideways. */
export function TableCard({ card: key }: { card: tableCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment tableCard_card on TableMarketCard {
        id
        featuredTitle
        headers
        rows {
          id
          label
          statisticAccrued {
            accrued
          }
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
  const hasAccrued = card.rows.some(({ statisticAccrued }) => statisticAccrued != null);
  useAccrued(card.id, hasAccrued ? card.rows.map(({ id }) => id) : []);
  const cells = card.headers.length;
  const style: CSSProperties = {
    '--label': `${WIDTH.label}px`,
    '--rest': `${cells * WIDTH.cell + (hasAccrued ? WIDTH.accrued : 0)}px`,
    '--gaps': cells + (hasAccrued ? 3 : 2),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={title} tabIndex={0} style={style}>
      <table className={styles.table}>
        <colgroup>
          <col />
          {hasAccrued && <col style={{ width: WIDTH.accrued }} />}
          <col span={cells} style={{ width: WIDTH.cell }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {hasAccrued && <th scope="col">Now</th>}
            {card.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.rows.map(({ id, label, statisticAccrued, selections }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {hasAccrued && <td className={styles.accrued}>{statisticAccrued?.accrued ?? '–'}</td>}
              {selections.map((selection) => (
                <td key={selection.id}>
                  <SelectionButton selection={selection} market={`${label} ${title}`} layout="line" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
