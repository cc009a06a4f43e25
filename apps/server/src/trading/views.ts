import type { MarketDefinition, Outcomes, SelectionDefinition } from '@fairline/sports/market-definition.ts';
import { marketRawId, selectionRawId } from '@fairline/sports/raw-id.ts';
import type { OnBoard } from './on-board.ts';
import type { MarketView, SelectionStatus, SelectionView } from './trading.ts';

/** A market with prices, as it goes on the board. Prices of a moment that is past are left out. */
export function pricedMarketView(
  eventId: string,
  definition: MarketDefinition<Outcomes>,
  { main, shown: prices, isPast, gone, status, sequence, isStopped }: OnBoard,
): MarketView {
  const stopped = isStopped && { isStopped };
  const view = marketView(eventId, definition, main, status, sequence, (selection, index) => {
    const odds = prices.odds[index];
    // What has no price is not on sale, also in a market that is.
    const own = odds === undefined ? 'closed' : status;
    const also = { ...whetherGone(gone?.includes(index) === true), ...stopped };
    if (isPast)
      return { ...selectionView(eventId, definition, selection, own, undefined, 0, sequence), ...also };
    const chance = prices.chances[index] ?? 0;
    const sold = selectionView(eventId, definition, selection, own, odds, chance, sequence);
    const was = prices.was?.[index];
    return { ...sold, ...(was && { was }), ...also };
  });
  return { ...view, ...stopped };
}

function whetherGone(isGone: boolean): Pick<SelectionView, 'isGone'> {
  return isGone ? { isGone } : {};
}

/** A market that left the board, is not on it yet, or never was: the names, without prices. */
export function unpricedMarketView(
  eventId: string,
  definition: MarketDefinition<Outcomes>,
  status: SelectionStatus,
  sequence: number,
): MarketView {
  return marketView(eventId, definition, false, status, sequence, (selection) =>
    selectionView(eventId, definition, selection, status, undefined, 0, sequence),
  );
}

function marketView(
  eventId: string,
  definition: MarketDefinition<Outcomes>,
  main: boolean,
  status: SelectionStatus,
  sequence: number,
  view: (selection: SelectionDefinition<Outcomes>, index: number) => SelectionView,
): MarketView {
  const { key, type, classification, name, player, family } = definition;
  return {
    rawId: marketRawId({ eventId, marketKey: key }),
    eventId,
    key,
    type,
    classification,
    name,
    ...(player !== undefined && { player }),
    family,
    main,
    status,
    sequence,
    selections: definition.selections.map(view),
  };
}

function selectionView(
  eventId: string,
  market: MarketDefinition<Outcomes>,
  selection: SelectionDefinition<Outcomes>,
  status: SelectionStatus,
  odds: SelectionView['odds'],
  probability: number,
  sequence: number,
): SelectionView {
  return {
    rawId: selectionRawId({ eventId, marketKey: market.key, selectionKey: selection.key }),
    eventId,
    marketKey: market.key,
    selectionKey: selection.key,
    status,
    odds,
    probability,
    marketName: market.name,
    selectionName: selection.name,
    type: selection.type,
    ...(selection.side && { side: selection.side }),
    ...(selection.points !== undefined && { points: selection.points }),
    sequence,
  };
}
