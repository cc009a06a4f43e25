import type { SelectionBits } from './bits.ts';

/** Legs whose marks fit a byte as digits of base three. */
const IN_A_BYTE = 5;
const BYTE = 3 ** IN_A_BYTE;

/**
 * How many samples show each pattern of marks. A pattern is a number of base three with a digit for each leg, the first the
 * smallest: 0 whatever the leg does, 1 it wins, 2 it pushes.
 * @param legs up to ten, over the same samples
 */
export function patternTable(legs: readonly SelectionBits[]): Uint32Array {
  const table = new Uint32Array(3 ** legs.length);
  const low = digits(legs.slice(0, IN_A_BYTE));
  const high = digits(legs.slice(IN_A_BYTE));
  for (let i = 0; i < low.length; i++) {
    const pattern = (low[i] ?? 0) + BYTE * (high[i] ?? 0);
    table[pattern] = (table[pattern] ?? 0) + 1;
  }
  // So far 0 means that the leg loses.
  for (let unit = 1; unit < table.length; unit *= 3) {
    for (let block = 0; block < table.length; block += 3 * unit) {
      for (let pattern = block; pattern < block + unit; pattern++) {
        const others = (table[pattern + unit] ?? 0) + (table[pattern + 2 * unit] ?? 0);
        table[pattern] = (table[pattern] ?? 0) + others;
      }
    }
  }
  table[0] = legs[0]?.size ?? 0;
  return table;
}

/** The marks of up to five legs as one number a sample. Four samples are added up at a time; no byte runs over. */
function digits(legs: readonly SelectionBits[]): Uint8Array {
  const sum = new Uint32Array((legs[0]?.marks.length ?? 0) >>> 2);
  let unit = 1;
  for (const { marks } of legs) {
    const words = new Uint32Array(marks.buffer, marks.byteOffset, sum.length);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + Math.imul(words[i] ?? 0, unit);
    unit *= 3;
  }
  return new Uint8Array(sum.buffer);
}
