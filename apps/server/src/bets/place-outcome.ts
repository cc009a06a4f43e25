import type { SlipError, SpentRequest } from '../betslip/betslip.ts';
import type { Balances } from '../wallet/wallet.ts';
import type { PlacedBet } from './placed-bet.ts';
import type { PlacingResult } from './placing-answer.ts';
import type { BetRequest } from './request.ts';

/** What became of the bets of one request to place. */
export interface PlaceOutcome {
  readonly placed: readonly { readonly draftBetId: string; readonly bet: PlacedBet }[];
  readonly refused: readonly { readonly draftBetId: string; readonly errors: readonly SlipError[] }[];
  /** Those under whose keys bets stand, for the slip they were made on. */
  readonly spent: readonly SpentRequest[];
  /** After all of them; undefined when the patron has no accounts. */
  readonly balances: Balances | undefined;
}

/** What most requests are: lists of one or of none, which no room is kept to grow in. */
export function outcomeOfOne(
  request: BetRequest,
  result: PlacingResult,
  balances: Balances | undefined,
): PlaceOutcome {
  const { draftBetId } = request;
  const spent = spentBy(request, result);
  return {
    placed: result.kind === 'placed' ? [{ draftBetId, bet: result.bet }] : [],
    refused: result.kind === 'refused' ? [{ draftBetId, errors: result.errors }] : [],
    spent: spent ? [spent] : [],
    balances,
  };
}

/** Of several requests, in their order. */
export function placeOutcome(
  requests: readonly BetRequest[],
  results: readonly PlacingResult[],
  balances: Balances | undefined,
): PlaceOutcome {
  const placed: PlaceOutcome['placed'][number][] = [];
  const refused: PlaceOutcome['refused'][number][] = [];
  const spent: PlaceOutcome['spent'][number][] = [];
  for (let index = 0; index < requests.length; index += 1) {
    const [request, result] = [requests[index], results[index]];
    if (!request || !result) continue;
    const { draftBetId } = request;
    if (result.kind === 'refused') refused.push({ draftBetId, errors: result.errors });
    else placed.push({ draftBetId, bet: result.bet });
    const spentNow = spentBy(request, result);
    if (spentNow) spent.push(spentNow);
  }
  return { placed, refused, spent, balances };
}

function spentBy(
  { draftBetId, idempotencyKey }: BetRequest,
  result: PlacingResult,
): SpentRequest | undefined {
  if (result.kind === 'refused') {
    return result.isSpent ? { draftBetId, idempotencyKey, selectionIds: [], now: false } : undefined;
  }
  const { now, selectionIds } = result;
  return { draftBetId, idempotencyKey, selectionIds, now };
}
