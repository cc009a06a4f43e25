import type { AmountSource } from './amount-source.ts';
import type { PricedDraftBet, RewardOption } from './priced-slip.ts';
import { type Refusal, refusal, restricted } from './refusal.ts';

/** Why a draft bet cannot be paid with that; undefined when it can. */
export function sourceRefusal(
  { bonusBets, promotionalCredit }: PricedDraftBet,
  source: AmountSource,
  freeBetId: string | undefined,
): Refusal | undefined {
  switch (source) {
    case 'CASH':
      return undefined;
    case 'FREE_BET':
      return optionRefusal(bonusBets.find(({ reward }) => reward.id === freeBetId));
    case 'PROMOTIONAL_CREDIT':
      return promotionalCredit > 0n ? undefined : refusal('REWARD_UNKNOWN');
  }
}

/** Why a profit boost cannot be put on a draft bet; undefined when it can, and for none. */
export function boostRefusal(
  { profitBoosts }: PricedDraftBet,
  profitBoostId: string | undefined,
): Refusal | undefined {
  if (profitBoostId === undefined) return undefined;
  return optionRefusal(profitBoosts.find(({ reward }) => reward.id === profitBoostId));
}

function optionRefusal(option: RewardOption<unknown> | undefined): Refusal | undefined {
  if (!option) return refusal('REWARD_UNKNOWN');
  const [reason] = option.reasons;
  return reason === undefined ? undefined : restricted(reason);
}
