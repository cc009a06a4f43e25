import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { type BetError, betError } from './bet-error.ts';
import { type DraftAmounts, winningsWith } from './draft-amounts.ts';
import type { DraftQuote } from './draft-quote.ts';
import type { ChosenRewards } from './draft-rewards.ts';
import type { DraftSetting } from './slip.ts';
import type { OwnerTerms, Room, StakeLimits } from './terms.ts';
import { limitsError } from './winnings-limit.ts';

/** What is wrong with a draft bet's amount, at the input that was typed into [SLIP-026]. */
export function amountErrors(
  { stake, totalStake, winnings, boostedWinnings }: DraftAmounts,
  setting: DraftSetting | undefined,
  quote: DraftQuote | undefined,
  chosen: ChosenRewards,
  terms: OwnerTerms,
  limits: StakeLimits,
  room: () => Room | undefined,
): BetError[] {
  const { currency } = terms;
  if (stake === undefined) return [];
  const typed = setting?.field === 'WIN' ? 'WINNINGS' : 'STAKE';
  if (stake < limits.minimum) {
    return [betError(`${typed}_TOO_LOW`, { amount: formatMoney(money(limits.minimum, currency)) })];
  }
  const staked = {
    stake,
    combinations: quote?.combinations ?? 1,
    winnings: boostedWinnings ?? winnings ?? 0n,
  };
  const winningsAt = (other: bigint) => (quote ? winningsWith(quote, chosen, other) : 0n);
  const tooMuch = limitsError(limits, staked, winningsAt, currency, { typed, room: room() });
  return tooMuch ? [tooMuch] : fundsErrors(totalStake, chosen, terms);
}

function fundsErrors(totalStake: bigint, { source }: ChosenRewards, terms: OwnerTerms): BetError[] {
  const { balance, rewards, currency } = terms;
  if (source === 'PROMOTIONAL_CREDIT' && totalStake > rewards.promotionalCredit) {
    const amount = formatMoney(money(rewards.promotionalCredit, currency));
    return [betError('LOW_PROMOTIONAL_CREDITS', { amount })];
  }
  const paysCash = source === 'CASH' && balance !== undefined;
  return paysCash && totalStake > balance ? [betError('INSUFFICIENT_FUNDS')] : [];
}
