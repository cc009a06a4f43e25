import { percentOf } from '@fairline/money/float.ts';
import { type Money, money } from '@fairline/money/money.ts';
import { selectionRawId } from '@fairline/sports/raw-id.ts';
import { writeLegOutcome } from '@fairline/wagering/leg-outcome.ts';
import { AmountSourceEnum } from '../betslip/betslip.schema.ts';
import { legHeading } from '../betslip/betslip.ts';
import {
  BetOutcomeEnum,
  MarketProgressRef,
  marketProgress,
  PointsRef,
  pointsOf,
  StandardEventRef,
} from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType, NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import { potentialReturn, reducedOdds } from './open-part.ts';
import {
  BET_TYPES,
  gradedMarketKey,
  OUTCOME_LABELS,
  openStake,
  type PlacedBet,
  type PlacedLeg,
} from './placed-bet.ts';

export const BetTypeEnum = builder.enumType('BetType', { values: BET_TYPES });

const BetStatusEnum = builder.enumType('BetStatus', { values: ['CASHED_OUT', 'OPEN', 'SETTLED'] as const });

interface LegOfBet {
  readonly betId: string;
  readonly leg: PlacedLeg;
}

interface DecidedLeg {
  readonly leg: PlacedLeg;
  readonly decision: NonNullable<PlacedLeg['decision']>;
}

const BetLegDecisionRef = builder.objectRef<DecidedLeg>('BetLegDecision').implement({
  description: 'What decided a leg: enough to check it by hand.',
  fields: (t) => ({
    decidedAt: t.field({ type: 'DateTime', resolve: ({ decision }) => decision.decidedAt }),
    feedMessage: t.int({
      nullable: true,
      description: "The number of the event's feed message that decided it.",
      resolve: ({ decision }) => decision.feedSequence ?? null,
    }),
    grade: t.string({
      description: "Exactly how it came out: 'win', 'half-loss', 'dead-heat 1/3' (one place for three) …",
      resolve: ({ decision }) => writeLegOutcome(decision.outcome),
    }),
    line: t.field({
      type: PointsRef,
      nullable: true,
      description: 'The line that counted: of a teaser with the points bought.',
      resolve: ({ leg }) => pointsAt(leg, leg.teased?.points ?? leg.points),
    }),
    rule: t.string({
      description: 'The key of the market whose rule decided it.',
      resolve: ({ leg }) => gradedMarketKey(leg),
    }),
    ruleVersion: t.int({ resolve: ({ decision }) => decision.ruleVersion }),
    text: t.string({
      description: "The final value, in a sentence: 'Bills won 24-20.'",
      resolve: ({ decision }) => decision.text,
    }),
  }),
});

const BetLegRef = builder.objectRef<LegOfBet>('BetLeg').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ betId, leg }) => toGlobalId('BetLeg', `${betId}:${leg.number}`) }),
    placedBetId: t.id({ resolve: ({ betId }) => toGlobalId('Bet', betId) }),
    marketSelectionId: t.id({
      resolve: ({ leg }) => toGlobalId('MarketSelection', selectionRawId(leg)),
    }),
    eventId: t.id({ resolve: ({ leg }) => toGlobalId('StandardEvent', leg.eventId) }),
    event: t.field({
      type: StandardEventRef,
      nullable: true,
      description: 'The event as it stands now, or as it ended; null when nothing is on record of it.',
      resolve: ({ leg }, _args, { services }) => services.marketplace.eventOnRecord(leg.eventId),
    }),
    eventName: t.string({ resolve: ({ leg }) => leg.eventName }),
    marketName: t.string({ resolve: ({ leg }) => leg.marketName }),
    selectionName: t.string({
      description:
        'What it is on: the answer to a yes or no question is called by its question, No as "No · …".',
      resolve: ({ leg }) => legHeading(leg),
    }),
    points: t.field({
      type: PointsRef,
      nullable: true,
      resolve: ({ leg }) => pointsAt(leg, leg.points),
    }),
    teasedPoints: t.field({
      type: PointsRef,
      nullable: true,
      description: 'Of a teaser: the line with the points bought.',
      resolve: ({ leg }) => (leg.teased ? pointsAt(leg, leg.teased.points) : null),
    }),
    group: t.int({
      nullable: true,
      description: 'Of a Parlay+: the number of its group, whose legs share a price.',
      resolve: ({ leg }) => leg.group ?? null,
    }),
    progress: t.field({
      type: MarketProgressRef,
      nullable: true,
      description:
        'Of a count with a line or a mark, of what happens or does not, and of a winning margin; of a teaser with the points bought. Null for anything else, and some hours after the game: resultText says then what it came to. Kept up by marketProgressUpdated.',
      resolve({ leg }, _args, { services }) {
        const book = services.marketplace.event(leg.eventId);
        return book && marketProgress(book, gradedMarketKey(leg));
      },
    }),
    decision: t.field({
      type: BetLegDecisionRef,
      nullable: true,
      resolve: ({ leg }) => (leg.decision ? { leg, decision: leg.decision } : null),
    }),
    odds: t.field({ type: OddsType, resolve: ({ leg }) => leg.odds }),
    outcome: t.field({
      type: BetOutcomeEnum,
      description:
        'LOSS from the moment the game makes it certain, with no decision until its market is decided; kept up by cashoutsUpdated.',
      resolve: ({ leg }) => leg.outcome,
    }),
    outcomeLabel: t.string({
      description: "e.g. 'User wins Market'.",
      resolve: ({ leg }) => OUTCOME_LABELS[leg.outcome],
    }),
    resultText: t.string({
      nullable: true,
      description: "What decided it, in a sentence: 'Bills won 24-20.'",
      resolve: ({ leg }) => leg.decision?.text ?? null,
    }),
  }),
});

