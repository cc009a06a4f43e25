import type { BookChanged } from '../trading/trading.topics.ts';
import type { BookView, MarketHead, Trading } from '../trading/trading.ts';
import { frontOf } from './field-card.ts';

/**
 * Tells changes that may put a card, a market or an event on a page or take it off from those that only move prices and
 * scores. A page needs building again for the first kind alone, and that kind is rare: the places of a field are of it.
 */
export class StructureWatch {
  readonly #trading: Pick<Trading, 'book'>;
  /** By event: the markets on offer, and of each what stands in other places than the market itself. */
  readonly #onOffer = new Map<string, Map<string, string>>();
  /** By event, where there is any: who is in front of its field, and the families of which lines are awaited. */
  readonly #beside = new Map<string, string>();

  constructor(trading: Pick<Trading, 'book'>) {
    this.#trading = trading;
  }

  /** Whether the change is of the first kind. To be asked about every change, once. */
  isStructural(change: BookChanged): boolean {
    const known = this.#onOffer.get(change.eventId);
    const book = this.#trading.book(change.eventId);
    const isNewBeside = book !== undefined && this.#noteBeside(change.eventId, besideMarkets(book));
    if (!book) this.#beside.delete(change.eventId);
    if (!known || !book) {
      if (book)
        this.#onOffer.set(change.eventId, new Map(book.onOffer.map((head) => [head.key, standingOf(head)])));
      else this.#onOffer.delete(change.eventId);
      return true;
    }
    if (change.markets.length === 0) return change.status || isNewBeside;
    const onOffer = new Map(book.onOffer.map((market) => [market.key, market]));
    const news = change.markets.filter((key) => update(known, key, onOffer.get(key)));
    return change.status || isNewBeside || news.length > 0;
  }

  /** Whether it is news. */
  #noteBeside(eventId: string, beside: string | undefined): boolean {
    if (this.#beside.get(eventId) === beside) return false;
    if (beside === undefined) this.#beside.delete(eventId);
    else this.#beside.set(eventId, beside);
    return true;
  }
}

function besideMarkets(book: BookView): string | undefined {
  const awaited = (book.usedUp ?? []).map(({ family }) => family);
  return awaited.length === 0 ? frontOf(book) : [frontOf(book), ...awaited].join();
}

/** Writes down how a market stands; whether that is news. */
function update(known: Map<string, string>, key: string, market: MarketHead | undefined): boolean {
  if (!market) return known.delete(key);
  const standing = standingOf(market);
  if (known.get(key) === standing) return false;
  known.set(key, standing);
  return true;
}

/** Whether it is the main line of its family, and which of its selections are boosted; nearly all share one of two texts. */
function standingOf({ main, boosted }: MarketHead): string {
  const place = main ? 'main' : 'other';
  return boosted === undefined ? place : `${place} ${boosted}`;
}
