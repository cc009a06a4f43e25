import type { Odds } from '@fairline/money/odds.ts';
import { ladderOdds } from './ladder.ts';
import { addOverround, type OverroundMethod } from './overround.ts';

/**
 * Odds for every selection of a market, in order.
 *
 * The power method is the default because it never prices a favourite above certainty and gives longshots the larger share
 * of the overround, as bettors' money does.
 * @param probabilities chances to win on the samples that are not pushed; they are scaled to sum to as many selections as win,
 *   which is one but for markets like a double chance, whose chances sum to two
 * @param overround the booksum of each winner before rounding to the ladder; rounding only adds to it
 * @returns undefined in the place of a selection that cannot be priced: impossible, or all but certain
 */
export function quoteMarket(
  probabilities: readonly number[],
  overround: number,
  method: OverroundMethod = 'power',
): (Odds | undefined)[] {
  const total = probabilities.reduce((sum, p) => sum + p, 0);
  if (!(total > 0)) return probabilities.map(() => undefined);
  const winners = winnersAmong(probabilities, total);
  const prices = addOverround(
    probabilities.map((p) => Math.min(1, (p * winners) / total)),
    overround * winners,
    method,
  );
  return prices.map((price) => ladderOdds(price));
}

/** How many selections win together. What is no chance but a weight, above 1, says nothing about it. */
function winnersAmong(probabilities: readonly number[], total: number): number {
  return probabilities.every((p) => p <= 1) ? Math.max(1, Math.round(total)) : 1;
}

/** Odds of one selection against everything else. */
export function quote(probability: number, overround: number): Odds | undefined {
  return quoteMarket([probability, 1 - probability], overround)[0];
}
