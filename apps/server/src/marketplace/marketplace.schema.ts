import { builder } from '../platform/graphql/builder.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';
import { StandardEventRef } from './event.schema.ts';
import type { Marketplace } from './marketplace.ts';
import './page-queries.schema.ts';
import './section-queries.schema.ts';
import './live.schema.ts';
import './federated.schema.ts';
import './followed.schema.ts';
import './table.schema.ts';
import './progress.schema.ts';
import './quick-bets.schema.ts';
import './results.schema.ts';
import './fight.schema.ts';
import './odds-boosts.schema.ts';
import './recommended-props.schema.ts';
import './sports-menu.schema.ts';

export { EventStatusEnum, StandardEventRef } from './event.schema.ts';
export { FeaturedBetCardRef } from './featured.schema.ts';
export { BetOutcomeEnum, MarketSelectionRef, PointsRef, pointsOf } from './market.schema.ts';
export { MarketProgressRef } from './progress.schema.ts';
export { marketProgress } from './progress.ts';

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
