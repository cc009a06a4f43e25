import type { RandomSource } from '@fairline/sports/sport.ts';

/** What may become of one row of a table on its way. */
export const CHANGES = [
  'deleted',
  'told twice',
  'swapped',
  'changed in a cell',
  'cut short',
  'the last',
] as const;
export type Change = (typeof CHANGES)[number];

/** The lines of a table after one of them, anywhere but in the head, was changed. */
export function withChange(lines: readonly string[], change: Change, random: RandomSource): string[] {
  const at = 1 + (random.next() % (lines.length - 1));
  const to = 1 + (random.next() % (lines.length - 1));
  const line = lines[at] ?? '';
  const other = lines[to] ?? '';
  switch (change) {
    case 'deleted':
      return lines.toSpliced(at, 1);
    case 'told twice':
      return lines.toSpliced(at, 0, line);
    case 'swapped':
      return lines.with(at, other).with(to, line);
    case 'changed in a cell':
      return lines.with(at, withCellOf(line, other, random));
    case 'cut short':
      return lines.with(at, line.slice(0, random.next() % (line.length + 1)));
    case 'the last':
      return lines.slice(0, at + 1);
  }
}

/** A row with one of its cells as another has it. */
function withCellOf(line: string, other: string, random: RandomSource): string {
  const cells = line.split(',');
  const others = other.split(',');
  const at = random.next() % cells.length;
  return cells.with(at, others[at] ?? '').join(',');
}
