import type { Currency } from '@fairline/money/money.ts';
import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { formatOdds, type OddsFormat } from '@fairline/money/odds-format.ts';
import { betTypeNames, legsLabel } from './labels.ts';
import type { BonusBet, BoostReward, Restriction, RewardBetType, Scope } from './reward.ts';

/** A bet as a reward sees it. */
export interface BetShape {
  readonly type: RewardBetType;
  readonly legs: readonly LegShape[];
  /** Undefined for a round robin, which has no price as a whole. */
  readonly totalOdds: Odds | undefined;
  /** Of all combinations together, in minor units; 0 while nothing is entered yet, which is no reason against a reward. */
  readonly stake: bigint;
  readonly currency: Currency;
  /** Parlays of a round robin, otherwise 1. */
  readonly combinations: number;
}

export interface LegShape {
  readonly eventId: string;
  readonly sportSlug: string;
  readonly competitionSlug: string;
}

/** How the odds in a reason are written. */
export interface ReasonTerms {
  readonly nowMs: number;
  readonly format?: OddsFormat;
}

/** Why a reward cannot be used on a bet, each reason a sentence for the patron; empty when it can. */
export function eligibility(
  reward: BonusBet | BoostReward,
  shape: BetShape,
  { nowMs, format = 'AMERICAN' }: ReasonTerms,
): readonly string[] {
  const reasons = [
    ...(reward.expiresAt && reward.expiresAt.getTime() <= nowMs ? ['This reward has expired.'] : []),
    ...(reward.currency === shape.currency ? [] : [`This reward is in ${reward.currency}.`]),
    ...restrictionReasons(reward.restriction, shape, format),
  ];
  return reward.kind === 'bonus-bet' ? [...reasons, ...wholeReasons(reward.amount, shape)] : reasons;
}

function restrictionReasons(restriction: Restriction, shape: BetShape, format: OddsFormat): string[] {
  const { minLegs = 1, maxLegs = Number.POSITIVE_INFINITY, betTypes, scope, minOdds } = restriction;
  const reasons: string[] = [];
  if (betTypes && !betTypes.includes(shape.type))
    reasons.push(`This reward is for ${betTypeNames(betTypes)}.`);
  const count = shape.legs.length;
  if (count < minLegs || count > maxLegs)
    reasons.push(`This reward is for bets with ${legsLabel(restriction)}.`);
  if (scope && !shape.legs.every((leg) => isWithin(leg, scope))) {
    reasons.push(`Every selection must be on ${scope.name}.`);
  }
  if (minOdds && (!shape.totalOdds || compareOdds(shape.totalOdds, minOdds) < 0)) {
    reasons.push(`This reward is for bets at ${formatOdds(minOdds, format)} or better.`);
  }
  return reasons;
}

function isWithin(leg: LegShape, { kind, keys }: Scope): boolean {
  switch (kind) {
    case 'sport':
      return keys.includes(leg.sportSlug);
    case 'competition':
      return keys.includes(leg.competitionSlug);
    case 'event':
      return keys.includes(leg.eventId);
  }
}

/** A bonus bet is used whole and in equal parts. */
function wholeReasons(amount: bigint, { stake, combinations }: BetShape): string[] {
  if (amount % BigInt(combinations) !== 0n) {
    return [`This bonus bet cannot be split into ${combinations} equal bets.`];
  }
  return stake === 0n || stake === amount ? [] : ['A bonus bet is used whole.'];
}
