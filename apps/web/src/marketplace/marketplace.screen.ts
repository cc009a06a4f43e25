import pageQuery from '../__generated__/pageQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';
import { canonicalPath } from './page/canonical.ts';
import type { MarketplaceData } from './page/page-data.ts';

/** Home, live, league and event pages: one query by the path, answered with what stands there. */
export const marketplaceScreen = defineScreen<MarketplaceData>({
  load: ({ environment, pathname }) => {
    const path = canonicalPath(pathname);
    const query = preloadQuery(environment, pageQuery, { canonicalUrl: path }, { isPublic: true });
    return { path, query, dispose: () => query.dispose() };
  },
  component: () => import('./page/marketplace-screen.tsx').then((module) => module.MarketplaceScreen),
});
