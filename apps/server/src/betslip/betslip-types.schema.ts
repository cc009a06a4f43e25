import { type Money, money } from '@fairline/money/money.ts';
import { betToWinRatio } from '@fairline/money/odds.ts';
import { EventStatusEnum, MarketSelectionRef, StandardEventRef } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ErrorInterface, type ErrorResult } from '../platform/graphql/error-types.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, MoneyType, NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import { BET_ERROR_DISPLAY_TYPES, type BetError } from './bet-error.ts';
import type { EventGrouping, PricedDraftBet, PricedLeg, PricedSlip } from './priced-slip.ts';
import type { HeldSelection } from './slip.ts';

export const AmountFieldEnum = builder.enumType('AmountField', { values: ['BET', 'WIN'] as const });

export const AmountSourceEnum = builder.enumType('AmountSourceType', {
  values: ['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT'] as const,
});

const TrendEnum = builder.enumType('Trend', { values: ['DOWN', 'UP'] as const });

export const BetErrorDisplayTypeEnum = builder.enumType('BetErrorDisplayType', {
  values: BET_ERROR_DISPLAY_TYPES,
});

/** The code is a string so that what other domains refuse for reasons of their own fits, too. */
export const BetslipErrorRef = builder
  .objectRef<Omit<BetError, 'code'> & { readonly code: string }>('BetslipError')
  .implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      disableAwardsDisplay: t.exposeBoolean('disableAwardsDisplay'),
      displayType: t.expose('displayType', { type: BetErrorDisplayTypeEnum }),
      message: t.exposeString('message'),
      priority: t.exposeInt('priority', { description: 'The lowest number is the most important.' }),
    }),
  });

export const BetslipMutationErrorRef = builder
  .objectRef<ErrorResult<'BetslipMutationError'>>('BetslipMutationError')
  .implement({ interfaces: [ErrorInterface] });

const DraftLegRef = builder.objectRef<PricedLeg>('DraftLeg').implement({
  fields: (t) => ({
    id: t.id({ resolve: (leg) => toGlobalId('DraftLeg', leg.id) }),
    acceptedOdds: t.field({
      type: OddsType,
      description: 'The odds the patron last accepted; differs from marketSelection.odds after a change.',
      resolve: (leg) => leg.held.acceptedOdds,
    }),
    errors: t.field({ type: [BetslipErrorRef], resolve: (leg) => [...leg.errors] }),
    event: t.field({
      type: StandardEventRef,
      nullable: true,
      description: 'The event as it stands, for the score and clock under the leg.',
      resolve: (leg) => leg.book,
    }),
    eventId: t.id({ resolve: (leg) => toGlobalId('StandardEvent', leg.held.eventId) }),
    eventName: t.string({ resolve: (leg) => leg.held.eventName }),
    marketName: t.string({ resolve: (leg) => leg.held.marketName }),
    marketSelection: t.field({ type: MarketSelectionRef, resolve: (leg) => leg.selection }),
    marketSelectionOddsTrend: t.field({ type: TrendEnum, nullable: true, resolve: (leg) => leg.oddsTrend }),
    marketSelectionRequiresAcceptance: t.boolean({ resolve: (leg) => leg.requiresAcceptance }),
    marketStartAt: t.field({
      type: 'DateTime',
      resolve: (leg) => leg.book?.event.startsAt ?? leg.held.startsAt,
    }),
  }),
});

export const DraftBetRef = builder.objectRef<PricedDraftBet>('DraftBet').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (bet) => toGlobalId('DraftBet', bet.draftBetId) }),
    amountSourceType: t.field({ type: AmountSourceEnum, resolve: () => 'CASH' as const }),
    betAmount: t.field({ type: MoneyType, nullable: true, resolve: (bet) => amountOf(bet, bet.stake) }),
    betToWinRatio: t.field({
      type: 'Long',
      description: 'Winnings per unit of stake, scaled by 1e12.',
      resolve: (bet) => betToWinRatio(bet.totalOdds),
    }),
    draftLegs: t.field({ type: [DraftLegRef], resolve: (bet) => [...bet.legs] }),
    errors: t.field({ type: [BetslipErrorRef], resolve: (bet) => [...bet.errors] }),
    // A straight bet is one line of one leg; the other kinds of bet will count theirs.
    numberOfCombinations: t.int({ resolve: () => 1 }),
    numberOfDistinctLegs: t.int({ resolve: (bet) => bet.legs.length }),
    patronSetAmountType: t.field({ type: AmountFieldEnum, resolve: (bet) => bet.patronSetField }),
    totalOdds: t.field({ type: OddsType, resolve: (bet) => bet.totalOdds }),
    totalOddsTrend: t.field({ type: TrendEnum, nullable: true, resolve: (bet) => bet.totalOddsTrend }),
    winAmount: t.field({ type: MoneyType, nullable: true, resolve: (bet) => amountOf(bet, bet.winnings) }),
  }),
});

