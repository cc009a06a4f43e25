import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import type { AmountSource } from './amount-source.ts';
import { type BetError, betError } from './bet-error.ts';
import type { DraftAmounts } from './draft-amounts.ts';
import type { DraftSetting } from './slip.ts';
import type { OwnerTerms, StakeLimits } from './terms.ts';

/** What is wrong with a draft bet's amount, at the input that was typed into [SLIP-026]. */
export function amountErrors(
  { stake, totalStake, winnings, boostedWinnings }: DraftAmounts,
  setting: DraftSetting | undefined,
  source: AmountSource,
  terms: OwnerTerms,
  { minimum, maximum, maximumWinnings }: StakeLimits,
): BetError[] {
  if (stake === undefined) return [];
  const typed = setting?.field === 'WIN' ? 'WINNINGS' : 'STAKE';
  const amount = (cents: bigint) => ({ amount: formatMoney(money(cents, terms.currency)) });
  if (stake < minimum) return [betError(`${typed}_TOO_LOW`, amount(minimum))];
  if (totalStake > maximum) return [betError(`${typed}_TOO_HIGH`, amount(maximum))];
  if (maximumWinnings !== undefined && (boostedWinnings ?? winnings ?? 0n) > maximumWinnings) {
    return [betError('WINNINGS_ABOVE_LIMIT', amount(maximumWinnings))];
  }
  return fundsErrors(totalStake, source, terms);
}

function fundsErrors(totalStake: bigint, source: AmountSource, terms: OwnerTerms): BetError[] {
  const { balance, rewards, currency } = terms;
  if (source === 'PROMOTIONAL_CREDIT' && totalStake > rewards.promotionalCredit) {
    const amount = formatMoney(money(rewards.promotionalCredit, currency));
    return [betError('LOW_PROMOTIONAL_CREDITS', { amount })];
  }
  const paysCash = source === 'CASH' && balance !== undefined;
  return paysCash && totalStake > balance ? [betError('INSUFFICIENT_FUNDS')] : [];
}
