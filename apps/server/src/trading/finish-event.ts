import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EventBook } from './event-book.ts';
import { finalScore } from './final-score.ts';
import type { Results } from './results.ts';
import type { EndedEvent } from './store.ts';

/** How an event has ended by now; the book's own decisions go on changing when the result is corrected. */
export function endOf(book: EventBook): EndedEvent {
  const { eventId, event, setup, decisions } = book;
  return {
    ...decisions,
    decidedAt: new Map(decisions.decidedAt),
    eventId,
    sport: event.sport.slug,
    sides: setup.sides,
    stoodAt: new Date(book.postponement.standingMs),
  };
}

/** Writes down how an event ended: its result, and its status in the catalogue. */
export async function finishEvent(
  ended: EndedEvent,
  results: Results,
  catalogue: Pick<Catalogue, 'setStatus'>,
): Promise<void> {
  await results.save(ended);
  const score = isOff(ended) ? undefined : finalScore(ended.sport, ended.sides, ended);
  await catalogue.setStatus(ended.eventId, isOff(ended) ? 'CANCELLED' : 'FINISHED', score);
}

/** Whether it ended without a score: of a game that was called early with enough played the score stands. */
export function isOff({ cancelled, called }: Pick<EndedEvent, 'cancelled' | 'called'>): boolean {
  return cancelled && called === undefined;
}
