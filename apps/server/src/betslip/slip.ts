import type { Odds } from '@fairline/money/odds.ts';
import type { SelectionType } from '@fairline/sports/market-definition.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { AmountSource } from './amount-source.ts';

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
  /** The joint prices that were seen, of events with several selections. */
  readonly groups?: readonly AcceptedGroup[] | undefined;
  /** The points bought for the teaser; the first that are sold unless set. */
  readonly teaserPoints?: number | undefined;
  /**
   * The time, in milliseconds, at which the slip was made or a bet was last placed under one of its keys (placement-key.ts), and
   * always later than before: no key is given twice, by a slip that was forgotten and made anew neither. 0 unless set.
   */
  readonly placements?: number | undefined;
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
  readonly featuredBetId?: string | undefined;
}

/** Which of the two inputs its owner typed into; the other follows by the odds. */
export type AmountField = 'BET' | 'WIN';

/** What its owner chose for a draft bet. */
export interface DraftSetting {
  /** See draft-ids.ts. */
  readonly draftBetId: string;
  /** Minor units, above 0; of a round robin for each of its parlays. Undefined until one is typed. */
  readonly amount?: bigint | undefined;
  readonly field: AmountField;
  /** Cash unless it says otherwise. */
  readonly amountSource?: AmountSource | undefined;
  /** With FREE_BET: the reward, whose amount is the stake. */
  readonly freeBetId?: string | undefined;
  /** With cash only. */
  readonly profitBoostId?: string | undefined;
}

/** Selections of one event at the joint price their owner saw. */
export interface AcceptedGroup {
  readonly eventId: string;
  /** In the order of the slip. */
  readonly selectionIds: readonly string[];
  readonly odds: Odds;
}

/** Selections on one slip at most. */
export const MAX_SELECTIONS = 25;

export function emptySlip(owner: string): Slip {
  return { owner, version: 0, selections: [], drafts: [] };
}
