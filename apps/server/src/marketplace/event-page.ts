import { sportModel } from '@fairline/sports/sports.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { familyCards } from './cards.ts';
import { byScope, bySort, byStatistic, type Draft, drawersOf, families, gameLines } from './event-drawers.ts';
import { featuredShelf } from './featured-shelf.ts';
import type { FeaturedView } from './featured-view.ts';
import { fieldCard } from './field-card.ts';
import { isOneOfSeveral } from './market-groups.ts';
import { mainFirst } from './market-order.ts';
import { BOOSTS_TITLE, boostCards } from './odds-boosts.ts';
import type { CardModel, DrawerModel, PageChildModel, PageModel } from './page-model.ts';
import { sectionUrl } from './paths.ts';
import { statisticsCard } from './statistics-card.ts';
import { isShown } from './status.ts';

/** A tab of an event page and what stands in it. The first is the default. */
interface Tab {
  readonly slug: string;
  readonly label: string;
  readonly drawers: (book: BookView) => readonly Draft[];
}

/** The parts of a game, which every sport calls by its own word: several of them together, then each. */
const STRETCHES = [
  { slug: 'halves', label: 'Halves', classifications: ['half'] },
  { slug: 'quarters', label: 'Quarters', classifications: ['quarter'] },
  { slug: 'periods', label: 'Periods', classifications: ['period'] },
  { slug: 'innings', label: 'Innings', classifications: ['innings', 'inning'] },
  { slug: 'sets', label: 'Sets', classifications: ['set'] },
  { slug: 'games', label: 'Games', classifications: ['frame'] },
  { slug: 'legs', label: 'Legs', classifications: ['leg'] },
  { slug: 'maps', label: 'Maps', classifications: ['map'] },
  { slug: 'rounds', label: 'Rounds', classifications: ['round'] },
  { slug: 'overs', label: 'Overs', classifications: ['overs', 'over'] },
  { slug: 'corners', label: 'Corners', classifications: ['corners'] },
  { slug: 'cards', label: 'Cards', classifications: ['cards'] },
] as const;

const TABS: readonly Tab[] = [
  { slug: 'popular', label: 'Popular', drawers: popular },
  {
    slug: 'game-lines',
    label: 'Game Lines',
    drawers: (book) => [gameLines(book), ...bySort(book, classified(book, 'game'))],
  },
  ...STRETCHES.map(({ slug, label, classifications }) => ({
    slug,
    label,
    drawers: (book: BookView) => byScope(book, classified(book, ...classifications)),
  })),
  { slug: 'players', label: 'Players', drawers: (book) => byStatistic(book, classified(book, 'player')) },
  { slug: 'teams', label: 'Teams', drawers: (book) => bySort(book, classified(book, 'team')) },
  { slug: 'scoring', label: 'Scoring', drawers: (book) => bySort(book, classified(book, 'scoring')) },
  { slug: 'props', label: 'Props', drawers: props },
];

/** The parts of a league's season that are bet on beside the title. */
const FUTURES_PARTS = [
  { slug: 'conferences', label: 'Conferences', classification: 'conference' },
  { slug: 'divisions', label: 'Divisions', classification: 'division' },
  { slug: 'wins', label: 'Season Totals', classification: 'wins' },
] as const;

/** The tabs of an event with a field. */
const FIELD_TABS: readonly Tab[] = [
  { slug: 'popular', label: 'Outrights', drawers: outrights },
  ...[
    ...FUTURES_PARTS,
    { slug: 'leaders', label: 'Leaders', classification: 'leader' },
    { slug: 'matchups', label: 'Matchups', classification: 'matchup' },
    { slug: 'groups', label: '3-Balls', classification: 'group' },
    { slug: 'two-balls', label: '2-Balls', classification: 'two-ball' },
    { slug: 'round-scores', label: 'Round Scores', classification: 'round-score' },
    { slug: 'group-betting', label: 'Groups', classification: 'group-betting' },
    { slug: 'nations', label: 'Nations', classification: 'nation' },
    { slug: 'constructors', label: 'Constructors', classification: 'constructor' },
    { slug: 'finish', label: 'Finish', classification: 'finish' },
    { slug: 'props', label: 'Props', classification: 'props' },
  ].map(({ slug, label, classification }) => ({
    slug,
    label,
    drawers: (book: BookView) => [together(book, slug, label, classified(book, classification))],
  })),
];

/** The tabs an event's page may have. */
function tabsOf(event: CatalogueEvent): readonly Tab[] {
  return sportModel(event.sport.slug)?.field ? FIELD_TABS : TABS;
}

/** The field by its markets side by side. */
function outrights(book: BookView): Draft[] {
  const card = fieldCard(book);
  return [{ key: 'field', title: 'Outrights', cards: card ? [card] : [] }];
}

/** Markets of one sort in one drawer, however many there are. */
function together(book: BookView, key: string, title: string, markets: readonly MarketView[]): Draft {
  return { key, title, cards: families(markets).flatMap((family) => familyCards(book, family)) };
}

