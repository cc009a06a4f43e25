import type { BookView } from '../trading/trading.ts';
import type { CardModel, DrawerModel } from './page-model.ts';
import { isOnOffer, isShown } from './status.ts';

/** Cards of one drawer at most. */
const MOST = 12;
/** Boosts stand beside each other in so many columns; blanks fill the last row [FEAT-013]. */
const COLUMNS = 2;

export const BOOSTS_TITLE = 'Odds Boosts';

/** A card for each market with a selection that an operator made pay more than the market itself would. */
export function boostCards(book: BookView): CardModel[] {
  if (!isShown(book)) return [];
  // What is read of a market is made when it is read: of hundreds of games only what is boosted is to be.
  return book.onOffer
    .flatMap(({ key, boosted }) => (boosted === undefined ? [] : (book.market(key) ?? [])))
    .filter((market) => isOnOffer(market) && market.selections.some(({ was }) => was))
    .map((market) => ({
      kind: 'odds-boost',
      rawId: `${book.event.id}~odds-boost~${market.key}`,
      book,
      markets: [market],
      featuredTitle: market.name,
      columns: COLUMNS,
    }));
}

/** The boosts of a list's events; none where there are none. @param idBase the page's address */
export function boostDrawer(idBase: string, books: readonly BookView[]): DrawerModel[] {
  const cards = books.flatMap(boostCards).slice(0, MOST);
  return cards.length > 0
    ? [{ kind: 'drawer', id: `${idBase}#odds-boosts`, title: BOOSTS_TITLE, autoExpand: true, cards }]
    : [];
}

/** How many blanks fill the last row of so many boosts. */
export function placeholdersFor(boosts: number): number {
  return (COLUMNS - (boosts % COLUMNS)) % COLUMNS;
}
