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

/** Some of what a page shows, and what of it left in the last minute: a client may show it until its page follows. */
class Shown {
  readonly #clock: Clock;
  #now: ReadonlySet<string> = new Set();
  /** When each left that it shows no more. */
  readonly #left = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get now(): ReadonlySet<string> {
    return this.#now;
  }

  get lately(): ReadonlySet<string> {
    const limit = this.#clock.now() - LATELY_MS;
    for (const [id, leftAt] of this.#left) if (leftAt <= limit) this.#left.delete(id);
    return new Set(this.#left.keys());
  }

  set(ids: ReadonlySet<string>): void {
    const leftAt = this.#clock.now();
    for (const id of this.#now) if (!ids.has(id)) this.#left.set(id, leftAt);
    for (const id of ids) this.#left.delete(id);
    this.#now = ids;
  }
}

/** What one page shows, looked at again only when its structure may have changed. */
export class ShownPage {
  readonly #parts: PageParts;
  readonly #url: string;
  readonly #path: PagePath | undefined;
  #version = Number.NaN;
  readonly #markets: Shown;
  readonly #events: Shown;

  constructor(parts: PageParts, url: string) {
    this.#parts = parts;
    this.#url = url;
    this.#path = parsePagePath(url);
    this.#markets = new Shown(parts.clock);
    this.#events = new Shown(parts.clock);
  }

  /** Whether it is an event's own page, not a list. */
  get isOfEvent(): boolean {
    return this.#path?.kind === 'event';
  }

  /** Raw ids of the markets it shows, blanks left out: nothing ever happens to a blank. */
  get marketIds(): ReadonlySet<string> {
    this.look();
    return this.#markets.now;
  }

  get marketIdsLately(): ReadonlySet<string> {
    this.look();
    return this.#markets.lately;
  }

  get eventIds(): ReadonlySet<string> {
    this.look();
    return this.#events.now;
  }

  get eventIdsLately(): ReadonlySet<string> {
    this.look();
    return this.#events.lately;
  }

  /** The page when its structure may have changed since this was last asked (by anyone), else undefined. */
  look(): PageModel | undefined {
    if (!this.#path) return undefined;
    const version = this.#parts.board.structureVersion(this.#path);
    if (version === this.#version) return undefined;
    this.#version = version;
    const page = this.#parts.pages.page(this.#url);
    this.#markets.set(new Set(page ? marketIdsOf(page) : []));
    this.#events.set(new Set(page ? booksOf(page).map((book) => book.event.id) : []));
    return page;
  }
}

/** Blanks have sequence 0. */
function marketIdsOf(page: PageModel): string[] {
  return cardsOf(page).flatMap((card) =>
    card.markets.filter((market) => market.sequence > 0).map((market) => market.rawId),
  );
}
