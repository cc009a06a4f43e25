import { countBits, countBoth, intersect, type SelectionBits } from './bits.ts';
import { patternTable } from './joint-table.ts';

/**
 * Of several legs over the same samples: in how many samples some of them win while others push, whatever the rest does.
 * Sets of legs are bit masks.
 */
export interface JointCounts {
  readonly size: number;
  /** Legs that push in some sample. */
  readonly pushing: number;
  /** Samples in which every leg of `win` wins and every leg of `push` pushes. The masks share no leg. */
  count(win: number, push: number): number;
}

const MOST_LEGS = 8;
/** Up to so many legs that push, going through the bitsets is quicker than a table of everything. */
const FEW = 3;

/** The number whose digits of base three are the bits of a mask. */
const PATTERNS: readonly number[] = Array.from({ length: 2 ** MOST_LEGS }, (_, mask) =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, leg) => sum + ((mask >>> leg) & 1) * 3 ** leg, 0),
);

/**
 * Counts for every set of the legs.
 * @throws RangeError for more than eight legs, or legs over samples of different size
 */
export function jointCounts(legs: readonly SelectionBits[]): JointCounts {
  return countsIn(legs, patternTable);
}

/** The same, quicker as long as only sets are asked for in which every leg wins that never pushes. */
export function wholeCounts(legs: readonly SelectionBits[]): JointCounts {
  if (legs.filter(({ pushes }) => pushes > 0).length > FEW) return jointCounts(legs);
  const whole = countsIn(legs, walkedTable);
  const dry = ((1 << legs.length) - 1) & ~whole.pushing;
  let every: JointCounts | undefined;
  const count: JointCounts['count'] = (win, push) => {
    if (((win | push) & dry) === dry) return whole.count(win, push);
    every ??= jointCounts(legs);
    return every.count(win, push);
  };
  return { ...whole, count };
}

function countsIn(
  legs: readonly SelectionBits[],
  tableOf: (legs: readonly SelectionBits[]) => Uint32Array,
): JointCounts {
  const size = legs[0]?.size ?? 0;
  if (legs.length > MOST_LEGS || legs.some((leg) => leg.size !== size)) {
    throw new RangeError(`Up to ${MOST_LEGS} legs over the same samples can be joined.`);
  }
  const table = tableOf(legs);
  return {
    size,
    pushing: legs.reduce((mask, { pushes }, leg) => (pushes > 0 ? mask | (1 << leg) : mask), 0),
    count: (win, push) => table[(PATTERNS[win] ?? 0) + 2 * (PATTERNS[push] ?? 0)] ?? 0,
  };
}

/** As patternTable, but of legs that never push only the digit 1. */
function walkedTable(legs: readonly SelectionBits[]): Uint32Array {
  const table = new Uint32Array(3 ** legs.length);
  // Legs that always win thin the samples out first.
  const order = legs
    .map((bits, leg) => ({ bits, unit: 3 ** leg }))
    .sort((one, other) => Math.sign(one.bits.pushes) - Math.sign(other.bits.pushes));
  const walk = (depth: number, within: Uint32Array | undefined, pattern: number): void => {
    const leg = order[depth];
    if (!leg) {
      table[pattern] = within ? countBits(within) : (legs[0]?.size ?? 0);
      return;
    }
    const { bits, unit } = leg;
    const last = depth === order.length - 1;
    const into = (set: Uint32Array, digit: 1 | 2) => {
      if (last) table[pattern + digit * unit] = within ? countBoth(within, set) : countBits(set);
      else walk(depth + 1, within ? intersect(within, set) : set, pattern + digit * unit);
    };
    into(bits.win, 1);
    if (bits.pushes === 0) return;
    into(bits.push, 2);
    walk(depth + 1, within, pattern);
  };
  walk(0, undefined, 0);
  return table;
}
