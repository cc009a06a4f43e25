import { compareOdds, decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import { ladderAtMost, ladderOdds } from './ladder.ts';

/**
 * The price of several legs of one event together, on the ladder: fair ** (1 - margin), no longer than the legs' prices
 * multiplied, no shorter than the longest of them. As the fair price only grows with another leg, so does this one.
 * @param fair decimal, above 0
 * @param margin the share of the price's logarithm that the house keeps, so that it grows with what is really combined: a leg
 * that adds little costs little
 * @param legs their own odds
 * @returns undefined without legs
 */
export function jointOdds(fair: number, margin: number, legs: readonly Odds[]): Odds | undefined {
  const longest = longestOf(legs);
  const own = ladderOdds(fair ** (margin - 1));
  if (longest === undefined || own === undefined) return longest;
  const bounded = surelyShorter(own, legs) ? own : shorterOf(own, atMostMultiplied(legs));
  return compareOdds(bounded, longest) < 0 ? longest : bounded;
}

function atMostMultiplied(legs: readonly Odds[]): Odds | undefined {
  return ladderAtMost(oddsFromDecimalPrice(product(legs.map(decimalPrice))));
}

/** Whether a price is so far below the legs' prices multiplied that floats can tell. */
function surelyShorter(price: Odds, legs: readonly Odds[]): boolean {
  return 1 + share(price) < 0.999 * legs.reduce((multiplied, leg) => multiplied * (1 + share(leg)), 1);
}

function share({ numerator, denominator }: Odds): number {
  return Number(numerator) / Number(denominator);
}

function shorterOf(price: Odds, other: Odds | undefined): Odds {
  return other && compareOdds(other, price) < 0 ? other : price;
}

function longestOf(prices: readonly Odds[]): Odds | undefined {
  const [first, ...others] = prices;
  return first && others.reduce((longest, one) => (compareOdds(one, longest) > 0 ? one : longest), first);
}
