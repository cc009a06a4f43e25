import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { shared } from '../platform/graphql/shared.ts';
import { OddsFormatType } from '../platform/graphql/shared-types.ts';
import type { MarketView } from '../trading/trading.ts';
import { MarketSelectionRef, MarketStatusEnum } from './market.schema.ts';
import { marketsIn } from './shown-odds.ts';
import { wireMarketStatus } from './status.ts';
import { SEQUENCE } from './updates.schema.ts';
import { checkCount, rawIdOf, rawIdsOf } from './wanted-ids.ts';
import { IS_SUBSCRIPTION, watch } from './watch.ts';

interface MappedMarketsUpdate {
  /** With the selections that were asked for and no others. */
  readonly markets: readonly MarketView[];
  readonly sequence: number;
}

const MarketSelectionMappingInput = builder.inputType('MarketSelectionMapping', {
  fields: (t) => ({ marketId: t.id(), selectionIds: t.idList() }),
});

const MappedMarketRef = builder.objectRef<MarketView>('MappedMarket').implement({
  description: 'Some selections of a market. Without an id of its own, lest a part be kept for the whole.',
  fields: (t) => ({
    isMain: t.exposeBoolean('main'),
    marketId: t.id({ resolve: ({ rawId }) => toGlobalId('Market', rawId) }),
    selections: t.field({ type: [MarketSelectionRef], resolve: ({ selections }) => [...selections] }),
    sequence: t.exposeInt('sequence'),
    status: t.field({ type: MarketStatusEnum, resolve: wireMarketStatus }),
  }),
});

const FederatedMarketsUpdateRef = builder.objectRef<MappedMarketsUpdate>('FederatedMarketsUpdate').implement({
  fields: (t) => ({
    markets: t.field({ type: [MappedMarketRef], resolve: ({ markets }) => [...markets] }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

interface Mapping {
  readonly marketId: string;
  readonly selectionIds: readonly string[];
}

/** Raw ids of selections by their market's. */
function wantedOf(mappings: readonly Mapping[]): ReadonlyMap<string, ReadonlySet<string>> {
  checkCount(mappings.length);
  const wanted = new Map<string, Set<string>>();
  for (const { marketId, selectionIds } of mappings) {
    const market = rawIdOf('Market', marketId);
    const selections = rawIdsOf('MarketSelection', selectionIds);
    wanted.set(market, new Set([...(wanted.get(market) ?? []), ...selections]));
  }
  checkCount([...wanted.values()].reduce((count, selections) => count + selections.size, 0));
  return wanted;
}

builder.subscriptionField('federatedMarketUpdated', (t) =>
  t.field({
    type: FederatedMarketsUpdateRef,
    description:
      'The selections named, by market; 250 at most. For pages put together from several services.',
    authScopes: { public: true },
    extensions: shared(),
    args: {
      isSubscription: t.arg.boolean({ required: false, description: IS_SUBSCRIPTION }),
      marketSelectionMappings: t.arg({ type: [MarketSelectionMappingInput] }),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
    },
    subscribe: (_root, { marketSelectionMappings, isSubscription }, { services }) => {
      const wanted = wantedOf(marketSelectionMappings);
      return watch(services.marketplace.marketsById([...wanted.keys()]), isSubscription ?? true);
    },
    resolve: ({ markets, sequence }, { marketSelectionMappings, oddsFormat }) => {
      const wanted = wantedOf(marketSelectionMappings);
      const mapped = markets.map((market) => ({
        ...market,
        selections: market.selections.filter(({ rawId }) => wanted.get(market.rawId)?.has(rawId)),
      }));
      return { markets: marketsIn(mapped, oddsFormat), sequence };
    },
  }),
);
