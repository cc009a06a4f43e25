import { readStreamLine } from './change-message.ts';
import { MarketBook } from './market-book.ts';

/** What the exchange thought of one runner at a moment. */
export interface BookPrice {
  readonly atMs: number;
  /** Between the best prices to back and to lay, as a chance. */
  readonly chance: number;
}

/**
 * The price of one runner whenever it changed, while its market was open, from a recorded stream of an exchange's market
 * ('mcm' messages with depth): the first that the recording tells of, for another may have the same runner. Lines that cannot
 * be read are left out.
 * @param runner the exchange's selection id
 */
export function bookPrices(text: string, runner: number): BookPrice[] {
  let book: MarketBook | undefined;
  const prices: BookPrice[] = [];
  for (const line of text.split('\n')) {
    const message = readStreamLine(line);
    if (typeof message === 'string' || message.op !== 'mcm') continue;
    for (const change of message.mc) {
      book ??= new MarketBook(change.id);
      book.apply(change);
    }
    const chance = book?.definition?.status === 'OPEN' ? book.chance(runner) : undefined;
    if (chance !== undefined && chance !== prices.at(-1)?.chance) prices.push({ atMs: message.pt, chance });
  }
  return prices;
}

/** The last price told by a moment; undefined before the first. */
export function priceAt(prices: readonly BookPrice[], atMs: number): number | undefined {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle]?.atMs ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return prices[low - 1]?.chance;
}
