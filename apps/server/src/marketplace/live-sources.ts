import { marketRawId } from '@fairline/sports/raw-id.ts';
import type { Clock } from '../platform/clock.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { BookChanged } from '../trading/trading.topics.ts';
import type { BookView, MarketView, Trading } from '../trading/trading.ts';
import type { LiveBoard } from './board.ts';
import type { Counter, Numbering } from './numbering.ts';
import type { Pages } from './pages.ts';
import { parsePagePath } from './paths.ts';
import { ShownPage } from './shown-page.ts';

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

/** What stands on a page changes less often than prices do, and is looked at less often. */
const LOOK_AGAIN_MS = 1_000;

/** Calls once a second at most while books of a page change, or what the house puts forward. */
export function followPage(board: LiveBoard, canonicalPath: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, LOOK_AGAIN_MS).unref();
  };
  const unlisten = [listenToPage(board, canonicalPath, changed), board.listenToShelves(changed)];
  return () => {
    for (const stop of unlisten) stop();
    clearTimeout(timer);
  };
}

/** What every source that tells of a page's changes stands on. */
class PageSource {
  protected readonly parts: SourceParts;
  protected readonly path: string;
  protected readonly shown: ShownPage;
  protected readonly counter: Counter;
  /** Ids of what changed since the last delta, whether or not the page shows it. */
  protected readonly changed = new Set<string>();

  constructor(parts: SourceParts, path: string) {
    this.parts = parts;
    this.path = path;
    this.shown = new ShownPage(parts, path);
    this.counter = parts.numbering.open(path);
    this.shown.look();
  }
}

/** The markets of a page: those that changed, in their last state. */
export class MarketsSource extends PageSource implements LiveSource<MarketsUpdate> {
  subscribe(onChange: () => void): () => void {
    return listenToPage(this.parts.board, this.path, ({ eventId, markets }) => {
      for (const marketKey of markets) this.changed.add(marketRawId({ eventId, marketKey }));
      if (markets.length > 0) onChange();
    });
  }

  snapshot(): MarketsUpdate {
    const { marketIds, marketIdsLately } = this.shown;
    // Whoever was left out for a while did not hear what became of what left the page meanwhile.
    return { markets: this.#read([...marketIds, ...marketIdsLately]), sequence: this.counter.last };
  }

  delta(): MarketsUpdate | null {
    const { marketIds, marketIdsLately } = this.shown;
    // What left the page, perhaps the board, is told a while longer as it stands: closed at worst.
    const told = [...this.changed].filter((rawId) => marketIds.has(rawId) || marketIdsLately.has(rawId));
    this.changed.clear();
    if (told.length === 0) return null;
    return { markets: this.#read(told), sequence: this.counter.next() };
  }

  #read(rawIds: Iterable<string>): MarketView[] {
    return [...rawIds]
      .map((rawId) => this.parts.trading.market(rawId))
      .filter((market) => market !== undefined);
  }
}

/** The score, clock and status of the events of a page: those that changed. */
export class StatisticsSource extends PageSource implements LiveSource<EventsUpdate> {
  subscribe(onChange: () => void): () => void {
    return listenToPage(this.parts.board, this.path, (change) => {
      if (!change.statistics && !change.status) return;
      this.changed.add(change.eventId);
      onChange();
    });
  }

  snapshot(): EventsUpdate {
    const { eventIds, eventIdsLately } = this.shown;
    // As with markets: whoever was left out for a while did not hear of the end of what left the page meanwhile.
    return { events: this.#read([...eventIds, ...eventIdsLately]), sequence: this.counter.last };
  }

  delta(): EventsUpdate | null {
    const { eventIds, eventIdsLately } = this.shown;
    // An event that is over, or was called off, has left the lists; whoever still shows it hears of its end.
    const told = [...this.changed].filter((id) => eventIds.has(id) || eventIdsLately.has(id));
    this.changed.clear();
    const events = this.#read(told);
    if (events.length === 0) return null;
    return { events, sequence: this.counter.next() };
  }

  #read(eventIds: Iterable<string>): BookView[] {
    return [...eventIds].flatMap((id) => this.#book(id) ?? []);
  }

  /** Of what left the memory only its own page tells: it is on no list. */
  #book(eventId: string): BookView | undefined {
    const { board } = this.parts;
    return this.shown.isOfEvent ? board.bookOnRecord(eventId) : board.book(eventId);
  }
}
