import { type BetError, betError, type Offered } from '../betslip/betslip.ts';
import { type BonusBet, type BoostReward, eligibility, type Rewards } from '../rewards/rewards.ts';
import type { BetRequest, OddsTerms } from './request.ts';

/** What a bet is paid or boosted with. */
export type BetReward = BonusBet | BoostReward;

/**
 * The reward a request names, as it stands; an error when it names none that is the patron's, or one where it has no use.
 * Whether it was used already is found out as the bet is written.
 */
export async function findReward(
  rewards: Pick<Rewards, 'find'>,
  patronId: string,
  { amountSource, freeBetId, profitBoostId }: BetRequest,
): Promise<BetReward | BetError | undefined> {
  const wanted = amountSource === 'FREE_BET' ? 'bonus-bet' : 'profit-boost';
  const id = amountSource === 'FREE_BET' ? freeBetId : profitBoostId;
  const isClear = amountSource === 'FREE_BET' ? !profitBoostId : !freeBetId;
  const takesReward = amountSource !== 'PROMOTIONAL_CREDIT' || (!freeBetId && !profitBoostId);
  if (!isClear || !takesReward || (amountSource === 'FREE_BET' && !id)) return betError('REWARD_UNAVAILABLE');
  if (!id) return undefined;
  const reward = await rewards.find(patronId, id);
  return reward?.kind === wanted ? reward : betError('REWARD_UNAVAILABLE');
}

/** Why the reward cannot be used on the bet. */
export function rewardErrors(
  reward: BetReward,
  { type, legs, totalOdds, combinations }: Offered,
  stake: bigint,
  nowMs: number,
  format: OddsTerms['format'],
): BetError[] {
  const shape = {
    ...{ type, totalOdds, combinations, stake: stake * BigInt(combinations) },
    // Rewards are granted in the currency of the patron's accounts.
    currency: reward.currency,
    legs: legs.map(({ book: { event } }) => ({
      eventId: event.id,
      sportSlug: event.sport.slug,
      competitionSlug: event.competition.slug,
    })),
  };
  return eligibility(reward, shape, { nowMs, format }).map((reason) =>
    betError('REWARD_REFUSED', { reason }),
  );
}
