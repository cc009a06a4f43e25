import type { FieldColumn } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import type { CardModel, TableModel, TableRowModel } from './page-model.ts';
import { BLANK, blankSelection } from './placeholders.ts';
import { isAvailable, isFutures, isOnOffer, isShown } from './status.ts';

/** On a list the likeliest winners alone, and no more columns than a telephone is wide. */
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

/** The favourites of a field, for a list of events. */
export function favouritesCard(book: BookView): CardModel | undefined {
  return card(book, 'favourites', FAVOURITES, LIST_COLUMNS);
}

function card(book: BookView, about: string, rows: number, columns: number): CardModel | undefined {
  const field = sportModel(book.event.sport.slug)?.field;
  if (!field || !isShown(book)) return undefined;
  const offered = field.columns.flatMap((column): Offered[] => {
    const market = book.market(column.key);
    return market && isOnOffer(market) ? [{ column, market }] : [];
  });
  const shown = offered.slice(0, columns);
  const table = tableOf(book, shown, rows, isOfPlayers(book) ? PLAYER : field.participant);
  if (table.rows.length === 0) return undefined;
  const rawId = `${book.event.id}~table~${about}`;
  const markets = shown.map(({ market }) => market);
  return { kind: 'table', rawId, book, markets, featuredTitle: undefined, columns: TILE_COLUMNS, table };
}

const PLAYER = 'Player';

/** Whether it is the season of a league in which players meet, and no teams. */
function isOfPlayers(book: BookView): boolean {
  return isFutures(book) && sportModel(book.event.competition.sport.slug)?.participants === 'player';
}

/** A market and the column it stands in. */
interface Offered {
  readonly column: FieldColumn;
  readonly market: MarketView;
}

/** Rows of which nothing can be bet on are left out [CARD-022]. */
function tableOf(book: BookView, offered: readonly Offered[], most: number, participant: string): TableModel {
  const [first] = offered;
  const byKey = offered.map(({ market }) => new Map(market.selections.map((one) => [one.selectionKey, one])));
  const likeliest = [...(first?.market.selections ?? [])].sort(
    (one, other) => other.probability - one.probability,
  );
  const rows = likeliest.map(({ selectionKey, selectionName }): TableRowModel => {
    const selections = byKey.map(
      (cells, column) => cells.get(selectionKey) ?? blankCell(book, selectionKey, offered[column]),
    );
    return {
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
    rows: rows.filter(({ selections }) => selections.some(isAvailable)).slice(0, most),
  };
}

function blankCell({ event }: BookView, key: string, offered: Offered | undefined): SelectionView {
  const marketKey = `${BLANK}:${offered?.column.key ?? ''}`;
  return blankSelection({ eventId: event.id, marketKey }, { key, type: 'OTHER' }, '');
}
