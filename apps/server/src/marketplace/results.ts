import type { Bus } from '../platform/bus.ts';
import { Lru } from '../platform/lru.ts';
import { resultsCorrected } from '../trading/trading.topics.ts';
import type { BookView, Trading } from '../trading/trading.ts';
import { eventPage } from './event-page.ts';
import type { PageModel, SectionModel } from './page-model.ts';
import { isAt, parsePagePath } from './paths.ts';

/** Events whose results were read last: each holds all that was ever offered of one. */
const MOST_KEPT = 20;

/** What sets the ids of results apart from those of the page they stand on. */
const RESULTS = '#results';

/** The markets of events that are over, as they came out. */
export class EventResults {
  readonly #trading: Pick<Trading, 'settled'>;
  readonly #books = new Lru<string, BookView>(MOST_KEPT);
  readonly #readings = new Map<string, Promise<BookView | undefined>>();
  readonly #unsubscribe: () => void;

  constructor(trading: Pick<Trading, 'settled'>, bus: Bus) {
    this.#trading = trading;
    this.#unsubscribe = bus.subscribe(resultsCorrected, ({ eventId }) => {
      this.#books.delete(eventId);
      this.#readings.delete(eventId);
    });
  }

  close(): void {
    this.#unsubscribe();
  }

  /** Once its results were read, as long as they are remembered. */
  book(eventId: string): BookView | undefined {
    return this.#books.get(eventId);
  }

  /** By the address of an event, or of one of its tabs. */
  async page(canonicalUrl: string): Promise<PageModel | undefined> {
    const path = parsePagePath(canonicalUrl);
    if (path?.kind !== 'event') return undefined;
    const book = this.book(path.eventId) ?? (await this.#read(path.eventId));
    if (!book || !isAt(book.event.competition, path)) return undefined;
    const page = eventPage(book.event, book, path.section);
    return page && asResults(page);
  }

  /** Who asks while they are read waits for the same. */
  async #read(eventId: string): Promise<BookView | undefined> {
    const under = this.#readings.get(eventId) ?? this.#trading.settled(eventId);
    this.#readings.set(eventId, under);
    try {
      const book = await under;
      // What was corrected meanwhile is read again by who comes next.
      if (book && this.#readings.get(eventId) === under) this.#books.set(eventId, book);
      return book;
    } finally {
      if (this.#readings.get(eventId) === under) this.#readings.delete(eventId);
    }
  }
}

/** The page under ids of its own, for the event's page has records of the same tabs. What was counted stands on that page. */
function asResults(page: PageModel): PageModel {
  return {
    ...page,
    canonicalUrl: page.canonicalUrl + RESULTS,
    children: page.children
      .filter(({ hasContent }) => hasContent)
      .map((child) => ({
        ...child,
        id: child.id + RESULTS,
        sections: child.sections
          .filter((section) => !isOfCounts(section))
          .map((section) => ({ ...section, id: section.id + RESULTS })),
      })),
  };
}

function isOfCounts(section: SectionModel): boolean {
  return section.kind === 'drawer' && section.cards.some(({ kind }) => kind === 'statistics');
}
