import { builder } from '../platform/graphql/builder.ts';
import { publicError } from '../platform/graphql/errors.ts';
import { shared } from '../platform/graphql/shared.ts';
import { OddsFormatType } from '../platform/graphql/shared-types.ts';
import { withoutBoxscore } from './boxscore.ts';
import { MarketCardRef } from './card.schema.ts';
import { FeaturedBetCardRef } from './featured.schema.ts';
import { MarketRef } from './market.schema.ts';
import { PageRef } from './page.schema.ts';
import type { PageChildrenUpdate } from './page-children-source.ts';
import { marketsIn } from './shown-odds.ts';
import { EventsUpdateRef, MarketsUpdateRef, SEQUENCE } from './updates.schema.ts';
import { rawIdsOf } from './wanted-ids.ts';
import { IS_SUBSCRIPTION, watch } from './watch.ts';

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
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

const IDS = 'These alone, wherever they stand; 250 at most.';

builder.subscriptionField('marketUpdated', (t) =>
  t.field({
    type: MarketsUpdateRef,
    description:
      'Markets of a page (its canonical path), or those named, conflated per tick and shared by all who watch them. Of a page they are those on it now, and for one more minute those that have left it: follow pageChildrenUpdated beside it, or name the markets.',
    authScopes: { public: true },
    extensions: shared(),
    args: {
      canonicalPath: t.arg.string({ required: false }),
      ids: t.arg.idList({ required: false, description: IDS }),
      isSubscription: t.arg.boolean({ required: false, description: IS_SUBSCRIPTION }),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
    },
    subscribe: (_root, { canonicalPath, ids, isSubscription }, { services: { marketplace } }) => {
      const path = pathUnlessIds(canonicalPath, ids);
      const source = ids ? marketplace.marketsById(rawIdsOf('Market', ids)) : marketplace.marketsOf(path);
      return watch(source, isSubscription ?? true);
    },
    resolve: (update, { oddsFormat }) => ({ ...update, markets: marketsIn(update.markets, oddsFormat) }),
  }),
);

builder.subscriptionField('eventStatisticsUpdated', (t) =>
  t.field({
    type: EventsUpdateRef,
    description: 'Score, clock and status of the events of a page, or of those named.',
    authScopes: { public: true },
    extensions: shared(),
    args: {
      canonicalPath: t.arg.string({ required: false }),
      ids: t.arg.idList({ required: false, description: IDS }),
      includeStandardizedBoxscore: t.arg.boolean({
        required: false,
        description: 'False: boxscore is null. By default it comes where it is asked for.',
      }),
    },
    subscribe: (_root, { canonicalPath, ids }, { services: { marketplace } }) => {
      const path = pathUnlessIds(canonicalPath, ids);
      return watch(
        ids ? marketplace.eventsById(rawIdsOf('StandardEvent', ids)) : marketplace.statisticsOf(path),
      );
    },
    resolve: (update, { includeStandardizedBoxscore }) =>
      includeStandardizedBoxscore === false
        ? { ...update, events: update.events.map(withoutBoxscore) }
        : update,
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

/** @throws GraphQLError BAD_USER_INPUT unless ids or a path say what to follow; ids say it alone */
function pathUnlessIds(path: string | null | undefined, ids: readonly string[] | null | undefined): string {
  if (path || ids) return path ?? '';
  throw publicError('BAD_USER_INPUT', 'Say what to follow: ids, or the canonicalPath of a page.');
}
