import type { Board } from './board.ts';
import type { BookView } from './trading.ts';

/** A book for its readers, with the markets of its board, which are made when they are read. */
export function withMarkets(board: Board, rest: Omit<BookView, 'markets' | 'onOffer' | 'market'>): BookView {
  return {
    ...rest,
    get markets() {
      return board.views;
    },
    get onOffer() {
      return board.onOffer;
    },
    market: (key) => board.market(key),
  };
}
