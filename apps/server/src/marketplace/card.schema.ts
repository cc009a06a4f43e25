import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, NodeRef } from '../platform/graphql/shared-types.ts';
import { StandardEventRef } from './event.schema.ts';
import { MarketRef } from './market.schema.ts';
import type { CardKind, CardModel } from './page-model.ts';
import { isLive } from './status.ts';

const TYPENAMES: Readonly<Record<CardKind, string>> = {
  grid: 'GridMarketCard',
  'line-selector': 'LineSelectorMarketCard',
  'three-way': 'ThreeWayMoneylineMarketCard',
  'tiled-list': 'TiledListMarketCard',
  list: 'ListMarketCard',
};

export const MarketCardRef = builder.interfaceRef<CardModel>('MarketCard').implement({
  interfaces: [NodeRef],
  resolveType: (card) => TYPENAMES[card.kind],
  fields: (t) => ({
    id: t.id({ resolve: (card) => toGlobalId(TYPENAMES[card.kind], card.rawId) }),
    deepLink: t.field({ type: DeepLinkType, resolve: ({ book }) => book.event }),
    event: t.field({ type: StandardEventRef, resolve: ({ book }) => book }),
    featuredTitle: t.string({ nullable: true, resolve: (card) => card.featuredTitle }),
    markets: t.field({ type: [MarketRef], resolve: (card) => [...card.markets] }),
    rawId: t.exposeString('rawId'),
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
