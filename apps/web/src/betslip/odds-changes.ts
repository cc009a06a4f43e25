import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { type DraftData, legToPlace, pairOf } from './draft-shape.ts';
import type { LegToPlace, OddsPair } from './placement.ts';

/** A leg, or the legs of one game together, whose odds must be accepted before they can be bet. */
export interface OddsChange {
  readonly key: string;
  /** Of the selection, or of the game. */
  readonly name: string;
  readonly marketName?: string;
  readonly before: OddsPair;
  readonly now: OddsPair;
  readonly accept: { readonly kind: 'leg'; readonly leg: LegToPlace } | GroupToAccept;
}

export interface GroupToAccept {
  readonly kind: 'group';
  readonly eventId: string;
  readonly odds: OddsPair;
}

/** What acceptChanges takes. */
export interface Acceptance {
  readonly legs: readonly LegToPlace[];
  readonly groups: readonly GroupToAccept[];
}

export function oddsChanges({ draftLegs, draftLegEventGroupings }: DraftData): readonly OddsChange[] {
  const legs = draftLegs
    // One that no bets are taken on has no odds to accept: its own line says why.
    .filter((leg) => leg.marketSelectionRequiresAcceptance && statusLabel(leg.marketSelection) === undefined)
    .map((leg): OddsChange => {
      const now = legToPlace(leg);
      return {
        key: now.selectionId,
        name: leg.selectionName,
        marketName: leg.marketName,
        before: leg.acceptedOdds,
        now,
        accept: { kind: 'leg', leg: now },
      };
    });
  const groups = draftLegEventGroupings.flatMap((group): OddsChange[] => {
    const { eventId, eventName: name, acceptedOdds: before, odds, legGroupRequiresAcceptance } = group;
    if (!legGroupRequiresAcceptance || !before || !odds) return [];
    const now = pairOf(odds);
    return [{ key: eventId, name, before, now, accept: { kind: 'group', eventId, odds: now } }];
  });
  return [...legs, ...groups];
}
