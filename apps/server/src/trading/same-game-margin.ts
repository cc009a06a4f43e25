/**
 * What the house keeps of a same-game group's price, by its number of legs: a share of the logarithm of the decimal price, so
 * that legs which say almost the same cost almost nothing. Two even and independent legs have an edge of 9 %, four 16 %, eight
 * 28 %. From one number to the next it must not rise, so that another leg never makes the price shorter.
 */
const BY_LEGS: readonly number[] = [0, 0, 0.07, 0.065, 0.0625, 0.06, 0.06, 0.06, 0.06];
const LEAST = 0.06;

export function sameGameMargin(legs: number): number {
  return BY_LEGS[legs] ?? LEAST;
}
