import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { ladderOdds } from '@fairline/pricing/ladder.ts';
import { overbacked, shadedQuotes } from '@fairline/pricing/shade.ts';
import type { MarketDefinition, MarketType, Outcomes } from '@fairline/sports/market-definition.ts';
import { booksumOf } from './booksum.ts';
import { type EventOrders, holdOf, manualPrice, NO_ORDERS, orderedLimit } from './orders.ts';
import type { MarketPrices } from './price-market.ts';
import type { MarketExposure } from './trading.ts';

/** What else than the samples decides what is on the board. */
export interface BookTerms {
  readonly orders: EventOrders;
  /** By market key. */
  readonly exposure: ReadonlyMap<string, MarketExposure>;
  /** Whether prices follow the exposure. */
  readonly isShaded: boolean;
}

export const PLAIN_TERMS: BookTerms = { orders: NO_ORDERS, exposure: new Map(), isShaded: false };

/** The least that a manual price leaves to the house, of the chance that the samples give its selection. */
const EDGE_OF_MANUAL = 1.01;

/**
 * The longest price that an operator can give a selection. Every price of a book stays worse than fair by the same samples,
 * so that no bets on it, on one market or several, win whatever happens.
 * @param chance of the samples, 0 to 1
 * @returns undefined when no price is short enough
 */
export function longestManual(chance: number): Odds | undefined {
  return ladderOdds(chance * EDGE_OF_MANUAL);
}

/** Whether an operator keeps a market from sale, whatever its book does. */
export function whetherStopped({ orders }: BookTerms, marketKey: string): true | undefined {
  return holdOf(orders, marketKey) ? true : undefined;
}

/** A market's status while its book has `status`. */
export function marketStatus<Status extends 'open' | 'suspended'>(
  terms: BookTerms,
  marketKey: string,
  status: Status,
): Status | 'suspended' {
  return whetherStopped(terms, marketKey) ? 'suspended' : status;
}

/**
 * The market's prices with what exposure and operators make of them. A manual price that the game has overtaken is cut to
 * the longest.
 * @param likeliest as of OnBoard
 */
export function offeredPrices(
  terms: BookTerms,
  definition: MarketDefinition<Outcomes>,
  main: boolean,
  prices: MarketPrices,
  likeliest: readonly number[],
): MarketPrices {
  const odds = shadedOdds(terms, definition, main, prices, likeliest);
  return { ...prices, ...withManual(terms, definition, odds, likeliest) };
}

const SHADED: readonly MarketType[] = ['MONEYLINE', 'THREE_WAY_MONEYLINE', 'SPREAD', 'TOTAL', 'TEAM_TOTAL'];

function shadedOdds(
  { orders, exposure, isShaded }: BookTerms,
  definition: MarketDefinition<Outcomes>,
  main: boolean,
  { odds, chances }: MarketPrices,
  likeliest: readonly number[],
): MarketPrices['odds'] {
  const { key, type, selections } = definition;
  const { limit, losses } = exposure.get(key) ?? {};
  if (!isShaded || !losses || limit === undefined || !SHADED.includes(type)) return odds;
  if (odds.some((price) => price === undefined)) return odds;
  const most = orderedLimit(orders, key) ?? limit;
  const backed = selections.map((selection) => overbacked(losses.get(selection.key) ?? 0n, most));
  if (backed.every((one) => one === 0)) return odds;
  const shaded = shadedQuotes(chances, booksumOf(definition, main), backed, likeliest);
  // What is all but certain has less left to give than a shade takes.
  return shaded.map((price, place) => price ?? odds[place]);
}

function withManual(
  { orders }: BookTerms,
  { key, selections }: MarketDefinition<Outcomes>,
  odds: MarketPrices['odds'],
  likeliest: readonly number[],
): Pick<MarketPrices, 'odds' | 'was'> {
  if (orders.prices.size === 0) return { odds };
  const offered = odds.map((own, index) => {
    const manual = manualPrice(orders, key, selections[index]?.key ?? '');
    const longest = longestManual(likeliest[index] ?? 0);
    if (!own || !manual || !longest) return own;
    return compareOdds(manual, longest) > 0 ? longest : manual;
  });
  return { odds: offered, was: odds.map((own, index) => boostedFrom(own, offered[index])) };
}

/** The market's own price where it is shorter than the one on offer. */
function boostedFrom(own: Odds | undefined, offered: Odds | undefined): Odds | undefined {
  return own && offered && compareOdds(offered, own) > 0 ? own : undefined;
}
