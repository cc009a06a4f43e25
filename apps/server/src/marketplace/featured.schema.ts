import { money } from '@fairline/money/money.ts';
import { decimalPrice, sameOdds } from '@fairline/money/odds.ts';
import { rational, times } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { marketRawId } from '@fairline/sports/raw-id.ts';
import { builder } from '../platform/graphql/builder.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType, NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import { StandardEventRef } from './event.schema.ts';
import type { FeaturedLeg, FeaturedView } from './featured-view.ts';
import { MarketRef, MarketSelectionRef } from './market.schema.ts';
import { teamOf } from './names.ts';

/** Cents: what the estimated payout is of. */
const EXAMPLE_STAKE = 1_000n;

const typenameOf = ({ legs }: FeaturedView) =>
  legs.length === 1 ? 'FeaturedStraightCard' : 'FeaturedParlayCard';

const FeaturedLegRef = builder.objectRef<FeaturedLeg>('FeaturedLeg').implement({
  fields: (t) => ({
    event: t.field({ type: StandardEventRef, resolve: ({ book }) => book }),
    marketName: t.string({ resolve: ({ selection }) => selection.marketName }),
    selection: t.field({ type: MarketSelectionRef, resolve: ({ selection }) => selection }),
  }),
});

export const FeaturedBetCardRef = builder.interfaceRef<FeaturedView>('FeaturedBetCard').implement({
  description: 'A bet the house puts forward.',
  interfaces: [NodeRef],
  resolveType: typenameOf,
  fields: (t) => ({
    id: t.id({ resolve: (bet) => toGlobalId(typenameOf(bet), bet.id) }),
    estimatedPayout: t.field({
      type: MoneyType,
      nullable: true,
      description: 'What comes back of $10, the stake included; null without odds.',
      resolve: ({ odds }) =>
        odds ? money(roundHalfUp(times(rational(EXAMPLE_STAKE), decimalPrice(odds))), 'USD') : null,
    }),
    featuredBetId: t.string({ description: 'For addFeaturedBet and links.', resolve: ({ id }) => id }),
    header: t.exposeString('header'),
    legs: t.field({ type: [FeaturedLegRef], resolve: ({ legs }) => [...legs] }),
    logoUrl: t.string({
      nullable: true,
      description:
        'Of the team that the first leg is on, if it is on one; null where includeFeaturedBetLogo is false.',
      resolve: ({ legs: [leg], withoutLogo }, _args, { services }) => {
        const team = leg && !withoutLogo ? teamOf(leg.selection, leg.book.event) : undefined;
        return team && services.marketplace.pictures(team).logo;
      },
    }),
    odds: t.field({
      type: OddsType,
      nullable: true,
      description: 'Of all legs together; null while they have no price.',
      resolve: ({ odds }) => odds,
    }),
    title: t.exposeString('title'),
  }),
});

const FeaturedTypeEnum = builder.enumType('FeaturedStraightType', {
  values: ['SPECIAL', 'STANDARD'] as const,
});

// The card's interface stands last: of a field that both have, Pothos takes the later one's.
builder.objectRef<FeaturedView>('FeaturedStraightCard').implement({
  interfaces: [NodeRef, FeaturedBetCardRef],
  fields: (t) => ({
    description: t.string({ nullable: true, resolve: ({ description }) => description }),
    market: t.field({
      type: MarketRef,
      nullable: true,
      resolve: ({ legs: [leg] }, _args, { services }) =>
        leg && services.marketplace.market(marketRawId(leg.selection)),
    }),
    marketName: t.string({ nullable: true, resolve: ({ legs: [leg] }) => leg?.selection.marketName }),
    previousOdds: t.field({
      type: OddsType,
      nullable: true,
      description:
        'What it paid when it was put forward, or when the server began; null while it pays the same.',
      resolve: ({ odds, firstOdds }) => (odds && firstOdds && !sameOdds(odds, firstOdds) ? firstOdds : null),
    }),
    selectionId: t.id({
      nullable: true,
      resolve: ({ legs: [leg] }) => leg && toGlobalId('MarketSelection', leg.selection.rawId),
    }),
    selectionName: t.string({ nullable: true, resolve: ({ legs: [leg] }) => leg?.selection.selectionName }),
    startTime: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ legs: [leg] }) => leg?.book.event.startsAt,
    }),
    type: t.field({
      type: FeaturedTypeEnum,
      description: 'A special says in its description what it is about.',
      resolve: ({ description }) => (description === undefined ? 'STANDARD' : 'SPECIAL'),
    }),
  }),
});

const FeaturedParlayTypeEnum = builder.enumType('FeaturedParlayType', {
  values: ['PARLAY', 'PARLAY_PLUS'] as const,
});

builder.objectRef<FeaturedView>('FeaturedParlayCard').implement({
  interfaces: [NodeRef, FeaturedBetCardRef],
  fields: (t) => ({
    eventWrapper: t.field({
      type: StandardEventRef,
      nullable: true,
      description: 'The event, when all legs are of one.',
      resolve: ({ legs }) => {
        const [first] = legs;
        const isOne = legs.every(({ book }) => book.event.id === first?.book.event.id);
        return isOne ? first?.book : null;
      },
    }),
    parlayType: t.field({
      type: FeaturedParlayTypeEnum,
      description: 'PARLAY_PLUS holds several legs of one event.',
      resolve: ({ type }) => (type === 'PARLAY_PLUS' ? 'PARLAY_PLUS' : 'PARLAY'),
    }),
    selections: t.field({
      type: [MarketSelectionRef],
      resolve: ({ legs }) => legs.map(({ selection }) => selection),
    }),
  }),
});

builder.queryField('featuredBet', (t) =>
  t.field({
    type: FeaturedBetCardRef,
    nullable: true,
    authScopes: { public: true },
    // For an id that could be one of the board's and is not put forward, all of it is looked through: 0.9 ms with 250 events.
    complexity: 100,
    description: 'Null once the house does not put it forward any more.',
    args: { featuredBetId: t.arg.string() },
    resolve: (_root, { featuredBetId }, { services }) => services.marketplace.featuredBet(featuredBetId),
  }),
);

for (const typename of ['FeaturedStraightCard', 'FeaturedParlayCard']) {
  registerNode(typename, async (id, { services }) => {
    const bet = services.marketplace.featuredBet(id);
    return bet && typenameOf(bet) === typename ? bet : null;
  });
}
