import type { Fixture } from '@fairline/feed/message.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { CatalogueEvent, EventStatus } from '../catalogue/catalogue.ts';
import type { Doubt } from '../feeds/feeds.ts';
import { EventBook } from './event-book.ts';
import type { EventBookParts } from './event-book-parts.ts';

/** What is done for an event beside its book. */
export interface Desk {
  readonly book: EventBook;
  /** How many of the book's offered markets are written; they stand in the order they came. */
  written: number;
  finishedAtMs: number | undefined;
  /** When somebody looked at it last, or used what was made for that. */
  lookedAtMs: number;
  readonly openedAtMs: number;
  /** From which message on what was told cannot be, and why; until a snapshot. */
  doubt: Doubt | undefined;
  /** Whether the log has been told that its start passed in silence. */
  isKnownLate: boolean;
  /** How long before its start it was when starts were last looked at, in milliseconds. */
  untilStartMs: number;
  /** The catalogue's, as last written. */
  eventStatus: EventStatus;
  /** Whether the lines with which it began were noted, or it is too late for that: it was offered and begun before it was taken up. */
  isClosingNoted: boolean;
}

/** Undefined for a sport that is not traded here. @param offered keys of markets that were offered before a restart */
export function newDesk(
  event: CatalogueEvent,
  fixture: Fixture,
  offered: readonly string[],
  parts: Pick<EventBookParts, 'nowMs' | 'numbers' | 'isShaded'>,
): Desk | undefined {
  const model = sportModel(event.sport.slug);
  if (!model) return undefined;
  const { nowMs } = parts;
  const book = new EventBook({ event, fixture, model, offered, ...parts });
  return {
    book,
    written: book.prices.offered.size,
    finishedAtMs: undefined,
    lookedAtMs: nowMs,
    openedAtMs: nowMs,
    doubt: undefined,
    isKnownLate: false,
    untilStartMs: event.startsAt.getTime() - nowMs,
    eventStatus: event.status,
    isClosingNoted: false,
  };
}
