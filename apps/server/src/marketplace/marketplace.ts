import type { Team } from '../catalogue/catalogue.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { type BoardSources, LiveBoard } from './board.ts';
import { CardsSource, type CardsUpdate, type WantedCards } from './card-source.ts';
import { FeaturedDesk } from './featured-desk.ts';
import { FeaturedSource } from './featured-source.ts';
import type { FeaturedView } from './featured-view.ts';
import { type Flag, flagOf } from './flags/flags.ts';
import { EventsByIdSource, MarketsByIdSource } from './id-sources.ts';
import { DEFAULT_LISTS, type ImageLists } from './image-lists.ts';
import {
  type EventsUpdate,
  MarketsSource,
  type MarketsUpdate,
  type SourceParts,
  StatisticsSource,
} from './live-sources.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuSource } from './menu-source.ts';
import { Numbering } from './numbering.ts';
import type { OperatorFeatured } from './operator-featured.ts';
import { PageChildrenSource, type PageChildrenUpdate } from './page-children-source.ts';
import { headerUrlOf } from './page-header.ts';
import type { PageModel } from './page-model.ts';
import { Pages } from './pages.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import { ProgressSource, type ProgressUpdate } from './progress-source.ts';
import { type BetsOn, type RecommendedProp, recommendedProps } from './recommended-props.ts';
import { EventResults } from './results.ts';
import { sportsMenu } from './sports-menu.ts';
import { TablesSource, type TablesUpdate, type WantedTables } from './table-source.ts';
import { TickedVersions } from './ticked-versions.ts';

export type { BoardSources } from './board.ts';
export { readFeatured } from './featured-store.ts';
export type { FeaturedBet } from './featured-view.ts';
export { DEFAULT_LOGOS, type ImageLists } from './image-lists.ts';
export { featureBet, OperatorFeatured, unfeatureBet } from './operator-featured.ts';
export type { PageModel } from './page-model.ts';

/** What there is to bet on, laid out as pages. Every read is synchronous and from memory. */
export interface Marketplace {
  /** @returns undefined when there is no such page: the schema says 'Page not found' */
  page(canonicalUrl: string): PageModel | undefined;
  /** Also that of an event which is over and left the memory, as it ended. */
  pageOnRecord(canonicalUrl: string): PageModel | undefined | Promise<PageModel | undefined>;
  /**
   * Changes when the answer for a page does, at most once a tick, so that an answer can be kept as bytes. Undefined
   * for what cannot be a page.
   */
  pageVersion(canonicalUrl: string): number | undefined;
  /** The same for what depends on every event, such as the menu. */
  boardVersion(): number;
  event(eventId: string): BookView | undefined;
  /** How the markets of an event that is over came out, laid out as its page; undefined before. */
  results(canonicalUrl: string): Promise<PageModel | undefined>;
  /** The book behind that, while it is remembered. */
  settledBook(eventId: string): BookView | undefined;
  /** Also one that is over and left the memory, as it ended. */
  eventOnRecord(eventId: string): BookView | undefined | Promise<BookView | undefined>;
  market(rawId: string): MarketView | undefined;
  selection(rawId: string): SelectionView | undefined;
  sportsMenu(): readonly MenuItem[];
  /** A bet the house puts forward; undefined once it does not any more. */
  featuredBet(id: string): FeaturedView | undefined;
  /** Of an event, the first to show first. @param byBets by what is bet on, else by their prices alone */
  recommendedProps(book: BookView, byBets?: boolean): readonly RecommendedProp[];
  /** Addresses of what is allowed of a team's or player's pictures. */
  pictures(team: Team): Pictures;
  /** Of a country by its code; undefined without one, and where there is no drawing. */
  flag(country: string | undefined): Flag | undefined;
  /** The address of the still picture of a page's header. */
  headerUrl(theme: string): string;
  /** For one group of subscribers each; undefined when there is no such page. */
  marketsOf(canonicalPath: string): LiveSource<MarketsUpdate> | undefined;
  statisticsOf(canonicalPath: string): LiveSource<EventsUpdate> | undefined;
  childrenOf(canonicalPath: string): LiveSource<PageChildrenUpdate> | undefined;
  featuredOf(canonicalPath: string): LiveSource<readonly FeaturedView[]> | undefined;
  menuFollowed(): LiveSource<readonly MenuItem[]>;
  /** By raw ids, wherever they stand; also for one group of subscribers each. */
  marketsById(rawIds: readonly string[]): LiveSource<MarketsUpdate>;
  eventsById(eventIds: readonly string[]): LiveSource<EventsUpdate>;
  cardsById(wanted: WantedCards): LiveSource<CardsUpdate>;
  tablesById(wanted: WantedTables): LiveSource<TablesUpdate>;
  /** By raw ids of markets. */
  progressById(rawIds: readonly string[]): LiveSource<ProgressUpdate>;
  /** Stops listening. */
  close(): void;
}