function amountOf(bet: PricedDraftBet, amount: bigint | undefined): Money | null {
  return amount === undefined ? null : money(amount, bet.currency);
}

const DraftBetEventGroupingRef = builder.objectRef<EventGrouping>('DraftBetEventGrouping').implement({
  fields: (t) => ({
    deepLink: t.field({ type: DeepLinkType, resolve: ({ held }) => ({ canonicalUrl: held.eventUrl }) }),
    draftBets: t.field({ type: [DraftBetRef], resolve: (group) => [...group.draftBets] }),
    eventId: t.id({ resolve: (group) => toGlobalId('StandardEvent', group.eventId) }),
    eventName: t.string({ resolve: ({ held }) => held.eventName }),
    // An event leaves the board some hours after its end.
    eventStatus: t.field({ type: EventStatusEnum, resolve: ({ book }) => book?.event.status ?? 'FINISHED' }),
    startsAt: t.field({
      type: 'DateTime',
      resolve: ({ book, held }) => book?.event.startsAt ?? held.startsAt,
    }),
  }),
});

const StraightBetslipRef = builder.objectRef<PricedSlip>('StraightBetslip').implement({
  fields: (t) => ({
    draftBetEventGroupings: t.field({
      type: [DraftBetEventGroupingRef],
      resolve: ({ straight }) => [...straight.groupings],
    }),
    draftBets: t.field({ type: [DraftBetRef], resolve: ({ straight }) => [...straight.draftBets] }),
    errors: t.field({ type: [BetslipErrorRef], resolve: ({ straight }) => [...straight.errors] }),
    totalBetAmount: t.field({
      type: MoneyType,
      resolve: ({ straight, currency }) => money(straight.totalStake, currency),
    }),
    totalPotentialReturnAmount: t.field({
      type: MoneyType,
      resolve: ({ straight, currency }) => money(straight.totalReturn, currency),
    }),
    totalPotentialReturnAmountTrend: t.field({
      type: TrendEnum,
      nullable: true,
      resolve: ({ straight }) => straight.totalReturnTrend,
    }),
  }),
});

const MetadataRef = builder.objectRef<HeldSelection>('MarketSelectionMetadata').implement({
  fields: (t) => ({
    branchChannel: t.string({ nullable: true, resolve: (held) => held.branchChannel }),
    marketSelectionId: t.id({ resolve: (held) => toGlobalId('MarketSelection', held.selectionId) }),
    selectionOrigin: t.string({ nullable: true, resolve: (held) => held.selectionOrigin }),
    shareId: t.string({ nullable: true, resolve: (held) => held.shareId }),
  }),
});

export const BetslipRef = builder.objectRef<PricedSlip>('Betslip').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ slip }) => toGlobalId('Betslip', slip.owner) }),
    // Of the slip as a whole: none yet. Those of its bets stand with the bets.
    errors: t.field({ type: [BetslipErrorRef], resolve: () => [] }),
    marketSelections: t.field({ type: [MarketSelectionRef], resolve: ({ selections }) => [...selections] }),
    marketSelectionsMetadata: t.field({
      type: [MetadataRef],
      resolve: ({ slip }) => [...slip.selections],
    }),
    numberOfSelections: t.int({ resolve: ({ slip }) => slip.selections.length }),
    straight: t.field({ type: StraightBetslipRef, resolve: (priced) => priced }),
    version: t.int({ resolve: ({ slip }) => slip.version }),
  }),
});

export const MinimalBetslipRef = builder.objectRef<PricedSlip>('MinimalBetslip').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ slip }) => toGlobalId('MinimalBetslip', slip.owner) }),
    marketSelectionIds: t.idList({
      resolve: ({ slip }) => slip.selections.map((one) => toGlobalId('MarketSelection', one.selectionId)),
    }),
    numberOfSelections: t.int({ resolve: ({ slip }) => slip.selections.length }),
  }),
});
