import type { Odds } from '@fairline/money/odds.ts';
import type { BookView, SelectionView } from '../trading/trading.ts';
import { type Edit, edited, refused } from './edit.ts';
import type { RefusalCode } from './refusal.ts';
import { type HeldSelection, MAX_SELECTIONS } from './slip.ts';
import { emptied, has, without } from './slip-parts.ts';

export interface Origin {
  readonly selectionOrigin?: string | undefined;
  readonly branchChannel?: string | undefined;
  readonly shareId?: string | undefined;
  readonly featuredBetId?: string | undefined;
}

/** What the board has of a selection that is to be added. */
export interface OnBoard {
  readonly selection: SelectionView;
  readonly book: BookView | undefined;
}

/** A selection to add; `onBoard` is undefined for an id the board never had. */
export interface Addition {
  readonly onBoard: OnBoard | undefined;
  /** What its owner saw; the odds of now unless given. */
  readonly seenOdds?: Odds | undefined;
  readonly origin: Origin;
}

/**
 * Adds a selection at the odds its owner saw, which need not be the odds of now: if they differ, the slip says so.
 * Duplicates are refused [SLIP-030].
 */
export function addSelection(onBoard: OnBoard | undefined, seenOdds: Odds, origin: Origin): Edit {
  return (slip) => {
    if (onBoard && has(slip, onBoard.selection.rawId)) return refused('DUPLICATE_SELECTION');
    const held = readAddition({ onBoard, seenOdds, origin });
    if (typeof held === 'string') return refused(held);
    if (slip.selections.length >= MAX_SELECTIONS) return refused('BETSLIP_FULL');
    return edited({ ...slip, selections: [...slip.selections, held] });
  };
}

/**
 * Adds several at once, those that are there already left as they are.
 * @param partly whether those that are not on sale are left out; else one of them refuses all
 */
export function addSelections(additions: readonly Addition[], partly: boolean): Edit {
  return (slip) => {
    const read = additions.map(readAddition);
    const held = read.filter((one) => typeof one !== 'string');
    const [problem] = read.filter((one) => typeof one === 'string');
    if (problem && (!partly || held.length === 0)) return refused(problem);
    const known = new Set(slip.selections.map((one) => one.selectionId));
    const fresh = held.filter(({ selectionId }) => {
      const isNew = !known.has(selectionId);
      known.add(selectionId);
      return isNew;
    });
    if (fresh.length === 0) return edited(slip);
    if (slip.selections.length + fresh.length > MAX_SELECTIONS) return refused('BETSLIP_FULL');
    return edited({ ...slip, selections: [...slip.selections, ...fresh] });
  };
}

/** As the slip keeps it, or why it cannot be added. */
export function readAddition({ onBoard, seenOdds, origin }: Addition): HeldSelection | RefusalCode {
  if (!onBoard) return 'SELECTION_UNKNOWN';
  const { selection, book } = onBoard;
  if (selection.status === 'closed' || selection.status === 'settled' || !book) return 'SELECTION_CLOSED';
  if (selection.status === 'suspended') return 'SELECTION_SUSPENDED';
  if (!selection.odds) return 'SELECTION_CLOSED';
  return held(selection, book, seenOdds ?? selection.odds, origin);
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

/** Takes selections off; those that are gone already do not matter. */
export function removeSelections(selectionIds: readonly string[]): Edit {
  return (slip) => {
    const rest = without(slip, selectionIds);
    return edited(rest.selections.length === slip.selections.length ? slip : rest);
  };
}

export function clear(): Edit {
  return (slip) => edited(slip.selections.length === 0 ? slip : emptied(slip));
}

export interface Acceptance {
  readonly selectionId: string;
  /** What its owner saw when accepting: if the odds moved on meanwhile, they are asked again. */
  readonly odds: Odds;
}

/** The joint price of one event's legs, as its owner saw it when accepting. */
export interface GroupAcceptance {
  readonly eventId: string;
  readonly odds: Odds;
}

export function acceptChanges(
  acceptances: readonly Acceptance[],
  groupAcceptances: readonly GroupAcceptance[] = [],
): Edit {
  return (slip) => {
    if (acceptances.some(({ selectionId }) => !has(slip, selectionId))) return refused('NOT_ON_BETSLIP');
    const known = new Set((slip.groups ?? []).map((group) => group.eventId));
    if (groupAcceptances.some(({ eventId }) => !known.has(eventId))) return refused('NOT_ON_BETSLIP');
    const accepted = new Map(acceptances.map(({ selectionId, odds }) => [selectionId, odds]));
    const joint = new Map(groupAcceptances.map(({ eventId, odds }) => [eventId, odds]));
    const selections = slip.selections.map((one) => ({
      ...one,
      acceptedOdds: accepted.get(one.selectionId) ?? one.acceptedOdds,
    }));
    const groups = slip.groups?.map((group) => ({ ...group, odds: joint.get(group.eventId) ?? group.odds }));
    return edited({ ...slip, selections, groups });
  };
}
