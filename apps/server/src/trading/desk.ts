import type { EventStatus } from '../catalogue/catalogue.ts';
import { EventBook, type EventBookParts } from './event-book.ts';

/** Writing about an event takes time, and comes one after the other. */
export interface Writing {
  readonly book: { readonly eventId: string };
  /** Resolves when everything about this event so far is written. */
  writing: Promise<void>;
}

/** What is done for an event beside its book. */
export interface Desk extends Writing {
  readonly book: EventBook;
  /** Offered markets already written. */
  readonly written: Set<string>;
  finishedAtMs: number | undefined;
  /** The catalogue's, as last written. */
  eventStatus: EventStatus;
}

export function newDesk(parts: EventBookParts): Desk {
  return {
    book: new EventBook(parts),
    writing: Promise.resolve(),
    written: new Set(parts.offered),
    finishedAtMs: undefined,
    eventStatus: parts.event.status,
  };
}
