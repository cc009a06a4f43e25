import type { BookChanged } from '../trading/trading.topics.ts';
import type { MarketView, Trading } from '../trading/trading.ts';
import { isOnOffer } from './status.ts';

/**
 * Tells changes that may put a card, a market or an event on a page or take it off from those that only move prices and
 * scores. A page needs building again for the first kind alone, and that kind is rare.
 */
export class StructureWatch {
  readonly #trading: Pick<Trading, 'book' | 'market'>;
  /** By event: the markets on offer, and of each what stands in other places than the market itself. */
  readonly #onOffer = new Map<string, Map<string, string>>();

  constructor(trading: Pick<Trading, 'book' | 'market'>) {
    this.#trading = trading;
  }

  /** Whether the change is of the first kind. To be asked about every change, once. */
  isStructural(change: BookChanged): boolean {
    const known = this.#onOffer.get(change.eventId);
    const hasBook = this.#trading.book(change.eventId) !== undefined;
    if (!hasBook) this.#onOffer.delete(change.eventId);
    if (!known || !hasBook) {
      if (hasBook) this.#onOffer.set(change.eventId, this.#read(change));
      return true;
    }
    let structural = change.status;
    for (const key of change.markets) {
      const market = this.#trading.market(`${change.eventId}~${key}`);
      if (update(known, key, market)) structural = true;
    }
    return structural;
  }

  #read({ eventId }: BookChanged): Map<string, string> {
    const markets = this.#trading.book(eventId)?.markets.filter(isOnOffer) ?? [];
    return new Map(markets.map((market) => [market.key, standingOf(market)]));
  }
}

/** Writes down how a market stands; whether that is news. */
function update(known: Map<string, string>, key: string, market: MarketView | undefined): boolean {
  if (!market || !isOnOffer(market)) return known.delete(key);
  const standing = standingOf(market);
  if (known.get(key) === standing) return false;
  known.set(key, standing);
  return true;
}

/** Whether it is the main line of its family, and which of its selections are boosted. */
function standingOf({ main, selections }: MarketView): string {
  const boosted = selections.filter(({ was }) => was !== undefined);
  return [main, ...boosted.map(({ selectionKey }) => selectionKey)].join();
}
