import { type Rational, rational, times } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { betError, type SlipError } from './bet-error.ts';
import type { PricedDraftBet, PricedTab } from './priced-slip.ts';
import type { OwnerTerms } from './terms.ts';
import { trendOf } from './trend.ts';

/** Bets of one kind together. */
export function priceTab(
  draftBets: readonly PricedDraftBet[],
  { balance }: OwnerTerms,
  errors: readonly SlipError[] = [],
): PricedTab {
  const cashStake = sum(draftBets, (bet) => (bet.amountSource === 'CASH' ? bet.totalStake : 0n));
  const tooMuch = balance !== undefined && cashStake > balance;
  const alone = draftBets.some((bet) => bet.errors.some((error) => error.code === 'INSUFFICIENT_FUNDS'));
  const difference = sum(draftBets, (bet) => winningsAt(bet, bet.ratio) - winningsAt(bet, bet.acceptedRatio));
  return {
    draftBets,
    totalStake: sum(draftBets, (bet) => bet.totalStake),
    cashStake,
    totalReturn: sum(draftBets, (bet) => returned(bet, bet.winnings)),
    totalBoostedReturn: sum(draftBets, (bet) => returned(bet, bet.boostedWinnings ?? bet.winnings)),
    totalReturnTrend: trendOf(difference),
    errors: tooMuch && !alone ? [...errors, betError('INSUFFICIENT_FUNDS_TOTAL')] : errors,
  };
}

/** A bet without a price returns nothing yet. */
function returned(bet: PricedDraftBet, winnings: bigint | undefined): bigint {
  if (winnings === undefined) return 0n;
  return bet.amountSource === 'CASH' ? bet.totalStake + winnings : winnings;
}

function winningsAt({ stake }: PricedDraftBet, ratio: Rational): bigint {
  return stake === undefined ? 0n : roundHalfUp(times(rational(stake), ratio));
}

function sum<T>(items: readonly T[], of: (item: T) => bigint): bigint {
  return items.reduce((total, item) => total + of(item), 0n);
}
