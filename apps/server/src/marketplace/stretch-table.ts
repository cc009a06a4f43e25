import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import type { CardModel, TableModel, TableRowModel } from './page-model.ts';
import { BLANK, blankSelection } from './placeholders.ts';
import { saidFirst } from './side-order.ts';
import { isAvailable, isOnOffer, isShown } from './status.ts';

/**
 * What its sport has in one table of a stretch: a side a row and either of them, what is asked a column, each at the price of
 * yes. Undefined where it has none, or nothing of that is on offer.
 * @param scope of the stretch: 'r2'
 * @param title what the stretch is called: '2nd Round'
 */
export function stretchTable(
  book: BookView,
  scope: string,
  title: string,
  markets: readonly MarketView[],
): CardModel | undefined {
  const { event } = book;
  const known = sportModel(event.sport.slug)?.stretchTable?.(scope);
  if (!known || !isShown(book)) return undefined;
  const found = markets.filter(isOnOffer).flatMap((market) => {
    const cell = known.cellOf(market.key);
    return cell ? [{ market, cell }] : [];
  });
  const columns = known.columns.filter(({ key }) => found.some(({ cell }) => cell.column === key));
  const first = saidFirst(event.sport.slug);
  const rows = ([first, first === 'home' ? 'away' : 'home', 'either'] as const).flatMap(
    (by): TableRowModel[] => {
      const own = new Map(
        found.flatMap(({ market, cell }) => (cell.row === by ? [[cell.column, market]] : [])),
      );
      if (own.size === 0) return [];
      const rowId = `${known.key}:${scope}:${by}`;
      return [
        {
          rowId,
          label: by === 'either' ? known.either : event[by].mediumName,
          team: undefined,
          markets: [...own.values()],
          selections: columns.map(({ key }) => yesOf(own.get(key)) ?? blankCell(book, rowId, key)),
          accrued: undefined,
        },
      ];
    },
  );
  if (!rows.some(({ selections }) => selections.some(isAvailable))) return undefined;
  const table: TableModel = {
    title: `${title} ${known.title}`,
    rowHeader: known.rowHeader,
    headers: columns.map(({ header }) => header),
    rows,
  };
  return {
    kind: 'table',
    rawId: `${event.id}~table~${known.key}:${scope}`,
    book,
    markets: rows.flatMap((row) => row.markets),
    featuredTitle: table.title,
    columns: 2,
    table,
  };
}

function yesOf(market: MarketView | undefined) {
  return market?.selections.find(({ type }) => type === 'YES');
}

function blankCell({ event }: BookView, rowId: string, column: string) {
  return blankSelection(
    { eventId: event.id, marketKey: `${BLANK}:${rowId}` },
    { key: column, type: 'YES' },
    '',
  );
}
