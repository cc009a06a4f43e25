import type { Competition } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';
import { isListed, listCard } from './cards.ts';
import { groupByDay } from './days.ts';
import { featuredShelf, filteredShelf } from './featured-shelf.ts';
import type { FeaturedView } from './featured-view.ts';
import { FUTURES_SECTION, futuresPage, withFuturesTab } from './futures-tab.ts';
import { liveItem } from './menu-item.ts';
import { boostDrawer } from './odds-boosts.ts';
import { conferenceFilter, type FilterModel, hasOption, passes, sportFilter } from './page-filter.ts';
import type { CardModel, ChipModel, PageModel, SectionModel, ShelfModel } from './page-model.ts';
import { filteredUrl, HOME_URL, LIVE_URL, PARLAY_URL, sectionUrl } from './paths.ts';
import { isFirstPriced, isFutures, isLive, isShown, isUpcoming } from './status.ts';

/** What the pages are made from: the books of every event, the competitions, and the time. */
export interface Board {
  readonly books: readonly BookView[];
  readonly competitions: readonly Competition[];
  /** Slugs of those with games that are listed and not announced yet; none unless told. */
  readonly coming?: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A list page never grows without bound: at most so many cards of each sort. */
const MOST = { homeLive: 12, homeUpcoming: 24, homeOfLeague: 3, live: 60, soon: 6, competition: 80 } as const;

export function homePage(board: Board, featured: readonly FeaturedView[] = []): PageModel {
  const sections: SectionModel[] = [
    { kind: 'chips', id: `${HOME_URL}#chips`, chips: chips(board, featured) },
    ...featuredShelf(HOME_URL, featured),
    ...boostDrawer(HOME_URL, board.books),
    ...homeLive(board),
    ...homeUpcoming(board),
  ];
  return listPage('HOME', HOME_URL, 'Home', 'Sports', sections, { books: board.books });
}

/** Some live games of every league rather than many of one, in the leagues' order. */
function homeLive(board: Board): ShelfModel[] {
  const byLeague = leaguesOf(board, board.books.filter(isLiveCard)).map(({ books }) =>
    [...books].sort(byStart),
  );
  const shown: BookView[][] = byLeague.map(() => []);
  for (
    let turn = 0;
    shown.flat().length < MOST.homeLive && byLeague.some((books) => books.length > turn);
    turn++
  ) {
    for (const [league, books] of byLeague.entries()) {
      const book = books[turn];
      if (book && shown.flat().length < MOST.homeLive) shown[league]?.push(book);
    }
  }
  return liveShelf(HOME_URL, shown.flat(), 'Live Now');
}

/** The next games of every league on the first day it plays; by day where only one league plays. */
function homeUpcoming(board: Board): ShelfModel[] {
  const leagues = leaguesOf(board, board.books.filter(isUpcoming));
  if (leagues.length === 1) return dayShelves(HOME_URL, board, leagues[0]?.books ?? [], MOST.homeUpcoming);
  return leagues.flatMap(({ competition, books }) =>
    dayShelves(`${HOME_URL}#${competition.slug}`, board, books, MOST.homeOfLeague)
      .slice(0, 1)
      .map((shelf) => ({ ...shelf, title: `${competition.name} · ${shelf.title}` })),
  );
}

/** The leagues of some events, in their order. */
function leaguesOf(
  board: Board,
  books: readonly BookView[],
): { readonly competition: Competition; readonly books: readonly BookView[] }[] {
  return board.competitions
    .map((competition) => ({
      competition,
      books: books.filter((book) => book.event.competition.canonicalUrl === competition.canonicalUrl),
    }))
    .filter((league) => league.books.length > 0);
}

/** Every live game by league, and what starts next: with no game on, the page is a reason to wait, not empty. */
export function livePage(board: Board, sport: string | undefined = undefined): PageModel | undefined {
  const filter = sportFilter(LIVE_URL, board.competitions, board.books.filter(isShownSoon), sport);
  if (sport !== undefined && !hasOption(filter, sport)) return undefined;
  const books = board.books.filter((book) => passes(filter, book));
  const byLeague = leaguesOf(board, books.filter(isLive)).flatMap(({ competition, books }) =>
    liveShelves(`${LIVE_URL}#${competition.canonicalUrl}`, books, MOST.live, competition.name),
  );
  const soon = dayShelves(LIVE_URL, board, books.filter(isUpcoming), MOST.soon).map((shelf) => ({
    ...shelf,
    title: `Up next: ${shelf.title}`,
  }));
  const url = filteredUrl(LIVE_URL, 'sport', sport);
  return withFilter(listPage('LIVE', url, 'Live', 'Live', [...byLeague, ...soon], { books }), filter);
}

/** The parlays the house puts forward, of every league. */
export function parlayLounge(parlays: readonly FeaturedView[]): PageModel {
  const page = listPage(
    'PARLAY',
    PARLAY_URL,
    'Parlay Lounge',
    'Parlays',
    featuredShelf(PARLAY_URL, parlays),
    { books: [] },
  );
  return { ...page, parlayLounge: { title: page.title, description: page.description } };
}

/** @returns undefined for a section or a conference a league page does not have */
export function competitionPage(
  competition: Competition,
  {
    section,
    filter: conference,
  }: { readonly section?: string | undefined; readonly filter?: string | undefined },
  board: Board,
  featured: readonly FeaturedView[] = [],
): PageModel | undefined {
  if (section === FUTURES_SECTION && conference === undefined) {
    return futuresPage(competition, board.books, board.now);
  }
  if (section !== undefined && section !== 'lines') return undefined;
  const filter = conferenceFilter(competition, conference);
  if (conference !== undefined && !hasOption(filter, conference)) return undefined;
  const { canonicalUrl } = competition;
  const url = filteredUrl(canonicalUrl, 'conference', conference);
  const books = board.books
    .filter((book) => book.event.competition.canonicalUrl === canonicalUrl)
    .filter((book) => passes(filter, book));
  const left = featured.filter(({ legs }) => legs.some(({ book }) => passes(filter, book)));
  const sections = [
    ...filteredShelf(url, featured, left),
    ...boostDrawer(url, books),
    ...liveShelves(url, books.filter(isLive), MOST.competition, 'Live Now'),
    ...dayShelves(url, board, books.filter(isUpcoming), MOST.competition),
  ];
  const childUrl = filteredUrl(sectionUrl(canonicalUrl, 'lines'), 'conference', conference);
  const page = withFilter(
    listPage('COMPETITION', url, competition.name, 'Lines', sections, {
      books,
      childUrl,
      // Which conference games are of is known once they are announced.
      isComing: conference === undefined && board.coming?.has(competition.slug) === true,
    }),
    filter,
  );
  return withFuturesTab(page, competition, board.books, board.now);
}

function withFilter(page: PageModel, filter: FilterModel | undefined): PageModel {
  return filter ? { ...page, children: page.children.map((child) => ({ ...child, filter })) } : page;
}

/** In play, and with a card to show: one without takes nobody's place. */
function isLiveCard(book: BookView): boolean {
  return isLive(book) && isListed(book);
}

/** Games in play, and those of which a few are listed next to them. */
function isShownSoon(book: BookView): boolean {
  return isLive(book) || isUpcoming(book);
}

/** What a page has to offer, in a sentence. @param title its own */
const DESCRIPTIONS: Readonly<Record<PageModel['type'], (title: string) => string>> = {
  HOME: () => 'What is on now, what comes next in every league, and the bets we put forward.',
  LIVE: () => 'Every game in play by league, and what starts next.',
  COMPETITION: (title) => `${title} odds: games in play and those to come.`,
  EVENT: (title) => `Odds on ${title}.`,
  PARLAY: () => LOUNGE_DESCRIPTION,
};

const LOUNGE_DESCRIPTION = 'Parlays put together for you: tap one to put all its legs on your betslip.';

interface ListParts {
  /** What stands on it, or will once it is priced. */
  readonly books: readonly BookView[];
  /** The page's own address unless given. */
  readonly childUrl?: string;
  /** Whether more is to come, of which there are no books yet. */
  readonly isComing?: boolean;
}

function listPage(
  type: PageModel['type'],
  canonicalUrl: string,
  title: string,
  label: string,
  sections: readonly SectionModel[],
  { books, childUrl = canonicalUrl, isComing = false }: ListParts,
): PageModel {
  const hasContent = sections.some(
    (section) => section.kind !== 'chips' && (section.kind !== 'featured' || section.bets.length > 0),
  );
  const child = {
    id: `${canonicalUrl}#all`,
    label,
    canonicalUrl: childUrl,
    selected: true,
    hasContent,
    ...(!hasContent && (isComing || books.some(isFirstPriced)) && { isComing: true }),
    sections,
  };
  return {
    type,
    canonicalUrl,
    title,
    description: DESCRIPTIONS[type](title),
    book: undefined,
    children: [child],
  };
}

/** Live games, those that began first in front. */
function liveShelves(idBase: string, books: readonly BookView[], most: number, title: string): ShelfModel[] {
  return liveShelf(idBase, books.filter(isListed).sort(byStart).slice(0, most), title);
}

function liveShelf(idBase: string, books: readonly BookView[], title: string): ShelfModel[] {
  const cards = listCards(books, books.length);
  return cards.length > 0 ? [{ kind: 'shelf', id: `${idBase}#live`, shelfKind: 'LIVE', title, cards }] : [];
}

function dayShelves(idBase: string, board: Board, books: readonly BookView[], most: number): ShelfModel[] {
  const cards = listCards([...books].sort(byStart), most);
  return groupByDay(cards, (card) => card.book.event.startsAt, board.now).map((group) => ({
    kind: 'shelf',
    id: `${idBase}#${group.day}`,
    shelfKind: group.kind,
    title: group.title,
    cards: group.items,
  }));
}

/** The cards of the first books that have one. */
function listCards(books: readonly BookView[], most: number): CardModel[] {
  const cards: CardModel[] = [];
  for (const book of books) {
    const card = cards.length < most ? listCard(book) : undefined;
    if (card) cards.push(card);
  }
  return cards;
}

function byStart(left: BookView, right: BookView): number {
  return (
    left.event.startsAt.getTime() - right.event.startsAt.getTime() ||
    (left.event.id < right.event.id ? -1 : 1)
  );
}

const LOUNGE: ChipModel = {
  id: 'chip-parlay-lounge',
  label: 'Parlay Lounge',
  icon: 'sgp',
  displayType: undefined,
  canonicalUrl: PARLAY_URL,
};

function chips(board: Board, featured: readonly FeaturedView[]): ChipModel[] {
  const menuItem = liveItem(board.books.filter(isListed));
  const live: ChipModel = {
    id: 'chip-live',
    label: menuItem.label,
    icon: menuItem.icon,
    displayType: menuItem.liveCount > 0 ? 'LIVE' : undefined,
    canonicalUrl: LIVE_URL,
    menuItem,
  };
  return [
    live,
    ...(featured.some(({ legs }) => legs.length > 1) ? [LOUNGE] : []),
    ...board.competitions.filter((competition) => hasEvents(board, competition)).map(competitionChip),
  ];
}

/** In play, to come, or the season itself: what is over is on no page that a chip leads to. */
function hasEvents(board: Board, competition: Competition): boolean {
  return board.books
    .filter((book) => isShown(book) && (isLive(book) || isUpcoming(book) || isFutures(book)))
    .some((book) => book.event.competition.canonicalUrl === competition.canonicalUrl);
}

function competitionChip(competition: Competition): ChipModel {
  return {
    id: `chip-${competition.slug}`,
    label: competition.name,
    icon: competition.sport.slug,
    displayType: undefined,
    canonicalUrl: competition.canonicalUrl,
  };
}
