import type { Clock } from '../platform/clock.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { BookChanged } from '../trading/trading.topics.ts';
import type { BookView, MarketView, Trading } from '../trading/trading.ts';
import type { LiveBoard } from './board.ts';
import type { Counter, Numbering } from './numbering.ts';
import { booksOf, cardsOf, type PageModel } from './page-model.ts';
import type { Pages } from './pages.ts';
import { parsePagePath } from './paths.ts';

export interface MarketsUpdate {
  readonly markets: readonly MarketView[];
  readonly sequence: number;
}

export interface EventsUpdate {
  readonly events: readonly BookView[];
  readonly sequence: number;
}

export interface SourceParts {
  readonly board: LiveBoard;
  readonly pages: Pages;
  readonly trading: Trading;
  readonly clock: Clock;
  readonly numbering: Numbering;
}

/** Hears of changes to whatever a page may show: one event for an event page, all of them for a list. */
export function listenToPage(
  board: LiveBoard,
  canonicalPath: string,
  listener: (change: BookChanged) => void,
): () => void {
  const path = parsePagePath(canonicalPath);
  return board.listen(path?.kind === 'event' ? path.eventId : undefined, listener);
}

/** The markets of a page: those that changed, in their last state. */
export class MarketsSource implements LiveSource<MarketsUpdate> {
  readonly #parts: SourceParts;
  readonly #path: string;
  /** Raw ids of markets that changed since the last delta, whether or not the page shows them. */
  readonly #changed = new Set<string>();
  #page: PageModel | undefined;
  /** What the page showed before its structure last changed: clients may show it until their page follows. */
  #before: ReadonlySet<string> = new Set();
  #shown: ReadonlySet<string> = new Set();
  readonly #counter: Counter;

  constructor(parts: SourceParts, path: string) {
    this.#parts = parts;
    this.#path = path;
    this.#counter = parts.numbering.open(path);
    this.#look();
  }

  subscribe(onChange: () => void): () => void {
    return listenToPage(this.#parts.board, this.#path, (change) => {
      for (const key of change.markets) this.#changed.add(`${change.eventId}~${key}`);
      if (change.markets.length > 0) onChange();
    });
  }

  snapshot(): MarketsUpdate {
    return { markets: this.#look(), sequence: this.#counter.last };
  }

  delta(): MarketsUpdate | null {
    const markets = this.#look().filter(({ rawId }) => this.#changed.has(rawId));
    for (const rawId of this.#changed) {
      if (this.#shown.has(rawId) || !this.#before.has(rawId)) continue;
      // Off the page, perhaps off the board: it is told once more as it stands, closed at worst.
      const market = this.#parts.trading.market(rawId);
      if (market) markets.push(market);
    }
    this.#changed.clear();
    if (markets.length === 0) return null;
    return { markets, sequence: this.#counter.next() };
  }

  /** The markets the page shows now, blanks left out: nothing ever happens to a blank. */
  #look(): MarketView[] {
    const page = this.#parts.pages.page(this.#path);
    const markets = page ? marketsOf(page) : [];
    if (page !== this.#page) this.#follow(page, markets);
    return markets;
  }

  #follow(page: PageModel | undefined, markets: readonly MarketView[]): void {
    const shown = new Set(markets.map(({ rawId }) => rawId));
    const same = shown.size === this.#shown.size && [...shown].every((rawId) => this.#shown.has(rawId));
    if (!same) this.#before = this.#shown;
    this.#shown = shown;
    this.#page = page;
  }
}

/** The score, clock and status of the events of a page: those that changed. */
export class StatisticsSource implements LiveSource<EventsUpdate> {
  readonly #parts: SourceParts;
  readonly #path: string;
  readonly #changed = new Set<string>();
  readonly #counter: Counter;

  constructor(parts: SourceParts, path: string) {
    this.#parts = parts;
    this.#path = path;
    this.#counter = parts.numbering.open(path);
  }

  subscribe(onChange: () => void): () => void {
    return listenToPage(this.#parts.board, this.#path, (change) => {
      if (!change.statistics && !change.status) return;
      this.#changed.add(change.eventId);
      onChange();
    });
  }

  snapshot(): EventsUpdate {
    return { events: this.#events(), sequence: this.#counter.last };
  }

  delta(): EventsUpdate | null {
    const shown = new Set(this.#events().map((book) => book.event.id));
    const events: BookView[] = [];
    for (const eventId of this.#changed) {
      const book = this.#parts.board.book(eventId);
      // An event that is over has left the lists; whoever still shows it hears of its end.
      if (book && (shown.has(eventId) || book.event.status === 'FINISHED')) events.push(book);
    }
    this.#changed.clear();
    if (events.length === 0) return null;
    return { events, sequence: this.#counter.next() };
  }

  #events(): BookView[] {
    const page = this.#parts.pages.page(this.#path);
    return page ? booksOf(page) : [];
  }
}

function marketsOf(page: PageModel): MarketView[] {
  const markets = new Map<string, MarketView>();
  for (const card of cardsOf(page)) {
    for (const market of card.markets) {
      // Blanks have sequence 0.
      if (market.sequence > 0) markets.set(market.rawId, market);
    }
  }
  return [...markets.values()];
}
