import { type EventStatus, FUTURES_SPORT } from '../catalogue/catalogue.ts';
import type { BookStatus, BookView, MarketView, SelectionStatus, SelectionView } from '../trading/trading.ts';

/** The specification's words: CLOSED is what people read as 'Suspended', HIDDEN as 'Closed'. */
export type WireSelectionStatus = 'OPEN' | 'CLOSED' | 'HIDDEN' | 'FINISHED' | 'INVALID';
export type WireMarketStatus = 'OPEN' | 'SUSPENDED' | 'CLOSED' | 'SETTLED';

const SELECTION_STATUS: Readonly<Record<SelectionStatus, WireSelectionStatus>> = {
  open: 'OPEN',
  suspended: 'CLOSED',
  closed: 'HIDDEN',
  settled: 'FINISHED',
};

const MARKET_STATUS: Readonly<Record<BookStatus, WireMarketStatus>> = {
  open: 'OPEN',
  suspended: 'SUSPENDED',
  closed: 'CLOSED',
  settled: 'SETTLED',
};

/**
 * A selection that is open but has no price is a fault upstream: INVALID, shown as a blank. One that cannot win any more is FINISHED
 * before its market is: lists leave it out.
 */
export function wireSelectionStatus(selection: SelectionView): WireSelectionStatus {
  if (selection.isGone) return 'FINISHED';
  if (selection.status === 'open' && selection.odds === undefined) return 'INVALID';
  return SELECTION_STATUS[selection.status];
}

export function wireMarketStatus(market: MarketView): WireMarketStatus {
  return MARKET_STATUS[market.status];
}

/** Odds stand on the button while it is open or suspended, and never on a blank [CARD-018]. */
export function shownOdds(selection: SelectionView): SelectionView['odds'] {
  const status = wireSelectionStatus(selection);
  return status === 'OPEN' || status === 'CLOSED' ? selection.odds : undefined;
}

/** Whether it can be bet on at this moment. */
export function isTaking(selection: SelectionView): boolean {
  return wireSelectionStatus(selection) === 'OPEN';
}

/** Whether there is something to say of it: its odds, or of a settled market how it came out. */
export function isAvailable(selection: SelectionView): boolean {
  const status = wireSelectionStatus(selection);
  return status === 'OPEN' || status === 'CLOSED' || selection.outcome !== undefined;
}

/** Whether a market has anything to show: its status is a live one, or it is settled, and not every selection is a blank [CARD-019]. */
export function isOnOffer(market: MarketView): boolean {
  return market.status !== 'closed' && market.selections.some(isAvailable);
}

/** Cancelled, invalid and hidden events render nothing [CARD-008]. */
const UNSEEN: readonly EventStatus[] = ['CANCELLED', 'INVALID', 'HIDDEN'];

export function isShown(book: BookView): boolean {
  return !UNSEEN.includes(book.event.status);
}

/** A season of a league, which stands under its futures and in no list of games. */
export function isFutures({ event }: BookView): boolean {
  return event.sport.slug === FUTURES_SPORT.slug;
}

/** In play, on the lists of live games. */
export function isLive(book: BookView): boolean {
  return book.event.status === 'IN_PLAY' && !isFutures(book);
}

/** Yet to begin, on the lists of coming games; a postponed game keeps its place with its label. */
export function isUpcoming(book: BookView): boolean {
  const { status } = book.event;
  return (status === 'PRE_GAME' || status === 'POSTPONED') && !isFutures(book);
}

/** In play or to come, and its first prices are being made. */
export function isFirstPriced(book: BookView): boolean {
  const { status, priceState } = book;
  const isTraded = status === 'open' || status === 'suspended';
  return isTraded && priceState === 'first' && isShown(book) && (isLive(book) || isUpcoming(book));
}