export interface MarketplaceSources extends BoardSources {
  /** What operators put forward; nothing unless given. */
  readonly byOperators?: Pick<OperatorFeatured, 'bets' | 'onChange'>;
  /** Open bets made of a selection alone; nobody's unless given. */
  readonly betsOn?: BetsOn;
  /** Slugs of the competitions whose pages have a themed header; none unless given. */
  readonly themedPages?: readonly string[];
  /** Of which competitions images are given out; the usual ones unless given. */
  readonly imageLists?: ImageLists;
  /** Where images come from, without a slash at its end; this server unless given. */
  readonly imagesUrl?: string;
}

export function createMarketplace(sources: MarketplaceSources): Marketplace {
  const { trading, clock } = sources;
  const board = new LiveBoard(sources);
  const versions = new TickedVersions(board);
  const featured = new FeaturedDesk(board, trading, () => sources.byOperators?.bets ?? []);
  const unfollow = sources.byOperators?.onChange(() => {
    featured.heard();
    board.shelvesChanged();
  });
  const results = new EventResults(trading, sources.bus);
  const themed = new Set(sources.themedPages);
  const pages = new Pages({ board, catalogue: sources.catalogue, featured, trading, themed });
  const parts: SourceParts = { board, pages, trading, clock, numbering: new Numbering(clock) };
  const ifPage = <T>(path: string, make: () => T): T | undefined => (pages.page(path) ? make() : undefined);
  return {
    page: (canonicalUrl) => pages.page(canonicalUrl),
    pageOnRecord: (canonicalUrl) => pages.pageOnRecord(canonicalUrl),
    pageVersion: (canonicalUrl) => versions.pageVersion(canonicalUrl),
    boardVersion: () => versions.boardVersion(),
    event: (eventId) => trading.book(eventId),
    results: (canonicalUrl) => results.page(canonicalUrl),
    settledBook: (eventId) => results.book(eventId),
    eventOnRecord: (eventId) => trading.book(eventId) ?? trading.past(eventId),
    market: (rawId) => trading.market(rawId),
    selection: (rawId) => trading.selection(rawId),
    sportsMenu: () => sportsMenu(board.snapshot()),
    featuredBet: (id) => featured.bet(id),
    headerUrl: (theme) => headerUrlOf(theme, sources.imagesUrl ?? ''),
    flag: (country) => flagOf(country, sources.imagesUrl ?? ''),
    pictures: (team) => picturesOf(team, sources.imageLists ?? DEFAULT_LISTS, sources.imagesUrl ?? ''),
    recommendedProps: (book, byBets = true) => recommendedProps(book, byBets ? sources.betsOn : undefined),
    marketsOf: (path) => ifPage(path, () => new MarketsSource(parts, path)),
    statisticsOf: (path) => ifPage(path, () => new StatisticsSource(parts, path)),
    childrenOf: (path) => ifPage(path, () => new PageChildrenSource(parts, path)),
    featuredOf: (path) => ifPage(path, () => new FeaturedSource(board, featured, path)),
    menuFollowed: () => new MenuSource(board),
    marketsById: (rawIds) => new MarketsByIdSource(parts, rawIds),
    eventsById: (eventIds) => new EventsByIdSource(parts, eventIds),
    cardsById: (wanted) => new CardsSource(parts, wanted),
    tablesById: (wanted) => new TablesSource(parts, wanted),
    progressById: (rawIds) => new ProgressSource(parts, rawIds),
    close: () => {
      unfollow?.();
      results.close();
      board.close();
    },
  };
}
