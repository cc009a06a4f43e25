import type { LiveBoard } from './board.ts';
import { booksOf, cardsOf, type PageModel } from './page-model.ts';
import type { Pages } from './pages.ts';
import { type PagePath, parsePagePath } from './paths.ts';

/** What one page shows, looked at again only when its structure may have changed. */
export class ShownPage {
  readonly #board: LiveBoard;
  readonly #pages: Pages;
  readonly #url: string;
  readonly #path: PagePath | undefined;
  #version = Number.NaN;
  #marketIds: ReadonlySet<string> = new Set();
  #before: ReadonlySet<string> = new Set();
  #eventIds: ReadonlySet<string> = new Set();

  constructor(board: LiveBoard, pages: Pages, url: string) {
    this.#board = board;
    this.#pages = pages;
    this.#url = url;
    this.#path = parsePagePath(url);
  }

  /** Raw ids of the markets it shows, blanks left out: nothing ever happens to a blank. */
  get marketIds(): ReadonlySet<string> {
    this.look();
    return this.#marketIds;
  }

  /** What it showed before its structure last changed: a client may show it until its page follows. */
  get marketIdsBefore(): ReadonlySet<string> {
    this.look();
    return this.#before;
  }

  get eventIds(): ReadonlySet<string> {
    this.look();
    return this.#eventIds;
  }

  /** The page when its structure may have changed since this was last asked (by anyone), else undefined. */
  look(): PageModel | undefined {
    if (!this.#path) return undefined;
    const version = this.#board.structureVersion(this.#path);
    if (version === this.#version) return undefined;
    this.#version = version;
    const page = this.#pages.page(this.#url);
    const marketIds = new Set(page ? marketIdsOf(page) : []);
    if (!isSame(marketIds, this.#marketIds)) this.#before = this.#marketIds;
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

function isSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((id) => right.has(id));
}
