import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { familyCards, gridCard, isGridMarket, mainScopeOf, scopeOf, sortOf, tableCard } from './cards.ts';
import { commonWords } from './common-words.ts';
import type { CardModel, DrawerModel } from './page-model.ts';
import { sortTitle } from './sort-titles.ts';
import { isOnOffer } from './status.ts';
import { statisticOf, statisticTitle } from './table-card.ts';

/** A drawer before it is known whether anything is in it. */
export interface Draft {
  /** Unique on its tab, and the same as long as the drawer is about the same. */
  readonly key: string;
  readonly title: string;
  readonly cards: readonly CardModel[];
}

/** Spread, total and moneyline of the game. */
export function gameLines(book: BookView): Draft {
  const grid = gridCard(book);
  return { key: 'grid:game', title: 'Game Lines', cards: grid ? [grid] : [] };
}

/** A drawer for each sort of market: 'Spread', 'Total Points', 'Race to', and for what is alone of its sort. */
export function bySort(book: BookView, markets: readonly MarketView[]): Draft[] {
  return [...groupBy(markets, sortOf)].flatMap(([sort, group]) => {
    const cards = cardsOfFamilies(book, group, mainScopeOf(book));
    const title = cards.length > 0 ? (sortTitle(sort) ?? commonWords(cards.map(titleOf))) : undefined;
    if (title !== undefined) return [{ key: sort, title, cards }];
    return cards.map((card) => ({ key: card.rawId, title: titleOf(card), cards: [card] }));
  });
}

/** A drawer for each half or quarter: its grid and then its other markets. */
export function byScope(book: BookView, markets: readonly MarketView[]): Draft[] {
  return [...groupBy(markets, scopeOf)].flatMap(([scope, group]) => {
    const title = sportModel(book.event.sport.slug)?.periods[scope];
    if (title === undefined) return bySort(book, group);
    const grid = gridCard(book, scope, 'Main Lines');
    return [{ key: scope, title, cards: [...(grid ? [grid] : []), ...cardsOfFamilies(book, group, scope)] }];
  });
}

/** A table for what is counted of several players, below it the sliders of those with a choice of lines; else by sort. */
export function byStatistic(book: BookView, markets: readonly MarketView[]): Draft[] {
  return [...groupBy(markets, statisticOf)].flatMap(([statistic, group]) => {
    const card = tableCard(book, group);
    if (!card) return withoutTable(book, statistic, group);
    const sliders = families(group.filter(isOnOffer)).filter((family) => family.length > 1);
    const cards = [card, ...sliders.flatMap((family) => familyCards(book, family))];
    return [{ key: statistic, title: titleOf(card), cards }];
  });
}

/** A statistic of one player is in the drawer, of the same title, that its table is in once there are more. */
function withoutTable(book: BookView, key: string, markets: readonly MarketView[]): readonly Draft[] {
  const title = statisticTitle(book, markets.filter(isOnOffer));
  if (title !== undefined) return [{ key, title, cards: cardsOfFamilies(book, markets, mainScopeOf(book)) }];
  const drafts = bySort(book, markets);
  const [only] = drafts;
  return only && drafts.length === 1 ? [{ ...only, key }] : drafts;
}

/** Leaves empty drawers out; the first one is open [PAGE-010]. */
export function drawersOf(childId: string, drafts: readonly Draft[]): DrawerModel[] {
  return drafts
    .filter(({ cards }) => cards.length > 0)
    .map(({ key, title, cards }, index) => ({
      kind: 'drawer',
      id: `${childId}#${key}`,
      title,
      autoExpand: index === 0,
      cards,
    }));
}

/**
 * Lines that the grid above already shows get a card of their own only when there is a choice of lines.
 * @param scope of that grid
 */
function cardsOfFamilies(book: BookView, markets: readonly MarketView[], scope: string): CardModel[] {
  const isAbove = (market: MarketView) => isGridMarket(book, market) && scopeOf(market) === scope;
  return families(markets).flatMap((family) => {
    const onOffer = family.filter(isOnOffer);
    return onOffer.length < 2 && onOffer.every(isAbove) ? [] : familyCards(book, onOffer);
  });
}

export function families(markets: readonly MarketView[]): MarketView[][] {
  return [...groupBy(markets, (market) => market.family).values()];
}

function titleOf(card: CardModel): string {
  return card.featuredTitle ?? card.book.event.name;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
