import {
  pointsOfTeaser,
  rawDraftId,
  selectionOfQuick,
  selectionOfStraight,
  straightDraftId,
} from './draft-ids.ts';
import { type Edit, edited } from './edit.ts';
import { isPlacementKey, placementKey } from './placement-key.ts';
import type { Slip } from './slip.ts';
import { withInCash, without } from './slip-parts.ts';

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
 * Takes the selections off that were bet on, and gives the draft bets new keys when one of their keys is spent. A selection
 * that another bet with an amount stands on stays for it; the amount of what was placed goes. Where selections are kept amounts
 * stay, but no reward: it was given for the bet that was placed. The late answer to an old key leaves alone what was added since.
 */
export function afterPlacing(spent: readonly SpentRequest[], keepSelections: boolean, nowMs: number): Edit {
  return (slip) => {
    const placed = keepSelections ? [] : spent.filter((request) => takesOff(slip, request));
    const over = new Set(placed.map(settingOf));
    const left = { ...slip, drafts: slip.drafts.filter(({ draftBetId }) => !over.has(draftBetId)) };
    const gone = placed.flatMap(({ selectionIds }) => selectionIds).filter((id) => !isWanted(left, id));
    const isLess = gone.length > 0 || left.drafts.length < slip.drafts.length;
    const rest = isLess ? without(left, gone) : keepSelections ? placedInCash(slip, spent) : slip;
    if (spent.some((request) => isCurrent(slip, request))) {
      return edited({ ...rest, placements: Math.max((slip.placements ?? 0) + 1, nowMs) });
    }
    return edited(rest);
  };
}

function takesOff(slip: Slip, request: SpentRequest): boolean {
  return request.now || isCurrent(slip, request) || !isPlacementKey(request.idempotencyKey);
}

function isCurrent(slip: Slip, request: SpentRequest): boolean {
  return request.idempotencyKey === placementKey(slip, rawDraftId(request.draftBetId));
}

/** The same slip where what was just placed is to be paid with cash the next time. */
function placedInCash(slip: Slip, spent: readonly SpentRequest[]): Slip {
  const placed = new Set(spent.filter(({ now }) => now).map(settingOf));
  return withInCash(
    slip,
    ({ draftBetId, amountSource, profitBoostId }) =>
      placed.has(draftBetId) && (amountSource !== undefined || profitBoostId !== undefined),
  );
}

/** The draft bet that a slip keeps the amount under: a quick slip keeps that of a straight bet. */
function settingOf(request: SpentRequest): string {
  const draftBetId = rawDraftId(request.draftBetId);
  const quick = selectionOfQuick(draftBetId);
  return quick === undefined ? draftBetId : straightDraftId(quick);
}

/** Whether a bet that has an amount is made of the selection, among others. A teaser takes only what has a line. */
function isWanted({ drafts, selections }: Slip, selectionId: string): boolean {
  const hasLine = selections.some((one) => one.selectionId === selectionId && one.points !== undefined);
  return drafts.some(({ draftBetId, amount, freeBetId }) => {
    if (amount === undefined && freeBetId === undefined) return false;
    const straight = selectionOfStraight(draftBetId);
    if (straight !== undefined) return straight === selectionId;
    return pointsOfTeaser(draftBetId) === undefined || hasLine;
  });
}
