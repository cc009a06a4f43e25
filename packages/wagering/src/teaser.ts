import type { TeaserPrices } from './bet.ts';
import { lostFactor, voidFactor } from './factor.ts';
import type { PlainOutcome } from './outcome.ts';
import { decided, type Part, pending, priced } from './part.ts';

/**
 * A teaser pays the price of as many legs as are left after pushes and voids. Where the table has no price for
 * so few legs (a teaser of one leg above all) the stake is refunded.
 */
export function teaserPart(outcomes: readonly (PlainOutcome | 'pending')[], prices: TeaserPrices): Part {
  const count = (outcome: PlainOutcome | 'pending') => outcomes.filter((each) => each === outcome).length;
  const lost = count('loss') > 0 || (prices.ties === 'lose' && count('push') > 0);
  if (lost) return decided('loss', lostFactor);
  if (count('pending') > 0) return pending;

  const odds = prices.byLegs.get(count('win'));
  if (odds === undefined) return decided(count('push') > 0 ? 'push' : 'void', voidFactor);
  return priced(odds, 'win');
}

/** The legs a teaser was paid for; 0 when it lost. */
export function teaserLegsLeft(
  outcomes: readonly (PlainOutcome | 'pending')[],
  prices: TeaserPrices,
): number {
  const part = teaserPart(outcomes, prices);
  if (part.kind !== 'decided' || part.outcome === 'loss') return 0;
  return outcomes.filter((outcome) => outcome === 'win').length;
}
