import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { type BoardSources, LiveBoard } from './board.ts';
import { type FeaturedBet, featuredBet, featuredBets } from './featured-bets.ts';
import {
  type EventsUpdate,
  MarketsSource,
  type MarketsUpdate,
  type SourceParts,
  StatisticsSource,
} from './live-sources.ts';
import { Numbering } from './numbering.ts';
import { PageChildrenSource, type PageChildrenUpdate } from './page-children-source.ts';
import type { PageModel } from './page-model.ts';
import { Pages } from './pages.ts';
import { type MenuItem, sportsMenu } from './sports-menu.ts';
import { TickedVersions } from './ticked-versions.ts';

export type { BoardSources } from './board.ts';
export type { FeaturedBet } from './featured-bets.ts';
export type { PageModel } from './page-model.ts';

/** What there is to bet on, laid out as pages. Every read is synchronous and from memory. */
export interface Marketplace {
  /** @returns undefined when there is no such page: the schema says 'Page not found' */
  page(canonicalUrl: string): PageModel | undefined;
  /**
   * Changes when the answer for a page does, at most once a tick, so that an answer can be kept as bytes. Undefined
   * for what cannot be a page.
   */
  pageVersion(canonicalUrl: string): number | undefined;
  /** The same for what depends on every event, such as the menu. */
  boardVersion(): number;
  event(eventId: string): BookView | undefined;
  market(rawId: string): MarketView | undefined;
  selection(rawId: string): SelectionView | undefined;
  sportsMenu(): readonly MenuItem[];
  /** Bets the house puts forward, made of what is on the board now. */
  featuredBets(): readonly FeaturedBet[];
  /** Undefined once the board does not make it any more. */
  featuredBet(id: string): FeaturedBet | undefined;
  /** For one group of subscribers each; undefined when there is no such page. */
  marketsOf(canonicalPath: string): LiveSource<MarketsUpdate> | undefined;
  statisticsOf(canonicalPath: string): LiveSource<EventsUpdate> | undefined;
  childrenOf(canonicalPath: string): LiveSource<PageChildrenUpdate> | undefined;
  /** Stops listening. */
  close(): void;
}

export function createMarketplace(sources: BoardSources): Marketplace {
  const { trading, clock } = sources;
  const board = new LiveBoard(sources);
  const versions = new TickedVersions(board);
  const pages = new Pages(board, sources.catalogue);
  const parts: SourceParts = { board, pages, trading, clock, numbering: new Numbering(clock) };
  const ifPage = <T>(path: string, make: () => T): T | undefined => (pages.page(path) ? make() : undefined);
  return {
    page: (canonicalUrl) => pages.page(canonicalUrl),
    pageVersion: (canonicalUrl) => versions.pageVersion(canonicalUrl),
    boardVersion: () => versions.boardVersion(),
    event: (eventId) => trading.book(eventId),
    market: (rawId) => trading.market(rawId),
    selection: (rawId) => trading.selection(rawId),
    sportsMenu: () => sportsMenu(board.snapshot()),
    featuredBets: () => featuredBets(board.snapshot()),
    featuredBet: (id) => featuredBet(board.snapshot(), id),
    marketsOf: (path) => ifPage(path, () => new MarketsSource(parts, path)),
    statisticsOf: (path) => ifPage(path, () => new StatisticsSource(parts, path)),
    childrenOf: (path) => ifPage(path, () => new PageChildrenSource(parts, path)),
    close: () => board.close(),
  };
}
