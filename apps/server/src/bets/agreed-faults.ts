import { type Odds, sameOdds } from '@fairline/money/odds.ts';
import { countCombinations } from '@fairline/wagering/combinations.ts';
import { parlayOdds } from '@fairline/wagering/parlay-odds.ts';
import { PAID_WITH } from '../betslip/betslip.ts';
import { hasHash, isIdOfHash } from '../platform/ids.ts';
import { type AgreedBet, type AgreedLeg, agreedHash, legText, selectionText } from './agreed-hash.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import type { AmountSource, BetType } from './placed-bet.ts';
import { pendingBet } from './wagering-bet.ts';
import { winningsOf } from './winnings.ts';

/** A bet as its rows say it was agreed. */
export interface KeptBet extends AgreedBet {
  readonly id: string;
  readonly type: BetType;
  readonly amountSource: AmountSource;
  readonly terms: AgreedTerms;
  readonly ruleVersion: number;
  /** In their order. */
  readonly legs: readonly AgreedLeg[];
}

/**
 * What is wrong with what was agreed: whether its terms follow from its legs by the rules of placing, and whether it is what its
 * id was made of; ids of before that rule hold nothing.
 */
export function agreedFaults(bet: KeptBet): string[] {
  const faults = shapeFaults(bet);
  // What has no shape has no price.
  if (faults.length === 0) faults.push(...priceFaults(bet));
  if (hasHash(bet.id) && !isIdOfHash(bet.id, hashOf(bet))) faults.push('is not what its id was made of');
  return faults;
}

function hashOf(bet: KeptBet): string {
  const legs = bet.legs.map((leg) => legText(selectionText(leg), leg));
  return agreedHash(bet, bet.ruleVersion, legs);
}

function shapeFaults(bet: KeptBet): string[] {
  const { type, legs, terms, combinations, stake, lineStake, amountSource } = bet;
  const lines = type === 'ROUND_ROBIN' ? countCombinations(legs.length, terms.roundRobinSize ?? 0) : 1n;
  const isGrouped = type === 'PARLAY_PLUS';
  const checks: readonly (readonly [boolean, string])[] = [
    [type === 'STRAIGHT' ? legs.length === 1 : legs.length > 1, `is a ${type} of ${legs.length} legs`],
    [BigInt(combinations) === lines, `has ${combinations} lines, its legs make ${lines}`],
    [lineStake * lines === stake, `has a stake of ${stake}, its lines' are ${lineStake * lines}`],
    [(terms.teaser !== undefined) === (type === 'TEASER'), 'has terms of a teaser, or lacks them'],
    [(terms.roundRobinSize !== undefined) === (type === 'ROUND_ROBIN'), 'has a size of parlays, or lacks it'],
    [isGrouped ? terms.groups.length > 0 : terms.groups.length === 0, 'has groups of legs, or lacks them'],
    [legs.every((leg) => isInGroup(leg, bet)), 'has a leg in a group that is not of its event'],
    [(terms.freeBetId !== undefined) === (amountSource === 'FREE_BET'), 'names a bonus bet, or lacks it'],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

function isInGroup({ group, eventId }: AgreedLeg, { terms }: KeptBet): boolean {
  return group === undefined || terms.groups[group - 1]?.eventId === eventId;
}

function priceFaults(bet: KeptBet): string[] {
  const { lineStake, amountSource, terms, combinations, totalOdds, winnings } = bet;
  const offered = {
    totalOdds: offeredOdds(bet),
    combinations,
    legs: bet.legs,
    ...(terms.roundRobinSize !== undefined && { roundRobinSize: terms.roundRobinSize }),
    bet: () => pendingBet(bet),
  };
  const agreed = winningsOf(offered, {
    ...{ stake: lineStake, paidWith: PAID_WITH[amountSource] },
    ...(terms.boost && { boost: terms.boost }),
  });
  const faults: string[] = [];
  if (!sameOdds(agreed.odds, totalOdds))
    faults.push(`has odds of ${written(totalOdds)}, its legs make ${written(agreed.odds)}`);
  if (agreed.winnings !== winnings)
    faults.push(`has winnings of ${winnings}, its legs make ${agreed.winnings}`);
  return faults;
}

/** As the offer had them: undefined for a round robin, whose parlays have odds of their own. */
function offeredOdds({ type, legs, terms }: KeptBet): Odds | undefined {
  switch (type) {
    case 'STRAIGHT':
      return legs[0]?.odds;
    case 'PARLAY':
    case 'PARLAY_PLUS': {
      const own = legs.filter(({ group }) => group === undefined);
      return parlayOdds([...own, ...terms.groups].map(({ odds }) => odds));
    }
    case 'TEASER':
      return terms.teaser?.prices.byLegs.get(legs.length);
    default:
      return undefined;
  }
}

function written({ numerator, denominator }: Odds): string {
  return `${numerator}/${denominator}`;
}
