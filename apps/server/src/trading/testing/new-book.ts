import type { Fixture } from '@fairline/feed/message.ts';
import { football } from '@fairline/sports/football/football.ts';
import { BookNumbers } from '../book-numbers.ts';
import { EventBook } from '../event-book.ts';
import type { EventBookParts } from '../event-book-parts.ts';
import { fixedEvent } from './fixed-event.ts';

/** A book that nothing was told yet, of a game of football unless another model is given. */
export function newBook(fixture: Fixture, nowMs: number, parts: Partial<EventBookParts> = {}): EventBook {
  const event = fixedEvent(fixture.eventId);
  const numbers = new BookNumbers();
  return new EventBook({
    ...{ event, fixture, model: football, offered: [], nowMs, numbers, isShaded: false },
    ...parts,
  });
}
