import { toNumber } from '@fairline/money/float.ts';
import { compareRational, dividedBy, one, type Rational, rational, times } from '@fairline/money/rational.ts';
import { lowestChance } from '@fairline/pricing/sampled-chance.ts';

/** Who waits for the moment to cash out finds samples that luck made better than the game is; in standard deviations. */
const LUCK = 3;

/** Chances are kept to so many parts: finer than any simulation knows them. */
const PARTS = 1_000_000_000;

/** A chance as it is kept. @param chance 0 to 1 */
export function inParts(chance: number): Rational {
  return rational(BigInt(Math.round(chance * PARTS)), BigInt(PARTS));
}

/** The chance, or less where what is kept of it would be more than luck leaves. @param kept what an offer pays of its fair value, 0 to 1 */
export function sureChance(chance: number, samples: number, kept: Rational): Rational {
  const [fair, low] = [inParts(chance), inParts(lowestChance(chance, samples, LUCK))];
  return compareRational(low, times(fair, kept)) < 0 ? dividedBy(low, kept) : fair;
}

/** A way in which no leg of an event loses. */
export interface WorthInWay {
  readonly chance: Rational;
  /** In any unit. */
  readonly pays: Rational;
}

/** How far luck in the samples of an event puts what it is worth off: the variance of that, in squares of itself; 0 of nothing. */
export function relativeVariance(ways: readonly WorthInWay[], samples: number): number {
  const known = ways.map(({ chance, pays }) => ({ chance: toNumber(chance), pays: toNumber(pays) }));
  const mean = known.reduce((sum, { chance, pays }) => sum + chance * pays, 0);
  const ofSquares = known.reduce((sum, { chance, pays }) => sum + chance * pays ** 2, 0);
  return mean === 0 ? 0 : Math.max(0, ofSquares / mean ** 2 - 1) / samples;
}

/**
 * The part of a worth of which no more is kept than luck leaves of it. Events are lucky together: of a product, their relative variances
 * add up.
 * @param variances of the events
 * @param kept what an offer pays of its fair value, 0 to 1
 */
export function surePart(variances: readonly number[], kept: Rational): Rational {
  const variance = variances.reduce((sum, ofEvent) => sum + ofEvent, 0);
  const low = inParts(Math.max(0, 1 - LUCK * Math.sqrt(variance)));
  return compareRational(low, kept) < 0 ? dividedBy(low, kept) : one;
}
