import { compareOdds, decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import { ladderAtMost, ladderOdds } from './ladder.ts';

/**
 * The price of several legs of one event together, on the ladder: fair ** (1 - margin), no longer than the legs' prices
 * multiplied, no shorter than the longest of them. As the fair price can only grow with another leg, so does this one.
 * @param fair decimal, above 1
 * @param margin the share of the price's logarithm that the house keeps, so that it grows with what is really combined: a leg
 * that adds little costs little
 * @param legs their own odds, at least one
 */
export function jointOdds(fair: number, margin: number, legs: readonly Odds[]): Odds | undefined {
  const longest = longestOf(legs);
  const most = ladderAtMost(oddsFromDecimalPrice(product(legs.map(decimalPrice))));
  const own = ladderOdds(fair ** (margin - 1));
  if (longest === undefined || own === undefined || most === undefined) return longest;
  const bounded = compareOdds(own, most) > 0 ? most : own;
  return compareOdds(bounded, longest) < 0 ? longest : bounded;
}

/** The longest of some prices. */
export function longestOf(prices: readonly Odds[]): Odds | undefined {
  const [first, ...others] = prices;
  return first && others.reduce((longest, one) => (compareOdds(one, longest) > 0 ? one : longest), first);
}
