import { eventIdOf } from '@fairline/sports/raw-id.ts';
import { builder } from '../platform/graphql/builder.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, NodeRef } from '../platform/graphql/shared-types.ts';
import { CARD_TAGS, marketTagsOf, tagsOf } from './card-tags.ts';
import { gridVariant, tableVariant } from './card-variant.ts';
import { StandardEventRef } from './event.schema.ts';
import { MarketRef, MarketSelectionRef, StatisticAccruedRef } from './market.schema.ts';
import type { CardKind, CardModel, TableRowModel } from './page-model.ts';
import { RichEventRef } from './rich-event.schema.ts';
import { cardsAt } from './wanted-cards.ts';

const TYPENAMES: Readonly<Record<CardKind, string>> = {
  grid: 'GridMarketCard',
  'line-selector': 'LineSelectorMarketCard',
  'three-way': 'ThreeWayMoneylineMarketCard',
  'tiled-list': 'TiledListMarketCard',
  list: 'ListMarketCard',
  aligned: 'ParticipantAlignedMarketCard',
  compact: 'CompactMultipleMarketCard',
  multiple: 'MultipleMarketCard',
  statistics: 'EventStatisticsMarketCard',
  'odds-boost': 'OddsBoostMarketCard',
  table: 'TableMarketCard',
};

/** The id of a card on the wire. */
export function cardId({ kind, rawId }: Pick<CardModel, 'kind' | 'rawId'>): string {
  return toGlobalId(TYPENAMES[kind], rawId);
}

const CardTagEnum = builder.enumType('MarketCardTag', {
  description:
    'IN_PLAY: its game is on. QUICK_BET: it can be bet on in Quick Bets. PARLAY_PLUS: several of its bets can stand in one parlay.',
  values: CARD_TAGS,
});

const CardAttributesRef = builder.objectRef<CardModel>('MarketCardAttributes').implement({
  fields: (t) => ({ tags: t.field({ type: [CardTagEnum], resolve: tagsOf }) }),
});

export const MarketCardRef = builder.interfaceRef<CardModel>('MarketCard').implement({
  interfaces: [NodeRef],
  resolveType: (card) => TYPENAMES[card.kind],
  fields: (t) => ({
    id: t.id({ resolve: cardId }),
    attributes: t.field({ type: CardAttributesRef, resolve: (card) => card }),
    deepLink: t.field({ type: DeepLinkType, resolve: ({ book }) => book.event }),
    event: t.field({ type: StandardEventRef, resolve: ({ book }) => book }),
    fallbackEvent: t.field({
      type: StandardEventRef,
      description: 'The event as the house has it. fallbackEventUpdated follows it.',
      resolve: ({ book }) => book,
    }),
    featuredTitle: t.string({ nullable: true, resolve: (card) => card.featuredTitle }),
    marketTags: t.stringList({
      description: "What its markets are about: 'game', 'half', 'player'; none where it has no markets.",
      resolve: marketTagsOf,
    }),
    markets: t.field({ type: [MarketRef], resolve: (card) => [...card.markets] }),
    rawId: t.exposeString('rawId'),
    richEvent: t.field({
      type: RichEventRef,
      nullable: true,
      description:
        'The event with its teams; null where includeRichEvent is false. richEventUpdated follows it.',
      resolve: ({ book, withoutRichEvent }) => (withoutRichEvent ? null : book),
    }),
  }),
});

const GridVariantEnum = builder.enumType('GridMarketCardVariant', {
  values: ['COMBAT', 'CRICKET', 'PLAIN', 'SIMPLE', 'SOCCER', 'TENNIS'] as const,
});

const TableVariantEnum = builder.enumType('TableMarketCardVariant', {
  values: ['DEFAULT_GRID', 'PARTICIPANT_MILESTONES'] as const,
});

