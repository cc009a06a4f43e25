import { builder } from '../platform/graphql/builder.ts';
import type { Services } from '../platform/graphql/context.ts';
import { MarketCardRef } from './card.schema.ts';
import { ParticipantRef } from './event.schema.ts';
import { MarketRef, MarketSelectionRef } from './market.schema.ts';
import { teamOf } from './names.ts';
import type { CardModel } from './page-model.ts';
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

/** Whose props, and how they are chosen. */
type PropsOf = Pick<CardModel, 'book' | 'withoutModel'>;

function propsOf({ book, withoutModel }: PropsOf, { marketplace }: Services): readonly RecommendedProp[] {
  return marketplace.recommendedProps(book, !withoutModel);
}

const RecommendedPropsDrawerRef = builder.objectRef<PropsOf>('RecommendedPropsDrawer').implement({
  description: 'What to bet on besides the main lines, to be opened. Ask for more than its title once it is.',
  fields: (t) => ({
    icon: t.string({ resolve: () => 'star' }),
    markets: t.field({
      type: [MarketRef],
      resolve: (of, _args, { services }) => propsOf(of, services).map(({ market }) => market),
    }),
    props: t.field({
      type: [RecommendedPropRef],
      resolve: (of, _args, { services }) => [...propsOf(of, services)],
    }),
    selections: t.field({
      type: [MarketSelectionRef],
      resolve: (of, _args, { services }) => propsOf(of, services).map(({ selection }) => selection),
    }),
    title: t.string({ resolve: () => 'Popular props' }),
  }),
});

builder.interfaceFields(MarketCardRef, (t) => ({
  recommendedProps: t.field({
    type: [RecommendedPropRef],
    description: 'What to bet on besides the main lines: six at most.',
    resolve: (card, _args, { services }) => (card.withoutProps ? [] : [...propsOf(card, services)]),
  }),
  recommendedPropsDrawer: t.field({
    type: RecommendedPropsDrawerRef,
    nullable: true,
    description: 'Null where there is no prop, and where includeRecommendedProps is false.',
    resolve: (card) => (!card.withoutProps && hasProps(card.book) ? card : null),
  }),
}));
