import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { familyCards, gridCard, isGridMarket, scopeOf } from './cards.ts';
import type { CardModel, DrawerModel, PageChildModel, PageModel } from './page-model.ts';
import { sectionUrl } from './paths.ts';
import { isOnOffer, isShown } from './status.ts';

/** A tab of an event page and the markets that stand in it. The first is the default. */
interface Tab {
  readonly slug: string;
  readonly label: string;
  readonly drawers: (book: BookView) => readonly Draft[];
}

/** A drawer before it is known whether anything is in it. */
interface Draft {
  readonly title: string;
  readonly cards: readonly (CardModel | undefined)[];
}

const TABS: readonly Tab[] = [
  { slug: 'popular', label: 'Popular', drawers: popular },
  { slug: 'game-lines', label: 'Game Lines', drawers: (book) => byFamily(book, 'game') },
  { slug: 'halves', label: 'Halves', drawers: (book) => byScope(book, 'half') },
  { slug: 'quarters', label: 'Quarters', drawers: (book) => byScope(book, 'quarter') },
  { slug: 'teams', label: 'Teams', drawers: (book) => byFamily(book, 'team') },
  { slug: 'scoring', label: 'Scoring', drawers: (book) => byFamily(book, 'scoring') },
  { slug: 'props', label: 'Props', drawers: props },
];

/** Classifications with a tab of their own; every other stands under Props. */
const PLACED = ['game', 'half', 'quarter', 'team', 'scoring'];

/** Families of next and first scores among the popular ones. */
const POPULAR_SCORING = 2;

const SCOPE_TITLES: Readonly<Record<string, string>> = {
  game: 'Game Lines',
  reg: 'Regulation',
  h1: '1st Half',
  h2: '2nd Half',
  q1: '1st Quarter',
  q2: '2nd Quarter',
  q3: '3rd Quarter',
  q4: '4th Quarter',
  ot: 'Overtime',
};

/** @returns undefined for a section no event page has */
export function eventPage(
  event: CatalogueEvent,
  book: BookView | undefined,
  section: string | undefined,
): PageModel | undefined {
  const wanted = section ?? TABS[0]?.slug;
  if (!TABS.some((tab) => tab.slug === wanted)) return undefined;
  const canonicalUrl = tabUrl(event.canonicalUrl, wanted ?? '');
  return {
    type: 'EVENT',
    canonicalUrl,
    title: event.name,
    description: undefined,
    book,
    children: book && isShown(book) ? tabs(book, canonicalUrl, wanted ?? '') : [],
  };
}

/** The tabs with something in them, and the one that was asked for. */
function tabs(book: BookView, pageUrl: string, selected: string): PageChildModel[] {
  return TABS.flatMap((tab) => {
    const isSelected = tab.slug === selected;
    const drafts = tab.drawers(book);
    const hasContent = drafts.some((draft) => draft.cards.some((card) => card !== undefined));
    if (!hasContent && !isSelected) return [];
    const canonicalUrl = tabUrl(book.event.canonicalUrl, tab.slug);
    const id = `${pageUrl}#${tab.slug}`;
    const sections = isSelected ? drawers(id, drafts) : [];
    return [{ id, label: tab.label, canonicalUrl, selected: isSelected, hasContent, sections }];
  });
}

/** The default tab is the event's own address. */
function tabUrl(eventUrl: string, slug: string): string {
  return slug === TABS[0]?.slug ? eventUrl : sectionUrl(eventUrl, slug);
}

/** Leaves empty drawers out; the first one is open [PAGE-010]. */
function drawers(childId: string, drafts: readonly Draft[]): DrawerModel[] {
  return drafts
    .map(({ title, cards }) => ({ title, cards: cards.filter((card) => card !== undefined) }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, cards }, index) => ({
      kind: 'drawer',
      id: `${childId}#${cards[0]?.rawId}`,
      title,
      autoExpand: index === 0,
      cards,
    }));
}

/** The main lines, what comes next, and how it ends: what most people bet on. */
function popular(book: BookView): Draft[] {
  const game = book.markets.filter((market) => market.classification === 'game');
  const scoring = book.markets.filter(
    (market) => market.type === 'NEXT_SCORE' || market.type === 'FIRST_SCORE',
  );
  const ofType = (type: MarketView['type']) =>
    familyDrafts(
      book,
      game.filter((market) => market.type === type),
    );
  return [
    { title: 'Game Lines', cards: [gridCard(book)] },
    ...ofType('SPREAD'),
    ...ofType('TOTAL'),
    ...familyDrafts(book, families(scoring).slice(0, POPULAR_SCORING).flat()),
    ...ofType('WINNING_MARGIN'),
  ];
}

/** The grid of the game, when these are the game's lines, and then a drawer for each family. */
function byFamily(book: BookView, classification: string): Draft[] {
  const markets = book.markets.filter((market) => market.classification === classification);
  const grid = { title: 'Game Lines', cards: [gridCard(book)] };
  return [...(classification === 'game' ? [grid] : []), ...familyDrafts(book, markets)];
}

/** A drawer for each half or quarter: its grid and then its other families. */
function byScope(book: BookView, classification: string): Draft[] {
  const markets = book.markets.filter((market) => market.classification === classification);
  return [...groupBy(markets, scopeOf)].map(([scope, group]) => ({
    title: SCOPE_TITLES[scope] ?? scope.toUpperCase(),
    cards: [
      gridCard(book, scope, 'Main Lines'),
      ...familyDrafts(book, group).flatMap((draft) => draft.cards),
    ],
  }));
}

function props(book: BookView): Draft[] {
  return familyDrafts(
    book,
    book.markets.filter((market) => !PLACED.includes(market.classification)),
  );
}

/** A drawer for each card; a line that the grid above already shows gets one only when there is a choice of lines. */
function familyDrafts(book: BookView, markets: readonly MarketView[]): Draft[] {
  return families(markets).flatMap((family) => {
    const onOffer = family.filter(isOnOffer);
    if (onOffer.length < 2 && onOffer.every(isGridMarket)) return [];
    return familyCards(book, onOffer).map((card) => ({
      title: card.featuredTitle ?? book.event.name,
      cards: [card],
    }));
  });
}

function families(markets: readonly MarketView[]): MarketView[][] {
  return [...groupBy(markets, (market) => market.family).values()];
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
