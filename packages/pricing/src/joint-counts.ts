import { countBits, countBoth, intersect, type SelectionBits } from './bits.ts';

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

/** Powers of three: a pattern of legs is a number whose digits are 0 for whatever, 1 for win, 2 for push. */
const DIGITS: readonly number[] = Array.from({ length: 256 }, (_, mask) =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, leg) => sum + ((mask >>> leg) & 1) * 3 ** leg, 0),
);

/** Eight legs; a byte holds every mask of them. */
const MOST_LEGS = 8;

/**
 * Counts patterns of legs.
 * @param kept legs that are in every pattern that will be asked for, unless they push: the more, the faster
 * @throws RangeError for more than eight legs, or legs over samples of different size
 */
export function jointCounts(legs: readonly SelectionBits[], kept: 'all' | 'any'): JointCounts {
  const size = legs[0]?.size ?? 0;
  if (legs.length > MOST_LEGS || legs.some((leg) => leg.size !== size)) {
    throw new RangeError(`Up to ${MOST_LEGS} legs over the same samples can be joined.`);
  }
  const table = new Uint32Array(3 ** legs.length);
  const order = legs.map((bits, leg) => ({ bits, digit: 3 ** leg }));
  // Legs that are always in thin the samples out first.
  order.sort((one, other) => Math.sign(one.bits.pushes) - Math.sign(other.bits.pushes));
  const walk = (depth: number, within: Uint32Array | undefined, pattern: number): void => {
    const leg = order[depth];
    if (!leg) {
      table[pattern] = within ? countBits(within) : size;
      return;
    }
    const { bits, digit } = leg;
    const last = depth === order.length - 1;
    const into = (set: Uint32Array, mark: number) => {
      if (last) table[pattern + mark * digit] = within ? countBoth(within, set) : countBits(set);
      else walk(depth + 1, within ? intersect(within, set) : set, pattern + mark * digit);
    };
    if (kept === 'any' || bits.pushes > 0) walk(depth + 1, within, pattern);
    into(bits.win, 1);
    if (bits.pushes > 0) into(bits.push, 2);
  };
  walk(0, undefined, 0);
  const pushing = legs.reduce((mask, { pushes }, leg) => (pushes > 0 ? mask | (1 << leg) : mask), 0);
  return {
    size,
    pushing,
    count: (win, push) => table[(DIGITS[win] ?? 0) + 2 * (DIGITS[push] ?? 0)] ?? 0,
  };
}
