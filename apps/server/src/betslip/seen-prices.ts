import { selectionRawId } from '@fairline/sports/raw-id.ts';
import type { Board } from './offered.ts';
import type { AcceptedGroup } from './slip.ts';

/**
 * A board that still knows what legs of one game cost together while they are suspended: what their owner last saw. Between
 * two plays a slip would otherwise lose its price. For showing only: nothing is offered at it.
 */
export function rememberingBoard(board: Board, seen: readonly AcceptedGroup[]): Board {
  if (seen.length === 0) return board;
  return {
    book: (eventId) => board.book(eventId),
    selection: (rawId) => board.selection(rawId),
    jointOfSubsets: (eventId, legs) => board.jointOfSubsets(eventId, legs),
    joint: (eventId, legs) => {
      const price = board.joint(eventId, legs);
      if (price.kind === 'priced' || price.reason !== 'unavailable') return price;
      const ids = legs.map((leg) => selectionRawId({ ...leg, eventId }));
      const known = seen.find(
        ({ selectionIds }) =>
          selectionIds.length === ids.length && ids.every((id) => selectionIds.includes(id)),
      );
      const suspended = ids.some((id) => board.selection(id)?.status === 'suspended');
      return known && suspended
        ? { kind: 'priced', odds: known.odds, probability: 0, ways: [], sequence: 0 }
        : price;
    },
  };
}
