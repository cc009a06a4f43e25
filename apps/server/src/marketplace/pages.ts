import type { Catalogue, Competition } from '../catalogue/catalogue.ts';
import type { LiveBoard } from './board.ts';
import { eventPage } from './event-page.ts';
import { competitionPage, homePage, livePage } from './list-pages.ts';
import type { PageModel } from './page-model.ts';
import { type CompetitionPath, type PagePath, parsePagePath } from './paths.ts';

/** Built pages kept for the next reader. */
const MOST_KEPT = 500;

interface Kept {
  readonly version: string;
  readonly page: PageModel;
}

/** The pages as they stand now, each built once for each version. */
export class Pages {
  readonly #board: LiveBoard;
  readonly #catalogue: Catalogue;
  readonly #kept = new Map<string, Kept>();

  constructor(board: LiveBoard, catalogue: Catalogue) {
    this.#board = board;
    this.#catalogue = catalogue;
  }

  /** @returns undefined when there is no such page */
  page(canonicalUrl: string): PageModel | undefined {
    const path = parsePagePath(canonicalUrl);
    if (!path) return undefined;
    const key = JSON.stringify(path);
    const version = this.#board.version(path);
    const kept = this.#kept.get(key);
    if (kept?.version === version) return kept.page;
    const page = this.#build(path);
    if (page) this.#keep(key, { version, page });
    return page;
  }

  #keep(key: string, kept: Kept): void {
    // Re-inserting moves it to the end: the first key is always the one built longest ago.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  #build(path: PagePath): PageModel | undefined {
    switch (path.kind) {
      case 'home':
        return homePage(this.#board.snapshot());
      case 'live':
        return livePage(this.#board.snapshot());
      case 'competition': {
        const competition = this.#catalogue.competitions().find((one) => isAt(one, path));
        return competition && competitionPage(competition, path.section, this.#board.snapshot());
      }
      case 'event': {
        const book = this.#board.book(path.eventId);
        const event = book?.event ?? this.#catalogue.event(path.eventId);
        if (!event || !isAt(event.competition, path)) return undefined;
        return eventPage(event, book, path.section);
      }
    }
  }
}

function isAt(competition: Competition, path: CompetitionPath): boolean {
  return (
    competition.slug === path.competition &&
    competition.sport.slug === path.sport &&
    competition.organization.slug === path.organization
  );
}
