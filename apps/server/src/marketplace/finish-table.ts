import type { BookView, MarketView } from '../trading/trading.ts';
import type { CardModel, TableModel, TableRowModel } from './page-model.ts';
import { BLANK, blankSelection } from './placeholders.ts';
import { saidFirst } from './side-order.ts';
import { isAvailable, isOnOffer, isShown } from './status.ts';

/** Whose finish a market is about, and how it comes about; 'within' is in this round or the one before. */
interface Finish {
  readonly by: 'home' | 'away' | 'either';
  readonly way: 'any' | 'ko' | 'sub' | 'within';
}

const WAYS = ['any', 'ko', 'sub', 'within'] as const;

/**
 * How a fight may be finished in a round as one table: a fighter a row and either of them, a way a column, each at the price of
 * yes. Undefined of a round of which none of that is on offer.
 * @param scope of the round: 'r2'
 * @param title what the round is called: '2nd Round'
 */
export function finishTable(
  book: BookView,
  scope: string,
  title: string,
  markets: readonly MarketView[],
): CardModel | undefined {
  const onOffer = isShown(book) ? markets.filter(isOnOffer) : [];
  const found = onOffer.flatMap((market) => {
    const finish = finishOf(market);
    return finish ? [{ market, finish }] : [];
  });
  const ways = WAYS.filter((way) => found.some((one) => one.finish.way === way));
  const first = saidFirst(book.event.sport.slug);
  const rows = ([first, first === 'home' ? 'away' : 'home', 'either'] as const).flatMap(
    (by): TableRowModel[] => {
      const own = new Map(
        found.flatMap(({ market, finish }) => (finish.by === by ? [[finish.way, market]] : [])),
      );
      if (own.size === 0) return [];
      const rowId = `finish:${scope}:${by}`;
      return [
        {
          rowId,
          label: by === 'either' ? 'Either Fighter' : book.event[by].mediumName,
          team: undefined,
          markets: [...own.values()],
          selections: ways.map((way) => yesOf(own.get(way)) ?? blankCell(book, rowId, way)),
          accrued: undefined,
        },
      ];
    },
  );
  if (!rows.some(({ selections }) => selections.some(isAvailable))) return undefined;
  const table: TableModel = {
    title: `${title} Finish`,
    rowHeader: 'Winner',
    headers: ways.map((way) => headerOf(way, scope)),
    rows,
  };
  return {
    kind: 'table',
    rawId: `${book.event.id}~table~finish:${scope}`,
    book,
    markets: rows.flatMap((row) => row.markets),
    featuredTitle: table.title,
    columns: 2,
    table,
  };
}

/** Undefined for what is asked of a round otherwise. */
function finishOf({ key }: MarketView): Finish | undefined {
  const [sort, , ...rest] = key.split(':');
  const by = rest.find((part) => part === 'home' || part === 'away');
  const way = rest.find((part) => part === 'ko' || part === 'sub') ?? 'any';
  switch (sort) {
    case 'ends-in':
      return { by: 'either', way };
    case 'win-in':
    case 'win-by-in':
      return by && { by, way };
    case 'win-within':
      return by && { by, way: 'within' };
    default:
      return undefined;
  }
}

function headerOf(way: Finish['way'], scope: string): string {
  const round = Number(scope.slice(1));
  return {
    any: 'Any Way',
    ko: 'KO, TKO or DQ',
    sub: 'Submission',
    within: `Round ${round - 1} or ${round}`,
  }[way];
}

function yesOf(market: MarketView | undefined) {
  return market?.selections.find(({ type }) => type === 'YES');
}

function blankCell({ event }: BookView, rowId: string, way: string) {
  return blankSelection({ eventId: event.id, marketKey: `${BLANK}:${rowId}` }, { key: way, type: 'YES' }, '');
}
