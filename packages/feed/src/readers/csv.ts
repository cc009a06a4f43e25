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
 * The whole rows of a table. One with other cells than those before was cut off, or lost a comma, or gained a quote: it is the end, for
 * under which columns its cells stand nobody knows.
 * @param cutOff what is known of the file: its compressed bytes end in the middle
 */
export function csvTable(text: string, cutOff: boolean): Table {
  const whole = untilBroken(text);
  const isCut = cutOff || whole !== text;
  return { rows: csvRows(whole, cutOff && whole === text), cutOff: isCut };
}

/**
 * A text up to the first row with fewer cells than the head, or with others than the first row has: Cricsheet ends each with a comma or
 * two that its head has not. Empty lines are none.
 */
function untilBroken(text: string): string {
  const inHead = cellsIn(text.slice(0, endOfLine(text, 0)));
  let usual: number | undefined;
  for (let at = endOfLine(text, 0) + 1; at < text.length; at = endOfLine(text, at) + 1) {
    const line = text.slice(at, endOfLine(text, at)).trimEnd();
    if (line === '') continue;
    const cells = cellsIn(line);
    usual ??= cells;
    if (cells < inHead || cells !== usual) return text.slice(0, at);
  }
  return text;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function cellsIn(line: string): number {
  return csvCells(line).length;
}
