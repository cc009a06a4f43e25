import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { type BookChanged, bookChanged } from '../trading/trading.topics.ts';
import type { BookView, Trading } from '../trading/trading.ts';
import { dayOf } from './days.ts';
import type { Board } from './list-pages.ts';
import type { PagePath } from './paths.ts';

export interface BoardSources {
  readonly trading: Trading;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly clock: Clock;
}

type Listener = (change: BookChanged) => void;

/**
 * Every event on offer as it stands, and how often what each page shows has changed: two equal versions of a path mean
 * equal pages.
 */
export class LiveBoard {
  readonly #sources: BoardSources;
  readonly #changesByCompetition = new Map<string, number>();
  readonly #listeners = new Set<Listener>();
  readonly #listenersByEvent = new Map<string, Set<Listener>>();
  readonly #unsubscribe: () => void;
  #changes = 0;
  #today = '';
  #days = 0;

  constructor(sources: BoardSources) {
    this.#sources = sources;
    this.#unsubscribe = sources.bus.subscribe(bookChanged, (change) => this.#changed(change));
  }

  /** Stops listening. */
  close(): void {
    this.#unsubscribe();
  }

  snapshot(): Board {
    const { trading, catalogue, clock } = this.#sources;
    return { books: [...trading.books()], competitions: catalogue.competitions(), now: clock.now() };
  }

  book(eventId: string): BookView | undefined {
    return this.#sources.trading.book(eventId);
  }

  /**
   * A number that changes with whatever the page shows. A list changes at midnight, too, when tomorrow's games become
   * today's.
   */
  version(path: PagePath): number {
    switch (path.kind) {
      case 'event':
        return this.book(path.eventId)?.sequence ?? 0;
      case 'competition': {
        const { sport, organization, competition } = path;
        const changes = this.#changesByCompetition.get(`${sport}/${organization}/${competition}`) ?? 0;
        return changes + this.#daysBegun();
      }
      case 'home':
      case 'live':
        return this.wholeVersion();
    }
  }

  /** The version of what depends on every event. */
  wholeVersion(): number {
    return this.#changes + this.#daysBegun();
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
      if (own.size === 0) this.#listenersByEvent.delete(eventId);
    };
  }

  /** Both this and the changes only ever grow, so their sum changes with either. */
  #daysBegun(): number {
    const today = dayOf(this.#sources.clock.now());
    if (today !== this.#today) {
      this.#today = today;
      this.#days += 1;
    }
    return this.#days;
  }

  #changed(change: BookChanged): void {
    this.#changes += 1;
    const event = this.book(change.eventId)?.event ?? this.#sources.catalogue.event(change.eventId);
    if (event) {
      const key = `${event.sport.slug}/${event.organization.slug}/${event.competition.slug}`;
      this.#changesByCompetition.set(key, (this.#changesByCompetition.get(key) ?? 0) + 1);
    }
    for (const listener of this.#listeners) listener(change);
    for (const listener of this.#listenersByEvent.get(change.eventId) ?? []) listener(change);
  }
}
