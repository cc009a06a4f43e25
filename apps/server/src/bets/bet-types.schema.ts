import { type Money, money } from '@fairline/money/money.ts';
import { PointsRef, pointsOf, StandardEventRef } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType, NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import { BET_OUTCOMES, BET_TYPES, OUTCOME_LABELS, type PlacedBet, type PlacedLeg } from './placed-bet.ts';

export const BetTypeEnum = builder.enumType('BetType', { values: BET_TYPES });

const BetOutcomeEnum = builder.enumType('BetOutcome', { values: BET_OUTCOMES });

const BetStatusEnum = builder.enumType('BetStatus', { values: ['OPEN', 'SETTLED'] as const });

interface LegOfBet {
  readonly betId: string;
  readonly leg: PlacedLeg;
}

const BetLegRef = builder.objectRef<LegOfBet>('BetLeg').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ betId, leg }) => toGlobalId('BetLeg', `${betId}:${leg.number}`) }),
    placedBetId: t.id({ resolve: ({ betId }) => toGlobalId('Bet', betId) }),
    marketSelectionId: t.id({
      resolve: ({ leg }) =>
        toGlobalId('MarketSelection', `${leg.eventId}~${leg.marketKey}~${leg.selectionKey}`),
    }),
    eventId: t.id({ resolve: ({ leg }) => toGlobalId('StandardEvent', leg.eventId) }),
    event: t.field({
      type: StandardEventRef,
      nullable: true,
      description: 'The event as it stands now; null when it left the marketplace.',
      resolve: ({ leg }, _args, { services }) => services.marketplace.event(leg.eventId),
    }),
    eventName: t.string({ resolve: ({ leg }) => leg.eventName }),
    marketName: t.string({ resolve: ({ leg }) => leg.marketName }),
    selectionName: t.string({ resolve: ({ leg }) => leg.selectionName }),
    points: t.field({
      type: PointsRef,
      nullable: true,
      resolve: ({ leg: { selectionType, points } }) =>
        pointsOf({ type: selectionType, ...(points !== undefined && { points }) }),
    }),
    odds: t.field({ type: OddsType, resolve: ({ leg }) => leg.odds }),
    outcome: t.field({ type: BetOutcomeEnum, resolve: ({ leg }) => leg.outcome }),
    outcomeLabel: t.string({
      description: "e.g. 'User wins Market'.",
      resolve: ({ leg }) => OUTCOME_LABELS[leg.outcome],
    }),
    resultText: t.string({
      nullable: true,
      description: "What decided it, in a sentence: 'Bills won 24-20.'",
      resolve: ({ leg }) => leg.resultText ?? null,
    }),
  }),
});

export const BetRef = builder.objectRef<PlacedBet>('Bet').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (bet) => toGlobalId('Bet', bet.id) }),
    rawId: t.exposeString('id'),
    type: t.expose('type', { type: BetTypeEnum }),
    status: t.field({ type: BetStatusEnum, resolve: ({ state }) => state.status }),
    outcome: t.field({
      type: BetOutcomeEnum,
      resolve: ({ state }) => (state.status === 'SETTLED' ? state.outcome : 'PENDING'),
    }),
    betAmount: t.field({ type: MoneyType, resolve: (bet) => amountOf(bet, bet.stake) }),
    winAmount: t.field({ type: MoneyType, resolve: (bet) => amountOf(bet, bet.winnings) }),
    potentialReturnAmount: t.field({
      type: MoneyType,
      resolve: (bet) => amountOf(bet, bet.stake + bet.winnings),
    }),
    payoutAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'What was paid; null while open.',
      resolve: (bet) => (bet.state.status === 'SETTLED' ? amountOf(bet, bet.state.payout) : null),
    }),
    totalOdds: t.expose('totalOdds', { type: OddsType }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    settledAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ state }) => (state.status === 'SETTLED' ? state.settledAt : null),
    }),
    legs: t.field({
      type: [BetLegRef],
      resolve: ({ id, legs }) => legs.map((leg) => ({ betId: id, leg })),
    }),
  }),
});

function amountOf(bet: PlacedBet, amount: bigint): Money {
  return money(amount, bet.currency);
}
