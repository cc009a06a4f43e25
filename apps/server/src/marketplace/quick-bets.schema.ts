import { builder } from '../platform/graphql/builder.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, NodeRef } from '../platform/graphql/shared-types.ts';
import { StandardEventRef } from './event.schema.ts';
import { DrawerRef } from './page.schema.ts';
import {
  type QuickBetsModel,
  type QuickBetsSectionModel,
  quickBets,
  quickBetsDrawers,
  quickBetsSection,
  SECTION_POLLING_MS,
} from './quick-bets.ts';

const SectionRef = builder.objectRef<QuickBetsSectionModel>('QuickBetsSection').implement({
  description: 'A tab of Quick Bets. Ask for it again by its id, as often as it says.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ canonicalUrl }) => toGlobalId('QuickBetsSection', canonicalUrl) }),
    deepLink: t.field({ type: DeepLinkType, resolve: (section) => section }),
    drawers: t.field({
      type: [DrawerRef],
      resolve: ({ canonicalUrl }, _args, { services }) => [
        ...quickBetsDrawers(services.marketplace.page(canonicalUrl)),
      ],
    }),
    label: t.exposeString('label'),
    pollingIntervalMilliseconds: t.int({ resolve: () => SECTION_POLLING_MS }),
  }),
});

const QuickBetsRef = builder.objectRef<QuickBetsModel>('QuickBetsPage').implement({
  description: 'One event for Quick Bets.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ page }) => toGlobalId('QuickBetsPage', page.canonicalUrl) }),
    event: t.field({ type: StandardEventRef, nullable: true, resolve: ({ page }) => page.book }),
    sections: t.field({ type: [SectionRef], resolve: ({ sections }) => [...sections] }),
    title: t.string({ resolve: ({ page }) => page.title }),
  }),
});

builder.queryField('quickBetsPage', (t) =>
  t.field({
    type: QuickBetsRef,
    nullable: true,
    description: 'Null where no event is.',
    authScopes: { public: true },
    args: { canonicalUrl: t.arg.string() },
    resolve: (_root, { canonicalUrl }, { services }) =>
      quickBets(services.marketplace.page(canonicalUrl)) ?? null,
  }),
);

registerNode('QuickBetsPage', async (url, { services }) => quickBets(services.marketplace.page(url)) ?? null);
registerNode(
  'QuickBetsSection',
  async (url, { services }) => quickBetsSection(services.marketplace.page(url)) ?? null,
);
