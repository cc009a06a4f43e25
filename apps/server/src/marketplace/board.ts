import type { Catalogue } from '../catalogue/catalogue.ts';
import { type GamesPrepared, gamesPrepared } from '../feeds/feeds.topics.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { type BookChanged, bookChanged, lookEnding, resultsCorrected } from '../trading/trading.topics.ts';
import type { BookView, Trading } from '../trading/trading.ts';
import { dayOf } from './days.ts';
import type { Board } from './list-pages.ts';
import { PastBooks } from './past-books.ts';
import type { CompetitionPath, PagePath } from './paths.ts';
import { StructureWatch } from './structure-watch.ts';

export interface BoardSources {
  readonly trading: Trading;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly clock: Clock;
}

type Listener = (change: BookChanged) => void;

/** How often something changed at all, and how often it may have changed what a page is made of. Both only grow. */
interface Changes {
  any: number;
  structure: number;
}

const NO_CHANGES: Readonly<Changes> = { any: 0, structure: 0 };

/**
 * Every event on offer as it stands, and numbers that tell whether a page is still what it was: two equal versions of a
 * path mean equal pages.
 */
export class LiveBoard {
  readonly #sources: BoardSources;
  readonly #structures: StructureWatch;
  /** Of events that somebody follows and that were corrected. */
  readonly #past: PastBooks;
  /** Of each source that prepares games. */
  readonly #prepared = new Map<string, ReadonlySet<string>>();
  readonly #all: Changes = { any: 0, structure: 0 };
  readonly #byCompetition = new Map<string, Changes>();
  /** Of events that have a book. */
  readonly #byEvent = new Map<string, Changes>();
  /** Of all others: more than any of them had when its book went, so that whatever comes of one is another version. */
  #others: Readonly<Changes> = { any: 0, structure: 0 };
  readonly #listeners = new Set<Listener>();
  readonly #listenersByEvent = new Map<string, Set<Listener>>();
  readonly #unsubscribe: readonly (() => void)[];
  readonly #shelfListeners = new Set<() => void>();
  /** Changes that are of no event: what operators put forward. */
  #shelves = 0;
  #today = '';
  #days = 0;

