import { capital } from '@fairline/sports/kit/words.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { familyCards, gridCard, isGridMarket, mainScopeOf, scopeOf, tableCard } from './cards.ts';
import { commonWords } from './common-words.ts';
import { type GroupKind, groupCard, groupKindOf, groupTitle, sortOf } from './market-groups.ts';
import { inTheirOrder } from './market-order.ts';
import { withoutName } from './names.ts';
import type { CardModel, DrawerModel } from './page-model.ts';
import { pairsInSideOrder } from './side-order.ts';
import { sortFacts } from './sort-facts.ts';
import { isOnOffer, isShown } from './status.ts';
import { stretchTable } from './stretch-table.ts';
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

/**
 * A drawer for each sort of market: 'Spread', 'Total Points', 'Race to', and for what is alone of its sort.
 * @param of what sets them apart from others of these sorts on the tab
 */
export function bySort(book: BookView, markets: readonly MarketView[], of = ''): Draft[] {
  const sport = book.event.sport.slug;
  return [...groupBy(markets, sortOfEither)].flatMap(([sort, group]) => {
    const cards = cardsOfFamilies(book, group, { scope: mainScopeOf(book), of, together: false });
    const known = () => sortFacts(sport, sort).title ?? titleOfAll(book, cards.map(titleOf));
    const title = cards.length > 0 ? known() : undefined;
    if (title !== undefined) return [{ key: `${sort}${of}`, title, cards }];
    return [...groupBy(cards, aboutEither)].map(([key, some]) => {
      const [first = ''] = some.map(titleOf);
      return { key, title: titleOfAll(book, some.map(titleOf)) ?? first, cards: some };
    });
  });
}

/** What a card counts, the same of either side: 'team-total:corners'. One that is of no side stands alone. */
function aboutEither({ rawId, markets }: CardModel): string {
  const { family = '' } = markets[0] ?? {};
  const about = family.replace(/:(?:home|away)(?=:|$)/, '');
  return about === family ? rawId : about;
}

/** A drawer for each half or quarter, in their order: its grid and then its other markets. */
export function byScope(book: BookView, markets: readonly MarketView[]): Draft[] {
  const stretches = groupBy(markets, (market) => stretchOf(book, market));
  return inTheirOrder(stretches, book.event.sport.slug).flatMap(([scope, group]) => {
    const title = sportModel(book.event.sport.slug)?.periods[scope];
    if (title === undefined) return bySort(book, group, `:${scope}`);
    const above = [gridCard(book, scope, 'Main Lines'), stretchTable(book, scope, title, group)];
    const shown = above.filter((card) => card !== undefined);
    const inTables = new Set(
      shown.flatMap(({ table }) => table?.rows.flatMap(({ markets }) => markets) ?? []),
    );
    const others = group.filter((market) => !inTables.has(market));
    const cards = cardsOfFamilies(book, others, { scope, of: `:${scope}`, together: true });
    return [{ key: scope, title, cards: [...shown, ...cards] }];
  });
}

/** The half or quarter a market is about, wherever its key names it: 'h1' of 'total:h1:20.5' and of 'team-total:home:h1:20.5'. */
function stretchOf({ event }: BookView, market: MarketView): string {
  const periods = sportModel(event.sport.slug)?.periods ?? {};
  const [, ...parts] = market.key.split(':');
  return parts.find((part) => periods[part] !== undefined) ?? scopeOf(market);
}

/** A table for what is counted of several players, below it the sliders of those with a choice of lines; else by sort. */
export function byStatistic(book: BookView, markets: readonly MarketView[]): Draft[] {
  return [...groupBy(markets, statisticOf)].flatMap(([statistic, group]) => {
    const card = tableCard(book, group);
    if (!card) return withoutTable(book, statistic, group);
    const sliders = familiesBySide(book, group.filter(isOnOffer)).filter((family) => family.length > 1);
    const cards = [card, ...sliders.flatMap((family) => familyCards(book, family))];
    return [{ key: statistic, title: titleOf(card), cards }];
  });
}

/** A statistic of one player is in the drawer, of the same title, that its table is in once there are more. */
function withoutTable(book: BookView, key: string, markets: readonly MarketView[]): readonly Draft[] {
  const title = statisticTitle(book, markets.filter(isOnOffer));
  const cards = () => cardsOfFamilies(book, markets, { scope: mainScopeOf(book), of: '', together: false });
  if (title !== undefined) return [{ key, title, cards: cards() }];
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

interface Place {
  /** Of the grid above. */
  readonly scope: string;
  /** What sets these markets apart from others of their sorts. */
  readonly of: string;
  /** Whether all that is answered by yes or no shares a card, whatever its sort. */
  readonly together: boolean;
}

/**
 * A card for each family, or for several that stand together. Lines that the grid above already shows get a card of their own only
 * when there is a choice of lines.
 */
function cardsOfFamilies(book: BookView, markets: readonly MarketView[], place: Place): CardModel[] {
  const isAbove = (market: MarketView) => isGridMarket(book, market) && scopeOf(market) === place.scope;
  const offered = isShown(book) ? familiesBySide(book, markets.filter(isOnOffer)) : [];
  const listed = offered.filter((family) => family.length > 1 || !family.every(isAbove));
  const kindOf = (market: MarketView) => groupKindOf(book, market, place.together);
  const groups = groupBy(listed.flat(), (market) => {
    const kind = kindOf(market);
    return kind === undefined ? `alone~${market.family}` : `${kind}~${aboutOf(market, kind, place)}`;
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const kind = first && kindOf(first);
    if (!first || kind === undefined) return familyCards(book, group);
    const rows = kind === 'compact' ? pairsInSideOrder(group, book.event.sport.slug) : group;
    return [groupCard(kind, book, aboutOf(first, kind, place), rows, titleOfGroup(book, group))];
  });
}

/** Markets of several sorts have a title each, and none together. */
function titleOfGroup({ event }: BookView, markets: readonly MarketView[]): string | undefined {
  const [sort = '', ...others] = new Set(markets.map(sortOf));
  return others.length === 0 ? groupTitle(event.sport.slug, sort, markets) : undefined;
}

/** What a card of several markets is about, the same for each of them. */
function aboutOf(market: MarketView, kind: GroupKind, { scope, of, together }: Place): string {
  return kind === 'compact' && together ? scope : `${sortOf(market)}${of}`;
}

export function families(markets: readonly MarketView[]): MarketView[][] {
  return [...groupBy(markets, (market) => market.family).values()];
}

/** Of two that count the same of either side, that of the side said first is first. */
function familiesBySide({ event }: BookView, markets: readonly MarketView[]): MarketView[][] {
  const all = [...groupBy(markets, (market) => market.family)].map(([key, family]) => ({ key, family }));
  return pairsInSideOrder(all, event.sport.slug).map(({ family }) => family);
}

/** The same for what is counted of either side: 'boundaries-side' of 'boundaries-home' and 'boundaries-away'. */
function sortOfEither(market: MarketView): string {
  return sortOf(market).replace(/-(?:home|away)$/, '-side');
}

/** What cards of one sort are called together: of what is asked of either side alike that alone, also where one side is left. */
function titleOfAll({ event }: BookView, titles: readonly string[]): string | undefined {
  const names = [event.home.mediumName, event.away.mediumName];
  const asked = titles.map((title) => {
    const rest = withoutName(title, names);
    return rest === undefined ? undefined : capital(rest);
  });
  const [first] = asked;
  return first !== undefined && asked.every((one) => one === first) ? first : commonWords(titles);
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
