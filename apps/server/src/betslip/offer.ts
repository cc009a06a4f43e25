import { type ReadLegs, readLegs } from './offer-legs.ts';
import { offeredParlay } from './offer-parlay.ts';
import { offeredRoundRobin } from './offer-round-robin.ts';
import { shapeErrors } from './offer-shape.ts';
import { offeredStraight } from './offer-straight.ts';
import { offeredTeaser } from './offer-teaser.ts';
import type { Board, Offer, OfferRequest } from './offered.ts';

/**
 * What a bet of any type is at this moment, and whether the house takes it: for the slip and for placement alike.
 * Reads memory only. The stake, the odds a patron accepted and the money are not looked at.
 */
export function offer(board: Board, request: OfferRequest, nowMs: number): Offer {
  return offered(board, request, readLegs(board, request.selectionIds, nowMs), true);
}

/**
 * The same without asking whether every leg is on sale, and without the subsets of its groups: what a slip shows, also while
 * a market is suspended.
 */
export function offerAnyway(board: Board, request: OfferRequest): Offer {
  return offered(board, request, readLegs(board, request.selectionIds, undefined), false);
}

function offered(
  board: Board,
  request: OfferRequest,
  { legs, errors }: ReadLegs,
  withSubsets: boolean,
): Offer {
  const shape = shapeErrors(request);
  if (shape.length > 0 || errors.length > 0) {
    return { kind: 'refused', errors: [...shape, ...errors].sort((a, b) => a.priority - b.priority) };
  }
  switch (request.type) {
    case 'STRAIGHT':
      return offeredStraight(legs);
    case 'PARLAY':
    case 'PARLAY_PLUS':
      return offeredParlay(board, legs, withSubsets);
    case 'ROUND_ROBIN':
      return offeredRoundRobin(legs, request.roundRobinSize ?? 0);
    case 'TEASER':
      return offeredTeaser(legs, request.teaserPoints ?? 0);
  }
}
