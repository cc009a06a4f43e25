import type { Odds } from './odds.ts';
import { type Rational, rational, times } from './rational.ts';

// Exact fractions as floats: to compare them with what samples say, to draw them, to show a percentage. Never to pay by: nothing else in
// money and wagering reads this file.

/** As near as a float is; of parts below 1e308. */
export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

/** In percent: 1/2 is 50, and 29/100 is 29. */
export function percentOf(rate: Rational): number {
  return toNumber(times(rate, rational(100n)));
}

/** What a price pays for a unit staked, with it: 10/11 is 1.909…. */
export function paid(price: Odds): number {
  return 1 + toNumber(price);
}

/** The chance at which a price is fair, 1 / decimal price: of 10/11 it is 0.5238…. */
export function impliedChance({ numerator, denominator }: Odds): number {
  return Number(denominator) / (Number(numerator) + Number(denominator));
}
