import type { Catalogue, Competition } from '../catalogue/catalogue.ts';
import { Lru } from '../platform/lru.ts';
import type { Trading } from '../trading/trading.ts';
import type { LiveBoard } from './board.ts';
import { eventPage } from './event-page.ts';
import type { FeaturedDesk } from './featured-desk.ts';
import { FUTURES_SECTION, seasonsOf } from './futures-tab.ts';
import { competitionPage, homePage, livePage, parlayLounge } from './list-pages.ts';
import type { PageModel } from './page-model.ts';
import { isAt, type PagePath, parsePagePath } from './paths.ts';

/** Built pages kept for the next reader; that of an event holds all of its markets. */
const MOST_KEPT = 40;
/** A page nobody has read for so long goes when another is built. */
const UNREAD_MS = 30_000;

interface Kept {
  readonly version: number;
  readonly page: PageModel;
  readAtMs: number;
}

interface PagesParts {
  readonly board: LiveBoard;
  readonly catalogue: Catalogue;
  readonly featured: FeaturedDesk;
  readonly trading: Pick<Trading, 'look' | 'past'>;
  /** Slugs of the competitions whose pages have a themed header. */
  readonly themed: ReadonlySet<string>;
}

/** The pages as they stand now, each built once for each version. */
export class Pages {
  readonly #parts: PagesParts;
  readonly #kept = new Lru<string, Kept>(MOST_KEPT);

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /** @returns undefined when there is no such page */
  page(canonicalUrl: string): PageModel | undefined {
    const path = parsePagePath(canonicalUrl);
    if (!path) return undefined;
    // Also a page that stands: somebody reads it.
    if (path.kind === 'event') this.#parts.trading.look(path.eventId);
    const key = JSON.stringify(path);
    const version = this.#parts.board.version(path);
    const { now } = this.#parts.board;
    const kept = this.#kept.get(key);
    if (kept) kept.readAtMs = now;
    if (kept?.version === version) return kept.page;
    this.#kept.deleteWhile(({ readAtMs }) => readAtMs < now - UNREAD_MS);
    const page = this.#build(path);
    if (page) this.#kept.set(key, { version, page, readAtMs: now });
    return page;
  }

  /** How many are kept. @internal */
  get kept(): number {
    return this.#kept.size;
  }

  /** As page(); that of an event which nobody trades any more is made from what is on record of it. */
  pageOnRecord(canonicalUrl: string): PageModel | undefined | Promise<PageModel | undefined> {
    const page = this.page(canonicalUrl);
    const path = parsePagePath(canonicalUrl);
    if (page?.book || path?.kind !== 'event') return page;
    return this.#parts.trading
      .past(path.eventId)
      .then((book) =>
        book && isAt(book.event.competition, path) ? eventPage(book.event, book, path.section) : page,
      );
  }

  #build(path: PagePath): PageModel | undefined {
    switch (path.kind) {
      case 'home':
        return homePage(this.#parts.board.snapshot(), this.#parts.featured.on(path));
      case 'live':
        return livePage(this.#parts.board.snapshot(), path.filter);
      case 'competition': {
        const competition = this.#parts.catalogue.competitions().find((one) => isAt(one, path));
        if (!competition) return undefined;
        const featured = this.#parts.featured.on({ ...path, filter: undefined });
        if (path.section === FUTURES_SECTION) this.#lookAtSeasons(competition);
        const page = competitionPage(competition, path, this.#parts.board.snapshot(), featured);
        const isThemed = this.#parts.themed.has(competition.slug);
        return page && isThemed ? { ...page, header: { theme: competition.sport.slug } } : page;
      }
      case 'parlay':
        return parlayLounge(this.#parts.featured.on(path));
      case 'event': {
        const book = this.#parts.board.bookOnRecord(path.eventId);
        const event = book?.event ?? this.#parts.catalogue.event(path.eventId);
        if (!event || !isAt(event.competition, path)) return undefined;
        return eventPage(event, book, path.section, this.#parts.featured.on(path));
      }
    }
  }

  /** All of their markets are priced once somebody looks. */
  #lookAtSeasons(competition: Competition): void {
    for (const { event } of seasonsOf(competition, this.#parts.board.snapshot().books))
      this.#parts.trading.look(event.id);
  }
}
