import type { Odds } from '@fairline/money/odds.ts';
import { compareOdds } from '@fairline/money/odds.ts';
import type { Bet, Leg, SameGameGroup } from '@fairline/wagering/bet.ts';
import { plainOutcome } from '@fairline/wagering/leg-outcome.ts';
import type { PlainOutcome } from '@fairline/wagering/outcome.ts';
import { type AmountSource, PAID_WITH } from '../betslip/betslip.ts';
import type { AgreedGroup, AgreedTerms } from './agreed-terms.ts';
import type { BetType } from './placed-bet.ts';

/** What the arithmetic of packages/wagering needs of a bet. */
export interface BetTerms {
  readonly type: BetType;
  readonly amountSource: AmountSource;
  /** Minor units on each line. */
  readonly lineStake: bigint;
  readonly terms: AgreedTerms;
  readonly legs: readonly GradedLeg[];
}

interface UngradedLeg {
  readonly odds: Odds;
  /** From 1. */
  readonly group?: number | undefined;
}

type GradedLeg = Leg & UngradedLeg;

/**
 * As if nothing were decided of its legs yet.
 * @throws for terms that no bet of the type has
 */
export function pendingBet(bet: Omit<BetTerms, 'legs'> & { readonly legs: readonly UngradedLeg[] }): Bet {
  return wageringBet({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, outcome: 'pending' })) });
}

/** @throws for terms that no bet of the type has */
export function wageringBet(bet: BetTerms): Bet {
  const { terms, legs } = bet;
  const common = {
    stake: bet.lineStake,
    paidWith: PAID_WITH[bet.amountSource],
    ...(terms.boost && { boost: terms.boost }),
  };
  switch (bet.type) {
    case 'STRAIGHT': {
      const [leg] = legs;
      if (!leg || legs.length !== 1) throw new Error(`A straight bet of ${legs.length} legs.`);
      return { ...common, type: 'straight', leg };
    }
    case 'PARLAY':
      return { ...common, type: 'parlay', legs };
    case 'PARLAY_PLUS':
      return {
        ...common,
        type: 'parlay-plus',
        legs: legs.filter((leg) => leg.group === undefined),
        groups: terms.groups.map((group, index) => groupOf(group, index + 1, legs)),
      };
    case 'ROUND_ROBIN':
      if (terms.roundRobinSize === undefined) throw new Error('A round robin without a size.');
      return { ...common, type: 'round-robin', legs, sizes: [terms.roundRobinSize] };
    case 'TEASER': {
      if (!terms.teaser) throw new Error('A teaser without prices.');
      const outcomes = legs.map((leg) => plainOutcome(leg.outcome));
      return { ...common, type: 'teaser', outcomes, prices: terms.teaser.prices };
    }
    case 'INVALID':
      throw new Error('A bet of a type that does not exist.');
  }
}

function groupOf(agreed: AgreedGroup, number: number, legs: readonly GradedLeg[]): SameGameGroup {
  const members = legs.filter((leg) => leg.group === number);
  const repricedOdds = oddsWithoutVoid(agreed, members);
  return {
    id: String(number),
    odds: agreed.odds,
    outcomes: members.map(outcomeInGroup),
    voidPolicy: 'reprice',
    ...(repricedOdds && { repricedOdds }),
  };
}

/**
 * The price, agreed with the bet, of the legs that are left when others are void: of those that won and those that still may.
 * Where none was agreed the longest odds among them stand in: legs together never pay less than one of them alone.
 */
function oddsWithoutVoid({ subsets }: AgreedGroup, members: readonly GradedLeg[]): Odds | undefined {
  let mask = 0;
  for (const [index, member] of members.entries()) if (isLeft(member)) mask |= 1 << index;
  const left = members.filter(isLeft).map(({ odds }) => odds);
  return subsets[mask] ?? left.sort(compareOdds).at(-1);
}

function isLeft(leg: GradedLeg): boolean {
  const outcome = outcomeInGroup(leg);
  return outcome === 'win' || outcome === 'pending';
}

/** A place shared with others is a win in full: the joint price was made so. */
function outcomeInGroup({ outcome }: GradedLeg): PlainOutcome | 'pending' {
  return typeof outcome === 'string' ? plainOutcome(outcome) : 'win';
}
