import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EventBook } from './event-book.ts';
import { finalScore } from './final-score.ts';
import type { Results } from './results.ts';

/**
 * Writes down how an event ended: its result, and its status in the catalogue.
 * @param stoodAt when it was to start before it was put off first, if it ever was
 */
export async function finishEvent(
  book: EventBook,
  stoodAt: Date,
  results: Results,
  catalogue: Pick<Catalogue, 'setStatus'>,
): Promise<void> {
  const { eventId, event, setup, decisions } = book;
  // The book's own goes on changing when the result is corrected.
  const decidedAt = new Map(decisions.decidedAt);
  const { sides } = setup;
  await results.save({ ...decisions, decidedAt, eventId, sport: event.sport.slug, sides, stoodAt });
  // Of a game that was called early with enough played the score stands.
  const isOff = decisions.cancelled && decisions.called === undefined;
  const score = isOff ? undefined : finalScore(event.sport.slug, setup.sides, decisions);
  await catalogue.setStatus(eventId, isOff ? 'CANCELLED' : 'FINISHED', score);
}
