import type { Odds } from '@fairline/money/odds.ts';
import { ladderOdds } from './ladder.ts';
import { quotedChances } from './quote.ts';

/** A selection is overbacked from this share of its limit on. */
const FROM = 0.25;
/** Prices move in so many steps, so that not every bet moves them. */
const STEPS = 5;
/** The most that the implied chance of a selection moves. */
const MOST = 0.05;
/** What is lengthened still leaves the house this much of the fair chance. */
const EDGE_OF_SHADED = 1.005;

/**
 * How overbacked a selection is, 0 to 1, in steps: 0 up to a quarter of its limit, 1 at the limit and beyond.
 * @param loss what the house loses if it wins, in minor units; below 0 for a gain
 * @param limit the most it may lose, in minor units
 */
export function overbacked(loss: bigint, limit: bigint): number {
  if (loss <= 0n) return 0;
  const share = limit > 0n ? Number(loss) / Number(limit) : 1;
  return Math.floor(Math.min(1, Math.max(0, (share - FROM) / (1 - FROM))) * STEPS) / STEPS;
}

/**
 * The odds of a market whose selections are unevenly backed. The implied chance of selection i is moved by
 * MOST * (backed_i - mean(backed)): what is overbacked gets shorter, the others longer, and the booksum stays. None gets
 * within half a percent of its fair price, so that prices of one book never make an arbitrage, with whatever market.
 * @param probabilities fair chances of selections of which one wins; they are scaled to sum to 1
 * @param booksum as that of `quoteMarket`
 * @param backed of each selection, from `overbacked`
 * @param likeliest no less than these chances: what newer samples give each, where that is more than it is quoted by
 */
export function shadedQuotes(
  probabilities: readonly number[],
  booksum: number,
  backed: readonly number[],
  likeliest = probabilities,
): (Odds | undefined)[] {
  const total = probabilities.reduce((sum, p) => sum + p, 0);
  if (!(total > 0)) return probabilities.map(() => undefined);
  const mean = backed.reduce((sum, one) => sum + one, 0) / probabilities.length;
  return quotedChances(probabilities, booksum).map((price, index) => {
    const moved = price + MOST * ((backed[index] ?? 0) - mean);
    const fair = (likeliest[index] ?? 0) * Math.max(1, 1 / total);
    return ladderOdds(Math.max(moved, fair * EDGE_OF_SHADED));
  });
}
