import pageQuery from '../__generated__/pageQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';
import { loadEventParts } from './event/event-parts.ts';
import { canonicalPath, pageKind } from './page/canonical.ts';
import type { MarketplaceData } from './page/page-data.ts';

/** Home, live, league and event pages: one query by the path, answered with what stands there. */
export const marketplaceScreen = defineScreen<MarketplaceData>({
  load: ({ environment, pathname, search }) => {
    const path = canonicalPath(pathname, search);
    // What stands on home changes by itself: it is always asked for; any other page is shown as it was, and followed up.
    const fetchPolicy = path === '/home' ? 'network-only' : 'store-and-network';
    const options = { isPublic: true, fetchPolicy } as const;
    const query = preloadQuery(environment, pageQuery, { canonicalUrl: path }, options);
    return { path, query, dispose: () => query.dispose() };
  },
  component: async ({ path }) => {
    const [{ MarketplaceScreen }] = await Promise.all([
      import('./page/marketplace-screen.tsx'),
      isOfEventOrLeague(path) && loadEventParts(),
    ]);
    return MarketplaceScreen;
  },
});

/** Where drawers stand: on lists of all games there are hardly any. */
function isOfEventOrLeague(path: string): boolean {
  const kind = pageKind(path);
  return kind === 'event' || kind === 'competition';
}
