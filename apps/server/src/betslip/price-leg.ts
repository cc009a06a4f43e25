import { formatOdds } from '@fairline/money/odds-format.ts';
import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import type { SelectionView } from '../trading/trading.ts';
import { type BetError, betError } from './bet-error.ts';
import { saleError } from './on-sale.ts';
import type { PricedLeg, Trend } from './priced-slip.ts';
import type { HeldSelection } from './slip.ts';
import type { OwnerTerms, SaleConditions } from './terms.ts';
import { oddsTrend } from './trend.ts';

/** One selection of a slip as the board has it now. One the board no longer knows is shown as closed. */
export function priceLeg(
  held: HeldSelection,
  terms: OwnerTerms,
  { board, nowMs }: SaleConditions,
): PricedLeg {
  const selection = board.selection(held.selectionId) ?? closedSelection(held);
  const book = board.book(held.eventId);
  const closed = saleError(selection, book, nowMs);
  const direction = selection.odds && oddsTrend(selection.odds, held.acceptedOdds);
  const requiresAcceptance = asks(direction, terms);
  const errors = closed ? [closed] : requiresAcceptance ? oddsChanged(selection, held, terms) : [];
  return {
    id: held.selectionId,
    held,
    selection,
    book,
    oddsTrend: direction,
    requiresAcceptance,
    errors,
  };
}

/** Whether odds that went this way have to be accepted. */
export function asks(
  direction: Trend | undefined,
  { acceptedOddsChanges }: Pick<OwnerTerms, 'acceptedOddsChanges'>,
): boolean {
  if (direction === 'DOWN') return acceptedOddsChanges !== 'ANY';
  return direction === 'UP' && acceptedOddsChanges === 'NONE';
}

function oddsChanged(selection: SelectionView, held: HeldSelection, { oddsFormat }: OwnerTerms): BetError[] {
  if (!selection.odds) return [];
  const before = formatOdds(held.acceptedOdds, oddsFormat);
  return [betError('ODDS_CHANGED', { before, now: formatOdds(selection.odds, oddsFormat) })];
}

function closedSelection(held: HeldSelection): SelectionView {
  const address = parseSelectionRawId(held.selectionId);
  return {
    rawId: held.selectionId,
    eventId: held.eventId,
    marketKey: address?.marketKey ?? '',
    selectionKey: address?.selectionKey ?? '',
    status: 'closed',
    odds: undefined,
    probability: 0,
    marketName: held.marketName,
    selectionName: held.selectionName,
    type: held.selectionType,
    ...(held.side && { side: held.side }),
    ...(held.points !== undefined && { points: held.points }),
    sequence: 0,
  };
}
