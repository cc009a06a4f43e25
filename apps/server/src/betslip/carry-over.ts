import { type Edit, edited } from './edit.ts';
import { MAX_SELECTIONS, type Slip } from './slip.ts';
import { emptied, inCash, without, withSelections } from './slip-parts.ts';

/**
 * The slip of who arrives, laid over the slip of who is there: with `merge` both together, the newer first choice
 * winning where both hold a selection; without it the newcomer's alone. Rewards stay behind. An empty newcomer changes nothing.
 */
export function carryOver(from: Slip, merge: boolean): Edit {
  return (slip) => {
    if (from.selections.length === 0) return edited(slip);
    const arriving = from.selections.map((one) => one.selectionId);
    const kept = merge ? without(slip, arriving) : emptied(slip);
    const newDrafts = new Set(from.drafts.map((draft) => draft.draftBetId));
    const both: Slip = {
      ...kept,
      drafts: [
        ...kept.drafts.filter(({ draftBetId }) => !newDrafts.has(draftBetId)),
        // A patron's rewards are theirs alone, and a visitor has none.
        ...from.drafts.map(inCash),
      ],
      groups: [...(kept.groups ?? []), ...(from.groups ?? [])],
      teaserPoints: from.teaserPoints ?? kept.teaserPoints,
    };
    // Whoever holds too much keeps what they chose last.
    return edited(withSelections(both, [...kept.selections, ...from.selections].slice(-MAX_SELECTIONS)));
  };
}
