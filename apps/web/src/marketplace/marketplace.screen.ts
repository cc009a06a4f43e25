import pageQuery from '../__generated__/pageQuery$parameters.ts';
import { firstPageVariables } from '../app/network/first-page.ts';
import { arrivalOf, defineScreen, preloadQuery } from '../app/screen.tsx';
import { loadEventParts } from './event/event-parts.ts';
import { canonicalPath, pageKind } from './page/canonical.ts';
import type { MarketplaceData } from './page/page-data.ts';

/** Home, live, league and event pages: one query by the path, answered with what stands there. */
export const marketplaceScreen = defineScreen<MarketplaceData>({
  load: ({ environment, pathname, search, isReturn }) => {
    const path = canonicalPath(pathname, search);
    // A page that was shown before is shown as it was, at the place it was left at, and followed up. What is on home is
    // chosen anew each time one goes there; back on it one is where one was.
    const fetchPolicy = pageKind(path) === 'home' && !isReturn ? 'network-only' : 'store-and-network';
    const options = { isPublic: true, fetchPolicy } as const;
    const variables = firstPageVariables(path) ?? { canonicalUrl: path, flags: null };
    const query = preloadQuery(environment, pageQuery, variables, options);
    const firstScreen = variables.flags?.onlyFirstScreen ? arrivalOf(query) : undefined;
    return { path, query, firstScreen, dispose: () => query.dispose() };
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
