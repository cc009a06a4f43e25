import type { BookView } from '../trading/trading.ts';
import { listCard } from './cards.ts';
import { eventCards } from './event-page.ts';
import type { CardModel } from './page-model.ts';

/** Where cards of one event stand: on its own page, or on a list of events. Undefined looks at both. */
export type CardPlace = 'EVENT' | 'LIST' | undefined;

/** The cards of an event by raw id. The same card may have another heading elsewhere: of two, a list's comes first. */
export function cardsAt(book: BookView | undefined, place: CardPlace): ReadonlyMap<string, CardModel> {
  if (!book) return new Map();
  const grid = place === 'EVENT' ? undefined : listCard(book);
  const own = place === 'LIST' ? [] : eventCards(book);
  const cards = new Map<string, CardModel>();
  for (const card of grid ? [grid, ...own] : own) {
    if (!cards.has(card.rawId)) cards.set(card.rawId, card);
  }
  return cards;
}
