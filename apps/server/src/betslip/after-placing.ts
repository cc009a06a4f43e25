import { fromGlobalId } from '../platform/graphql/node.ts';
import { type Edit, edited } from './edit.ts';
import { isPlacementKey, placementKey } from './placement-key.ts';
import type { Slip } from './slip.ts';
import { without } from './slip-parts.ts';

/** A request to place under whose key a bet stands in the books. */
export interface SpentRequest {
  /** As it was sent. */
  readonly draftBetId: string;
  readonly idempotencyKey: string;
  /** What the bet is on; none when the request was refused, since the bet under its key is another one. */
  readonly selectionIds: readonly string[];
  /** Whether this very request placed it. */
  readonly now: boolean;
}

/**
 * Takes the selections off that were bet on, and gives the draft bets new keys when one of their keys is spent. The late
 * answer to an old key leaves alone what was added since.
 */
export function afterPlacing(spent: readonly SpentRequest[], keepSelections: boolean): Edit {
  return (slip) => {
    const placed = keepSelections ? [] : spent.filter((request) => takesOff(slip, request));
    const rest = without(
      slip,
      placed.flatMap(({ selectionIds }) => selectionIds),
    );
    if (spent.some((request) => isCurrent(slip, request))) {
      return edited({ ...rest, placements: (slip.placements ?? 0) + 1 });
    }
    return edited(rest.selections.length === slip.selections.length ? slip : rest);
  };
}

function takesOff(slip: Slip, request: SpentRequest): boolean {
  return request.now || isCurrent(slip, request) || !isPlacementKey(request.idempotencyKey);
}

function isCurrent(slip: Slip, { draftBetId, idempotencyKey }: SpentRequest): boolean {
  return idempotencyKey === placementKey(slip, fromGlobalId(draftBetId)?.rawId ?? draftBetId);
}