interface GroupOfBet {
  readonly number: number;
  readonly group: PlacedBet['terms']['groups'][number];
}

const BetGroupRef = builder.objectRef<GroupOfBet>('BetGroup').implement({
  description: 'Legs of one event in a Parlay+, at one price.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    eventId: t.id({ resolve: ({ group }) => toGlobalId('StandardEvent', group.eventId) }),
    odds: t.field({ type: OddsType, resolve: ({ group }) => group.odds }),
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
    amountSourceType: t.expose('amountSource', { type: AmountSourceEnum }),
    betAmount: t.field({ type: MoneyType, resolve: (bet) => amountOf(bet, bet.stake) }),
    openAmount: t.field({
      type: MoneyType,
      description:
        'What is still at risk: all of it until some was cashed out, nothing once the bet has ended.',
      resolve: (bet) => amountOf(bet, bet.state.status === 'OPEN' ? openStake(bet) : 0n),
    }),
    cashedOutAmount: t.field({
      type: MoneyType,
      description: 'What cash outs paid.',
      resolve: (bet) => amountOf(bet, bet.cashedOut),
    }),
    lineAmount: t.field({
      type: MoneyType,
      description: 'What is staked on each combination.',
      resolve: (bet) => amountOf(bet, bet.lineStake),
    }),
    combinations: t.exposeInt('combinations', { description: '1, but for a round robin.' }),
    combinationsWon: t.int({
      nullable: true,
      description: 'Null while open.',
      resolve: ({ state }) => (state.status === 'SETTLED' ? state.linesWon : null),
    }),
    combinationsRefunded: t.int({
      nullable: true,
      description: 'Null while open.',
      resolve: ({ state }) => (state.status === 'SETTLED' ? state.linesRefunded : null),
    }),
    roundRobinSize: t.int({ nullable: true, resolve: ({ terms }) => terms.roundRobinSize ?? null }),
    teaserPoints: t.float({ nullable: true, resolve: ({ terms }) => terms.teaser?.points ?? null }),
    groups: t.field({
      type: [BetGroupRef],
      resolve: ({ terms }) => terms.groups.map((group, index) => ({ number: index + 1, group })),
    }),
    winAmount: t.field({ type: MoneyType, resolve: (bet) => amountOf(bet, bet.winnings) }),
    potentialReturnAmount: t.field({
      type: MoneyType,
      resolve: (bet, _args, { services }) => amountOf(bet, potentialReturn(services.bets.asItStands(bet))),
    }),
    totalPotentialReturn: t.field({
      type: MoneyType,
      description:
        'What is paid if every leg wins, of what cash outs left and without what they paid; of a reward the stake is not.',
      resolve: (bet, _args, { services }) => amountOf(bet, potentialReturn(services.bets.asItStands(bet))),
    }),
    payoutAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'What was paid, cash outs among it; null while open.',
      resolve: (bet) => paidAmount(bet),
    }),
    boostPercentage: t.float({
      nullable: true,
      description: 'Of a bet with a profit boost: 50 for half as much again.',
      resolve: ({ terms: { boost } }) => (boost ? percentOf(boost.rate) : null),
    }),
    boostAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'Of the payout, what a profit boost added; null while open.',
      resolve: (bet) => (bet.state.status === 'SETTLED' ? amountOf(bet, bet.state.boostExtra) : null),
    }),
    restoredAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'Bonus bet or promotional credit given back; null while open.',
      resolve: (bet) => (bet.state.status === 'SETTLED' ? amountOf(bet, bet.state.restored) : null),
    }),
    owedAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'Of a correction, what the balance did not cover; null while open.',
      resolve: (bet) => (bet.state.status === 'SETTLED' ? amountOf(bet, bet.state.owed) : null),
    }),
    settlementVersion: t.int({
      nullable: true,
      description: '1 when first settled, one more with each correction; null while open.',
      resolve: ({ state }) => (state.status === 'SETTLED' ? state.version : null),
    }),
    acceptanceDelayMs: t.exposeInt('delayMs', {
      description: 'How long the bet was held back because a leg was in play.',
    }),
    totalOdds: t.expose('totalOdds', { type: OddsType, description: 'As agreed.' }),
    reducedOdds: t.field({
      type: OddsType,
      nullable: true,
      description:
        'What legs that were void, pushed or came out by parts leave of the odds agreed; null where they are as agreed, or nothing is left to win.',
      resolve: (bet, _args, { services }) => reducedOdds(services.bets.asItStands(bet)) ?? null,
    }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    settledAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ state }) => endedAt(state),
    }),
    legs: t.field({
      type: [BetLegRef],
      resolve: (bet, _args, { services }) =>
        services.bets.asItStands(bet).legs.map((leg) => ({ betId: bet.id, leg })),
    }),
  }),
});

function paidAmount(bet: PlacedBet): Money | null {
  if (bet.state.status === 'OPEN') return null;
  return amountOf(bet, bet.cashedOut + (bet.state.status === 'SETTLED' ? bet.state.payout : 0n));
}

function endedAt(state: PlacedBet['state']): Date | null {
  if (state.status === 'OPEN') return null;
  return state.status === 'SETTLED' ? state.settledAt : state.closedAt;
}

function amountOf(bet: PlacedBet, amount: bigint): Money {
  return money(amount, bet.currency);
}

function pointsAt({ selectionType: type }: PlacedLeg, points: number | undefined) {
  return pointsOf({ type, ...(points !== undefined && { points }) });
}
