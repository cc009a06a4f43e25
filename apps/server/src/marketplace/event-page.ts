import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { byScope, bySort, type Draft, drawersOf, families, gameLines } from './event-drawers.ts';
import { featuredShelf } from './featured-shelf.ts';
import type { FeaturedView } from './featured-view.ts';
import type { PageChildModel, PageModel } from './page-model.ts';
import { sectionUrl } from './paths.ts';
import { isShown } from './status.ts';

/** A tab of an event page and what stands in it. The first is the default. */
interface Tab {
  readonly slug: string;
  readonly label: string;
  readonly drawers: (book: BookView) => readonly Draft[];
}

const TABS: readonly Tab[] = [
  { slug: 'popular', label: 'Popular', drawers: popular },
  {
    slug: 'game-lines',
    label: 'Game Lines',
    drawers: (book) => [gameLines(book), ...bySort(book, classified(book, 'game'))],
  },
  { slug: 'halves', label: 'Halves', drawers: (book) => byScope(book, classified(book, 'half')) },
  { slug: 'quarters', label: 'Quarters', drawers: (book) => byScope(book, classified(book, 'quarter')) },
  { slug: 'teams', label: 'Teams', drawers: (book) => bySort(book, classified(book, 'team')) },
  { slug: 'scoring', label: 'Scoring', drawers: (book) => bySort(book, classified(book, 'scoring')) },
  { slug: 'props', label: 'Props', drawers: props },
];

/** Classifications with a tab of their own; every other stands under Props. */
const PLACED = ['game', 'half', 'quarter', 'team', 'scoring'];

/** Families of next and first scores among the popular ones. */
const POPULAR_SCORING = 2;

/** @returns undefined for a section no event page has */
export function eventPage(
  event: CatalogueEvent,
  book: BookView | undefined,
  section: string | undefined,
  featured: readonly FeaturedView[] = [],
): PageModel | undefined {
  const tab = TABS.find(({ slug }) => slug === (section ?? TABS[0]?.slug));
  if (!tab) return undefined;
  const canonicalUrl = tabUrl(event.canonicalUrl, tab);
  return {
    type: 'EVENT',
    canonicalUrl,
    title: event.name,
    description: undefined,
    book,
    children: book && isShown(book) ? tabs(book, canonicalUrl, tab, featured) : [],
  };
}

/** The tabs with something in them, and the one that was asked for. */
function tabs(
  book: BookView,
  pageUrl: string,
  selected: Tab,
  featured: readonly FeaturedView[],
): PageChildModel[] {
  return TABS.flatMap((tab) => {
    const isSelected = tab === selected;
    const drafts = tab.drawers(book);
    const hasContent = drafts.some(({ cards }) => cards.length > 0);
    if (!hasContent && !isSelected) return [];
    const id = `${pageUrl}#${tab.slug}`;
    const shelf = tab === TABS[0] ? featuredShelf(pageUrl, featured) : [];
    const sections = isSelected ? [...drawersOf(id, drafts), ...shelf] : [];
    const canonicalUrl = tabUrl(book.event.canonicalUrl, tab);
    return [{ id, label: tab.label, canonicalUrl, selected: isSelected, hasContent, sections }];
  });
}

/** The default tab is the event's own address. */
function tabUrl(eventUrl: string, tab: Tab): string {
  return tab === TABS[0] ? eventUrl : sectionUrl(eventUrl, tab.slug);
}

/** The main lines, what comes next, and how it ends: what most people bet on. */
function popular(book: BookView): Draft[] {
  const game = classified(book, 'game');
  const ofType = (...types: MarketView['type'][]) => game.filter((market) => types.includes(market.type));
  const scores = book.markets.filter(({ type }) => type === 'NEXT_SCORE' || type === 'FIRST_SCORE');
  return [
    gameLines(book),
    ...bySort(book, ofType('SPREAD', 'TOTAL')),
    ...bySort(book, families(scores).slice(0, POPULAR_SCORING).flat()),
    ...bySort(book, ofType('WINNING_MARGIN')),
  ];
}

function props(book: BookView): Draft[] {
  return bySort(
    book,
    book.markets.filter((market) => !PLACED.includes(market.classification)),
  );
}

function classified(book: BookView, classification: string): MarketView[] {
  return book.markets.filter((market) => market.classification === classification);
}
