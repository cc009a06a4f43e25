import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { type BoardSources, LiveBoard } from './board.ts';
import {
  type EventsUpdate,
  MarketsSource,
  type MarketsUpdate,
  type SourceParts,
  StatisticsSource,
} from './live-sources.ts';
import { PageChildrenSource, type PageChildrenUpdate } from './page-children-source.ts';
import type { PageModel } from './page-model.ts';
import { Pages } from './pages.ts';
import { parsePagePath } from './paths.ts';
import { type MenuItem, sportsMenu } from './sports-menu.ts';

export type { BoardSources } from './board.ts';
export type { PageModel } from './page-model.ts';
export { shownOdds, wireSelectionStatus } from './status.ts';

/** What there is to bet on, laid out as pages. Every read is synchronous and from memory. */
export interface Marketplace {
  /** @returns undefined when there is no such page: the schema says 'Page not found' */
  page(canonicalUrl: string): PageModel | undefined;
  /**
   * Two equal versions of a page mean equal answers for it, so that an answer can be kept as bytes. Undefined when
   * there is no such page.
   */
  pageVersion(canonicalUrl: string): string | undefined;
  /** The version of what depends on every event, such as the menu. */
  boardVersion(): string;
  event(eventId: string): BookView | undefined;
  market(rawId: string): MarketView | undefined;
  selection(rawId: string): SelectionView | undefined;
  sportsMenu(): readonly MenuItem[];
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
  const pages = new Pages(board, sources.catalogue);
  const parts: SourceParts = { board, pages, trading, clock };
  const ifPage = <T>(path: string, make: () => T): T | undefined => (pages.page(path) ? make() : undefined);
  return {
    page: (canonicalUrl) => pages.page(canonicalUrl),
    pageVersion: (canonicalUrl) => {
      const path = parsePagePath(canonicalUrl);
      return path && pages.page(canonicalUrl) ? board.version(path) : undefined;
    },
    boardVersion: () => String(board.changes),
    event: (eventId) => trading.book(eventId),
    market: (rawId) => trading.market(rawId),
    selection: (rawId) => trading.selection(rawId),
    sportsMenu: () => sportsMenu(board.snapshot()),
    marketsOf: (path) => ifPage(path, () => new MarketsSource(parts, path)),
    statisticsOf: (path) => ifPage(path, () => new StatisticsSource(parts, path)),
    childrenOf: (path) => ifPage(path, () => new PageChildrenSource(parts, path)),
    close: () => board.close(),
  };
}
