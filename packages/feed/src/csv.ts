/** A row of a table by its column names; '' where there is no such column. */
export type CsvRow = (column: string) => string;

/** Rows of a table without quotes. What follows the last line break of a table that was cut off is left out. */
export function csvRows(text: string, cutOff = false): CsvRow[] {
  const lines = text.split(/\r?\n/);
  if (cutOff) lines.pop();
  const [head = '', ...rows] = lines.filter((line) => line !== '');
  const columns = new Map(head.split(',').map((column, at) => [column, at]));
  return rows.map((row) => {
    const cells = row.split(',');
    return (column) => cells[columns.get(column) ?? -1] ?? '';
  });
}
