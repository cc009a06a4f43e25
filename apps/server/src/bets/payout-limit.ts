import { type BetError, PAID_WITH, winningsError } from '../betslip/betslip.ts';
import type { HouseLimits } from './house-limits.ts';
import type { OfferedPlacement } from './placement.ts';
import { winningsOf } from './winnings.ts';

/** Why a bet wins more than one bet may, in the words of the slip; undefined when it does not. */
export function payoutError(limits: HouseLimits, placement: OfferedPlacement): BetError | undefined {
  const { winnings, lineStake, offered, amountSource, terms } = placement;
  if (winnings <= limits.winnings) return undefined;
  const { boost } = terms;
  const rest = { paidWith: PAID_WITH[amountSource], ...(boost && { boost }) };
  return winningsError(
    { ...limits.stake, maximumWinnings: limits.winnings },
    { stake: lineStake, winnings },
    (stake) => winningsOf(offered, { stake, ...rest }).winnings,
    'USD',
  );
}
