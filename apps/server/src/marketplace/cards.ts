import type { MarketType } from '@fairline/sports/market-definition.ts';
import type { MainLineColumns } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketHead, MarketView } from '../trading/trading.ts';
import { favouritesCard, hasField } from './field-card.ts';
import type { CardKind, CardModel } from './page-model.ts';
import { blankMarket } from './placeholders.ts';
import { isLive, isOnOffer, isShown } from './status.ts';
import { statisticOf, tableOf } from './table-card.ts';

/** Of a sport nobody simulates: spread, total, money [CARD-028]. */
const USUAL: MainLineColumns = { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' };

/** The columns of an event's grid card, and the stretch of the event they are about. */
function columnsOf({ event }: BookView): MainLineColumns {
  return sportModel(event.sport.slug)?.mainLines ?? USUAL;
}

/** The stretch of the event that its grid card is about. */
export function mainScopeOf(book: BookView): string {
  return columnsOf(book).scope;
}

const TILE_COLUMNS = 2;
/** A slider stops this often either side of its main line; more lines than that are on the board for those who hold them. */
const MOST_STOPS = 14;
/** A list longer than this reads better as tiles. */
const LONGEST_LIST = 4;

/** The stretch of the event a market is about: 'game', 'h1', 'q3' … the second part of its key. */
export function scopeOf(market: MarketHead): string {
  return market.key.split(':')[1] ?? '';
}

/** Whether a market belongs into the grid of its stretch. */
export function isGridMarket(book: BookView, market: MarketView): boolean {
  return columnsOf(book).types.includes(market.type);
}

/**
 * The main lines of one stretch of an event, always all of them: what is not on offer is a column of blanks [CARD-024].
 * Of the game, once none is on offer, who wins in the end. Undefined without that, or when the event is not to be seen [CARD-008].
 * @param stretch by default the one the sport's main lines are about
 */
export function gridCard(
  book: BookView,
  stretch: string | undefined = undefined,
  featuredTitle: string | undefined = undefined,
): CardModel | undefined {
  if (!isShown(book)) return undefined;
  const { types, scope: mainScope } = columnsOf(book);
  const scope = stretch ?? mainScope;
  const found = types.map((type) => mainLine(book, type, scope));
  const classification = found.find((market) => market !== undefined)?.classification;
  if (classification === undefined) return stretch === undefined ? endCard(book, featuredTitle) : undefined;
  const markets = found.map(
    (market, column) => market ?? blankMarket(book, types[column] ?? 'OTHER', scope, classification),
  );
  return card('grid', book, scope, markets, featuredTitle);
}

/** Who wins in the end, in place of main lines that are decided. */
function endCard(book: BookView, featuredTitle: string | undefined): CardModel | undefined {
  const { inTheEnd } = columnsOf(book);
  const isSold = book.onOffer.some(({ key }) => key === inTheEnd);
  const market = inTheEnd === undefined || !isSold ? undefined : book.market(inTheEnd);
  return market && card('grid', book, market.key, [market], featuredTitle);
}

/** Of a game in play of which anything is sold, though none of its main lines: its score, with blanks in their place [CARD-024]. */
function blankCard(book: BookView): CardModel | undefined {
  if (!isLive(book) || book.betCount === 0) return undefined;
  const { types, scope } = columnsOf(book);
  const markets = types.map((type) => blankMarket(book, type, scope, 'game'));
  return card('grid', book, scope, markets, undefined);
}

/** The card of an event among others: its main lines, or the favourites of its field. */
export function listCard(book: BookView): CardModel | undefined {
  return hasField(book) ? favouritesCard(book) : (gridCard(book) ?? blankCard(book));
}

const known = new WeakMap<BookView, boolean>();

/**
 * Whether an event stands on the lists: before its start with its main lines, in play as long as anything of it is sold. What counts the
 * events of a list counts these. Found once for each state of a book.
 */
export function isListed(book: BookView): boolean {
  const before = known.get(book);
  if (before !== undefined) return before;
  const found = listCard(book) !== undefined;
  known.set(book, found);
  return found;
}

/** The most balanced line of its kind; any line on offer when none is marked so. */
function mainLine(book: BookView, type: MarketType, scope: string): MarketView | undefined {
  const lines = book.onOffer.filter((market) => market.type === type && scopeOf(market) === scope);
  const line = lines.find((market) => market.main) ?? lines[0];
  return line && book.market(line.key);
}

/**
 * The cards of one family of markets: a slider for lines of one bet, else a card for each market, of the kind that fits.
 * None for what is not on offer [CARD-019].
 */
export function familyCards(book: BookView, family: readonly MarketView[]): CardModel[] {
  const markets = isShown(book) ? family.filter(isOnOffer) : [];
  const [first] = markets;
  if (!first) return [];
  if (hasLine(first)) return [card('line-selector', book, first.family, stops(markets), first.name)];
  const isOnly = markets.length === 1;
  // Named by its family a card stays the same card when the third score is next instead of the second.
  return markets.map((market) =>
    card(kindOf(market), book, isOnly ? market.family : market.key, [market], market.name),
  );
}

/** What is bet on several players alike, as a table; undefined when it makes none. */
export function tableCard(book: BookView, markets: readonly MarketView[]): CardModel | undefined {
  const onOffer = isShown(book) ? markets.filter(isOnOffer) : [];
  const [first] = onOffer;
  const table = first && tableOf(book, onOffer);
  if (!first || !table) return undefined;
  const shown = table.rows.flatMap((row) => row.markets);
  return { ...card('table', book, statisticOf(first), shown, table.title), table };
}

function hasLine(market: MarketView): boolean {
  return market.selections.some((selection) => selection.points !== undefined);
}

function kindOf(market: MarketView): CardKind {
  if (market.type === 'THREE_WAY_MONEYLINE') return 'three-way';
  return market.selections.length > LONGEST_LIST ? 'tiled-list' : 'list';
}

/** The lines around the main one, in their order. */
function stops(markets: readonly MarketView[]): MarketView[] {
  const lines = [...markets].sort((left, right) => lineOf(left) - lineOf(right));
  const main = lines.findIndex((market) => market.main);
  const middle = main < 0 ? lines.length >> 1 : main;
  return lines.slice(Math.max(0, middle - MOST_STOPS), middle + MOST_STOPS + 1);
}

function lineOf(market: MarketView): number {
  return market.selections[0]?.points ?? 0;
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
