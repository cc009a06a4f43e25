import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { Lru } from '../platform/lru.ts';
import { backOffMs } from './back-off.ts';
import type { FeedInlet } from './inlet.ts';
import { PricedEvent } from './priced-event.ts';
import { isEnd } from './told-games.ts';
import { receivedBy } from './until-written.ts';

/** More than providers list at a time. */
const MOST_LISTED = 20_000;

export interface PriceTellerParts {
  readonly source: string;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** What the log says of an answer that was none, and of an error of the program. */
  readonly words: { readonly waiting: string; readonly failed: string };
  /** Until when the provider is to be left alone, after a failure. */
  readonly onFailure: (untilMs: number) => void;
}

/** What the sources that know prices alone share: the events they tell of, how these are told, and how failures are waited out. */
export class PriceTeller {
  /** By id. */
  readonly events = new Map<string, PricedEvent>();
  readonly #parts: PriceTellerParts;
  /** Whether the log has the end of those that were listed lately, by their ids. */
  readonly #isOver = new Lru<string, boolean>(MOST_LISTED);
  readonly #stopping = new AbortController();
  #inlet: FeedInlet | undefined;
  #failures = 0;
  #telling: Promise<void> = Promise.resolve();

  constructor(parts: PriceTellerParts) {
    this.#parts = parts;
  }

  /** Aborted once the source is stopped. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Takes up what the source told before a restart. */
  async start(inlet: FeedInlet): Promise<void> {
    this.#inlet = inlet;
    const histories = await inlet.histories(await inlet.unfinished(this.#parts.source));
    for (const told of histories.values()) {
      const event = PricedEvent.resumed(told);
      if (event) this.events.set(event.eventId, event);
    }
  }

  /** Looks, once, which of these are over, as what the house called off before a restart and is listed still. Rejects when the log cannot be read. */
  async learn(eventIds: readonly string[]): Promise<void> {
    const unknown = eventIds.filter((id) => !this.events.has(id) && this.#isOver.get(id) === undefined);
    if (unknown.length === 0) return;
    const histories = await this.#inlet?.histories(unknown);
    for (const id of unknown) this.#isOver.set(id, histories?.get(id)?.some(isEnd) === true);
  }

  /** Of those that were looked at, and since: nothing that is told of it is taken any more. */
  isOver(eventId: string): boolean {
    return this.#isOver.get(eventId) === true;
  }

  /** See FeedSource; what the event is suspended for is told again after it. */
  snapshot(eventId: string): FeedMessage | undefined {
    const event = this.events.get(eventId);
    const snapshot = this.isOver(eventId) ? undefined : event?.snapshot(this.#now());
    // After the snapshot, which is on its way when this returns.
    if (event && snapshot) {
      setImmediate(() => void this.inTurn(() => this.send(event.shutAgain(this.#now()))));
    }
    return snapshot;
  }

  /** See FeedSource. */
  calledOff(eventId: string): void {
    this.#isOver.set(eventId, true);
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** Messages are numbered when they are made, and must be sent in that order. Never rejects. */
  inTurn(work: () => Promise<void>): Promise<void> {
    this.#telling = this.#telling.then(work).catch((error: unknown) => this.failed(error));
    return this.#telling;
  }

  /** One after the other, each until it is written; none of an event that was called off meanwhile. */
  async send(messages: readonly FeedMessage[]): Promise<void> {
    const inlet = this.#inlet;
    if (!inlet) return;
    const { signal } = this;
    for (const message of messages) {
      if (this.isOver(message.eventId)) continue;
      await receivedBy(inlet, message, { signal, logger: this.#parts.logger });
    }
  }

  /** The provider gave an answer that can be read: the next failure is the first one again. */
  answered(): void {
    this.#failures = 0;
  }

  /** The provider gave none. @param toldMs how long it asked to be left alone */
  backOff(reason: string, toldMs: number | undefined): void {
    if (this.signal.aborted) return;
    const { source, logger, words, onFailure } = this.#parts;
    this.#failures += 1;
    const waitMs = backOffMs(this.#failures, toldMs);
    onFailure(this.#now() + waitMs);
    logger.warn({ source, reason, waitMs }, words.waiting);
  }

  /** An error of the program is waited out like a provider's. */
  failed(error: unknown): void {
    const { source, logger, words } = this.#parts;
    logger.error({ err: error, source }, words.failed);
    this.backOff('an error of the program', undefined);
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}
