import type { BookView, SelectionView } from '../trading/trading.ts';
import { type BetError, betError } from './bet-error.ts';

/**
 * Why a selection is not on sale; undefined when it is.
 * @param book of its event, undefined once the event has left the board
 */
export function saleError(
  selection: SelectionView,
  book: BookView | undefined,
  nowMs: number,
): BetError | undefined {
  if (selection.status === 'closed' || selection.status === 'settled' || !book)
    return betError('MARKET_CLOSED');
  const { status, startsAt } = book.event;
  if (status !== 'PRE_GAME' && status !== 'IN_PLAY') return betError('EVENT_UNAVAILABLE');
  if (book.status === 'closed' || book.status === 'settled') return betError('MARKET_CLOSED');
  if (selection.status === 'suspended' || book.status === 'suspended') return betError('MARKET_SUSPENDED');
  // The house has no price for what it holds for all but certain.
  if (selection.odds === undefined) return betError('MARKET_CLOSED');
  // Prices from before the kickoff are not taken after it, even while the first word of it is still on its way.
  if (status === 'PRE_GAME' && startsAt.getTime() <= nowMs) return betError('EVENT_STARTED');
  return undefined;
}
