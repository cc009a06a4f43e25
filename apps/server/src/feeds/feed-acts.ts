import type { Bus } from '../platform/bus.ts';
import type { Logger } from '../platform/log.ts';
import { nextTurn } from '../platform/others-turn.ts';
import { feedMessage, feedTrouble } from './feeds.topics.ts';
import type { FeedInlet, FeedSource } from './inlet.ts';
import type { Act } from './judged.ts';

export interface FeedActsParts {
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly sources: readonly FeedSource[];
  /** Snapshots that are asked for come in there. */
  readonly inlet: Pick<FeedInlet, 'receive'>;
}

/** Games are played on by each, or told anew as after a start, which takes up to some twenty milliseconds. */
const ACTS_IN_A_TURN = 4;

/** What follows from messages once they are written: they are told on, and snapshots asked for of what is in trouble. */
export class FeedActs {
  readonly #parts: FeedActsParts;
  /** Events whose last message was a snapshot, and its number among them: who distrusts that has nothing better to ask for. */
  readonly #retold = new Map<string, number>();
  #snapshots = 0;

  constructor(parts: FeedActsParts) {
    this.#parts = parts;
  }

  /** The number of an event's last message among all snapshots; undefined where that was none. */
  snapshotOf(eventId: string): number | undefined {
    return this.#retold.get(eventId);
  }

  forget(eventId: string): void {
    this.#retold.delete(eventId);
  }

  /** What is judged is on disk: a server that ends in between is followed by one that reads it there. */
  async actAll(acts: readonly Act[]): Promise<void> {
    for (const [at, act] of acts.entries()) {
      if (at > 0 && at % ACTS_IN_A_TURN === 0) await nextTurn();
      this.act(act);
    }
  }

  act(act: Act): void {
    if (act.kind === 'trouble') {
      this.tellTrouble(act.eventId, act.reason, true);
      return;
    }
    const { kind, eventId } = act.message;
    if (kind === 'snapshot') this.#retold.set(eventId, ++this.#snapshots);
    else this.#retold.delete(eventId);
    this.#parts.bus.publish(feedMessage, act.message);
  }

  /** @param asks whether a snapshot is asked for */
  tellTrouble(eventId: string, reason: string, asks: boolean): void {
    this.#parts.logger.warn(
      { eventId, reason, asks },
      'Feed trouble: the event is suspended until a snapshot',
    );
    this.#parts.bus.publish(feedTrouble, { eventId, reason });
    // Not at once: the source may be in the middle of telling.
    if (asks) setImmediate(() => this.askForSnapshot(eventId));
  }

  /** Of the first source that knows the event. */
  askForSnapshot(eventId: string): void {
    const { sources, inlet, logger } = this.#parts;
    for (const source of sources) {
      if (source.retell?.(eventId)) return;
      const snapshot = source.snapshot(eventId);
      if (!snapshot) continue;
      inlet.receive(snapshot).catch((error: unknown) => {
        logger.error({ err: error, eventId }, 'A snapshot could not be written');
      });
      return;
    }
  }
}
