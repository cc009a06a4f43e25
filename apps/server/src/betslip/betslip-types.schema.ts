import { money } from '@fairline/money/money.ts';
import { EventStatusEnum, MarketSelectionRef, PointsRef } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ErrorInterface, type ErrorResult } from '../platform/graphql/error-types.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, MoneyType, NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import { BetslipErrorRef } from './bet-error.schema.ts';
import { DraftBetRef } from './draft-bet.schema.ts';
import { DraftLegRef, TrendEnum } from './draft-leg.schema.ts';
import {
  draftBetOf,
  type EventGrouping,
  type PricedDraftBet,
  type PricedSlip,
  type PricedStraights,
  type PricedTab,
  type PricedTeasers,
  type TeaserPreview,
} from './priced-slip.ts';
import { QUICK_ORIGIN } from './quick-betslips.ts';
import { rawIdOf } from './read-input.ts';
import type { HeldSelection } from './slip.ts';

export { BetslipErrorRef } from './bet-error.schema.ts';
export { AmountFieldEnum, AmountSourceEnum, DraftBetRef } from './draft-bet.schema.ts';

export const BetslipMutationErrorRef = builder
  .objectRef<ErrorResult<'BetslipMutationError'>>('BetslipMutationError')
  .implement({ interfaces: [ErrorInterface] });

/** Bets of one kind, with the currency their totals are in. */
type InCurrency<Tab extends PricedTab> = Tab & Pick<PricedSlip, 'currency'>;

const BetslipTabRef = builder.interfaceRef<InCurrency<PricedTab>>('BetslipTab').implement({
  description: 'The draft bets of one kind together.',
  fields: (t) => ({
    errors: t.field({ type: [BetslipErrorRef], resolve: (tab) => [...tab.errors] }),
    totalBetAmount: t.field({
      type: MoneyType,
      resolve: (tab) => money(tab.totalStake, tab.currency),
    }),
    totalPotentialBoostedReturnAmount: t.field({
      type: MoneyType,
      description: 'With the profit boosts that were chosen.',
      resolve: (tab) => money(tab.totalBoostedReturn, tab.currency),
    }),
    totalPotentialReturnAmount: t.field({
      type: MoneyType,
      description: 'Stakes and winnings; the stake of a bonus bet or promotional credit does not come back.',
      resolve: (tab) => money(tab.totalReturn, tab.currency),
    }),
    totalPotentialReturnAmountTrend: t.field({
      type: TrendEnum,
      nullable: true,
      resolve: (tab) => tab.totalReturnTrend,
    }),
  }),
});

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

const StraightBetslipRef = builder.objectRef<InCurrency<PricedStraights>>('StraightBetslip').implement({
  interfaces: [BetslipTabRef],
  fields: (t) => ({
    draftBetEventGroupings: t.field({
      type: [DraftBetEventGroupingRef],
      resolve: ({ groupings }) => [...groupings],
    }),
    draftBets: t.field({ type: [DraftBetRef], resolve: ({ draftBets }) => [...draftBets] }),
  }),
});

const ParlayBetslipRef = builder.objectRef<InCurrency<PricedTab>>('ParlayBetslip').implement({
  description:
    'One draft bet of all selections, a Parlay+ where several are of one game; none of fewer than two.',
  interfaces: [BetslipTabRef],
  fields: (t) => ({
    draftBets: t.field({ type: [DraftBetRef], resolve: ({ draftBets }) => [...draftBets] }),
  }),
});

const RoundRobinBetslipRef = builder.objectRef<InCurrency<PricedTab>>('RoundRobinBetslip').implement({
  description:
    'A draft bet for each size of parlay; none, with the reason, where there can be no round robin.',
  interfaces: [BetslipTabRef],
  fields: (t) => ({
    draftBets: t.field({ type: [DraftBetRef], resolve: ({ draftBets }) => [...draftBets] }),
  }),
});

const TeaserDraftBetRef = builder
  .objectRef<{ readonly bet: PricedDraftBet; readonly points: number }>('TeaserDraftBet')
  .implement({
    fields: (t) => ({
      draftBet: t.field({ type: DraftBetRef, resolve: ({ bet }) => bet }),
      label: t.string({ description: "'6-point teaser'", resolve: ({ points }) => labelOf(points) }),
      teaserPoints: t.field({ type: PointsRef, resolve: ({ points }) => boughtPoints(points) }),
    }),
  });

