import type { Position } from './sequence.ts';
import type { FeedStore } from './store.ts';

/** Positions of events that are over are forgotten beyond this many; they are read again when needed. */
const MAX_POSITIONS = 5000;

/** Where events stand, as far as it was read or written since. */
export class KnownPositions {
  readonly #store: Pick<FeedStore, 'positions'>;
  readonly #known = new Map<string, Position>();

  constructor(store: Pick<FeedStore, 'positions'>) {
    this.#store = store;
  }

  get all(): ReadonlyMap<string, Position> {
    return this.#known;
  }

  get(eventId: string): Position | undefined {
    return this.#known.get(eventId);
  }

  set(eventId: string, position: Position): void {
    this.#known.set(eventId, position);
  }

  /** Reads those of events that are not known. One never heard of takes no place: its position is the start. */
  async learn(eventIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(eventIds)].filter((eventId) => !this.#known.has(eventId));
    if (unknown.length === 0) return;
    const positions = await this.#store.positions(unknown);
    for (const [eventId, position] of positions) this.#known.set(eventId, position);
  }

  /** @param onForgotten told of each event that is forgotten */
  forget(onForgotten: (eventId: string) => void): void {
    if (this.#known.size <= MAX_POSITIONS) return;
    for (const [eventId, position] of this.#known) {
      if (!position.over && position.sequence > 0) continue;
      this.#known.delete(eventId);
      onForgotten(eventId);
    }
  }
}
