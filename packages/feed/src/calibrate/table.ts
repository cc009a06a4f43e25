import { csvRows } from '../readers/csv.ts';

/** A row of a table: a number by its column, NaN where there is none. */
export interface NumberRow {
  number(column: string): number;
}

/** Reads a table of plain cells, its columns named in the first line. */
export function numberRows(csv: string): NumberRow[] {
  return csvRows(csv).map((row) => ({
    number: (column) => {
      const cell = row(column);
      return cell.trim() === '' ? Number.NaN : Number(cell);
    },
  }));
}
