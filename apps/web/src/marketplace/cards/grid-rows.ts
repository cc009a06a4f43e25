import type { Side } from '../event/side-order.ts';

const GRID_COLUMNS = [
  { market: 'SPREAD', title: 'Spread' },
  { market: 'TOTAL', title: 'Total' },
  { market: 'MONEYLINE', title: 'Money' },
] as const;

/** Sports that have no spread: a column that could never hold a price says nothing. */
const NO_SPREAD: ReadonlySet<string> = new Set(['cricket', 'combat']);

/** Sports whose lines are three ways: once those are decided who wins in the end is all there is. */
const ONLY_WINNER: ReadonlySet<string> = new Set(['soccer', 'futsal']);
const WINNER = [{ market: 'MONEYLINE', title: 'To Win' }] as const;

/** What bettors call the spread where it has a name of its own, or where a sport counts more than one thing. */
const SPREAD_TITLE: Readonly<Record<string, string>> = {
  baseball: 'Run Line',
  hockey: 'Puck Line',
  tennis: 'Game Spread',
  'table-tennis': 'Point Spread',
  darts: 'Leg Spread',
  'counter-strike': 'Map Spread',
  valorant: 'Map Spread',
};

/** Where a part of a game counts something else than the whole does. */
const PART_SPREAD_TITLE: Readonly<Record<string, string>> = {
  'counter-strike': 'Round Spread',
  valorant: 'Round Spread',
};

export interface GridColumn {
  readonly market: 'SPREAD' | 'TOTAL' | 'MONEYLINE';
  readonly title: string;
}

/**
 * The columns of a sport's grid card, with the words above them.
 * @param classification of its markets: 'game', 'map' …
 */
export function gridColumns(sport: string, classification = 'game'): readonly GridColumn[] {
  if (ONLY_WINNER.has(sport)) return WINNER;
  const columns = GRID_COLUMNS.filter(({ market }) => market !== 'SPREAD' || !NO_SPREAD.has(sport));
  const ofPart = classification === 'game' ? undefined : PART_SPREAD_TITLE[sport];
  return columns.map((column) =>
    column.market === 'SPREAD' ? { ...column, title: ofPart ?? SPREAD_TITLE[sport] ?? column.title } : column,
  );
}

/**
 * The columns of a card that stands alone: one in which neither row has a market says nothing. With no other, all stay, and among
 * results those that are settled do.
 */
export function columnsInUse(
  columns: readonly GridColumn[],
  markets: readonly GridMarket<GridSelection & { readonly status: string }>[],
): readonly GridColumn[] {
  const used = columns.filter((column) =>
    markets.some(
      ({ type, selections }) =>
        type === column.market && selections.some(({ status }) => status !== 'HIDDEN'),
    ),
  );
  return used.length === 0 ? columns : used;
}

/** A row of a grid card: the side it is about, and where it stands. Over is in the first, under in the second. */
export interface Row {
  readonly side: Side;
  readonly isFirst: boolean;
}

function selectionType(market: string, { side, isFirst }: Row): string {
  if (market === 'TOTAL') return isFirst ? 'OVER' : 'UNDER';
  return `${side === 'home' ? 'HOME' : 'AWAY'}_${market}`;
}

/** The market of a sport whose games may end level: its card has three prices instead of three columns. */
export const THREE_WAY = 'THREE_WAY_MONEYLINE';

export function isThreeWay(markets: readonly { readonly type: string }[]): boolean {
  return markets.some(({ type }) => type === THREE_WAY);
}

interface GridSelection {
  readonly type: string;
}

interface GridMarket<S extends GridSelection> {
  readonly type: string;
  readonly selections: readonly S[];
}

export interface Cell<M, S> {
  readonly title: string;
  /** Undefined where the card has no such market: a blank keeps the place. */
  readonly market: M | undefined;
  readonly selection: S | undefined;
}

/** A cell for each of the columns, always: what is missing is padded with blanks. */
export function gridRow<S extends GridSelection, M extends GridMarket<S>>(
  columns: readonly GridColumn[],
  markets: readonly M[],
  row: Row,
): readonly Cell<M, M['selections'][number]>[] {
  return columns.map((column) => {
    const market = markets.find(({ type }) => type === column.market);
    const selection = market?.selections.find(({ type }) => type === selectionType(column.market, row));
    return { title: column.title, market, selection };
  });
}
