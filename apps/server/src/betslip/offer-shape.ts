import { roundRobinLegMaximum } from '@fairline/wagering/combinations.ts';
import { type BetError, betError } from './bet-error.ts';
import type { OfferRequest } from './offered.ts';
import { MAX_SELECTIONS } from './slip.ts';

/** Legs of a round robin at least: of two there is one parlay. */
export const ROUND_ROBIN_LEG_MINIMUM = 3;

/** What is wrong with a bet before any price is looked at: how many legs it has. */
export function shapeErrors(request: OfferRequest): BetError[] {
  const { selectionIds } = request;
  if (selectionIds.length === 0) return [betError('NO_LEGS')];
  if (selectionIds.length > MAX_SELECTIONS) {
    return [betError('TOO_MANY_LEGS', { maximum: String(MAX_SELECTIONS) })];
  }
  if (selectionIds.length > 1 && new Set(selectionIds).size < selectionIds.length)
    return [betError('DUPLICATE_LEG')];
  return countErrors(request);
}

function countErrors({ type, selectionIds, roundRobinSize }: OfferRequest): BetError[] {
  const count = selectionIds.length;
  switch (type) {
    case 'STRAIGHT':
      return count > 1 ? [betError('STRAIGHT_NEEDS_ONE_LEG')] : [];
    case 'PARLAY':
    case 'PARLAY_PLUS':
      return count < 2 ? [betError('PARLAY_NEEDS_LEGS')] : [];
    case 'TEASER':
      return count < 2 ? [betError('TEASER_NEEDS_LEGS')] : [];
    case 'ROUND_ROBIN':
      return roundRobinErrors(count, roundRobinSize);
  }
}

function roundRobinErrors(count: number, size: number | undefined): BetError[] {
  if (count < ROUND_ROBIN_LEG_MINIMUM || count > roundRobinLegMaximum) {
    const legs = { minimum: String(ROUND_ROBIN_LEG_MINIMUM), maximum: String(roundRobinLegMaximum) };
    return [betError('ROUND_ROBIN_LEGS', legs)];
  }
  const sizeExists = size !== undefined && Number.isInteger(size) && size >= 2 && size < count;
  return sizeExists ? [] : [betError('ROUND_ROBIN_SIZE', { sizes: count === 3 ? '2' : `2 to ${count - 1}` })];
}
