import type { MarketType, SelectionType } from '@fairline/sports/market-definition.ts';
import { type MarketAddress, marketRawId, selectionRawId } from '@fairline/sports/raw-id.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';

type Way = { readonly key: string; readonly type: SelectionType; readonly side?: SideKey };

/** The blanks that keep a card's columns in place when a market is not on offer. */
const WAYS: Partial<Readonly<Record<MarketType, readonly Way[]>>> = {
  SPREAD: [
    { key: 'away', type: 'AWAY_SPREAD', side: 'away' },
    { key: 'home', type: 'HOME_SPREAD', side: 'home' },
  ],
  TOTAL: [
    { key: 'over', type: 'OVER' },
    { key: 'under', type: 'UNDER' },
  ],
  MONEYLINE: [
    { key: 'away', type: 'AWAY_MONEYLINE', side: 'away' },
    { key: 'home', type: 'HOME_MONEYLINE', side: 'home' },
  ],
  THREE_WAY_MONEYLINE: [
    { key: 'home', type: 'HOME_MONEYLINE', side: 'home' },
    { key: 'draw', type: 'DRAW' },
    { key: 'away', type: 'AWAY_MONEYLINE', side: 'away' },
  ],
};

/** Marks the raw id of a blank: no market of trading has this key, so a blank can never be bet on. */
export const BLANK = 'blank';

/** Of a blank that a price may take the place of: another market than one of which none is awaited. */
const AWAITED = ':awaited';

/**
 * A market of blanks in place of one that is not on offer, hidden unless its lines are used up and others may come with the next
 * prices [CARD-024].
 * @param scope what the market would have covered: 'game', 'h1' …
 */
export function blankMarket(
  book: BookView,
  type: MarketType,
  scope: string,
  classification: string,
): MarketView {
  const isAwaited = (book.usedUp ?? []).some(
    (market) => market.type === type && market.key.split(':')[1] === scope,
  );
  const key = `${BLANK}:${type.toLowerCase()}:${scope}${isAwaited ? AWAITED : ''}`;
  const status = isAwaited ? 'suspended' : 'closed';
  const place = { eventId: book.event.id, marketKey: key };
  return {
    rawId: marketRawId(place),
    eventId: book.event.id,
    key,
    type,
    classification,
    name: '',
    family: `${BLANK}:${scope}`,
    main: true,
    status,
    sequence: 0,
    selections: (WAYS[type] ?? []).map((way) => ({ ...blankSelection(place, way, ''), status })),
  };
}

/** The market with blanks for the ways it lacks, in the card's order: a three-way card always has three [CARD-024]. */
export function paddedMarket(market: MarketView): MarketView {
  const ways = WAYS[market.type];
  if (!ways) return market;
  const selections = ways.map(
    (way) =>
      market.selections.find((selection) => selection.type === way.type) ??
      blankSelection({ eventId: market.eventId, marketKey: market.key }, way, market.name),
  );
  return { ...market, selections };
}

/** @param way what it stands for */
export function blankSelection(place: MarketAddress, way: Way, marketName: string): SelectionView {
  const address = { ...place, selectionKey: `${BLANK}-${way.key}` };
  return {
    ...address,
    rawId: selectionRawId(address),
    status: 'closed',
    odds: undefined,
    probability: 0,
    marketName,
    selectionName: '',
    type: way.type,
    ...(way.side ? { side: way.side } : {}),
    sequence: 0,
  };
}
