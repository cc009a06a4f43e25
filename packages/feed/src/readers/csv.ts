/** One line of comma-separated values; quoted cells may hold commas and doubled quotes. */
export function csvCells(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at);
    if (letter === '"') {
      if (quoted && line.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else quoted = !quoted;
    } else if (letter === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  cells.push(cell);
  return cells;
}

/** Reads a cell of a row by the name of its column; '' where there is none. */
export type Row = (column: string) => string;

/**
 * The rows under a head line, each readable by column.
 * @param cutOff of a table that was cut off what follows its last line break is left out
 */
export function csvRows(text: string, cutOff = false): Row[] {
  const whole = cutOff ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  const [head = '', ...lines] = whole.trim().split(/\r?\n/);
  const columns = new Map(csvCells(head).map((name, at) => [name.trim(), at]));
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.includes('"') ? csvCells(line) : line.split(',');
      return (column) => cells[columns.get(column) ?? -1] ?? '';
    });
}

export interface Table {
  readonly rows: readonly Row[];
  /** The table ends in the middle: these are the rows that are whole. */
  readonly cutOff: boolean;
}

/**
 * The whole rows of a table. One that ends in the middle of a row, with fewer cells than the head, was cut off.
 * @param cutOff what is known of the file: its compressed bytes end in the middle
 */
export function csvTable(text: string, cutOff: boolean): Table {
  const isCut = cutOff || endsInRow(text);
  return { rows: csvRows(text, isCut), cutOff: isCut };
}

function endsInRow(text: string): boolean {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const head = text.slice(0, Math.max(0, text.indexOf('\n')));
  return last.trim() !== '' && csvCells(last).length < csvCells(head).length;
}
