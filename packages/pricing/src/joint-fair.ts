import type { JointCounts } from './joint-counts.ts';
import { highestChance } from './sampled-chance.ts';

/**
 * Returns are added up in whole numbers of this grain (none is more than the samples), so that the order of the legs does not
 * show, not even in the last bit.
 */
const GRAIN = 2 ** 32;
/** Their squares are larger: no more than the samples squared for each set of legs. */
const SQUARE_GRAIN = 2 ** 16;

/** What a group is worth by its samples, in decimal prices. */
export interface JointFair {
  /**
   * With it a unit staked gets a unit back on average, when a leg that pushes drops out and the legs left are paid at their own
   * fair price of this kind. It may be 1 or less where pushes alone give the stake back.
   */
  readonly fair: number;
  /** With it the house does not lose even where luck made the samples so much better for it; 0 or less where none does that. */
  readonly sure: number;
}

/**
 * What the legs in a mask are worth together. Fair is what solves
 *
 *     samples = Σ over the sets P of legs that push while the others win: count(P) × fair(legs without P)
 *
 * for the term in which nothing pushes; fair(no leg) is the stake, 1. For one leg it is 1 / winProbability, and without pushes
 * samples / wins. The chance to win given that nothing pushes would not do: where the push of one leg makes another likelier,
 * the price that is left is worth more than the stake (decision 16).
 * @param deviations how many standard deviations of luck `sure` allows for, in the wins and in what pushes pay each
 * @returns undefined when the legs win together in no sample
 */
export function jointFair(counts: JointCounts, mask: number, deviations: number): JointFair | undefined {
  const { size } = counts;
  const wins = counts.count(mask, 0);
  if (wins === 0) return undefined;
  const priceOf = fairPrices(counts);
  const fair = priceOf(mask);
  const pushing = mask & counts.pushing;
  let returned = 0;
  let squares = 0;
  for (let pushed = pushing; pushed > 0; pushed = (pushed - 1) & pushing) {
    const samples = counts.count(mask & ~pushed, pushed);
    if (samples === 0) continue;
    const price = priceOf(mask & ~pushed);
    returned += Math.round(samples * price * GRAIN);
    squares += Math.round(samples * price ** 2 * SQUARE_GRAIN);
  }
  const mean = returned / (size * GRAIN);
  const spread = Math.sqrt(Math.max(0, squares / (size * SQUARE_GRAIN) - mean ** 2) / size);
  const sure = (1 - mean - deviations * spread) / highestChance(wins / size, size, deviations);
  return { fair, sure };
}

/** The fair price of each set of legs that wins in some sample. */
function fairPrices(counts: JointCounts): (mask: number) => number {
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
  return fair;
}
