import { decimalPrice, type Odds, odds, oddsFromPair } from './odds.ts';
import { compareRational, minus, one, rational } from './rational.ts';
import { roundHalfUp, toFixed } from './round.ts';

/** How a patron reads odds; EURO is the specification's word for decimal. */
export type OddsFormat = 'AMERICAN' | 'EURO';

/** For display only: what was formatted is never parsed back into the price of a bet. */
export function formatOdds(of: Odds, format: OddsFormat): string {
  return format === 'AMERICAN' ? formatAmericanOdds(of) : formatDecimalOdds(of);
}

/** '-110', '+150', evens '+100'; with an ASCII minus. What rounds to -100 is printed +100, the same price. */
export function formatAmericanOdds(of: Odds): string {
  if (of.numerator >= of.denominator) {
    return `+${roundHalfUp({ numerator: of.numerator * 100n, denominator: of.denominator })}`;
  }
  const risked = roundHalfUp({ numerator: of.denominator * 100n, denominator: of.numerator });
  return risked === 100n ? '+100' : `-${risked}`;
}

/** '1.91', '34.00'; prices below 1.01 get as many places as it takes not to read 1.00. */
export function formatDecimalOdds(of: Odds): string {
  let places = 2;
  while (compareRational(of, rational(1n, 10n ** BigInt(places))) < 0) places += 1;
  return toFixed(decimalPrice(of), places);
}

/**
 * '+150', '150', '-110' (with either minus sign) and 'Even'. Positive n is decimal 1 + n/100, negative
 * 1 - 100/n, 'Even' 2.00.
 * @returns undefined for anything else, and for what lies between -100 and +100
 */
export function parseAmericanOdds(text: string): Odds | undefined {
  if (/^evens?$/i.test(text.trim())) return odds(1n, 1n);
  const match = /^([+\-−]?)(\d{3,9})$/.exec(text.trim());
  if (match?.[2] === undefined) return undefined;
  const size = BigInt(match[2]);
  if (size < 100n) return undefined;
  return match[1] === '' || match[1] === '+' ? oddsFromPair(size, 100n) : oddsFromPair(100n, size);
}

/** '1.91' is 91/100. @returns undefined unless it is a plain decimal above 1 */
export function parseDecimalOdds(text: string): Odds | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text.trim());
  if (match?.[1] === undefined) return undefined;
  const decimals = match[2] ?? '';
  const profit = minus(rational(BigInt(match[1] + decimals), 10n ** BigInt(decimals.length)), one);
  return oddsFromPair(profit.numerator, profit.denominator);
}
