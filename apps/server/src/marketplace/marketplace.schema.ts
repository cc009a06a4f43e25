import { builder } from '../platform/graphql/builder.ts';
import { fromGlobalId, toGlobalId } from '../platform/graphql/node.ts';
import { shared } from '../platform/graphql/shared.ts';
import { DeepLinkType } from '../platform/graphql/shared-types.ts';
import { StandardEventRef } from './event.schema.ts';
import type { Marketplace } from './marketplace.ts';
import './page-queries.schema.ts';
import './section-queries.schema.ts';
import './live.schema.ts';
import './federated.schema.ts';
import './followed.schema.ts';
import './table.schema.ts';
import './quick-bets.schema.ts';
import './fight.schema.ts';
import './odds-boosts.schema.ts';
import './recommended-props.schema.ts';
import type { MenuItem } from './sports-menu.ts';

export { EventStatusEnum, StandardEventRef } from './event.schema.ts';
export { FeaturedBetCardRef } from './featured.schema.ts';
export { MarketSelectionRef, PointsRef, pointsOf } from './market.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    marketplace: Marketplace;
  }
}

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
