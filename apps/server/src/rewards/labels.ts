import { formatOdds, type OddsFormat } from '@fairline/money/odds-format.ts';
import type { Restriction, RewardBetType } from './reward.ts';

const BET_TYPE_NAMES: Readonly<Record<RewardBetType, string>> = {
  STRAIGHT: 'straight bets',
  PARLAY: 'parlays',
  PARLAY_PLUS: 'Parlay+',
  ROUND_ROBIN: 'round robins',
  TEASER: 'teasers',
};

/** "parlays, Parlay+ or teasers" */
export function betTypeNames(types: readonly RewardBetType[]): string {
  const names = types.map((type) => BET_TYPE_NAMES[type]);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

export function isRestricted({ minLegs, maxLegs, betTypes, scope, minOdds }: Restriction): boolean {
  return [minLegs, maxLegs, betTypes, scope, minOdds].some((each) => each !== undefined);
}

/** "3+ legs", "2 to 4 legs", "up to 4 legs", "1 leg"; undefined when any number will do. */
export function legsLabel({ minLegs = 1, maxLegs }: Restriction): string | undefined {
  if (maxLegs === undefined) return minLegs > 1 ? `${minLegs}+ legs` : undefined;
  if (maxLegs === minLegs) return maxLegs === 1 ? '1 leg' : `${maxLegs} legs`;
  return minLegs > 1 ? `${minLegs} to ${maxLegs} legs` : `up to ${maxLegs} legs`;
}

/** The specification's numberOfLegsRestrictionLabel: "Up to 4 legs". */
export function numberOfLegsRestrictionLabel(restriction: Restriction): string | undefined {
  const label = legsLabel(restriction);
  return label && label.charAt(0).toUpperCase() + label.slice(1);
}

/** "NFL only" */
export function eventRestrictionLabel({ scope }: Restriction): string | undefined {
  return scope && `${scope.name} only`;
}

/** Everything that is asked of a bet, a short line each. */
export function usageRestrictions(restriction: Restriction, format: OddsFormat): readonly string[] {
  const { betTypes, minOdds } = restriction;
  return [
    numberOfLegsRestrictionLabel(restriction),
    eventRestrictionLabel(restriction),
    betTypes && `For ${betTypeNames(betTypes)}`,
    minOdds && `Odds of ${formatOdds(minOdds, format)} or better`,
  ].filter((line) => line !== undefined);
}
