import type { Odds } from '@fairline/money/odds.ts';
import { ladderOdds } from './ladder.ts';
import { addOverround } from './overround.ts';

/**
 * Odds for every selection of a market, in order.
 *
 * The power method is the default because it never prices a favourite above certainty and gives longshots the larger share
 * of the overround, as bettors' money does.
 * @param probabilities chances to win on the samples that are not pushed; they are scaled to sum to `winners`
 * @param overround the booksum of each winner before rounding to the ladder; rounding only adds to it
 * @param winners how many selections win together: one, but in markets like a double chance
 * @returns undefined in the place of a selection that cannot be priced: impossible, or all but certain
 */
export function quoteMarket(
  probabilities: readonly number[],
  overround: number,
  winners = 1,
): (Odds | undefined)[] {
  const total = probabilities.reduce((sum, p) => sum + p, 0);
  if (!(total > 0)) return probabilities.map(() => undefined);
  const prices = addOverround(
    probabilities.map((p) => Math.min(1, (p * winners) / total)),
    overround * winners,
    'power',
  );
  return prices.map((price) => ladderOdds(price));
}
