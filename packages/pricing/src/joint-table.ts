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
  const low = digits(legs.slice(0, IN_A_BYTE), scratch.low);
  if (legs.length <= IN_A_BYTE) countBytes(low, table);
  else countPairs(low, digits(legs.slice(IN_A_BYTE), scratch.high), table);
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

/** Used again by each call: a hundred kilobytes a price would keep the collector busy. */
class Scratch {
  #words = new Uint32Array(0);

  take(words: number): Uint32Array<ArrayBuffer> {
    if (this.#words.length < words) this.#words = new Uint32Array(words);
    return this.#words.subarray(0, words);
  }
}

const scratch = { low: new Scratch(), high: new Scratch() };

/** The marks of up to five legs as one number a sample. Four samples are added up at a time; no byte runs over. */
function digits(legs: readonly SelectionBits[], space: Scratch): Uint8Array {
  const sum = space.take((legs[0]?.marks.length ?? 0) >>> 2);
  sum.fill(0);
  let unit = 1;
  for (const { marks } of legs) {
    const words = new Uint32Array(marks.buffer, marks.byteOffset, sum.length);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + Math.imul(words[i] ?? 0, unit);
    unit *= 3;
  }
  return new Uint8Array(sum.buffer, 0, sum.length << 2);
}

function countBytes(patterns: Uint8Array, table: Uint32Array): void {
  for (let i = 0; i < patterns.length; i++) {
    const pattern = patterns[i] ?? 0;
    table[pattern] = (table[pattern] ?? 0) + 1;
  }
}

function countPairs(low: Uint8Array, high: Uint8Array, table: Uint32Array): void {
  for (let i = 0; i < low.length; i++) {
    const pattern = (low[i] ?? 0) + BYTE * (high[i] ?? 0);
    table[pattern] = (table[pattern] ?? 0) + 1;
  }
}
