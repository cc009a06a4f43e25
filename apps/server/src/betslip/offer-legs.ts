import type { Trading } from '../trading/trading.ts';
import { type BetError, betError } from './bet-error.ts';
import type { OfferedLeg } from './offered.ts';
import { saleError } from './on-sale.ts';

export interface ReadLegs {
  readonly legs: readonly OfferedLeg[];
  readonly errors: readonly BetError[];
}

/**
 * The selections as the board has them, in their order.
 * @param nowMs undefined: whether they are on sale is not asked, only whether they have a price
 */
export function readLegs(
  board: Pick<Trading, 'book' | 'selection'>,
  selectionIds: readonly string[],
  nowMs: number | undefined,
): ReadLegs {
  const read = selectionIds.map((id) => readLeg(board, id, nowMs));
  if (read.every(isLeg)) return { legs: read, errors: NONE };
  return { legs: read.filter(isLeg), errors: read.flatMap((leg) => (isLeg(leg) ? [] : [leg])) };
}

const NONE: readonly BetError[] = [];

function isLeg(read: OfferedLeg | BetError): read is OfferedLeg {
  return 'selection' in read;
}

function readLeg(
  board: Pick<Trading, 'book' | 'selection'>,
  selectionId: string,
  nowMs: number | undefined,
): OfferedLeg | BetError {
  const selection = board.selection(selectionId);
  if (!selection) return betError('SELECTION_UNKNOWN');
  const book = board.book(selection.eventId);
  const closed = nowMs === undefined ? undefined : saleError(selection, book, nowMs);
  if (closed) return closed;
  const { odds } = selection;
  return book && odds ? { selection, book, odds } : betError('MARKET_CLOSED');
}