/** The futures of a season in drawers, for its league's page. */
export function futuresDrawers(childId: string, book: BookView): DrawerModel[] {
  const drafts = FUTURES_PARTS.map(({ slug, label, classification }) =>
    together(book, slug, label, classified(book, classification)),
  );
  return isShown(book) ? drawersOf(childId, drafts) : [];
}

/** Classifications with a tab of their own; every other stands under Props. */
const PLACED: readonly string[] = [
  'game',
  'team',
  'scoring',
  'player',
  ...STRETCHES.flatMap(({ classifications }): readonly string[] => classifications),
];

/** Families of next and first scores among the popular ones. */
const POPULAR_SCORING = 2;

/** @returns undefined for a section no event page has */
export function eventPage(
  event: CatalogueEvent,
  book: BookView | undefined,
  section: string | undefined,
  featured: readonly FeaturedView[] = [],
): PageModel | undefined {
  const all = tabsOf(event);
  const tab = all.find(({ slug }) => slug === (section ?? all[0]?.slug));
  if (!tab) return undefined;
  const canonicalUrl = tabUrl(event.canonicalUrl, tab);
  return {
    type: 'EVENT',
    canonicalUrl,
    title: event.name,
    description: `Odds on ${event.name}, ${event.competition.name}: ${tab.label.toLowerCase()}.`,
    book,
    children: book && isShown(book) ? tabs(book, canonicalUrl, tab, featured) : [],
  };
}

const cardsOfBooks = new WeakMap<BookView, readonly CardModel[]>();

/** The cards of all tabs, found once for each state of a book: every table that somebody has open asks for its own. */
export function eventCards(book: BookView): readonly CardModel[] {
  if (!isShown(book)) return [];
  const known = cardsOfBooks.get(book);
  if (known !== undefined) return known;
  const markets = tabsOf(book.event).flatMap((tab) => tab.drawers(book));
  const cards = [...markets, gameStats(book)].flatMap((draft) => draft.cards);
  cardsOfBooks.set(book, cards);
  return cards;
}

/** The tabs with something in them, and the one that was asked for. */
function tabs(
  book: BookView,
  pageUrl: string,
  selected: Tab,
  featured: readonly FeaturedView[],
): PageChildModel[] {
  const all = tabsOf(book.event);
  return all.flatMap((tab) => {
    const isSelected = tab === selected;
    const markets = tab.drawers(book);
    const hasContent = markets.some(({ cards }) => cards.length > 0);
    if (!hasContent && !isSelected) return [];
    const id = `${pageUrl}#${tab.slug}`;
    const isFirst = tab === all[0];
    const shelf = isFirst ? featuredShelf(pageUrl, featured) : [];
    // Once it is over they are all there is.
    const hasStats = isFirst && (hasContent || book.event.status === 'FINISHED');
    const drafts = hasStats ? [...markets, gameStats(book)] : markets;
    const sections = isSelected ? [...drawersOf(id, drafts), ...shelf] : [];
    const canonicalUrl = tabUrl(book.event.canonicalUrl, tab);
    return [{ id, label: tab.label, canonicalUrl, selected: isSelected, hasContent, sections }];
  });
}

/** The default tab is the event's own address. */
function tabUrl(eventUrl: string, tab: Tab): string {
  return tab === TABS[0] || tab === FIELD_TABS[0] ? eventUrl : sectionUrl(eventUrl, tab.slug);
}

/** The main lines, what comes next, and how it ends: what most people bet on. */
function popular(book: BookView): Draft[] {
  const game = classified(book, 'game');
  const ofType = (...types: MarketView['type'][]) => game.filter((market) => types.includes(market.type));
  // Not those that stand together elsewhere: a card is the same on all tabs.
  const scores = book.markets.filter(
    (one) => (one.type === 'NEXT_SCORE' || one.type === 'FIRST_SCORE') && !isOneOfSeveral(book, one),
  );
  return [
    gameLines(book),
    { key: 'odds-boosts', title: BOOSTS_TITLE, cards: boostCards(book) },
    ...bySort(book, ofType('SPREAD', 'TOTAL')),
    ...bySort(book, families(scores).slice(0, POPULAR_SCORING).flat()),
    ...bySort(book, ofType('WINNING_MARGIN')),
  ];
}

/** Below all there is to bet on. */
function gameStats(book: BookView): Draft {
  const card = statisticsCard(book);
  return { key: 'statistics', title: 'Game Stats', cards: card ? [card] : [] };
}

function props(book: BookView): Draft[] {
  return bySort(
    book,
    book.markets.filter((market) => !PLACED.includes(market.classification)),
  );
}

/** In the order of the classifications, of each the main ones first. */
function classified(book: BookView, ...classifications: readonly string[]): MarketView[] {
  return classifications.flatMap((classification) =>
    mainFirst(book.markets.filter((market) => market.classification === classification)),
  );
}
