import type { Odds } from '@fairline/money/odds.ts';
import { setAmount } from './draft-edits.ts';
import { straightDraftId } from './draft-ids.ts';
import { type Edit, edited, inTurn, refused } from './edit.ts';
import { type Addition, readAddition } from './edits.ts';
import type { AmountField, Slip } from './slip.ts';
import { emptied } from './slip-parts.ts';

/** Puts a selection on, in the place of the one that was there; the one that is there already is taken off [QUICK-009]. */
export function toggle(eventId: string, addition: Addition): Edit {
  return (slip) =>
    addition.onBoard && isOn(slip, addition) ? edited(emptied(slip)) : put(eventId, addition)(slip);
}

/** Puts a selection on with an amount, whatever was there. */
export function setDraft(eventId: string, addition: Addition, text: string, field: AmountField): Edit {
  const selectionId = addition.onBoard?.selection.rawId ?? '';
  return inTurn(put(eventId, addition), setAmount(straightDraftId(selectionId), text, field));
}

/** The edit of the one draft bet there is. */
export function ofDraft(edit: (draftBetId: string) => Edit): Edit {
  return (slip) => {
    const [held] = slip.selections;
    return held ? edit(straightDraftId(held.selectionId))(slip) : refused('UNKNOWN_DRAFT_BET');
  };
}

export function accept(odds: Odds): Edit {
  return (slip) => {
    const [held] = slip.selections;
    if (!held) return refused('NOT_ON_BETSLIP');
    return edited({ ...slip, selections: [{ ...held, acceptedOdds: odds }] });
  };
}

export function takeOff(): Edit {
  return (slip) => (slip.selections.length > 0 ? edited(emptied(slip)) : refused('NOT_ON_BETSLIP'));
}

/** An amount that was typed goes over to the selection that comes. */
function put(eventId: string, addition: Addition): Edit {
  return (slip) => {
    const held = readAddition(addition);
    if (typeof held === 'string') return refused(held);
    if (held.eventId !== eventId) return refused('OTHER_EVENT');
    const draftBetId = straightDraftId(held.selectionId);
    const drafts = slip.drafts.slice(0, 1).map((draft) => ({ ...draft, draftBetId }));
    return edited({ ...slip, selections: [held], drafts });
  };
}

function isOn(slip: Slip, { onBoard }: Addition): boolean {
  return slip.selections.some(({ selectionId }) => selectionId === onBoard?.selection.rawId);
}
