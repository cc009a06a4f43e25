import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { shared } from '../platform/graphql/shared.ts';
import { DeepLinkType } from '../platform/graphql/shared-types.ts';
import { live } from '../platform/realtime/live-source.ts';
import type { MenuItem } from './menu-item.ts';

const MenuItemTypeEnum = builder.enumType('MenuItemType', { values: ['HEADER', 'LEAF'] as const });

export const SportsMenuItemRef = builder.objectRef<MenuItem>('SportsMenuItem');
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

builder.subscriptionField('sportsMenuUpdated', (t) =>
  t.field({
    type: [SportsMenuItemRef],
    description: 'The whole menu whenever a league or a count in it is another, with the lists it counts.',
    authScopes: { public: true },
    extensions: shared(),
    subscribe: (_root, _args, { services }) => live(services.marketplace.menuFollowed()),
    resolve: (items) => [...items],
  }),
);
