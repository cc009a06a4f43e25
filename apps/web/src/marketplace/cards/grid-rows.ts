/** The columns of a grid card, with the words above them. */
export const GRID_COLUMNS = [
  { market: 'SPREAD', title: 'Spread', away: 'AWAY_SPREAD', home: 'HOME_SPREAD' },
  { market: 'TOTAL', title: 'Total', away: 'OVER', home: 'UNDER' },
  { market: 'MONEYLINE', title: 'Money', away: 'AWAY_MONEYLINE', home: 'HOME_MONEYLINE' },
] as const;

/** The market of a sport whose games may end level: its card has three prices instead of three columns. */
export const THREE_WAY = 'THREE_WAY_MONEYLINE';

export function isThreeWay(markets: readonly { readonly type: string }[]): boolean {
  return markets.some(({ type }) => type === THREE_WAY);
}

export type Row = 'away' | 'home';

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

/** Three cells a row, always: what is missing is padded with blanks. */
export function gridRow<S extends GridSelection, M extends GridMarket<S>>(
  markets: readonly M[],
  row: Row,
): readonly Cell<M, M['selections'][number]>[] {
  return GRID_COLUMNS.map((column) => {
    const market = markets.find(({ type }) => type === column.market);
    const selection = market?.selections.find(({ type }) => type === column[row]);
    return { title: column.title, market, selection };
  });
}
