import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, NodeRef } from '../platform/graphql/shared-types.ts';
import { ParticipantRef, StandardEventRef } from './event.schema.ts';
import { MarketRef, MarketSelectionRef, StatisticAccruedRef } from './market.schema.ts';
import { teamOf } from './names.ts';
import type { CardKind, CardModel, TableRowModel } from './page-model.ts';
import { type RecommendedProp, recommendedProps } from './recommended-props.ts';
import { RichEventRef } from './rich-event.schema.ts';
import { isLive } from './status.ts';

const TYPENAMES: Readonly<Record<CardKind, string>> = {
  grid: 'GridMarketCard',
  'line-selector': 'LineSelectorMarketCard',
  'three-way': 'ThreeWayMoneylineMarketCard',
  'tiled-list': 'TiledListMarketCard',
  list: 'ListMarketCard',
  table: 'TableMarketCard',
};

/** The id of a card on the wire. */
export function cardId({ kind, rawId }: Pick<CardModel, 'kind' | 'rawId'>): string {
  return toGlobalId(TYPENAMES[kind], rawId);
}

const PropClassificationEnum = builder.enumType('PropClassification', {
  values: ['GAME_PROP', 'PLAYER_PROP'] as const,
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
  }),
});

export const MarketCardRef = builder.interfaceRef<CardModel>('MarketCard').implement({
  interfaces: [NodeRef],
  resolveType: (card) => TYPENAMES[card.kind],
  fields: (t) => ({
    id: t.id({ resolve: cardId }),
    deepLink: t.field({ type: DeepLinkType, resolve: ({ book }) => book.event }),
    event: t.field({ type: StandardEventRef, resolve: ({ book }) => book }),
    fallbackEvent: t.field({
      type: StandardEventRef,
      description: 'The event as the house has it. fallbackEventUpdated follows it.',
      resolve: ({ book }) => book,
    }),
    featuredTitle: t.string({ nullable: true, resolve: (card) => card.featuredTitle }),
    markets: t.field({ type: [MarketRef], resolve: (card) => [...card.markets] }),
    rawId: t.exposeString('rawId'),
    recommendedProps: t.field({
      type: [RecommendedPropRef],
      description: 'What to bet on besides the main lines; for cards of lists.',
      resolve: ({ book, withoutProps }) => (withoutProps ? [] : recommendedProps(book)),
    }),
    richEvent: t.field({
      type: RichEventRef,
      description: 'The event with its teams. richEventUpdated follows it.',
      resolve: ({ book }) => book,
    }),
    tags: t.stringList({ resolve: ({ book }) => (isLive(book) ? ['IN_PLAY'] : []) }),
  }),
});

// MarketCard stands last: of a field that both interfaces have, Pothos takes the later one's, and Node has no id to give.
builder.objectRef<CardModel>('GridMarketCard').implement({
  description: 'Spread, total and moneyline of one event: two rows (or three ways) on a card.',
  interfaces: [NodeRef, MarketCardRef],
});

builder.objectRef<CardModel>('LineSelectorMarketCard').implement({
  description: 'One family of lines with a slider between them.',
  interfaces: [NodeRef, MarketCardRef],
});

builder.objectRef<CardModel>('ThreeWayMoneylineMarketCard').implement({
  description: 'Home, draw, away.',
  interfaces: [NodeRef, MarketCardRef],
});

builder.objectRef<CardModel>('TiledListMarketCard').implement({
  description: 'One market as tiles.',
  interfaces: [NodeRef, MarketCardRef],
  fields: (t) => ({ columns: t.exposeInt('columns') }),
});

builder.objectRef<CardModel>('ListMarketCard').implement({
  description: 'One market as a list of rows.',
  interfaces: [NodeRef, MarketCardRef],
});

/** A row and the card it stands on. */
export interface TableRowView extends TableRowModel {
  readonly cardRawId: string;
}

export const TableRowRef = builder.objectRef<TableRowView>('TableRow').implement({
  description: 'One player: a selection for each header, blanks among them.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ cardRawId, rowId }) => toGlobalId('TableRow', `${cardRawId}~${rowId}`) }),
    label: t.exposeString('label'),
    rowId: t.exposeString('rowId'),
    selections: t.field({ type: [MarketSelectionRef], resolve: ({ selections }) => [...selections] }),
    statisticAccrued: t.field({
      type: StatisticAccruedRef,
      nullable: true,
      resolve: ({ accrued }) => accrued,
    }),
  }),
});

builder.objectRef<CardModel>('TableMarketCard').implement({
  description:
    'Players one below the other: over and under, a column for each mark to be reached, or the markets of a field side by side.',
  interfaces: [NodeRef, MarketCardRef],
  fields: (t) => ({
    headers: t.stringList({ resolve: ({ table }) => [...(table?.headers ?? [])] }),
    rowHeader: t.string({
      description: 'Who stands in the rows: Player, Driver.',
      resolve: ({ table }) => table?.rowHeader ?? 'Player',
    }),
    rows: t.field({
      type: [TableRowRef],
      resolve: ({ rawId, table }) => (table?.rows ?? []).map((row) => ({ ...row, cardRawId: rawId })),
    }),
  }),
});
