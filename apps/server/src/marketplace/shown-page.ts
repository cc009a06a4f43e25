import type { Clock } from '../platform/clock.ts';
import type { LiveBoard } from './board.ts';
import { booksOf, cardsOf, type PageModel } from './page-model.ts';
import type { Pages } from './pages.ts';
import { type PagePath, parsePagePath } from './paths.ts';

/** As long may a client show what has left a page: by then its page has followed, or was fetched again. */
export const LATELY_MS = 60_000;

interface PageParts {
  readonly board: LiveBoard;
  readonly pages: Pages;
  readonly clock: Clock;
}

/** What one page shows, looked at again only when its structure may have changed. */
export class ShownPage {
  readonly #parts: PageParts;
  readonly #url: string;
  readonly #path: PagePath | undefined;
  #version = Number.NaN;
  #marketIds: ReadonlySet<string> = new Set();
  /** When each left that it shows no more. */
  readonly #left = new Map<string, number>();
  #eventIds: ReadonlySet<string> = new Set();

  constructor(parts: PageParts, url: string) {
    this.#parts = parts;
    this.#url = url;
    this.#path = parsePagePath(url);
  }

  /** Whether it is an event's own page, not a list. */
  get isOfEvent(): boolean {
    return this.#path?.kind === 'event';
  }

  /** Raw ids of the markets it shows, blanks left out: nothing ever happens to a blank. */
  get marketIds(): ReadonlySet<string> {
    this.look();
    return this.#marketIds;
  }

  /** What left the page in the last minute: a client may show it until its page follows. */
  get marketIdsLately(): ReadonlySet<string> {
    this.look();
    const limit = this.#parts.clock.now() - LATELY_MS;
    for (const [id, leftAt] of this.#left) if (leftAt <= limit) this.#left.delete(id);
    return new Set(this.#left.keys());
  }

  get eventIds(): ReadonlySet<string> {
    this.look();
    return this.#eventIds;
  }

  /** The page when its structure may have changed since this was last asked (by anyone), else undefined. */
  look(): PageModel | undefined {
    if (!this.#path) return undefined;
    const version = this.#parts.board.structureVersion(this.#path);
    if (version === this.#version) return undefined;
    this.#version = version;
    const page = this.#parts.pages.page(this.#url);
    const marketIds = new Set(page ? marketIdsOf(page) : []);
    const now = this.#parts.clock.now();
    for (const id of this.#marketIds) if (!marketIds.has(id)) this.#left.set(id, now);
    for (const id of marketIds) this.#left.delete(id);
    this.#marketIds = marketIds;
    this.#eventIds = new Set(page ? booksOf(page).map((book) => book.event.id) : []);
    return page;
  }
}

/** Blanks have sequence 0. */
function marketIdsOf(page: PageModel): string[] {
  return cardsOf(page).flatMap((card) =>
    card.markets.filter((market) => market.sequence > 0).map((market) => market.rawId),
  );
}
