/**
 * The price of a selection as an exact fraction: profit per unit staked, reduced, both parts positive.
 * 10/11 is American -110, decimal 1.909….
 */
export interface Odds {
  readonly numerator: bigint;
  readonly denominator: bigint;
}
