import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { compareRational, type Rational } from '@fairline/money/rational.ts';
import type { Trend } from './priced-slip.ts';

/** Which way the odds went since they were accepted [SLIP-017]. */
export function oddsTrend(now: Odds, accepted: Odds): Trend | undefined {
  return trendOf(BigInt(compareOdds(now, accepted)));
}

/** The same of winnings per unit. */
export function ratioTrend(now: Rational, accepted: Rational): Trend | undefined {
  return trendOf(BigInt(compareRational(now, accepted)));
}

export function trendOf(difference: bigint): Trend | undefined {
  if (difference === 0n) return undefined;
  return difference > 0n ? 'UP' : 'DOWN';
}
