import type { FeaturedView } from './featured-view.ts';
import type { FeaturedModel } from './page-model.ts';

/** The shelf of a page; none where nothing is put forward. @param idBase the page's address */
export function featuredShelf(idBase: string, bets: readonly FeaturedView[]): FeaturedModel[] {
  return bets.length > 0 ? [{ kind: 'featured', id: `${idBase}#featured`, bets }] : [];
}

/** The shelf of a page with a filter: empty, and there, where the filter alone left nothing of it [PAGE-009]. */
export function filteredShelf(
  idBase: string,
  all: readonly FeaturedView[],
  left: readonly FeaturedView[],
): FeaturedModel[] {
  return all.length > 0 && left.length === 0
    ? [{ kind: 'featured', id: `${idBase}#featured`, bets: [] }]
    : featuredShelf(idBase, left);
}
