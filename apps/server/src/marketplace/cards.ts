import type { MarketType } from '@fairline/sports/sport.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import type { CardKind, CardModel } from './page-model.ts';
import { blankMarket } from './placeholders.ts';
import { isOnOffer, isShown } from './status.ts';

/** The columns of a grid card, as its header names them: Spread, Total, Money [CARD-028]. */
const GRID_COLUMNS: readonly MarketType[] = ['SPREAD', 'TOTAL', 'MONEYLINE'];

const TILE_COLUMNS = 2;
/** A list longer than this reads better as tiles. */
const LONGEST_LIST = 4;

/** The stretch of the event a market is about: 'game', 'h1', 'q3' … the second part of its key. */
export function scopeOf(market: MarketView): string {
  return market.key.split(':')[1] ?? '';
}

/** Whether a market belongs into the grid of its stretch. */
export function isGridMarket(market: MarketView): boolean {
  return GRID_COLUMNS.includes(market.type);
}

/**
 * Spread, total and moneyline of one stretch of an event, always all three: what is not on offer is a column of blanks
 * [CARD-024]. Undefined when none is on offer, or the event is not to be seen [CARD-008].
 */
export function gridCard(
  book: BookView,
  scope = 'game',
  featuredTitle: string | undefined = undefined,
): CardModel | undefined {
  if (!isShown(book)) return undefined;
  const found = GRID_COLUMNS.map((type) => mainLine(book, type, scope));
  const classification = found.find((market) => market !== undefined)?.classification;
  if (classification === undefined) return undefined;
  const markets = found.map(
    (market, column) => market ?? blankMarket(book, GRID_COLUMNS[column] ?? 'OTHER', scope, classification),
  );
  return card('grid', book, scope, markets, featuredTitle);
}

/** The most balanced line of its kind; any line on offer when none is marked so. */
function mainLine(book: BookView, type: MarketType, scope: string): MarketView | undefined {
  const lines = book.markets.filter(
    (market) => market.type === type && scopeOf(market) === scope && isOnOffer(market),
  );
  return lines.find((market) => market.main) ?? lines[0];
}

/**
 * The card of one family of markets, chosen by what kind of market it is; undefined when nothing of it is on offer
 * [CARD-019].
 */
export function familyCard(book: BookView, family: readonly MarketView[]): CardModel | undefined {
  if (!isShown(book)) return undefined;
  const markets = family.filter(isOnOffer);
  const [first] = markets;
  if (!first) return undefined;
  const title = familyTitle(first);
  switch (first.type) {
    case 'SPREAD':
    case 'TOTAL':
    case 'TEAM_TOTAL':
      return card('line-selector', book, first.family, inLineOrder(markets), title);
    case 'THREE_WAY_MONEYLINE':
      return card('three-way', book, first.family, markets.slice(0, 1), title);
    case 'WINNING_MARGIN':
      return card('tiled-list', book, first.family, markets.slice(0, 1), title);
    default: {
      const kind = first.selections.length > LONGEST_LIST ? 'tiled-list' : 'list';
      return card(kind, book, first.family, markets.slice(0, 1), title);
    }
  }
}

function inLineOrder(markets: readonly MarketView[]): MarketView[] {
  return [...markets].sort((left, right) => lineOf(left) - lineOf(right));
}

function lineOf(market: MarketView): number {
  return market.selections[0]?.points ?? 0;
}

/** The market's name without its line. */
function familyTitle(market: MarketView): string {
  return market.name.replace(/\s*[(]?[+-]?\d+(?:\.\d+)?[)]?$/, '');
}

function card(
  kind: CardKind,
  book: BookView,
  about: string,
  markets: readonly MarketView[],
  featuredTitle: string | undefined,
): CardModel {
  const rawId = `${book.event.id}~${kind}~${about}`;
  return { kind, rawId, book, markets, featuredTitle, columns: TILE_COLUMNS };
}
