import { eventIdOf, parseMarketRawId } from '@fairline/sports/raw-id.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import { listenToEvents } from './id-sources.ts';
import type { SourceParts } from './live-sources.ts';
import type { Counter } from './numbering.ts';
import { type MarketProgress, marketProgress } from './progress.ts';
import { groupName } from './wanted-ids.ts';

export interface ProgressUpdate {
  readonly progress: readonly MarketProgress[];
  readonly sequence: number;
}

/** How far the counts of markets have come, by the markets' raw ids: those that came further, or back. Ids of no count are left out. */
export class ProgressSource implements LiveSource<ProgressUpdate> {
  readonly #parts: SourceParts;
  readonly #wanted: readonly string[];
  readonly #counter: Counter;
  readonly #changed = new Set<string>();
  /** What was last told, by raw id. */
  readonly #told = new Map<string, number | undefined>();

  constructor(parts: SourceParts, rawIds: readonly string[]) {
    this.#parts = parts;
    this.#wanted = rawIds;
    this.#counter = parts.numbering.open(groupName('progress', rawIds));
  }

  subscribe(onChange: () => void): () => void {
    this.#remember(this.snapshot().progress);
    return listenToEvents(this.#parts.board, this.#wanted.map(eventIdOf), ({ eventId }) => {
      this.#changed.add(eventId);
      onChange();
    });
  }

  snapshot(): ProgressUpdate {
    return {
      progress: this.#wanted.flatMap((rawId) => this.#read(rawId) ?? []),
      sequence: this.#counter.last,
    };
  }

  delta(): ProgressUpdate | null {
    const progress = this.#wanted
      .filter((rawId) => this.#changed.has(eventIdOf(rawId)))
      .flatMap((rawId) => this.#read(rawId) ?? [])
      .filter(({ rawId, now }) => !this.#told.has(rawId) || this.#told.get(rawId) !== now);
    this.#changed.clear();
    if (progress.length === 0) return null;
    this.#remember(progress);
    return { progress, sequence: this.#counter.next() };
  }

  #read(rawId: string): MarketProgress | undefined {
    const address = parseMarketRawId(rawId);
    const book = address && this.#parts.board.book(address.eventId);
    return book && marketProgress(book, address.marketKey);
  }

  #remember(progress: readonly MarketProgress[]): void {
    for (const { rawId, now } of progress) this.#told.set(rawId, now);
  }
}
