import { lesser } from '@fairline/money/lesser.ts';
import { type Rational, zero } from '@fairline/money/rational.ts';
import { boostedOdds } from '@fairline/wagering/boost.ts';
import { amountErrors } from './amount-errors.ts';
import type { SlipError } from './bet-error.ts';
import { draftAmounts, winningsWith } from './draft-amounts.ts';
import type { DraftQuote } from './draft-quote.ts';
import { type ChosenRewards, chosenRewards, draftRewards } from './draft-rewards.ts';
import type { PricedDraftBet, PricedGroup, PricedLeg } from './priced-slip.ts';
import type { DraftSetting } from './slip.ts';
import type { Room, SaleConditions, SlipTerms } from './terms.ts';
import { ratioTrend } from './trend.ts';
import { largestStake } from './winnings-limit.ts';

export interface DraftParts {
  readonly draftBetId: string;
  readonly legs: readonly PricedLeg[];
  readonly groups?: readonly PricedGroup[];
  /** Undefined while the selections make no bet or have no price. */
  readonly quote: DraftQuote | undefined;
  /** Of the quote, at the accepted odds. */
  readonly acceptedRatio?: Rational | undefined;
  /** Why there is no quote, and what the groups ask. */
  readonly errors?: readonly SlipError[];
  readonly setting: DraftSetting | undefined;
  readonly isPricing?: boolean;
}

/** One draft bet of any type: its amounts, its rewards and everything that keeps it from being placed. */
export function priceDraft(parts: DraftParts, terms: SlipTerms, conditions: SaleConditions): PricedDraftBet {
  const { draftBetId, legs, groups = [], quote, setting } = parts;
  const rewards = draftRewards(quote, legs, setting, terms, conditions);
  const chosen = chosenRewards(rewards, setting);
  const amounts = draftAmounts(quote, setting, chosen);
  const ratio = quote?.ratio ?? zero;
  const acceptedRatio = parts.acceptedRatio ?? ratio;
  const room = () =>
    conditions.roomOf?.(
      terms.patronId,
      legs.map((leg) => leg.selection),
    );
  const errors = [
    ...(parts.errors ?? []),
    ...chosen.errors,
    ...amountErrors(amounts, setting, quote, chosen, terms, conditions.limits, room),
  ];
  // Field by field: a slip has dozens of these, and spreading several objects into one takes ten times as long.
  return {
    bonusBets: rewards.bonusBets,
    profitBoosts: rewards.profitBoosts,
    promotionalCredit: rewards.promotionalCredit,
    freeBetId: rewards.freeBetId,
    profitBoostId: rewards.profitBoostId,
    stake: amounts.stake,
    totalStake: amounts.totalStake,
    winnings: amounts.winnings,
    boostedWinnings: amounts.boostedWinnings,
    draftBetId,
    slip: terms.slip,
    type: quote?.type ?? 'INVALID',
    currency: terms.currency,
    legs,
    groups,
    isPricing: parts.isPricing ?? false,
    totalOdds: quote?.totalOdds,
    totalOddsTrend: ratioTrend(ratio, acceptedRatio),
    boostedTotalOdds:
      chosen.boost && quote?.totalOdds && boostedOdds(quote.totalOdds, chosen.boost, amounts.stake),
    ratio,
    acceptedRatio,
    combinations: quote?.combinations ?? 1,
    patronSetField: setting?.field ?? 'BET',
    amountSource: chosen.source,
    // Worked out for who asks: for a long parlay it takes longer than all else here, and most answers leave it out.
    largestStake: () =>
      quote?.combinations === 1 ? acceptedStake(quote, chosen, terms, conditions, room()) : undefined,
    errors: errors.sort((one, other) => one.priority - other.priority),
  };
}

function acceptedStake(
  quote: DraftQuote,
  chosen: ChosenRewards,
  { ownLimit }: SlipTerms,
  { limits }: SaleConditions,
  room: Room | undefined,
): bigint {
  const taken = largestStake(limits, quote.combinations, (stake) => winningsWith(quote, chosen, stake), room);
  const most = chosen.source === 'CASH' && ownLimit !== undefined ? lesser(taken, ownLimit) : taken;
  return most < limits.minimum ? 0n : most;
}