  constructor(sources: BoardSources) {
    this.#sources = sources;
    this.#structures = new StructureWatch(sources.trading);
    this.#past = new PastBooks(sources.trading);
    const { bus, trading } = sources;
    this.#unsubscribe = [
      bus.subscribe(bookChanged, (change) => this.#changed(change)),
      bus.subscribe(gamesPrepared, (prepared) => this.#heardPrepared(prepared)),
      bus.subscribe(resultsCorrected, ({ eventId }) => this.#corrected(eventId)),
      // Whoever has the event's page open keeps its lines.
      bus.subscribe(lookEnding, ({ eventId }) => {
        if (this.#listenersByEvent.has(eventId)) trading.look(eventId);
      }),
    ];
  }

  /** Stops listening. */
  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  /** In milliseconds. */
  get now(): number {
    return this.#sources.clock.now();
  }

  snapshot(): Board {
    const { trading, catalogue } = this.#sources;
    return {
      books: [...trading.books()],
      competitions: catalogue.competitions(),
      coming: new Set([...this.#prepared.values()].flatMap((competitions) => [...competitions])),
      now: this.now,
    };
  }

  book(eventId: string): BookView | undefined {
    return this.#sources.trading.book(eventId);
  }

  /** As book(); of an event without one how it ended, if it was corrected while somebody followed it. */
  bookOnRecord(eventId: string): BookView | undefined {
    return this.book(eventId) ?? this.#past.get(eventId);
  }

  /**
   * A number that changes with whatever the page shows. A list changes at midnight, too, when tomorrow's games become
   * today's.
   */
  version(path: PagePath): number {
    if (path.kind === 'event') return (this.book(path.eventId)?.sequence ?? this.#others.any) + this.#shelves;
    return this.#changesOf(path).any + this.#shelves + this.#daysBegun();
  }

  /** A number that changes when a card, a market or an event may have come or gone, and not when only prices move. */
  structureVersion(path: PagePath): number {
    const { structure } = this.#changesOf(path);
    const own = structure + this.#shelves;
    return path.kind === 'event' ? own : own + this.#daysBegun();
  }

  /** Of how many events changes are counted. @internal */
  get eventsCounted(): number {
    return this.#byEvent.size;
  }

  /** Any page may show other featured bets now. */
  shelvesChanged(): void {
    this.#shelves += 1;
    for (const listener of this.#shelfListeners) listener();
  }

  /** Hears when any page may show other featured bets. */
  listenToShelves(listener: () => void): () => void {
    this.#shelfListeners.add(listener);
    return () => this.#shelfListeners.delete(listener);
  }

  /** The version of what depends on every event. */
  wholeVersion(): number {
    return this.#all.any + this.#daysBegun();
  }

  /** Changes when an event, a market or a status may have come or gone anywhere, and not when only prices and scores move. */
  wholeStructure(): number {
    return this.#all.structure + this.#daysBegun();
  }

  /** Hears of changes to one event, or to all without an event id. */
  listen(eventId: string | undefined, listener: Listener): () => void {
    if (eventId === undefined) {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    }
    const own = this.#listenersByEvent.get(eventId) ?? new Set();
    this.#listenersByEvent.set(eventId, own);
    own.add(listener);
    return () => {
      own.delete(listener);
      if (own.size > 0) return;
      this.#listenersByEvent.delete(eventId);
      this.#past.forget(eventId);
    };
  }

  #changesOf(path: PagePath): Readonly<Changes> {
    switch (path.kind) {
      case 'event':
        return this.#byEvent.get(path.eventId) ?? this.#others;
      case 'competition':
        return this.#byCompetition.get(competitionKey(path)) ?? NO_CHANGES;
      case 'home':
      case 'live':
      case 'parlay':
        return this.#all;
    }
  }

  /** This and the changes only ever grow, so their sum changes with either. */
  #daysBegun(): number {
    const today = dayOf(this.now);
    if (today !== this.#today) {
      this.#today = today;
      this.#days += 1;
    }
    return this.#days;
  }

  #changed(change: BookChanged): void {
    this.#past.forget(change.eventId);
    const structural = this.#structures.isStructural(change);
    const book = this.book(change.eventId);
    const event = book?.event ?? this.#sources.catalogue.event(change.eventId);
    const own = entry(this.#byEvent, change.eventId, this.#others);
    const counted = [this.#all, own];
    if (event) {
      const { sport, organization, competition } = event;
      const place = { sport: sport.slug, organization: organization.slug, competition: competition.slug };
      counted.push(entry(this.#byCompetition, competitionKey(place)));
    }
    for (const changes of counted) {
      changes.any += 1;
      if (structural) changes.structure += 1;
    }
    const any = Math.max(own.any, change.sequence);
    if (!book) this.#forget(change.eventId, { ...own, any });
    for (const listener of this.#listeners) listener(change);
    this.#tellFollowers(change);
  }

  #heardPrepared({ source, competitions }: GamesPrepared): void {
    const before = this.#prepared.get(source);
    this.#prepared.set(source, competitions);
    for (const { slug, sport, organization } of this.#sources.catalogue.competitions()) {
      if (competitions.has(slug) === (before?.has(slug) ?? false)) continue;
      const place = { sport: sport.slug, organization: organization.slug, competition: slug };
      const changes = entry(this.#byCompetition, competitionKey(place));
      changes.any += 1;
      changes.structure += 1;
    }
  }

  #tellFollowers(change: BookChanged): void {
    for (const listener of this.#listenersByEvent.get(change.eventId) ?? []) listener(change);
  }

  /** A game without a book shows how it ended, which is another end now. */
  #corrected(eventId: string): void {
    if (this.book(eventId)) return;
    const change = { eventId, sequence: 0, markets: [], statistics: true, status: true };
    this.#changed(change);
    if (this.#listenersByEvent.has(eventId)) void this.#readPast(change);
  }

  /** Whoever follows the event hears of it again when its end is there to be read. */
  async #readPast(change: BookChanged): Promise<void> {
    // What cannot be read now is read with the page by whoever loads it.
    const isThere = await this.#past.read(change.eventId).catch(() => false);
    if (!isThere) return;
    // A page made meanwhile lacks it.
    this.#forget(change.eventId, this.#others);
    this.#tellFollowers(change);
  }

  #forget(eventId: string, { any, structure }: Readonly<Changes>): void {
    this.#byEvent.delete(eventId);
    this.#others = {
      any: Math.max(this.#others.any, any) + 1,
      structure: Math.max(this.#others.structure, structure) + 1,
    };
  }
}

/** Only for what the board tells of: keys that anybody may ask for must not fill the map. */
function entry(map: Map<string, Changes>, key: string, begin = NO_CHANGES): Changes {
  const known = map.get(key) ?? { ...begin };
  map.set(key, known);
  return known;
}

function competitionKey({ sport, organization, competition }: CompetitionPath): string {
  return `${sport}/${organization}/${competition}`;
}
