import type { Odds } from '@fairline/money/odds.ts';
import { rational } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';

/**
 * The stake to risk for given winnings, both in cents, rounded half-up once; 0 when the winnings are less than half a
 * cent's worth of stake.
 */
export function stakeToWin(winnings: bigint, odds: Odds): bigint {
  return roundHalfUp(rational(winnings * odds.denominator, odds.numerator));
}
