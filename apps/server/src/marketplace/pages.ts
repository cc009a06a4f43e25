import type { Catalogue, Competition } from '../catalogue/catalogue.ts';
import { Lru } from '../platform/lru.ts';
import type { Trading } from '../trading/trading.ts';
import type { LiveBoard } from './board.ts';
import { eventPage } from './event-page.ts';
import type { FeaturedDesk } from './featured-desk.ts';
import { FUTURES_SECTION, seasonsOf } from './futures-tab.ts';
import { competitionPage, homePage, livePage } from './list-pages.ts';
import type { PageModel } from './page-model.ts';
import { type CompetitionPath, type PagePath, parsePagePath } from './paths.ts';

/** Built pages kept for the next reader; that of an event holds all of its markets. */
const MOST_KEPT = 40;

interface Kept {
  readonly version: number;
  readonly page: PageModel;
}

/** The pages as they stand now, each built once for each version. */
export class Pages {
  readonly #board: LiveBoard;
  readonly #catalogue: Catalogue;
  readonly #featured: FeaturedDesk;
  readonly #trading: Pick<Trading, 'look'>;
  readonly #kept = new Lru<string, Kept>(MOST_KEPT);

  constructor(
    board: LiveBoard,
    catalogue: Catalogue,
    featured: FeaturedDesk,
    trading: Pick<Trading, 'look'>,
  ) {
    this.#board = board;
    this.#catalogue = catalogue;
    this.#featured = featured;
    this.#trading = trading;
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
    if (page) this.#kept.set(key, { version, page });
    return page;
  }

  #build(path: PagePath): PageModel | undefined {
    switch (path.kind) {
      case 'home':
        return homePage(this.#board.snapshot(), this.#featured.on(path));
      case 'live':
        return livePage(this.#board.snapshot(), path.filter);
      case 'competition': {
        const competition = this.#catalogue.competitions().find((one) => isAt(one, path));
        if (!competition) return undefined;
        const featured = this.#featured.on({ ...path, filter: undefined });
        if (path.section === FUTURES_SECTION) this.#lookAtSeasons(competition);
        return competitionPage(competition, path, this.#board.snapshot(), featured);
      }
      case 'event': {
        const book = this.#board.book(path.eventId);
        const event = book?.event ?? this.#catalogue.event(path.eventId);
        if (!event || !isAt(event.competition, path)) return undefined;
        this.#trading.look(path.eventId);
        return eventPage(event, book, path.section, this.#featured.on(path));
      }
    }
  }

  /** All of their markets are priced once somebody looks. */
  #lookAtSeasons(competition: Competition): void {
    for (const { event } of seasonsOf(competition, this.#board.snapshot().books))
      this.#trading.look(event.id);
  }
}

function isAt(competition: Competition, path: CompetitionPath): boolean {
  return (
    competition.slug === path.competition &&
    competition.sport.slug === path.sport &&
    competition.organization.slug === path.organization
  );
}
