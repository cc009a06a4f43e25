import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './rows-table.module.css';

interface Column {
  readonly key: string;
  readonly head: ReactNode;
}

interface Row {
  readonly key: string;
  readonly label: string;
  /** A price a column. */
  readonly cells: readonly ReactNode[];
}

interface RowsTableProps {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Whether the prices say names, which need more room than figures. */
  areNamed?: boolean;
}

/** Markets one below the other, with what can be bet on each in the same columns. */
export function RowsTable({ columns, rows, areNamed = false }: RowsTableProps) {
  return (
    <table className={cx(styles.table, areNamed && styles.named)} style={{ '--cells': columns.length }}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Bet</span>
          </th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">
              <span className={styles.label}>{label}</span>
            </th>
            {columns.map((column, at) => (
              <td key={column.key}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
