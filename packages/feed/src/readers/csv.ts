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
