import { one, plus, type Rational, times, zero } from '@fairline/money/rational.ts';

/** The most legs a round robin may have: 1,013 parlays when every size is taken. */
export const roundRobinLegMaximum = 10;

/** How many parlays of so many legs there are: C(legs, size). 0 when size is out of range. */
export function countCombinations(legs: number, size: number): bigint {
  if (size < 0 || size > legs) return 0n;
  let count = 1n;
  for (let taken = 0; taken < size; taken += 1) count = (count * BigInt(legs - taken)) / BigInt(taken + 1);
  return count;
}

/** Every subset of the given size, each in the order of the items. */
export function* combinations<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = 0; first <= items.length - size; first += 1) {
    for (const rest of combinations(items.slice(first + 1), size - 1)) {
      yield [...items.slice(first, first + 1), ...rest];
    }
  }
}

/**
 * What one unit on each parlay of so many legs returns if all win: the sum over every subset of its legs' product, by the
 * size of the subset from 0 to all legs. In one pass, however many subsets there are.
 */
export function subsetProducts(decimalPrices: readonly Rational[]): readonly Rational[] {
  let sums: readonly Rational[] = [one];
  for (const price of decimalPrices) {
    sums = [...sums, zero].map((sum, size) => plus(sum, times(sums[size - 1] ?? zero, price)));
  }
  return sums;
}
