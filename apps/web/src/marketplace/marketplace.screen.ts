import pageQuery from '../__generated__/pageQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';
import { canonicalPath } from './page/canonical.ts';
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
  component: () => import('./page/marketplace-screen.tsx').then((module) => module.MarketplaceScreen),
});
