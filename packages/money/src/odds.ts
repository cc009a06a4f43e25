import { compareRational, minus, one, plus, type Rational, rational } from './rational.ts';
import { roundHalfUp } from './round.ts';

/**
 * The price of a selection as an exact fraction: profit per unit staked, reduced, both parts positive.
 * 10/11 is American -110, decimal 1.909….
 */
export interface Odds {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The pair, reduced: 100/110 and 10/11 are one price.
 * @throws RangeError unless both parts are positive; at a border use `oddsFromPair`
 */
export function odds(numerator: bigint, denominator: bigint): Odds {
  const pair = oddsFromPair(numerator, denominator);
  if (pair === undefined) throw new RangeError(`not odds: ${numerator}/${denominator}`);
  return pair;
}

/** @returns undefined unless both parts are positive */
export function oddsFromPair(numerator: bigint, denominator: bigint): Odds | undefined {
  return numerator > 0n && denominator > 0n ? rational(numerator, denominator) : undefined;
}

/**
 * Total odds from a decimal price (return per unit staked).
 * @throws RangeError unless the price is above 1
 */
export function oddsFromDecimalPrice(price: Rational): Odds {
  const profit = minus(price, one);
  return odds(profit.numerator, profit.denominator);
}

/** Return per unit staked: 1 + profit. */
export function decimalPrice(of: Odds): Rational {
  return plus(one, of);
}

/** Positive when the first price pays more. */
export function compareOdds(left: Odds, right: Odds): number {
  return compareRational(left, right);
}

export function sameOdds(left: Odds, right: Odds): boolean {
  return compareRational(left, right) === 0;
}

/** The scale of betToWinRatio. */
export const ratioScale = 1_000_000_000_000n;

/** Winnings per unit of stake as an integer scaled by 1e12, rounded half-up: 10/11 is 909090909091. */
export function betToWinRatio(of: Odds): bigint {
  return roundHalfUp({ numerator: of.numerator * ratioScale, denominator: of.denominator });
}
