import type { FeedMessage, Fixture, Snapshot } from '@fairline/feed/message.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { type CatalogueEvent, isOver } from '../catalogue/catalogue.ts';
import type { FeedTrouble } from '../feeds/feeds.topics.ts';
import type { Doubt } from '../feeds/feeds.ts';
import { nextTurn } from '../platform/others-turn.ts';
import { NOTHING } from './book-change.ts';
import type { BookNumbers } from './book-numbers.ts';
import { correctResult } from './correct-result.ts';
import { correctedEnd } from './corrected-end.ts';
import { type Desk, newDesk } from './desk.ts';
import type { DeskChanges } from './desk-changes.ts';
import type { EventBook } from './event-book.ts';
import { endOf } from './finish-event.ts';
import type { EventOrders } from './orders.ts';
import { recoverBook } from './recover-book.ts';
import type { Results } from './results.ts';
import type { TradingParts } from './trading-parts.ts';
import type { Writings } from './writings.ts';

export interface DeskHearingParts extends TradingParts {
  readonly desks: Map<string, Desk>;
  readonly changes: DeskChanges;
  readonly results: Results;
  readonly writings: Writings;
  readonly numbers: BookNumbers;
  readonly reprice: (book: EventBook) => void;
}

/** An event that is taken up after a restart. */
export interface TakenUp {
  readonly event: CatalogueEvent;
  readonly fixture: Fixture;
  /** Keys of markets that were offered before. */
  readonly offered: readonly string[];
  readonly history: readonly FeedMessage[];
  readonly trouble: string | undefined;
  readonly orders: EventOrders;
}

/** An event that is being opened. */
interface Opening {
  /** What is heard of it meanwhile, in its order. */
  readonly waiting: (FeedMessage | FeedTrouble)[];
  readonly opened: Promise<void>;
}

/** A snapshot among them takes up to some twenty milliseconds. */
const HEARD_IN_A_TURN = 4;

/** Hears the feeds: opens desks for events that are announced, and puts what is told to their books. */
export class DeskHearing {
  readonly #parts: DeskHearingParts;
  readonly #opening = new Map<string, Opening>();
  /** Of each event, the last correction that is being written. */
  readonly #correcting = new Map<string, Promise<void>>();
  /** What cannot be of corrections of events without a desk, until it is asked for. */
  readonly #doubts = new Map<string, Doubt>();

  constructor(parts: DeskHearingParts) {
    this.#parts = parts;
  }

  /** Whether no event is being opened. */
  get isIdle(): boolean {
    return this.#opening.size === 0;
  }

  heard(message: FeedMessage | FeedTrouble): void {
    const waiting = this.#opening.get(message.eventId)?.waiting;
    const desk = this.#parts.desks.get(message.eventId);
    if (waiting) waiting.push(message);
    else if (!('kind' in message)) this.input(message.eventId, { kind: 'trouble', reason: message.reason });
    else if (message.kind === 'snapshot' && this.#isOver(message.eventId)) this.correct(message);
    else if (desk) this.#message(desk, message);
    else if ('fixture' in message) {
      const heard: Opening['waiting'] = [message];
      const opened = this.#openFrom(message.fixture, heard);
      this.#opening.set(message.eventId, { waiting: heard, opened });
    }
  }

  /** Resolves once all that was heard of an event was acted on, and its correction is on record: what of it cannot be. */
  async doubt(eventId: string): Promise<Doubt | undefined> {
    await this.#opening.get(eventId)?.opened;
    await this.#correcting.get(eventId);
    const doubt = this.#parts.desks.get(eventId)?.doubt ?? this.#doubts.get(eventId);
    this.#doubts.delete(eventId);
    return doubt;
  }

  /**
   * Nobody is paid by a correction that a crash could lose. Without a desk, too, one follows the other. One that leads to no end
   * changes nothing, and who sent it is told why.
   */
  correct(message: Snapshot, heard: 'now' | 'before' = 'now'): void {
    const { eventId, sequence: from, fixture } = message;
    const desk = this.#parts.desks.get(eventId);
    const model = sportModel(fixture.sport);
    const end = model && correctedEnd(model, message, desk && endedBefore(desk));
    const doubt = end?.kind === 'impossible' ? { from, reason: end.reason } : undefined;
    this.#doubts.delete(eventId);
    if (doubt === undefined) {
      if (desk) this.#message(desk, message);
    } else this.#doubt(desk, eventId, doubt);
    const written = this.#parts.writings.add(eventId, async () => {
      const reason = await correctResult(this.#parts, message, heard);
      const still = this.#parts.desks.get(eventId);
      if (reason !== undefined) this.#doubt(still, eventId, { from, reason });
      // Whoever read its results before they were on record reads them again.
      else if (still) this.#parts.changes.tell(still, { markets: [], statistics: true, status: false });
    });
    const last = written.finally(() => {
      if (this.#correcting.get(eventId) === last) this.#correcting.delete(eventId);
    });
    this.#correcting.set(eventId, last);
  }

  #doubt(desk: Desk | undefined, eventId: string, doubt: Doubt): void {
    if (desk) desk.doubt = doubt;
    else this.#doubts.set(eventId, doubt);
  }

