import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface StateTable {
  /** Without the first, which names the rows. */
  readonly columns: readonly string[];
  /** Each with all its cells. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** A table of docs/states/, in plain words. @param header the first cells of its head: 'State', 'State | opened' */
export function stateTable(file: string, header: string): StateTable {
  // A name of its own: Vite takes a literal here for something to bundle.
  const path = `../../../../../docs/states/${file}`;
  const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  const start = text.indexOf(`\n| ${header} |`);
  if (start < 0) throw new Error(`${file} has no table of ${header}.`);
  const [head = '', , ...lines] =
    text
      .slice(start + 1)
      .split('\n\n', 1)[0]
      ?.trimEnd()
      .split('\n') ?? [];
  const [, ...columns] = cellsOf(head);
  return { columns, rows: lines.map(cellsOf) };
}

function cellsOf(line: string): [string, ...string[]] {
  const [first = '', ...others] = line.split('|').slice(1, -1);
  const plain = (cell: string) => cell.trim().replaceAll('`', '');
  return [plain(first), ...others.map(plain)];
}
