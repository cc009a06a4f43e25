import { decimalPrice, type Odds } from '@fairline/money/odds.ts';
import { minus, one, product, type Rational, rational } from '@fairline/money/rational.ts';
import type { Bet } from '@fairline/wagering/bet.ts';
import { countCombinations, subsetProducts } from '@fairline/wagering/combinations.ts';
import type { OfferTerms, OfferType } from './offered.ts';

/** What a draft bet would be: enough to work out its amounts. */
export interface DraftQuote {
  readonly type: OfferType;
  readonly totalOdds: Odds | undefined;
  /** Winnings per unit of the stake of a line, over all lines. */
  readonly ratio: Rational;
  readonly combinations: number;
  bet(terms: OfferTerms): Bet;
}

/** A single selection at odds that need not be on offer any more. */
export function straightQuote(odds: Odds): DraftQuote {
  return {
    type: 'STRAIGHT',
    totalOdds: odds,
    ratio: odds,
    combinations: 1,
    bet: (terms) => ({ ...terms, type: 'straight', leg: { odds, outcome: 'pending' } }),
  };
}

/** Winnings per unit if all of the prices win. */
export function parlayRatio(prices: readonly Odds[]): Rational {
  return minus(product(prices.map(decimalPrice)), one);
}

/** The same of a round robin, by the size of its parlays. */
export function roundRobinRatios(prices: readonly Odds[]): readonly Rational[] {
  const returned = subsetProducts(prices.map(decimalPrice));
  return returned.map((sum, size) => minus(sum, rational(countCombinations(prices.length, size))));
}
