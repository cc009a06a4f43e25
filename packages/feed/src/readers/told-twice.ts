import type { RecordingFault } from './recording.ts';

/** Rows up to the first that another tells, too, and what is wrong with that one. */
interface ToldOnce<Row> {
  readonly rows: readonly Row[];
  readonly fault?: RecordingFault;
}

/**
 * The rows up to the first whose number one before it has: which of them is the true one nobody knows.
 * @param numberOf undefined of a row without one
 */
export function toldOnce<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => number | undefined,
): ToldOnce<Row> {
  const seen = new Set<number>();
  for (const [at, row] of rows.entries()) {
    const number = numberOf(row);
    if (number !== undefined && seen.has(number)) {
      const message = `After ${at} rows it tells number ${number} again.`;
      return { rows: rows.slice(0, at), fault: { kind: 'impossible-play', message } };
    }
    if (number !== undefined) seen.add(number);
  }
  return { rows };
}
