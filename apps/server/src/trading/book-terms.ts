import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { ladderOdds } from '@fairline/pricing/ladder.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/sport.ts';
import { type EventOrders, holdOf, manualPrice, NO_ORDERS } from './orders.ts';
import type { MarketPrices } from './price-market.ts';

/** What else than the samples decides what is on the board. */
export interface BookTerms {
  readonly orders: EventOrders;
}

export const PLAIN_TERMS: BookTerms = { orders: NO_ORDERS };

/** The least that a manual price leaves to the house, of the chance that the samples give its selection. */
const LEAST_EDGE = 1.01;

/**
 * The longest price that an operator can give a selection. Every price of a book stays worse than fair by the same samples,
 * so that no bets on it, on one market or several, win whatever happens.
 * @param chance of the samples, 0 to 1
 * @returns undefined when no price is short enough
 */
export function longestManual(chance: number): Odds | undefined {
  return ladderOdds(chance * LEAST_EDGE);
}

/** A market's status while its book has `status`. */
export function marketStatus<Status extends 'open' | 'suspended'>(
  { orders }: BookTerms,
  marketKey: string,
  status: Status,
): Status | 'suspended' {
  return holdOf(orders, marketKey) ? 'suspended' : status;
}

/** The market's prices with what operators make of them. A manual price that the game has overtaken is cut to the longest. */
export function offeredPrices(
  { orders }: BookTerms,
  { key, selections }: MarketDefinition<Outcomes>,
  prices: MarketPrices,
): MarketPrices {
  if (orders.prices.size === 0) return prices;
  const odds = prices.odds.map((own, index) => {
    const manual = manualPrice(orders, key, selections[index]?.key ?? '');
    const longest = longestManual(prices.chances[index] ?? 0);
    if (!own || !manual || !longest) return own;
    return compareOdds(manual, longest) > 0 ? longest : manual;
  });
  return { ...prices, odds };
}
