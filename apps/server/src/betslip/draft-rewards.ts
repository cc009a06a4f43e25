import type { Currency } from '@fairline/money/money.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import { type BonusBet, type BoostReward, eligibility, type LegShape } from '../rewards/rewards.ts';
import type { AmountSource } from './amount-source.ts';
import { betError, type SlipError } from './bet-error.ts';
import type { DraftQuote } from './draft-quote.ts';
import type { DraftRewards, PricedLeg, RewardOption } from './priced-slip.ts';
import type { DraftSetting } from './slip.ts';
import type { OwnerTerms, SaleConditions } from './terms.ts';

/** What was chosen, as far as it can be used. */
export interface ChosenRewards {
  readonly source: AmountSource;
  readonly bonusBet: BonusBet | undefined;
  readonly boost: ProfitBoost | undefined;
  readonly errors: readonly SlipError[];
}

const NO_BET = ['This reward is for bets with a price.'];

/** The patron's rewards beside one draft bet. */
export function draftRewards(
  quote: DraftQuote | undefined,
  legs: readonly PricedLeg[],
  setting: DraftSetting | undefined,
  { rewards, currency, oddsFormat }: OwnerTerms,
  { nowMs }: SaleConditions,
): DraftRewards {
  const { bonusBets, profitBoosts, promotionalCredit } = rewards;
  const shape = quote && (bonusBets.length > 0 || profitBoosts.length > 0) && shapeOf(quote, legs, currency);
  const option = <Reward extends BonusBet | BoostReward>(reward: Reward): RewardOption<Reward> => ({
    reward,
    reasons: shape ? eligibility(reward, shape, { nowMs, format: oddsFormat }) : NO_BET,
  });
  return {
    bonusBets: bonusBets.map(option),
    profitBoosts: profitBoosts.map(option),
    promotionalCredit,
    freeBetId: setting?.freeBetId,
    profitBoostId: setting?.profitBoostId,
  };
}

/** A reward that went away or does not fit is an error of the bet: nobody pays cash for what they meant to get. */
export function chosenRewards(options: DraftRewards, setting: DraftSetting | undefined): ChosenRewards {
  const bonusBet = options.bonusBets.find(({ reward }) => reward.id === setting?.freeBetId);
  const boost = options.profitBoosts.find(({ reward }) => reward.id === setting?.profitBoostId);
  const errors = [...problemOf(setting?.freeBetId, bonusBet), ...problemOf(setting?.profitBoostId, boost)];
  return {
    source: setting?.amountSource ?? 'CASH',
    bonusBet: bonusBet?.reward,
    boost: errors.length === 0 ? boost?.reward : undefined,
    errors,
  };
}

function problemOf(id: string | undefined, option: RewardOption<unknown> | undefined): SlipError[] {
  if (id === undefined) return [];
  if (!option) return [betError('REWARD_UNAVAILABLE')];
  const [reason] = option.reasons;
  return reason === undefined ? [] : [betError('REWARD_REFUSED', { reason })];
}

function shapeOf(
  { type, totalOdds, combinations }: DraftQuote,
  legs: readonly PricedLeg[],
  currency: Currency,
) {
  // A bonus bet is the stake, whatever was typed before it was chosen.
  return { type, legs: legs.map(legShape), totalOdds, combinations, currency, stake: 0n };
}

function legShape({ held, book }: PricedLeg): LegShape {
  return {
    eventId: held.eventId,
    sportSlug: book?.event.sport.slug ?? '',
    competitionSlug: book?.event.competition.slug ?? '',
  };
}
