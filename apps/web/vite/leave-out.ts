import type { Plugin } from 'vite';

/**
 * Parts of Relay that its index files load though nothing here calls them: what its flags switch off, entry
 * points, declarative changes of lists, paging. They would be a tenth of the first script.
 */
export const UNUSED = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePaginationFragment',
  'react-relay/lib/relay-hooks/useQueryLoader',
  'react-relay/lib/relay-hooks/useRefetchableFragment',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'relay-runtime/lib/handlers/connection/MutationHandlers',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/store/live-resolvers/resolverDataInjector',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/util/RelayProfiler',
  'relay-runtime/lib/util/createPayloadFor3DField',
] as const;

/**
 * Relay's store makes a cache for fields that are computed in the browser, and asks it after every change. There is no such
 * field here, so that it has nothing to say.
 */
const NO_COMPUTED_FIELDS = `
const { NoopResolverCache } = require('../ResolverCache');
class LiveResolverCache extends NoopResolverCache {
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (ids) => ids,
};`;

/** Parts that something stands in for. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['relay-runtime/lib/store/live-resolvers/LiveResolverCache', NO_COMPUTED_FIELDS],
]);

/**
 * Leaves those parts out of the build, an empty module in the place of each: whoever begins to use one finds it undefined at
 * the first try. Ends the build when a part is not found, so that a new Relay with other files is noticed.
 */
export function leaveOut(parts: readonly string[] = [...UNUSED, ...STAND_INS.keys()]): Plugin {
  const missing = new Set(parts);
  return {
    name: 'fairline:leave-out',
    apply: 'build',
    buildStart: () => {
      for (const part of parts) missing.add(part);
    },
    load(id) {
      const part = partOf(id);
      if (part === undefined || !parts.includes(part)) return null;
      missing.delete(part);
      return { code: STAND_INS.get(part) ?? 'module.exports = {};', map: null };
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      throw new Error(`Not found, so not left out of the build: ${[...missing].join(', ')}`);
    },
  };
}

function partOf(id: string): string | undefined {
  return /\/node_modules\/((?!.*\/node_modules\/).+)\.js$/.exec(id)?.[1];
}
