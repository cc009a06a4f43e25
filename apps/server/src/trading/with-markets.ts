import type { ShownMarkets } from './shown-markets.ts';
import type { BookView } from './trading.ts';

/** A book for its readers. */
export function withMarkets(
  shown: ShownMarkets,
  rest: Omit<BookView, 'markets' | 'onOffer' | 'usedUp' | 'betCount' | 'market'>,
): BookView {
  return {
    ...rest,
    get markets() {
      return shown.all;
    },
    get onOffer() {
      return shown.onOffer;
    },
    usedUp: shown.usedUp,
    get betCount() {
      return shown.betCount;
    },
    market: (key) => shown.market(key),
  };
}
