import { GraphQLError } from 'graphql';
import { builder } from '../platform/graphql/builder.ts';
import { notFound } from '../platform/graphql/error-types.ts';
import { fromGlobalId, toGlobalId } from '../platform/graphql/node.ts';
import { shared } from '../platform/graphql/shared.ts';
import { DeepLinkType } from '../platform/graphql/shared-types.ts';
import { type LiveSource, live } from '../platform/realtime/live-source.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { MarketCardRef } from './card.schema.ts';
import { StandardEventRef } from './event.schema.ts';
import { FeaturedBetCardRef } from './featured.schema.ts';
import type { EventsUpdate, MarketsUpdate } from './live-sources.ts';
import { MarketRef } from './market.schema.ts';
import type { Marketplace } from './marketplace.ts';
import { PageRef, PageResultRef } from './page.schema.ts';
import type { PageChildrenUpdate } from './page-children-source.ts';
import './quick-bets.schema.ts';
import type { MenuItem } from './sports-menu.ts';

export { EventStatusEnum, StandardEventRef } from './event.schema.ts';
export { FeaturedBetCardRef } from './featured.schema.ts';
export { MarketSelectionRef, PointsRef, pointsOf } from './market.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    marketplace: Marketplace;
  }
}

/** What the web app recognises a missing page by (decision 9). */
const PAGE_NOT_FOUND = 'Page not found';

builder.queryField('page', (t) =>
  t.field({
    type: PageResultRef,
    authScopes: { public: true },
    extensions: shared({
      version: ({ canonicalUrl }, { marketplace }) => marketplace.pageVersion(String(canonicalUrl)),
    }),
    args: { canonicalUrl: t.arg.string() },
    resolve: (_root, { canonicalUrl }, { services }) =>
      services.marketplace.page(canonicalUrl) ?? notFound(PAGE_NOT_FOUND),
  }),
);

builder.queryField('event', (t) =>
  t.field({
    type: StandardEventRef,
    nullable: true,
    authScopes: { public: true },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, { services }) => {
      const global = fromGlobalId(id);
      return services.marketplace.event(global?.typename === 'StandardEvent' ? global.rawId : id);
    },
  }),
);

const MenuItemTypeEnum = builder.enumType('MenuItemType', { values: ['HEADER', 'LEAF'] as const });

const SportsMenuItemRef = builder.objectRef<MenuItem>('SportsMenuItem');
SportsMenuItemRef.implement({
  fields: (t) => ({
    id: t.id({ resolve: (item) => toGlobalId('SportsMenuItem', item.id) }),
    deepLink: t.field({
      type: DeepLinkType,
      nullable: true,
      resolve: ({ canonicalUrl }) => (canonicalUrl === undefined ? null : { canonicalUrl }),
    }),
    eventCount: t.exposeInt('eventCount'),
    icon: t.exposeString('icon'),
    label: t.exposeString('label'),
    live: t.boolean({ resolve: (item) => item.liveCount > 0 }),
    liveCount: t.exposeInt('liveCount'),
    sportsMenuItemChildren: t.field({ type: [SportsMenuItemRef], resolve: (item) => [...item.children] }),
    type: t.field({ type: MenuItemTypeEnum, resolve: (item) => item.type }),
  }),
});

builder.queryField('sportsMenu', (t) =>
  t.field({
    type: [SportsMenuItemRef],
    authScopes: { public: true },
    extensions: shared({ version: (_args, { marketplace }) => marketplace.boardVersion() }),
    resolve: (_root, _args, { services }) => [...services.marketplace.sportsMenu()],
  }),
);

const SEQUENCE = 'Grows by one with each update of this path; a gap means fetch the page again.';

const MarketsUpdateRef = builder.objectRef<MarketsUpdate>('MarketsUpdate').implement({
  fields: (t) => ({
    markets: t.field({ type: [MarketRef], resolve: (update): MarketView[] => [...update.markets] }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

const EventsUpdateRef = builder.objectRef<EventsUpdate>('EventsUpdate').implement({
  fields: (t) => ({
    events: t.field({ type: [StandardEventRef], resolve: (update): BookView[] => [...update.events] }),
    sequence: t.exposeInt('sequence'),
  }),
});

const PageChildrenUpdateRef = builder.objectRef<PageChildrenUpdate>('PageChildrenUpdate').implement({
  fields: (t) => ({
    changedCards: t.field({
      type: [MarketCardRef],
      description: 'Cards that were there before and now show other markets.',
      resolve: (update) => [...update.changedCards],
    }),
    newCards: t.field({ type: [MarketCardRef], resolve: (update) => [...update.newCards] }),
    newMarkets: t.field({
      type: [MarketRef],
      description: 'Markets of the changed cards that were nowhere on the page.',
      resolve: (update) => [...update.newMarkets],
    }),
    page: t.field({
      type: PageRef,
      nullable: true,
      description: 'The page as it stands, when a tab, section or card came, went or changed places.',
      resolve: (update) => (update.reordered ? update.page : null),
    }),
    sequence: t.exposeInt('sequence'),
  }),
});

builder.subscriptionField('marketUpdated', (t) =>
  t.field({
    type: MarketsUpdateRef,
    description: 'Markets of a page (its canonical path), conflated per tick and shared by all who watch it.',
    authScopes: { public: true },
    extensions: shared(),
    args: { canonicalPath: t.arg.string() },
    subscribe: (_root, { canonicalPath }, { services }) =>
      watch(services.marketplace.marketsOf(canonicalPath)),
    resolve: (update) => update,
  }),
);

builder.subscriptionField('eventStatisticsUpdated', (t) =>
  t.field({
    type: EventsUpdateRef,
    authScopes: { public: true },
    extensions: shared(),
    args: { canonicalPath: t.arg.string() },
    subscribe: (_root, { canonicalPath }, { services }) =>
      watch(services.marketplace.statisticsOf(canonicalPath)),
    resolve: (update) => update,
  }),
);

builder.subscriptionField('pageChildrenUpdated', (t) =>
  t.field({
    type: PageChildrenUpdateRef,
    authScopes: { public: true },
    extensions: shared(),
    args: { canonicalPath: t.arg.string() },
    subscribe: (_root, { canonicalPath }, { services }) =>
      watch(services.marketplace.childrenOf(canonicalPath)),
    resolve: (update) => update,
  }),
);

builder.subscriptionField('featuredBetsUpdated', (t) =>
  t.field({
    type: [FeaturedBetCardRef],
    description:
      'What a page puts forward, all of it whenever a bet or its odds changed, once a second at most.',
    authScopes: { public: true },
    extensions: shared(),
    args: { canonicalPath: t.arg.string() },
    subscribe: (_root, { canonicalPath }, { services }) =>
      watch(services.marketplace.featuredOf(canonicalPath)),
    resolve: (bets) => [...bets],
  }),
);

/** A subscription has no union to answer with: a page that does not exist is an error with a code. */
function watch<Update>(source: LiveSource<Update> | undefined) {
  if (!source) throw new GraphQLError(PAGE_NOT_FOUND, { extensions: { code: 'NOT_FOUND' } });
  return live(source);
}