// MarketCard stands last: of a field that both interfaces have, Pothos takes the later one's, and Node has no id to give.
builder.objectRef<CardModel>('GridMarketCard').implement({
  description: 'Spread, total and moneyline of one event: two rows (or three ways) on a card.',
  interfaces: [NodeRef, MarketCardRef],
  fields: (t) => ({
    variant: t.field({
      type: GridVariantEnum,
      description:
        'Its layout: of three ways in SOCCER, or of two once who wins in the end alone is open, without a spread in COMBAT and CRICKET.',
      resolve: gridVariant,
    }),
  }),
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

const SeveralMarketsRef = builder.interfaceRef<CardModel>('SeveralMarketsCard').implement({
  description: 'A card of several markets.',
  resolveType: (card) => TYPENAMES[card.kind],
  fields: (t) => ({
    labels: t.stringList({
      description: "What tells its markets apart, one a market: '10 Points' of 'Race to 10 Points'.",
      resolve: ({ labels }) => [...(labels ?? [])],
    }),
  }),
});

builder.objectRef<CardModel>('ParticipantAlignedMarketCard').implement({
  description:
    "Markets whose selections are the sides of the event and perhaps neither, one below the other: 'Race to 10 Points', 'Race to 20 Points'.",
  interfaces: [NodeRef, MarketCardRef, SeveralMarketsRef],
});

builder.objectRef<CardModel>('CompactMultipleMarketCard').implement({
  description: 'Markets that are answered by yes or no, a row each.',
  interfaces: [NodeRef, MarketCardRef, SeveralMarketsRef],
});

builder.objectRef<CardModel>('MultipleMarketCard').implement({
  description: 'Markets of one sort with a few selections each, below their titles.',
  interfaces: [NodeRef, MarketCardRef, SeveralMarketsRef],
});

builder.objectRef<CardModel>('EventStatisticsMarketCard').implement({
  description: "What both sides of a game have done, without prices: the counts of its event's statistics.",
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
    place: t.string({
      nullable: true,
      description: 'Of one of a field in play, on a list: 1, T3, DNF.',
      resolve: ({ fieldPlace }) => fieldPlace?.place,
    }),
    player: t.int({
      nullable: true,
      description:
        'Of one of a field, its number in it, from 0: the score of its event is 1 more for the winner.',
      resolve: ({ player }) => player,
    }),
    rowId: t.exposeString('rowId'),
    score: t.string({
      nullable: true,
      description: 'Beside the place, of golf against par: −5, E. Null where places say it all.',
      resolve: ({ fieldPlace }) => fieldPlace?.score,
    }),
    selections: t.field({ type: [MarketSelectionRef], resolve: ({ selections }) => [...selections] }),
    statisticAccrued: t.field({
      type: StatisticAccruedRef,
      nullable: true,
      resolve: ({ accrued }) => accrued,
    }),
    team: t.string({
      nullable: true,
      description: "The player's team, in short: KC. Null for a row about no player of a side.",
      resolve: ({ team }) => team,
    }),
  }),
});

function rowsOf(cardRawId: string, rows: readonly TableRowModel[] = []): TableRowView[] {
  return rows.map((row) => ({ ...row, cardRawId }));
}

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
      resolve: ({ rawId, table }) => rowsOf(rawId, table?.rows),
    }),
    variant: t.field({
      type: TableVariantEnum,
      description: 'PARTICIPANT_MILESTONES has a column for each mark a player may reach.',
      resolve: tableVariant,
    }),
    withoutBets: t.field({
      type: [TableRowRef],
      description:
        'Of a field in play, on a list: those among the first of it who have no row, for nothing can be bet on them.',
      resolve: ({ rawId, table }) => rowsOf(rawId, table?.withoutBets),
    }),
  }),
});

for (const typename of Object.values(TYPENAMES)) {
  registerNode(typename, async (rawId, { services }) => {
    const book = services.marketplace.event(eventIdOf(rawId));
    const card = cardsAt(book, 'LIST').get(rawId) ?? cardsAt(book, 'EVENT').get(rawId);
    return card && TYPENAMES[card.kind] === typename ? card : null;
  });
}
