import { playerKey } from '@fairline/sports/kit/field-markets.ts';
import type { LeaderboardRow } from '@fairline/sports/kit/leaderboard.ts';
import type { FieldColumn, FieldFacts } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import type { CardModel, FieldPlace, TableModel, TableRowModel } from './page-model.ts';
import { BLANK, blankSelection } from './placeholders.ts';
import { isAvailable, isFutures, isOnOffer, isShown } from './status.ts';

/** On a list the likeliest winners alone, in play the first, and no more columns than a telephone is wide. */
const FAVOURITES = 5;
const LIST_COLUMNS = 3;
const TILE_COLUMNS = 2;

/** Whether a field takes part in the event, rather than two sides. */
export function hasField({ event }: BookView): boolean {
  return sportModel(event.sport.slug)?.field !== undefined;
}

/** The whole field, a market a column, the likeliest winner on top. Undefined where none of it is on offer, or it is no field. */
export function fieldCard(book: BookView): CardModel | undefined {
  return card(book, 'field', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/**
 * The favourites of a field, for a list of events; in play who is in front, and where they stand, as long as anything of it is sold:
 * once that is in none of its columns, without rows.
 */
export function favouritesCard(book: BookView): CardModel | undefined {
  const leaders = leadersOf(book);
  return card(book, 'favourites', FAVOURITES, LIST_COLUMNS, leaders && new Map(leaders));
}

/**
 * Equal as long as the same stand in front of a field in play, at the same places, and have something to be bet on; undefined
 * where none is in play, or nothing is on offer. They are those of its favourites' card, found without making the others.
 */
export function frontOf(book: BookView): string | undefined {
  const field = sportModel(book.event.sport.slug)?.field;
  const leaders = field && leadersOf(book);
  if (!leaders) return undefined;
  const shown = shownIn(book, field, LIST_COLUMNS, true);
  if (shown.length === 0) return undefined;
  const isInRow = (key: string) =>
    shown.some(({ market }) => market.selections.some((one) => one.selectionKey === key && isAvailable(one)));
  const rows = leaders.filter(([key]) => isInRow(key)).slice(0, FAVOURITES);
  const withoutBets = leaders.slice(0, FAVOURITES).filter(([key]) => !isInRow(key));
  return JSON.stringify([rows, withoutBets]);
}

function card(
  book: BookView,
  about: string,
  rows: number,
  columns: number,
  places?: FieldPlaces,
): CardModel | undefined {
  const field = sportModel(book.event.sport.slug)?.field;
  if (!field || !isShown(book)) return undefined;
  const shown = shownIn(book, field, columns, places !== undefined);
  const table = tableOf(book, shown, { most: rows, participant: participantOf(book, field), places });
  if (table.rows.length + (table.withoutBets?.length ?? 0) === 0) return undefined;
  const rawId = `${book.event.id}~table~${about}`;
  const markets = shown.map(({ market }) => market);
  return { kind: 'table', rawId, book, markets, featuredTitle: undefined, columns: TILE_COLUMNS, table };
}

/** A season's table says what it is of. */
function participantOf({ scoreboard }: BookView, { participant }: FieldFacts): string {
  return scoreboard.sport === 'futures' ? scoreboard.participant : participant;
}

/** By the keys of their selections, the first in front. */
type FieldPlaces = ReadonlyMap<string, FieldPlace>;

/** Where those stand who are in play; undefined before and after, and of a season, which is nobody's race of a day. */
function leadersOf(book: BookView): (readonly [key: string, FieldPlace])[] | undefined {
  const { event, scoreboard } = book;
  if (isFutures(book) || event.status !== 'IN_PLAY') return undefined;
  if (!scoreboard.isInPlay || !('leaderboard' in scoreboard)) return undefined;
  const score = scoreboard.columns.indexOf(sportModel(event.sport.slug)?.field?.score ?? '');
  return scoreboard.leaderboard.map(
    ({ player, place, values }) => [playerKey(player), { place, score: values[score] }] as const,
  );
}

/** A market and the column it stands in. */
interface Offered {
  readonly column: FieldColumn;
  readonly market: MarketView;
}

/** The first columns of a field of which something is on offer; the markets of others are not asked for. */
function offeredIn(book: BookView, { columns }: FieldFacts, most: number): Offered[] {
  const offered: Offered[] = [];
  for (const column of columns) {
    const market = offered.length < most ? book.market(column.key) : undefined;
    if (market && isOnOffer(market)) offered.push({ column, market });
  }
  return offered;
}

/** The columns of a card. In play, once nothing is on offer in any but elsewhere, the first of those on the board. */
function shownIn(book: BookView, field: FieldFacts, most: number, isInPlay: boolean): Offered[] {
  const offered = offeredIn(book, field, most);
  if (offered.length > 0 || !isInPlay || book.betCount === 0) return offered;
  for (const column of field.columns) {
    const market = book.market(column.key);
    if (market) return [{ column, market }];
  }
  return [];
}

interface TableWishes {
  readonly most: number;
  readonly participant: string;
  /** Their order is that of the rows. */
  readonly places: FieldPlaces | undefined;
}

/** Rows of which nothing can be bet on are left out [CARD-022]; of those in front it is told beside the rows. */
function tableOf(
  book: BookView,
  offered: readonly Offered[],
  { most, participant, places }: TableWishes,
): TableModel {
  const [first] = offered;
  const byKey = offered.map(({ market }) => new Map(market.selections.map((one) => [one.selectionKey, one])));
  const order = new Map([...(places?.keys() ?? [])].map((key, at) => [key, at]));
  const orderOf = ({ selectionKey }: SelectionView) => order.get(selectionKey) ?? order.size;
  const standing = standingIn(book);
  const numbers = new Map(leaderboardOf(book).map(({ player }) => [playerKey(player), player]));
  const ordered = [...(first?.market.selections ?? [])].sort(
    (one, other) => orderOf(one) - orderOf(other) || chanceOf(other) - chanceOf(one) || standing(one, other),
  );
  const rows = ordered.map(({ selectionKey, selectionName }): TableRowModel => {
    const selections = byKey.map(
      (cells, column) => cells.get(selectionKey) ?? blankCell(book, selectionKey, offered[column]),
    );
    const fieldPlace = places?.get(selectionKey);
    const player = numbers.get(selectionKey);
    return {
      ...(player !== undefined && { player }),
      ...(fieldPlace && { fieldPlace }),
      rowId: selectionKey,
      label: selectionName,
      team: undefined,
      markets: [],
      selections,
      accrued: undefined,
    };
  });
  return {
    title: first?.market.name ?? '',
    rowHeader: participant,
    headers: offered.map(({ column: { header } }) =>
      typeof header === 'string' ? header : header(book.event),
    ),
    rows: rows.filter(hasBets).slice(0, most),
    ...(places && { withoutBets: rows.slice(0, most).filter((row) => !hasBets(row)) }),
  };
}

function hasBets({ selections }: TableRowModel): boolean {
  return selections.some(isAvailable);
}

/** What is decided has none: the last one it had would belie how it came out. */
function chanceOf({ outcome, probability }: SelectionView): number {
  return outcome === undefined ? probability : 0;
}

/** The order of those without a price: as the leaderboard has them; whom it gives no place yet, by name. */
function standingIn(book: BookView): (one: SelectionView, other: SelectionView) => number {
  const placed = leaderboardOf(book).filter(({ place }) => place !== '');
  const at = new Map(placed.map(({ player }, index) => [playerKey(player), index]));
  const placeOf = ({ selectionKey }: SelectionView) => at.get(selectionKey) ?? at.size;
  return (one, other) =>
    placeOf(one) - placeOf(other) || one.selectionName.localeCompare(other.selectionName, 'en');
}

function leaderboardOf({ scoreboard }: BookView): readonly LeaderboardRow[] {
  return 'leaderboard' in scoreboard ? scoreboard.leaderboard : [];
}

function blankCell({ event }: BookView, key: string, offered: Offered | undefined): SelectionView {
  const marketKey = `${BLANK}:${offered?.column.key ?? ''}`;
  return blankSelection({ eventId: event.id, marketKey }, { key, type: 'OTHER' }, '');
}
