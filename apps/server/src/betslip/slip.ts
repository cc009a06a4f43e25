import type { Odds } from '@fairline/money/odds.ts';
import type { SelectionType, SideKey } from '@fairline/sports/sport.ts';

/** A betslip as it is kept: what its owner chose. What it is worth now is worked out when it is read. */
export interface Slip {
  /** 'visitor:<id>' or 'patron:<id>' */
  readonly owner: string;
  /** Grows with each edit; 0 before the first. */
  readonly version: number;
  /** In the order they were added. */
  readonly selections: readonly HeldSelection[];
  /** What was set on draft bets, of whatever kind of bet; a draft bet without an entry has no amount. */
  readonly drafts: readonly DraftSetting[];
}

/** A selection on a betslip, with enough to show it after it has left the board. */
export interface HeldSelection {
  /** '<eventId>~<marketKey>~<selectionKey>' */
  readonly selectionId: string;
  /** The odds its owner saw when adding it, or accepted later. */
  readonly acceptedOdds: Odds;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventUrl: string;
  readonly startsAt: Date;
  readonly marketName: string;
  readonly selectionName: string;
  readonly selectionType: SelectionType;
  readonly side?: SideKey | undefined;
  readonly points?: number | undefined;
  /** Where it came from, as the client says. */
  readonly selectionOrigin?: string | undefined;
  readonly branchChannel?: string | undefined;
  readonly shareId?: string | undefined;
}

/** Which of the two inputs its owner typed into; the other follows by the odds. */
export type AmountField = 'BET' | 'WIN';

export interface DraftSetting {
  /** See draftBetId. */
  readonly draftBetId: string;
  /** Minor units, above 0. */
  readonly amount: bigint;
  readonly field: AmountField;
}

/** Selections on one slip at most. */
export const MAX_SELECTIONS = 25;

const STRAIGHT = 'straight~';

/** The draft bet of one selection alone. Other kinds of bet have ids of their own beside it. */
export function straightDraftId(selectionId: string): string {
  return `${STRAIGHT}${selectionId}`;
}

/** The selection of a straight draft bet; undefined for the id of anything else. */
export function selectionOfStraight(draftBetId: string): string | undefined {
  return draftBetId.startsWith(STRAIGHT) ? draftBetId.slice(STRAIGHT.length) : undefined;
}

export function emptySlip(owner: string): Slip {
  return { owner, version: 0, selections: [], drafts: [] };
}
