import type { FeaturedView } from './featured-view.ts';
import type { FeaturedModel } from './page-model.ts';

/** The shelf of a page; none where nothing is put forward. @param idBase the page's address */
export function featuredShelf(idBase: string, bets: readonly FeaturedView[]): FeaturedModel[] {
  return bets.length > 0 ? [{ kind: 'featured', id: `${idBase}#featured`, bets }] : [];
}