  input(eventId: string, input: Parameters<EventBook['input']>[0]): void {
    const desk = this.#parts.desks.get(eventId);
    if (desk) this.#parts.changes.changed(desk, desk.book.input(input));
  }

  /** Takes an event up where its messages end. */
  recover({ event, fixture, offered, history, trouble, orders }: TakenUp): void {
    const desk = this.#open(event, fixture, offered);
    if (!desk) return;
    const { book } = desk;
    const now = this.#parts.clock.now();
    const recovered = recoverBook(book, history, now);
    // What was told while nobody heard is missing: where the game is, the next message says.
    const isStale = book.lastHeard.toldAtMs < now - 1000 * book.model.facts.freshSeconds;
    if (book.started && isStale) book.input({ kind: 'missed' });
    if (trouble !== undefined) book.input({ kind: 'trouble', reason: trouble });
    book.setTerms({ ...book.prices.terms, orders });
    const taken = { ...NOTHING, statistics: true, status: true, reprice: true };
    this.#parts.changes.changed(desk, { ...taken, ...recovered });
  }

  #isOver(eventId: string): boolean {
    const desk = this.#parts.desks.get(eventId);
    const event = this.#parts.catalogue.event(eventId);
    return desk ? isFinished(desk) : event !== undefined && isOver(event.status);
  }

  /** What is heard of the event meanwhile waits, however often its fixture has to be written again. */
  async #openFrom(fixture: Fixture, waiting: readonly (FeedMessage | FeedTrouble)[]): Promise<void> {
    const { eventId } = fixture;
    const { writings, catalogue, logger } = this.#parts;
    const event = await writings.add(eventId, () => catalogue.addFixture(fixture));
    try {
      if (event) await this.#opened(event, fixture, waiting);
    } catch (error) {
      logger.error({ err: error, eventId }, 'An event could not be opened');
    } finally {
      if (this.#opening.get(eventId)?.waiting === waiting) this.#opening.delete(eventId);
    }
  }

  /** @param heard grows while it is gone through, a whole push of it with all else having its turn in between */
  async #opened(
    event: CatalogueEvent,
    fixture: Fixture,
    heard: readonly (FeedMessage | FeedTrouble)[],
  ): Promise<void> {
    const desk = isOver(event.status) ? undefined : this.#open(event, fixture, []);
    for (const [at, one] of heard.entries()) {
      if (at > 0 && at % HEARD_IN_A_TURN === 0) await nextTurn();
      if (!('kind' in one)) this.input(event.id, { kind: 'trouble', reason: one.reason });
      // Over by what was heard before it, or for so long that the catalogue had forgotten it.
      else if (one.kind === 'snapshot' && (!desk || isFinished(desk))) this.correct(one);
      else if (desk) this.#message(desk, one);
    }
    // In this turn: what is heard from now on waits no more.
    this.#opening.delete(event.id);
    if (!desk) return;
    this.#parts.reprice(desk.book);
    this.#parts.changes.tell(desk, { markets: [], statistics: true, status: true });
  }

  #open(event: CatalogueEvent, fixture: Fixture, offered: readonly string[]): Desk | undefined {
    const { clock, isShaded = false, desks, numbers } = this.#parts;
    const desk = newDesk(event, fixture, offered, { nowMs: clock.now(), numbers, isShaded });
    if (desk) desks.set(event.id, desk);
    return desk;
  }

  #message(desk: Desk, message: FeedMessage): void {
    const { writings, catalogue, changes, clock } = this.#parts;
    // The first fixture opened the book; another, and that of a snapshot, moves the start.
    if ('fixture' in message && message.sequence > 1) {
      void writings.add(message.eventId, async () => {
        await catalogue.addFixture(message.fixture);
      });
    }
    if (message.kind === 'snapshot') desk.doubt = undefined;
    changes.changed(desk, desk.book.message(message, clock.now()));
  }
}

function isFinished({ finishedAtMs }: Desk): boolean {
  return finishedAtMs !== undefined;
}

/** How its event ended, where it has. */
function endedBefore({ book, finishedAtMs }: Desk) {
  return finishedAtMs === undefined ? undefined : { ...endOf(book), finishedAt: new Date(finishedAtMs) };
}
