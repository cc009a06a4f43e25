import type { CSSProperties } from 'react';
import type { tableRow_row$key } from '../../__generated__/tableRow_row.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { useOutcomes } from '../results/outcomes.ts';
import styles from './table-card.module.css';
import { TableRow } from './table-row.tsx';

/** Widths in pixels: who, what they have reached so far, each price. Phones have widths of their own. */
const WIDTH = { label: 208, accrued: 52, cell: 104 } as const;

/** What a phone has no room for in a narrow column. */
const ON_PHONES: Readonly<Record<string, string>> = { Submission: 'Sub' };

/** So many prices fit beside a name on a phone, under heads of words that are no longer than so many letters. */
const FITTING = { cells: 4, letters: 8 } as const;

interface WideTableProps {
  /** Empty where the head of each column says what is asked. */
  title: string;
  rowHeader: string;
  headers: readonly string[];
  rows: readonly (tableRow_row$key & { readonly id: string })[];
  /** Whether what each has reached so far stands before the prices. */
  hasAccrued: boolean;
  hasPlaces: boolean;
  /** Of a field that is over its winner's number, from 1; otherwise 0. */
  winner: number;
}

/** A table of prices with a row a player; what does not fit scrolls sideways. */
export function WideTable(props: WideTableProps) {
  const { title, rowHeader, headers, rows, hasAccrued, hasPlaces, winner } = props;
  const isOver = useOutcomes() !== undefined;
  const columns = headers.map((header) => title || header);
  const cells = headers.length;
  const fits = cells === FITTING.cells && !hasAccrued && headers.every(isShort);
  const style: CSSProperties = {
    '--label': `${WIDTH.label}px`,
    '--now': `${WIDTH.accrued}px`,
    '--cell': `${WIDTH.cell}px`,
    '--cells': cells,
    '--nows': hasAccrued ? 1 : 0,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: what it stands in is the landmark, and it is no set of fields
    <div
      className={styles.scroller}
      role="group"
      aria-label={title || rowHeader}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      style={style}
    >
      <table className={cx(styles.table, fits && styles.fits)}>
        <colgroup>
          <col />
          {hasAccrued && <col style={{ width: WIDTH.accrued }} />}
          <col span={cells} style={{ width: WIDTH.cell }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{rowHeader}</th>
            {hasAccrued && (
              <th scope="col" className={styles.now}>
                {isOver ? 'Total' : 'Now'}
              </th>
            )}
            {headers.map((header) => (
              <th key={header} scope="col">
                <Head>{header}</Head>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              hasAccrued={hasAccrued}
              hasPlaces={hasPlaces}
              winner={winner}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ children: header }: { children: string }) {
  const short = ON_PHONES[header];
  if (short === undefined) return header;
  return (
    <>
      <span className={styles.long}>{header}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}

function isShort(header: string): boolean {
  return (ON_PHONES[header] ?? header).split(' ').every((word) => word.length <= FITTING.letters);
}
