import { rational } from '@fairline/money/rational.ts';
import type { Bet, Leg, SameGameGroup, TeaserPrices } from '../bet.ts';
import type { ProfitBoost } from '../boost.ts';
import { deductionFor } from '../deduction.ts';
import type { LegOutcome, PlainOutcome } from '../outcome.ts';
import type { CaseLeg, CaseOutcome, SettlementCase } from './case-file.ts';

const outcomes = {
  WIN: 'win',
  LOSS: 'loss',
  PUSH: 'push',
  VOID: 'void',
  HALF_WIN: 'half-win',
  HALF_LOSS: 'half-loss',
  PENDING: 'pending',
} as const satisfies Record<Exclude<CaseOutcome, 'DEAD_HEAT'>, LegOutcome | 'pending'>;

const paidWith = { CASH: 'cash', FREE_BET: 'bonus-bet', PROMOTIONAL_CREDIT: 'promotional-credit' } as const;

/** @throws Error saying what the case lacks */
export function betOf(given: SettlementCase): Bet {
  const { bet, legs } = given;
  const terms = {
    stake: needed(bet.stakeCents ?? bet.stakePerCombinationCents, 'a stake'),
    paidWith: paidWith[bet.amountSource],
    ...(bet.profitBoost && { boost: boostOf(bet.profitBoost) }),
  };
  switch (bet.type) {
    case 'STRAIGHT':
      return { ...terms, type: 'straight', leg: legOf(needed(legs[0], 'a leg')) };
    case 'PARLAY':
      return { ...terms, type: 'parlay', legs: legs.map(legOf) };
    case 'ROUND_ROBIN':
      return {
        ...terms,
        type: 'round-robin',
        legs: legs.map(legOf),
        sizes: needed(bet.comboSizes, 'comboSizes'),
      };
    case 'PARLAY_PLUS':
      return {
        ...terms,
        type: 'parlay-plus',
        legs: legs.filter((leg) => leg.group === undefined).map(legOf),
        groups: groupsOf(given),
      };
    case 'TEASER':
      return { ...terms, type: 'teaser', outcomes: legs.map(plainOutcomeOf), prices: pricesOf(bet) };
  }
}

/** The case as it stood before its result was corrected; undefined where there was no correction. */
export function previousCase(given: SettlementCase): SettlementCase | undefined {
  const { previousOutcomes, previousOdds } = given;
  if (previousOutcomes === undefined && previousOdds === undefined) return undefined;
  const legs = given.legs.map((leg, index) => ({
    ...leg,
    outcome: previousOutcomes?.[index] ?? leg.outcome,
    odds: previousOdds?.[index] ?? leg.odds,
  }));
  return { ...given, legs };
}

export function outcomeOf(leg: CaseLeg): LegOutcome | 'pending' {
  return leg.outcome === 'DEAD_HEAT' ? needed(leg.deadHeat, 'deadHeat') : outcomes[leg.outcome];
}

function legOf(leg: CaseLeg): Leg {
  const deductions = [...leg.rule4Percent, ...leg.rule4Withdrawn.map(deductionFor)];
  return { odds: leg.odds, outcome: outcomeOf(leg), ...(deductions.length > 0 && { deductions }) };
}

function plainOutcomeOf(leg: CaseLeg): PlainOutcome | 'pending' {
  const outcome = outcomeOf(leg);
  if (outcome === 'half-win' || outcome === 'half-loss' || typeof outcome !== 'string') {
    throw new Error(`${leg.outcome} cannot happen to a leg of this bet`);
  }
  return outcome;
}

function groupsOf({ bet, legs }: SettlementCase): readonly SameGameGroup[] {
  return Object.entries(needed(bet.sgpGroups, 'sgpGroups')).map(([id, group]) => ({
    id,
    odds: group.odds,
    outcomes: legs.filter((leg) => leg.group === id).map(plainOutcomeOf),
    voidPolicy: group.pushPolicy === 'REPRICE' ? 'reprice' : 'void-group',
    ...(group.repricedOdds && { repricedOdds: group.repricedOdds }),
  }));
}

export function pricesOf(bet: SettlementCase['bet']): TeaserPrices {
  const { pushRule, payoutByLegs } = needed(bet.teaser, 'teaser');
  const byLegs = Object.entries(payoutByLegs).map(([legs, odds]) => [+legs, odds] as const);
  return { byLegs: new Map(byLegs), ties: pushRule === 'REDUCE' ? 'reduce' : 'lose' };
}

function boostOf({
  percent,
  capKind,
  capCents,
}: NonNullable<SettlementCase['bet']['profitBoost']>): ProfitBoost {
  const rate = rational(percent, 100n);
  if (capKind === 'NONE') return { rate };
  const kind = capKind === 'STAKE' ? 'stake' : 'extra-winnings';
  return { rate, cap: { kind, amount: needed(capCents, 'capCents') } };
}

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
