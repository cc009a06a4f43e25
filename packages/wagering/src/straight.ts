import type { Odds } from '@fairline/money/odds.ts';
import { rational, times } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { factorOf } from './factor.ts';
import type { LegOutcome } from './outcome.ts';

// Amounts are cents, 0 or more. Each result is rounded half-up to the cent, once.

/** Winnings of a stake if it wins. */
export function toWin(stake: bigint, odds: Odds): bigint {
  return roundHalfUp(times(rational(stake), odds));
}

/** Stake and winnings together, if the bet wins. */
export function straightReturn(stake: bigint, odds: Odds): bigint {
  return stake + toWin(stake, odds);
}

/** The stake to risk for given winnings; 0 when the winnings are less than half a cent's worth of stake. */
export function stakeToWin(winnings: bigint, odds: Odds): bigint {
  return roundHalfUp(rational(winnings * odds.denominator, odds.numerator));
}

/** What a straight bet paid with cash returns: 0 for a loss, the stake for a push or a void. */
export function settleStraight(stake: bigint, odds: Odds, outcome: LegOutcome): bigint {
  return roundHalfUp(times(rational(stake), factorOf(odds, outcome).pays));
}
