import type { JointCounts } from './joint-counts.ts';

/**
 * Returns are added up in whole numbers of this grain (none is more than the samples), so that the order of the legs does not
 * show, not even in the last bit.
 */
const GRAIN = 2 ** 32;

/**
 * The fair decimal price of the legs in a mask: with it a unit staked gets a unit back on average, when a leg that pushes
 * drops out and the legs left are paid at their own fair price of this kind.
 *
 *     samples = Σ over the sets P of legs that push while the others win: count(P) × fair(legs without P)
 *
 * is solved for the term in which nothing pushes; fair(no leg) is the stake, 1. For one leg it is 1 / winProbability, and
 * without pushes samples / wins. The chance to win given that nothing pushes would not do: where the push of one leg makes
 * another likelier, the price that is left is worth more than the stake (decision 16).
 * @returns undefined when the legs win together in no sample; may be 1 or less where pushes alone give the stake back
 */
export function fairDecimalPrice(counts: JointCounts, mask: number): number | undefined {
  const known = new Map<number, number>([[0, 1]]);
  const fair = (legs: number): number => {
    const found = known.get(legs);
    if (found !== undefined) return found;
    const pushing = legs & counts.pushing;
    let returned = 0;
    for (let pushed = pushing; pushed > 0; pushed = (pushed - 1) & pushing) {
      const samples = counts.count(legs & ~pushed, pushed);
      if (samples > 0) returned += Math.round(samples * fair(legs & ~pushed) * GRAIN);
    }
    const price = (counts.size * GRAIN - returned) / (counts.count(legs, 0) * GRAIN);
    known.set(legs, price);
    return price;
  };
  return counts.count(mask, 0) === 0 ? undefined : fair(mask);
}
