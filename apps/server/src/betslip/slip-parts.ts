import { PARLAY_DRAFT, pointsOfTeaser, selectionOfStraight, sizeOfRoundRobin } from './draft-ids.ts';
import { ROUND_ROBIN_LEG_MINIMUM } from './offer-shape.ts';
import { isSold } from './offer-teaser.ts';
import type { DraftSetting, HeldSelection, Slip } from './slip.ts';

export function has(slip: Slip, selectionId: string): boolean {
  return slip.selections.some((one) => one.selectionId === selectionId);
}

/** Whether the slip's selections can make this draft bet; whether the house takes it is said by its price. */
export function hasDraft(slip: Slip, draftBetId: string): boolean {
  const count = slip.selections.length;
  if (draftBetId === PARLAY_DRAFT) return count >= 2;
  const selectionId = selectionOfStraight(draftBetId);
  if (selectionId !== undefined) return has(slip, selectionId);
  const size = sizeOfRoundRobin(draftBetId);
  if (size !== undefined) return count >= ROUND_ROBIN_LEG_MINIMUM && size >= 2 && size < count;
  const points = pointsOfTeaser(draftBetId);
  return points !== undefined && linesOf(slip) >= 2 && isSold(points);
}

/** A teaser moves lines: of what has none it is not made. */
function linesOf({ selections }: Slip): number {
  return selections.filter(({ points }) => points !== undefined).length;
}

/** The slip with other selections, and without what was set on bets they do not make any more. */
export function withSelections(slip: Slip, selections: readonly HeldSelection[]): Slip {
  const changed = { ...slip, selections };
  return { ...changed, drafts: slip.drafts.filter(({ draftBetId }) => hasDraft(changed, draftBetId)) };
}

export function without(slip: Slip, selectionIds: readonly string[]): Slip {
  const gone = new Set(selectionIds);
  return withSelections(
    slip,
    slip.selections.filter((one) => !gone.has(one.selectionId)),
  );
}

/** The same draft bet paid with cash, and not boosted. */
export function inCash({ draftBetId, amount, field }: DraftSetting): DraftSetting {
  return { draftBetId, amount, field };
}

/** The slip where such draft bets are paid with cash; itself where there is none. */
export function withInCash(slip: Slip, which: (draft: DraftSetting) => boolean): Slip {
  if (!slip.drafts.some(which)) return slip;
  return { ...slip, drafts: slip.drafts.map((draft) => (which(draft) ? inCash(draft) : draft)) };
}

/** Without anything but the count of what was placed from it. */
export function emptied({ owner, version, placements }: Slip): Slip {
  return { owner, version, selections: [], drafts: [], placements };
}
