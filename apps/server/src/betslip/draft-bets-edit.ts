import type { Odds } from '@fairline/money/odds.ts';
import { setAmount } from './draft-edits.ts';
import { PARLAY_DRAFT, straightDraftId } from './draft-ids.ts';
import { type Edit, inTurn } from './edit.ts';
import { addSelections, type OnBoard, type Origin } from './edits.ts';
import type { AmountField, Slip } from './slip.ts';
import { hasDraft } from './slip-parts.ts';

/** A draft bet as a client hands it in: one of before a login, or one put together elsewhere. */
export interface DraftBetToAdd {
  /** A straight bet of each selection, or one parlay of everything on the slip. */
  readonly type: 'STRAIGHT' | 'PARLAY';
  readonly selections: readonly SelectionToAdd[];
  /** Decimal dollars; empty for none. */
  readonly amount: string;
  readonly amountField: AmountField;
}

export interface SelectionToAdd {
  readonly selectionId: string;
  readonly odds: Odds;
  readonly origin: Origin;
}

/** Draft bets in one request at most. */
export const MAX_DRAFT_BETS = 25;

/** Adds what is on sale of the bets' selections, and then their amounts. An amount that is none refuses all. */
export function addDraftBets(
  bets: readonly DraftBetToAdd[],
  onBoard: (selectionId: string) => OnBoard | undefined,
): Edit {
  const additions = bets
    .flatMap((bet) => bet.selections)
    .map(({ selectionId, odds, origin }) => ({ onBoard: onBoard(selectionId), seenOdds: odds, origin }));
  return bets.filter(({ amount }) => amount !== '').reduce(withAmounts, addSelections(additions, true));
}

function withAmounts(edit: Edit, { type, selections, amount, amountField }: DraftBetToAdd): Edit {
  const ids =
    type === 'PARLAY' ? [PARLAY_DRAFT] : selections.map(({ selectionId }) => straightDraftId(selectionId));
  return ids.reduce((before, id) => inTurn(before, ifThere(id, setAmount(id, amount, amountField))), edit);
}

/** A selection that was not on sale has no bet to set an amount on. */
function ifThere(draftBetId: string, edit: Edit): Edit {
  return (slip: Slip) => (hasDraft(slip, draftBetId) ? edit(slip) : { kind: 'slip', slip });
}
