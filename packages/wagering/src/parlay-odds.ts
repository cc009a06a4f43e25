import { type Odds, odds } from '@fairline/money/odds.ts';

/**
 * Profit per unit staked when several prices win together, reduced: what `totalOdds` says of a parlay of them, without a bet
 * being made for it. A same-game group is one of the prices.
 * @throws RangeError for none
 */
export function parlayOdds(prices: Iterable<Odds>): Odds {
  let pays = 1n;
  let staked = 1n;
  for (const { numerator, denominator } of prices) {
    pays *= numerator + denominator;
    staked *= denominator;
  }
  return odds(pays - staked, staked);
}
