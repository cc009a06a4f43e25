import type { Odds } from '@fairline/money/odds.ts';
import type { BookView, SelectionView } from '../trading/trading.ts';
import { readAmount } from './amount-input.ts';
import { type Refusal, refusal } from './refusal.ts';
import {
  type AmountField,
  type HeldSelection,
  MAX_SELECTIONS,
  type Slip,
  selectionOfStraight,
  straightDraftId,
} from './slip.ts';

/** The slip after an edit, or why it was not made. An edit that changes nothing answers the slip itself. */
export type EditResult =
  | { readonly kind: 'slip'; readonly slip: Slip }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type Edit = (slip: Slip) => EditResult;

export interface Origin {
  readonly selectionOrigin?: string | undefined;
  readonly branchChannel?: string | undefined;
  readonly shareId?: string | undefined;
}

/** What the board has of a selection that is to be added; undefined for an id it never had. */
export interface Offered {
  readonly selection: SelectionView;
  readonly book: BookView | undefined;
}

/**
 * Adds a selection at the odds its owner saw, which need not be the odds of now: if they differ, the slip says so.
 * Duplicates are refused [SLIP-030].
 */
export function addSelection(offered: Offered | undefined, seenOdds: Odds, origin: Origin): Edit {
  return (slip) => {
    if (!offered) return refused('SELECTION_UNKNOWN');
    const { selection, book } = offered;
    if (has(slip, selection.rawId)) return refused('DUPLICATE_SELECTION');
    if (selection.status === 'closed' || selection.status === 'settled' || !book)
      return refused('SELECTION_CLOSED');
    if (selection.status === 'suspended') return refused('SELECTION_SUSPENDED');
    if (!selection.odds) return refused('SELECTION_CLOSED');
    if (slip.selections.length >= MAX_SELECTIONS) return refused('BETSLIP_FULL');
    return edited({ ...slip, selections: [...slip.selections, held(selection, book, seenOdds, origin)] });
  };
}

function held(selection: SelectionView, book: BookView, acceptedOdds: Odds, origin: Origin): HeldSelection {
  return {
    selectionId: selection.rawId,
    acceptedOdds,
    eventId: selection.eventId,
    eventName: book.event.name,
    eventUrl: book.event.canonicalUrl,
    startsAt: book.event.startsAt,
    marketName: selection.marketName,
    selectionName: selection.selectionName,
    selectionType: selection.type,
    side: selection.side,
    points: selection.points,
    ...origin,
  };
}

/** Removes a selection with everything that was set on its bet. */
export function removeSelection(selectionId: string): Edit {
  return (slip) =>
    has(slip, selectionId) ? edited(without(slip, [selectionId])) : refused('NOT_ON_BETSLIP');
}

/** Takes selections off that were bet on; those that are gone already do not matter. */
export function removePlaced(selectionIds: readonly string[]): Edit {
  return (slip) => {
    const rest = without(slip, selectionIds);
    return edited(rest.selections.length === slip.selections.length ? slip : rest);
  };
}

export function clear(): Edit {
  return (slip) => edited(slip.selections.length === 0 ? slip : { ...slip, selections: [], drafts: [] });
}

/** Sets or, with nothing typed, takes back the amount of a draft bet. */
export function setAmount(draftBetId: string, text: string, field: AmountField): Edit {
  return (slip) => {
    const selectionId = selectionOfStraight(draftBetId);
    if (selectionId === undefined || !has(slip, selectionId)) return refused('UNKNOWN_DRAFT_BET');
    const input = readAmount(text);
    if (input.kind === 'refused') return input;
    const others = slip.drafts.filter((draft) => draft.draftBetId !== draftBetId);
    if (input.kind === 'cleared') return edited({ ...slip, drafts: others });
    return edited({ ...slip, drafts: [...others, { draftBetId, amount: input.amount, field }] });
  };
}

export interface Acceptance {
  readonly selectionId: string;
  /** What its owner saw when accepting: if the odds moved on meanwhile, they are asked again. */
  readonly odds: Odds;
}

export function acceptChanges(acceptances: readonly Acceptance[]): Edit {
  return (slip) => {
    if (acceptances.some(({ selectionId }) => !has(slip, selectionId))) return refused('NOT_ON_BETSLIP');
    const accepted = new Map(acceptances.map(({ selectionId, odds }) => [selectionId, odds]));
    const selections = slip.selections.map((one) => ({
      ...one,
      acceptedOdds: accepted.get(one.selectionId) ?? one.acceptedOdds,
    }));
    return edited({ ...slip, selections });
  };
}

/**
 * The slip of who arrives, laid over the slip of who is there: with `merge` both together, the newer first choice
 * winning where both hold a selection; without it the newcomer's alone. An empty newcomer changes nothing.
 */
export function carryOver(from: Slip, merge: boolean): Edit {
  return (slip) => {
    if (from.selections.length === 0) return edited(slip);
    const kept = merge
      ? without(
          slip,
          from.selections.map((one) => one.selectionId),
        )
      : { ...slip, selections: [], drafts: [] };
    // Whoever holds too much keeps what they chose last.
    const selections = [...kept.selections, ...from.selections].slice(-MAX_SELECTIONS);
    const ids = new Set(selections.map((one) => straightDraftId(one.selectionId)));
    const drafts = [...kept.drafts, ...from.drafts].filter((draft) => ids.has(draft.draftBetId));
    return edited({ ...slip, selections, drafts });
  };
}

function without(slip: Slip, selectionIds: readonly string[]): Slip {
  const gone = new Set(selectionIds);
  const goneDrafts = new Set(selectionIds.map(straightDraftId));
  return {
    ...slip,
    selections: slip.selections.filter((one) => !gone.has(one.selectionId)),
    drafts: slip.drafts.filter((draft) => !goneDrafts.has(draft.draftBetId)),
  };
}

function has(slip: Slip, selectionId: string): boolean {
  return slip.selections.some((one) => one.selectionId === selectionId);
}

function edited(slip: Slip): EditResult {
  return { kind: 'slip', slip };
}

function refused(code: Parameters<typeof refusal>[0]): EditResult {
  return { kind: 'refused', refusal: refusal(code) };
}
