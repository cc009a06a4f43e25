import { type EventStatus, mayBecome } from '../catalogue/catalogue.ts';
import type { EventBook } from './event-book.ts';
import { isOff } from './finish-event.ts';

/** No feed brings these, and no game takes them away but by what the catalogue then has. */
const CATALOGUES_OWN: readonly EventStatus[] = ['HIDDEN', 'INVALID'];

/** The status of the event as its game stands. */
export function eventStatusOf(book: EventBook): EventStatus {
  if (isEnded(book)) return isOff(book.decisions) ? 'CANCELLED' : 'FINISHED';
  if (book.postponed) return 'POSTPONED';
  return book.started ? 'IN_PLAY' : 'PRE_GAME';
}

export function isEnded({ status }: EventBook): boolean {
  return status === 'closed' || status === 'settled';
}

/**
 * Gives the event the status of its game before the catalogue has it, which is a write later: nobody is told a score of one status
 * beside another. @returns whether it had another one
 */
export function takeStatus(book: EventBook): boolean {
  const { event } = book;
  const status = eventStatusOf(book);
  if (CATALOGUES_OWN.includes(event.status)) return false;
  if (status === event.status || !mayBecome(event.status, status)) return false;
  book.setEvent({ ...event, status });
  return true;
}
