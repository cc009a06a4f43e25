import { paid } from '@fairline/money/float.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { JointCounts } from './joint-counts.ts';
import { jointFair } from './joint-fair.ts';
import { jointOdds } from './joint-odds.ts';

/** On what terms so many legs are sold together: the margin no higher with a further leg, the deviations no fewer. */
export interface GroupTerms {
  /** See jointOdds. */
  readonly margin: number;
  /** See jointFair. */
  readonly deviations: number;
}

/**
 * The prices of legs of one event together, by the mask of the legs that are in the group; a leg alone has its own. A group is
 * sold for no less than the same legs without one, as long as it returns no more than those do (then nobody is better off for
 * it, however many legs the luck that its own price allows for goes by), or the house does not lose by it even so.
 * @param counts of the legs, of every set of them
 * @returns undefined for legs that win together in no sample
 */
export function groupPrices(
  counts: JointCounts,
  legs: readonly Odds[],
  termsOf: (legs: number) => GroupTerms,
): (mask: number) => Odds | undefined {
  const known = new Map<number, Odds | undefined>();
  const priceOf = (mask: number): Odds | undefined => {
    if (!known.has(mask)) known.set(mask, priced(mask));
    return known.get(mask);
  };
  const priced = (mask: number): Odds | undefined => {
    const own = legs.filter((_, leg) => (mask & (1 << leg)) !== 0);
    const { margin, deviations } = termsOf(own.length);
    const worth = jointFair(counts, mask, deviations);
    if (worth === undefined || own.length === 1) return worth && own[0];
    // Fewer legs are paid more only where luck binds, or a leg that pushes; alone they have their own prices. So groups of fewer legs
    // would say the same, and need not be gone through.
    const isByMargin = (mask & counts.pushing) === 0 && worth.fair ** (1 - margin) <= worth.sure;
    if (isByMargin) return jointOdds(worth, margin, own, own);
    const fewer = legs.flatMap((_, leg) => {
      const part = mask & ~(1 << leg);
      const price = part === mask ? undefined : priceOf(part);
      const isFit = price && (paid(price) <= worth.sure || returnsNoMore({ mask, part, price, deviations }));
      return isFit ? [price] : [];
    });
    return jointOdds(worth, margin, own, fewer);
  };
  /** Whether legs at the price of one fewer return no more than those, by so many standard deviations of luck. */
  const returnsNoMore = ({ mask, part, price, deviations }: OneFewer): boolean => {
    // The group wins no more often than the part, and where nothing pushes that is all there is.
    if ((mask & counts.pushing) === 0) return true;
    const left = (kept: number) => {
      const odds = priceOf(kept);
      return odds ? paid(odds) : 1;
    };
    const ofPart = (pushed: number) => ((pushed & part) === 0 ? paid(price) : left(part & ~pushed));
    let [sum, squares] = [0, 0];
    const add = (samples: number, more: number) => {
      sum += samples * more;
      squares += samples * more ** 2;
    };
    for (const pushed of subsetsOf(mask & counts.pushing)) {
      const samples = counts.count(mask & ~pushed, pushed);
      if (samples > 0) add(samples, (pushed === 0 ? paid(price) : left(mask & ~pushed)) - ofPart(pushed));
    }
    const further = mask & ~part;
    for (const pushed of subsetsOf(part & counts.pushing)) {
      const kept = part & ~pushed;
      const alike = counts.count(kept | further, pushed) + counts.count(kept, pushed | further);
      const samples = counts.count(kept, pushed) - alike;
      if (samples > 0) add(samples, -ofPart(pushed));
    }
    const mean = sum / counts.size;
    const spread = Math.sqrt(Math.max(0, squares / counts.size - mean ** 2) / counts.size);
    return mean + deviations * spread <= 0;
  };
  return priceOf;
}

interface OneFewer {
  readonly mask: number;
  /** The legs in the mask but one, and what they are sold for. */
  readonly part: number;
  readonly price: Odds;
  readonly deviations: number;
}

function subsetsOf(legs: number): readonly number[] {
  const subsets: number[] = [];
  for (let subset = legs; ; subset = (subset - 1) & legs) {
    subsets.push(subset);
    if (subset === 0) return subsets;
  }
}
