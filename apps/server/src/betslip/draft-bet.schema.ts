import { type Money, money } from '@fairline/money/money.ts';
import { ratioScale } from '@fairline/money/odds.ts';
import { rational, times } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { EventStatusEnum } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, MoneyType, NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import { BetslipErrorRef } from './bet-error.schema.ts';
import { sizeOfRoundRobin } from './draft-ids.ts';
import { DraftLegRef, TrendEnum } from './draft-leg.schema.ts';
import { placementKey } from './placement-key.ts';
import type { PricedDraftBet, PricedGroup } from './priced-slip.ts';
import { AvailableFreeBetRef, AvailableProfitBoostRef } from './reward-option.schema.ts';
import { wireOdds } from './wire-odds.ts';

export const AmountFieldEnum = builder.enumType('AmountField', { values: ['BET', 'WIN'] as const });

export const AmountSourceEnum = builder.enumType('AmountSourceType', {
  values: ['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT'] as const,
});

const DraftBetTypeEnum = builder.enumType('DraftBetType', {
  description:
    'As BetType; INVALID while the selections make no bet, with the reason among the errors of the draft bet or of its legs, and while isPricing.',
  values: ['INVALID', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'STRAIGHT', 'TEASER'] as const,
});

const DraftLegEventGroupingRef = builder.objectRef<PricedGroup>('DraftLegEventGrouping').implement({
  fields: (t) => ({
    acceptedOdds: t.field({
      type: OddsType,
      nullable: true,
      description: 'The joint odds the patron last accepted.',
      resolve: (group) => group.acceptedOdds,
    }),
    deepLink: t.field({ type: DeepLinkType, resolve: ({ held }) => ({ canonicalUrl: held.eventUrl }) }),
    draftLegs: t.field({ type: [DraftLegRef], resolve: (group) => [...group.legs] }),
    eventId: t.id({ resolve: (group) => toGlobalId('StandardEvent', group.eventId) }),
    eventName: t.string({ resolve: ({ held }) => held.eventName }),
    // An event leaves the board some hours after its end.
    eventStatus: t.field({ type: EventStatusEnum, resolve: ({ book }) => book?.event.status ?? 'FINISHED' }),
    legGroupRequiresAcceptance: t.boolean({ resolve: (group) => group.requiresAcceptance }),
    odds: t.field({
      type: OddsType,
      nullable: true,
      description:
        'The joint odds of several legs of one game; null for a leg by itself and while there are none.',
      resolve: (group) => group.odds,
    }),
    oddsTrend: t.field({ type: TrendEnum, nullable: true, resolve: (group) => group.oddsTrend }),
    startsAt: t.field({
      type: 'DateTime',
      resolve: ({ book, held }) => book?.event.startsAt ?? held.startsAt,
    }),
  }),
});

export const DraftBetRef = builder.objectRef<PricedDraftBet>('DraftBet').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (bet) => toGlobalId('DraftBet', bet.draftBetId) }),
    amountSourceType: t.field({ type: AmountSourceEnum, resolve: (bet) => bet.amountSource }),
    availableFreeBets: t.field({ type: [AvailableFreeBetRef], resolve: (bet) => [...bet.bonusBets] }),
    availableProfitBoosts: t.field({
      type: [AvailableProfitBoostRef],
      resolve: (bet) => [...bet.profitBoosts],
    }),
    availablePromotionalCreditBalance: t.field({
      type: MoneyType,
      resolve: (bet) => money(bet.promotionalCredit, bet.currency),
    }),
    betAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'On each combination.',
      resolve: (bet) => amountOf(bet, bet.stake),
    }),
    betToWinRatio: t.field({
      type: 'Long',
      description: 'winAmount per unit of betAmount, scaled by 1e12; 0 without a price.',
      resolve: (bet) => roundHalfUp(times(bet.ratio, rational(ratioScale))),
    }),
    boostedTotalOdds: t.field({
      type: OddsType,
      nullable: true,
      description:
        'What is paid with the profit boost that was chosen; its cap counts once there is an amount.',
      resolve: (bet) => wireOdds(bet.boostedTotalOdds),
    }),
    boostedWinAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'With the profit boost that was chosen.',
      resolve: (bet) => amountOf(bet, bet.boostedWinnings),
    }),
    draftLegEventGroupings: t.field({
      type: [DraftLegEventGroupingRef],
      description: 'The legs of a bet of several by event; empty for a straight bet.',
      resolve: (bet) => [...bet.groups],
    }),
    draftLegs: t.field({ type: [DraftLegRef], resolve: (bet) => [...bet.legs] }),
    errors: t.field({ type: [BetslipErrorRef], resolve: (bet) => [...bet.errors] }),
    isParlayPlusEligible: t.boolean({
      description: 'Legs of one game have a price together.',
      resolve: (bet) => bet.type === 'PARLAY_PLUS',
    }),
    isPricing: t.boolean({
      description:
        'What legs of one game cost together is being worked out, which takes a second or two: betslipUpdated brings the price.',
      resolve: (bet) => bet.isPricing,
    }),
    maximumBetAmount: t.field({
      type: MoneyType,
      nullable: true,
      description:
        'The most that betAmount can be, by what one bet may cost and win, what the house still takes on its legs and, of cash, what the limits leave that the patron set, whatever there is to pay it with: 0 where even the least is too much; null for a round robin and without a price.',
      resolve: (bet) => amountOf(bet, bet.largestStake()),
    }),
    numberOfCombinations: t.int({ resolve: (bet) => bet.combinations }),
    numberOfDistinctLegs: t.int({ resolve: (bet) => bet.legs.length }),
    patronSetAmountType: t.field({ type: AmountFieldEnum, resolve: (bet) => bet.patronSetField }),
    placementKey: t.id({
      description:
        'The idempotencyKey to place it under: the same wherever the slip is open, another one once something was placed under the keys of the slip.',
      resolve: (bet) => placementKey(bet.slip, bet.draftBetId),
    }),
    roundRobinSize: t.int({
      nullable: true,
      description: 'Of a round robin: legs of each of its parlays.',
      resolve: (bet) => sizeOfRoundRobin(bet.draftBetId),
    }),
    selectedFreeBetId: t.string({ nullable: true, resolve: (bet) => bet.freeBetId }),
    selectedProfitBoostId: t.string({ nullable: true, resolve: (bet) => bet.profitBoostId }),
    totalBetAmount: t.field({
      type: MoneyType,
      description: 'Over all combinations.',
      resolve: (bet) => money(bet.totalStake, bet.currency),
    }),
    totalOdds: t.field({
      type: OddsType,
      nullable: true,
      description: 'Null for a round robin, and while the bet has no price.',
      resolve: (bet) => wireOdds(bet.totalOdds),
    }),
    totalOddsTrend: t.field({ type: TrendEnum, nullable: true, resolve: (bet) => bet.totalOddsTrend }),
    type: t.field({ type: DraftBetTypeEnum, resolve: (bet) => bet.type }),
    winAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'If everything wins, over all combinations.',
      resolve: (bet) => amountOf(bet, bet.winnings),
    }),
  }),
});

function amountOf(bet: PricedDraftBet, amount: bigint | undefined): Money | null {
  return amount === undefined ? null : money(amount, bet.currency);
}
