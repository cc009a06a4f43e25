import type { Odds } from '@fairline/money/odds.ts';
import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { selectionOfStraight, straightDraftId } from './draft-ids.ts';
import { type Edit, edited, refused } from './edit.ts';
import { type OnBoard, readAddition } from './edits.ts';
import { saleError } from './on-sale.ts';
import { has } from './slip-parts.ts';

/** The same side of every line of the selection's family that is on the board, its own among them, in the board's order. */
export function pointOptions(selection: SelectionView, book: BookView | undefined): readonly SelectionView[] {
  if (!book || selection.points === undefined) return [];
  const named = familyNamedIn(selection.marketKey);
  return book.onOffer
    .filter(({ family }) => family === named)
    .flatMap(({ key }) => sameSide(book.market(key), selection));
}

/**
 * Of a selection that is closed the line that stands in its place: of those of its family that are on sale the one nearest to it, of
 * two as near the main one. Undefined where there is none.
 */
export function lineInPlace(
  selection: SelectionView,
  book: BookView | undefined,
  nowMs: number,
): SelectionView | undefined {
  const { points = 0, status } = selection;
  if (!book || status === 'open' || status === 'suspended') return undefined;
  const mains = new Set(book.onOffer.filter(({ main }) => main).map(({ key }) => key));
  const far = (one: SelectionView) => Math.abs((one.points ?? 0) - points);
  const [nearest] = pointOptions(selection, book)
    .filter((one) => one.rawId !== selection.rawId && saleError(one, book, nowMs) === undefined)
    .sort((a, b) => far(a) - far(b) || Number(mains.has(b.marketKey)) - Number(mains.has(a.marketKey)));
  return nearest;
}

function sameSide(market: MarketView | undefined, { selectionKey }: SelectionView): SelectionView[] {
  const selections = market?.selections ?? [];
  return selections.filter((one) => one.selectionKey === selectionKey && one.odds !== undefined);
}

/**
 * Moves a selection to another line of its family in its place on the slip, with everything that was set on its bet.
 * @param seenOdds undefined takes the odds of now
 */
export function adjustPoints(
  selectionId: string,
  target: OnBoard | undefined,
  seenOdds: Odds | undefined,
): Edit {
  return (slip) => {
    const moved = slip.selections.find((one) => one.selectionId === selectionId);
    if (!moved) return refused('NOT_ON_BETSLIP');
    if (target && has(slip, target.selection.rawId)) {
      return target.selection.rawId === selectionId ? edited(slip) : refused('DUPLICATE_SELECTION');
    }
    if (target && !isSameBet(selectionId, target)) return refused('NOT_AN_OPTION');
    const { selectionOrigin, branchChannel, shareId, featuredBetId } = moved;
    const origin = { selectionOrigin, branchChannel, shareId, featuredBetId };
    const held = readAddition({ onBoard: target, seenOdds, origin });
    if (typeof held === 'string') return refused(held);
    const drafts = slip.drafts.map((draft) =>
      selectionOfStraight(draft.draftBetId) === selectionId
        ? { ...draft, draftBetId: straightDraftId(held.selectionId) }
        : draft,
    );
    const selections = slip.selections.map((one) => (one === moved ? held : one));
    return edited({ ...slip, selections, drafts });
  };
}

/** Of one event, one family and one side: only the points differ. */
function isSameBet(selectionId: string, { selection, book }: OnBoard): boolean {
  const { eventId, marketKey, selectionKey, points } = selection;
  const held = parseSelectionRawId(selectionId);
  if (points === undefined || held?.eventId !== eventId || held.selectionKey !== selectionKey) return false;
  const family = book?.market(marketKey)?.family ?? familyNamedIn(marketKey);
  return familyNamedIn(held.marketKey) === family;
}

/**
 * 'spread:game' of 'spread:game:-3.5', whose market need not be on the board. The key of a market without a line names none: what
 * stands last in 'game-points:s1:2' is a game, and the market's family is the whole key.
 */
function familyNamedIn(marketKey: string): string {
  return marketKey.slice(0, marketKey.lastIndexOf(':'));
}
