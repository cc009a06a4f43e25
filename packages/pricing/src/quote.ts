import type { Odds } from '@fairline/money/odds.ts';
import { ladderOdds } from './ladder.ts';
import { addOverround } from './overround.ts';

/** The most the house keeps of what is staked on an even chance. */
const MOST_OF_EVEN = 0.08;
/** And so much more each time the chance halves: 17 % of one in ten, 29 % of one in a hundred, 33 % of one in two hundred. */
const EACH_HALVING = 0.0375;
const MOST_OF_ANY = 0.5;

/**
 * Odds for every selection of a market, in order.
 * @param probabilities chances to win on the samples that are not pushed; they are scaled to sum to `winners`
 * @param booksum of each winner, see `quotedChances`
 * @param winners how many selections win together: one, but in markets like a double chance
 * @param atLeast what the price of each says at the least, whatever the margin makes of it
 * @returns undefined in the place of a selection that cannot be priced: impossible, or all but certain
 */
export function quoteMarket(
  probabilities: readonly number[],
  booksum: number,
  winners = 1,
  atLeast: readonly number[] = [],
): (Odds | undefined)[] {
  return quotedChances(probabilities, booksum, winners).map((price, index) =>
    ladderOdds(Math.max(price, atLeast[index] ?? 0)),
  );
}

/**
 * The chance that each price of a market says, its margin included, before it is rounded to the ladder.
 *
 * The power method is the default because it never prices a favourite above certainty and gives longshots the larger share
 * of the overround, as bettors' money does. Of two sides it gives an unlikely one nearly all, so that a chance of one in two
 * hundred would pay a tenth of what it is worth. So no selection is charged more than its chance alone allows
 * (`mostKept`), which is what the power method charges it among three and more. A longshot costs the same wherever it
 * stands then. What cannot be charged is charged to nobody: a lopsided market adds up to less than `booksum`, and
 * each price still no better than fair.
 * @param probabilities as those of `quoteMarket`; all 0 when they say nothing
 * @param booksum of each winner, the most that it is before rounding to the ladder, which adds to it
 */
export function quotedChances(
  probabilities: readonly number[],
  booksum: number,
  winners = 1,
): readonly number[] {
  const total = probabilities.reduce((sum, p) => sum + p, 0);
  if (!(total > 0)) return probabilities.map(() => 0);
  const fair = probabilities.map((p) => Math.min(1, (p * winners) / total));
  const prices = addOverround(fair, booksum * winners, 'power');
  return prices.map((price, index) => Math.min(price, mostFor(fair[index] ?? 0)));
}

/** The most that the price of a chance may say. It rises with the chance, so that a likelier selection never pays more. */
function mostFor(chance: number): number {
  return chance > 0 ? chance / (1 - mostKept(chance)) : 0;
}

/** The most the house keeps of what is staked on a chance, 0 to 1. @param chance above 0, up to 1 */
function mostKept(chance: number): number {
  return Math.min(MOST_OF_ANY, MOST_OF_EVEN - EACH_HALVING * Math.log2(2 * chance));
}
