import type { Odds } from '@fairline/money/odds.ts';

/** The chance at which the price is fair, as a float: to compare with chances of samples, never to pay by. */
export function impliedChance({ numerator, denominator }: Odds): number {
  return Number(denominator) / (Number(numerator) + Number(denominator));
}
