/** A row of a table: a number by its column, NaN where there is none. */
export interface NumberRow {
  number(column: string): number;
}

/** Reads a table of plain cells, its columns named in the first line. */
export function numberRows(csv: string): NumberRow[] {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/);
  const places = new Map(header.split(',').map((column, place) => [column, place]));
  return lines.map((line) => {
    const cells = line.split(',');
    return {
      number: (column) => {
        const cell = cells[places.get(column) ?? -1] ?? '';
        return cell.trim() === '' ? Number.NaN : Number(cell);
      },
    };
  });
}
