import type { Market, MarketsFrame } from './markets-frame.ts';

/** Longer than any price of the server's own, so that a painted one is known to be ours. */
const FIRST_PRICE = 10_000;
/** Multiples of it, modulo 1, are spread as evenly as can be. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

interface Quote {
  readonly market: number;
  readonly selection: number;
}

/**
 * Makes messages with new prices for the markets of a page, each selection in its turn. Neighbours on the page are far from one
 * another in that order: what is on screen changes with every message, and not all of it with one in ten.
 */
export class PriceMaker {
  readonly #frame: MarketsFrame;
  readonly #markets: Market[];
  readonly #quotes: readonly Quote[];
  #turn = 0;
  #price = FIRST_PRICE;
  #sequence: number;

  /** @param board the first message the server sent: the state of all markets of the page */
  constructor(board: MarketsFrame) {
    const { markets, sequence } = board.payload.data.marketUpdated;
    this.#frame = board;
    this.#sequence = sequence;
    // Whatever the server still sends of these markets elsewhere is older.
    this.#markets = markets.map((market) => ({ ...market, sequence: market.sequence + 1_000_000 }));
    const spread = markets.map((market, at) => ({ ...market, at }));
    spread.sort((a, b) => ((a.at * GOLDEN) % 1) - ((b.at * GOLDEN) % 1));
    this.#quotes = spread.flatMap(({ selections, at }) =>
      selections.flatMap(({ odds, isDisabled }, selection) =>
        odds && !isDisabled ? [{ market: at, selection }] : [],
      ),
    );
  }

  /** Prices that can change. */
  get size(): number {
    return this.#quotes.length;
  }

  /** A message in which so many prices are new, and the texts in which the page shows them. */
  next(changes: number): { readonly message: string; readonly prices: readonly string[] } {
    const changed = new Set<number>();
    const prices = Array.from({ length: changes }, () => {
      const quote = this.#quotes[this.#turn % this.#quotes.length];
      if (quote === undefined) throw new Error('The page shows no open market.');
      this.#turn += 1;
      this.#price += 1;
      changed.add(quote.market);
      this.#quote(quote, String(this.#price));
      return `+${this.#price}`;
    });
    this.#sequence += 1;
    const markets = [...changed].flatMap((index) => this.#markets[index] ?? []);
    const marketUpdated = { ...this.#frame.payload.data.marketUpdated, sequence: this.#sequence, markets };
    return { message: JSON.stringify({ ...this.#frame, payload: { data: { marketUpdated } } }), prices };
  }

  #quote({ market: index, selection }: Quote, numeratorLong: string): void {
    const market = this.#markets[index];
    if (market === undefined) return;
    const selections = market.selections.map((one, place) =>
      place === selection ? { ...one, odds: { ...one.odds, numeratorLong, denominatorLong: '100' } } : one,
    );
    this.#markets[index] = { ...market, sequence: market.sequence + 1, selections };
  }
}
