import { eventIdOf, marketRawId } from '@fairline/sports/raw-id.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import type { BookChanged } from '../trading/trading.topics.ts';
import type { LiveBoard } from './board.ts';
import type { EventsUpdate, MarketsUpdate, SourceParts } from './live-sources.ts';
import type { Counter } from './numbering.ts';
import { groupName } from './wanted-ids.ts';

/** Hears of changes to some events. */
export function listenToEvents(
  board: LiveBoard,
  eventIds: Iterable<string>,
  listener: (change: BookChanged) => void,
): () => void {
  const ends = [...new Set(eventIds)].map((eventId) => board.listen(eventId, listener));
  return () => {
    for (const end of ends) end();
  };
}

/** Markets by their raw ids, wherever they stand: those that changed, in their last state. Ids of none are left out. */
export class MarketsByIdSource implements LiveSource<MarketsUpdate> {
  readonly #parts: SourceParts;
  readonly #wanted: ReadonlySet<string>;
  readonly #changed = new Set<string>();
  readonly #counter: Counter;

  constructor(parts: SourceParts, rawIds: readonly string[]) {
    this.#parts = parts;
    this.#wanted = new Set(rawIds);
    this.#counter = parts.numbering.open(groupName('markets', rawIds));
  }

  subscribe(onChange: () => void): () => void {
    return listenToEvents(this.#parts.board, [...this.#wanted].map(eventIdOf), ({ eventId, markets }) => {
      const before = this.#changed.size;
      for (const marketKey of markets) {
        const rawId = marketRawId({ eventId, marketKey });
        if (this.#wanted.has(rawId)) this.#changed.add(rawId);
      }
      if (this.#changed.size > before) onChange();
    });
  }

  snapshot(): MarketsUpdate {
    return { markets: this.#read(this.#wanted), sequence: this.#counter.last };
  }

  delta(): MarketsUpdate | null {
    const markets = this.#read(this.#changed);
    this.#changed.clear();
    return markets.length === 0 ? null : { markets, sequence: this.#counter.next() };
  }

  #read(rawIds: Iterable<string>) {
    return [...rawIds].flatMap((rawId) => this.#parts.trading.market(rawId) ?? []);
  }
}

/** Events by their ids: those whose score, clock or status changed. Ids of none are left out. */
export class EventsByIdSource implements LiveSource<EventsUpdate> {
  readonly #parts: SourceParts;
  readonly #wanted: readonly string[];
  readonly #changed = new Set<string>();
  readonly #counter: Counter;

  constructor(parts: SourceParts, eventIds: readonly string[]) {
    this.#parts = parts;
    this.#wanted = eventIds;
    this.#counter = parts.numbering.open(groupName('events', eventIds));
  }

  subscribe(onChange: () => void): () => void {
    return listenToEvents(this.#parts.board, this.#wanted, ({ eventId, statistics, status }) => {
      if (!statistics && !status) return;
      this.#changed.add(eventId);
      onChange();
    });
  }

  snapshot(): EventsUpdate {
    return { events: this.#read(this.#wanted), sequence: this.#counter.last };
  }

  delta(): EventsUpdate | null {
    const events = this.#read(this.#changed);
    this.#changed.clear();
    return events.length === 0 ? null : { events, sequence: this.#counter.next() };
  }

  #read(eventIds: Iterable<string>) {
    return [...eventIds].flatMap((id) => this.#parts.board.bookOnRecord(id) ?? []);
  }
}

/** The state once and nothing after. */
export function once<Update>(source: LiveSource<Update>): LiveSource<Update> {
  return { isOnce: true, subscribe: () => () => {}, snapshot: () => source.snapshot(), delta: () => null };
}
