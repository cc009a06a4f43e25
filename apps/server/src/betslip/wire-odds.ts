import { betToWinRatio, type Odds, oddsFromPair, ratioScale } from '@fairline/money/odds.ts';

/** A Long of the wire has 30 digits at most. */
const LONGEST = 10n ** 30n;

/** Total odds as they are sent: those of many legs have more digits than the wire takes and are rounded to 1e-12. */
export function wireOdds(odds: Odds | undefined): Odds | null {
  if (!odds) return null;
  if (odds.numerator < LONGEST && odds.denominator < LONGEST) return odds;
  return oddsFromPair(betToWinRatio(odds), ratioScale) ?? odds;
}
