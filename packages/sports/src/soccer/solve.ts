const SMALLEST_PIVOT = 1e-12;

/**
 * Solves a small system of linear equations by Gauss's elimination with pivots.
 * @param columns one a variable, each with a number a row
 * @returns a value a column; undefined when there is no one answer
 */
export function solve(
  columns: readonly (readonly number[])[],
  right: readonly number[],
): number[] | undefined {
  const size = columns.length;
  const rows = right
    .slice(0, size)
    .map((value, row) => [...columns.map((column) => column[row] ?? 0), value]);
  for (let pivot = 0; pivot < size; pivot++) {
    const head = takeLargest(rows, pivot);
    const value = head[pivot] ?? 0;
    if (Math.abs(value) < SMALLEST_PIVOT) return undefined;
    for (const row of rows) {
      const factor = (row[pivot] ?? 0) / value;
      if (row !== head) for (let i = 0; i <= size; i++) row[i] = (row[i] ?? 0) - factor * (head[i] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

/** Brings the row with the largest number in a column to that place, of those not done yet. */
function takeLargest(rows: number[][], pivot: number): number[] {
  const size = (row: number) => Math.abs(rows[row]?.[pivot] ?? 0);
  let best = pivot;
  for (let row = pivot + 1; row < rows.length; row++) if (size(row) > size(best)) best = row;
  const head = rows[best] ?? [];
  rows[best] = rows[pivot] ?? [];
  rows[pivot] = head;
  return head;
}
