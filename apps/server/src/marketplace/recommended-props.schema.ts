import { builder } from '../platform/graphql/builder.ts';
import type { BookView } from '../trading/trading.ts';
import { MarketCardRef } from './card.schema.ts';
import { ParticipantRef } from './event.schema.ts';
import { MarketRef, MarketSelectionRef } from './market.schema.ts';
import { teamOf } from './names.ts';
import { hasProps, PROP_SOURCES, type RecommendedProp } from './recommended-props.ts';

const PropClassificationEnum = builder.enumType('PropClassification', {
  values: ['GAME_PROP', 'PLAYER_PROP'] as const,
});

const PropSourceEnum = builder.enumType('PropSource', {
  description: 'Why a prop is recommended.',
  values: PROP_SOURCES,
});

const RecommendedPropRef = builder.objectRef<RecommendedProp>('RecommendedProp').implement({
  fields: (t) => ({
    classification: t.field({ type: PropClassificationEnum, resolve: (prop) => prop.classification }),
    label: t.string({ resolve: ({ market }) => market.name }),
    market: t.field({ type: MarketRef, resolve: ({ market }) => market }),
    participant: t.field({
      type: ParticipantRef,
      nullable: true,
      resolve: ({ selection }, _args, { services }) =>
        teamOf(selection, services.marketplace.event(selection.eventId)?.event),
    }),
    selection: t.field({ type: MarketSelectionRef, resolve: ({ selection }) => selection }),
    source: t.field({ type: PropSourceEnum, resolve: ({ source }) => source }),
  }),
});

const RecommendedPropsDrawerRef = builder.objectRef<BookView>('RecommendedPropsDrawer').implement({
  description: 'What to bet on besides the main lines, to be opened. Ask for more than its title once it is.',
  fields: (t) => ({
    icon: t.string({ resolve: () => 'star' }),
    markets: t.field({
      type: [MarketRef],
      resolve: (book, _args, { services }) =>
        services.marketplace.recommendedProps(book).map(({ market }) => market),
    }),
    props: t.field({
      type: [RecommendedPropRef],
      resolve: (book, _args, { services }) => [...services.marketplace.recommendedProps(book)],
    }),
    selections: t.field({
      type: [MarketSelectionRef],
      resolve: (book, _args, { services }) =>
        services.marketplace.recommendedProps(book).map(({ selection }) => selection),
    }),
    title: t.string({ resolve: () => 'Popular props' }),
  }),
});

builder.interfaceFields(MarketCardRef, (t) => ({
  recommendedProps: t.field({
    type: [RecommendedPropRef],
    description: 'What to bet on besides the main lines: six at most.',
    resolve: ({ book, withoutProps }, _args, { services }) =>
      withoutProps ? [] : [...services.marketplace.recommendedProps(book)],
  }),
  recommendedPropsDrawer: t.field({
    type: RecommendedPropsDrawerRef,
    nullable: true,
    description: 'Null where there is no prop, and where includeRecommendedProps is false.',
    resolve: ({ book, withoutProps }) => (!withoutProps && hasProps(book) ? book : null),
  }),
}));