const TeaserPreviewRef = builder.objectRef<TeaserPreview>('TeaserPreview').implement({
  description: 'What the teaser would pay at so many points: a choice for buyTeaserPoints.',
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled'),
    label: t.string({ resolve: ({ points }) => labelOf(points) }),
    points: t.field({ type: PointsRef, resolve: ({ points }) => boughtPoints(points) }),
    totalOdds: t.field({ type: OddsType, nullable: true, resolve: ({ totalOdds }) => totalOdds }),
  }),
});

function labelOf(points: number): string {
  return `${points}-point teaser`;
}

function boughtPoints(points: number) {
  return { decimalPoints: points, formattedPoints: `+${points}` };
}

const TeaserBetslipRef = builder.objectRef<InCurrency<PricedTeasers>>('TeaserBetslip').implement({
  interfaces: [BetslipTabRef],
  fields: (t) => ({
    draftBets: t.field({
      type: [TeaserDraftBetRef],
      description: 'One of all selections that can be teased; none of fewer than two.',
      resolve: ({ draftBets, points }) => draftBets.map((bet) => ({ bet, points: points ?? 0 })),
    }),
    ineligibleLegs: t.field({
      type: [DraftLegRef],
      description: 'Selections that cannot be teased, each with the reason among its errors.',
      resolve: ({ ineligible }) => [...ineligible],
    }),
    teaserPreviews: t.field({ type: [TeaserPreviewRef], resolve: ({ previews }) => [...previews] }),
  }),
});

const AttributeEnum = builder.enumType('MarketSelectionAttribute', {
  description: 'Where a selection came from.',
  values: ['FEATURED_BET', 'QUICK_BET', 'SHARED_BET'] as const,
});

const MetadataRef = builder.objectRef<HeldSelection>('MarketSelectionMetadata').implement({
  fields: (t) => ({
    attributes: t.field({ type: [AttributeEnum], resolve: attributesOf }),
    branchChannel: t.string({ nullable: true, resolve: (held) => held.branchChannel }),
    featuredBetId: t.string({ nullable: true, resolve: (held) => held.featuredBetId }),
    marketSelectionId: t.id({ resolve: (held) => toGlobalId('MarketSelection', held.selectionId) }),
    selectionOrigin: t.string({ nullable: true, resolve: (held) => held.selectionOrigin }),
    shareId: t.string({ nullable: true, resolve: (held) => held.shareId }),
  }),
});

function attributesOf({ featuredBetId, shareId, selectionOrigin }: HeldSelection) {
  return [
    ...(featuredBetId === undefined ? [] : ['FEATURED_BET' as const]),
    ...(selectionOrigin === QUICK_ORIGIN ? ['QUICK_BET' as const] : []),
    ...(shareId === undefined ? [] : ['SHARED_BET' as const]),
  ];
}

export const BetslipRef = builder.objectRef<PricedSlip>('Betslip').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ slip }) => toGlobalId('Betslip', slip.owner) }),
    draftBet: t.field({
      type: DraftBetRef,
      nullable: true,
      description: 'One of its draft bets, of whatever kind: for who changes one and has all others.',
      args: { draftBetId: t.arg.id() },
      resolve: (priced, args) => draftBetOf(priced, rawIdOf('DraftBet', args.draftBetId) ?? '') ?? null,
    }),
    errors: t.field({
      type: [BetslipErrorRef],
      description: 'What keeps its owner from betting at all. Errors of bets stand with the bets.',
      resolve: ({ errors }) => [...errors],
    }),
    marketSelections: t.field({ type: [MarketSelectionRef], resolve: ({ selections }) => [...selections] }),
    marketSelectionsMetadata: t.field({
      type: [MetadataRef],
      resolve: ({ slip }) => [...slip.selections],
    }),
    numberOfSelections: t.int({ resolve: ({ slip }) => slip.selections.length }),
    parlay: t.field({
      type: ParlayBetslipRef,
      resolve: ({ parlay, currency }) => ({ ...parlay, currency }),
    }),
    roundRobin: t.field({
      type: RoundRobinBetslipRef,
      resolve: ({ roundRobin, currency }) => ({ ...roundRobin, currency }),
    }),
    straight: t.field({
      type: StraightBetslipRef,
      resolve: ({ straight, currency }) => ({ ...straight, currency }),
    }),
    teaser: t.field({
      type: TeaserBetslipRef,
      resolve: ({ teaser, currency }) => ({ ...teaser, currency }),
    }),
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
