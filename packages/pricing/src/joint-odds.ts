import { paid } from '@fairline/money/float.ts';
import { compareOdds, decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import type { JointFair } from './joint-fair.ts';
import { ladder, ladderAtMost, ladderOdds } from './ladder.ts';

/** What is left to the house at the least where a price is raised to that of fewer legs. */
const EDGE_OF_RAISED = 1.01;

/**
 * The price of several legs of one event together, on the ladder: fair ** (1 - margin), no longer than the sure one and the legs'
 * prices multiplied, no shorter than those of fewer legs as long as they are worth less than fair. Where nothing pushes another
 * leg never makes it shorter, as it never makes the fair price.
 * @param worth `fair` above 0
 * @param margin the share of the price's logarithm that the house keeps, so that it grows with what is really combined: a leg
 * that adds little costs little
 * @param legs their own odds
 * @param fewer prices of some of the legs at which all of them return no more than those do
 * @returns undefined without legs
 */
export function jointOdds(
  worth: JointFair,
  margin: number,
  legs: readonly Odds[],
  fewer: readonly Odds[],
): Odds | undefined {
  // What is all but certain is paid at the shortest price there is.
  const chance = Math.max(worth.fair ** (margin - 1), 1 / Math.max(0, worth.sure));
  const own = ladderOdds(chance) ?? ladder()[0];
  if (legs.length === 0 || own === undefined) return undefined;
  const bounded = surelyShorter(own, legs) ? own : shorterOf(own, atMostMultiplied(legs));
  const longest = longestOf(fewer);
  return longest && compareOdds(bounded, longest) < 0 && isWorthLess(longest, worth.fair) ? longest : bounded;
}

function isWorthLess(price: Odds, fair: number): boolean {
  return paid(price) * EDGE_OF_RAISED <= fair;
}

function atMostMultiplied(legs: readonly Odds[]): Odds | undefined {
  return ladderAtMost(oddsFromDecimalPrice(product(legs.map(decimalPrice))));
}

/** Whether a price is so far below the legs' prices multiplied that floats can tell. */
function surelyShorter(price: Odds, legs: readonly Odds[]): boolean {
  return paid(price) < 0.999 * legs.reduce((multiplied, leg) => multiplied * paid(leg), 1);
}

function shorterOf(price: Odds, other: Odds | undefined): Odds {
  return other && compareOdds(other, price) < 0 ? other : price;
}

function longestOf(prices: readonly Odds[]): Odds | undefined {
  const [first, ...others] = prices;
  return first && others.reduce((longest, one) => (compareOdds(one, longest) > 0 ? one : longest), first);
}
