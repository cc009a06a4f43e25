/** What an innings usually comes to by so many of its balls. */
export interface Course {
  /** Made by a side of strength 0 on a day that shifts nothing. */
  readonly runs: number;
  /** What a unit of strength adds to them. */
  readonly unit: number;
  /** How much they say of the day, beside a whole innings of twenty overs with its usual noise. */
  readonly says: number;
}

/** The two of some rows, in their order, around a value, and how far on the way from one to the other it is; beyond the first and the last, those. */
export function around<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => number,
  value: number,
): { readonly low: Row; readonly high: Row; readonly share: number } {
  const above = rows.findIndex((row) => placeOf(row) > value);
  const high = rows.at(above);
  const low = above < 0 ? high : (rows[above - 1] ?? high);
  if (high === undefined || low === undefined) throw new RangeError('there is nothing to compare with');
  return { low, high, share: high === low ? 0 : (value - placeOf(low)) / (placeOf(high) - placeOf(low)) };
}

/** The value at a share of the way through values that stand equally far apart. */
export function partWay(values: readonly number[], gone: number): number {
  const steps = values.length - 1;
  const at = Math.min(steps - 1, Math.floor(gone * steps));
  const low = values[at] ?? 0;
  return low + ((values[at + 1] ?? low) - low) * (gone * steps - at);
}
