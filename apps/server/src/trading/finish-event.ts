import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EventBook } from './event-book.ts';
import type { Results } from './results.ts';

/** Writes down how an event ended: its result, and its status in the catalogue. */
export async function finishEvent(
  book: EventBook,
  results: Results,
  catalogue: Pick<Catalogue, 'setStatus'>,
): Promise<void> {
  const { eventId, event, sides, decisions } = book;
  const { homeScore: home, awayScore: away } = book.scoreboard;
  // The book's own goes on changing when the result is corrected.
  const decidedAt = new Map(decisions.decidedAt);
  await results.save({ ...decisions, decidedAt, eventId, sport: event.sport.slug, sides });
  const { cancelled } = decisions;
  const status = cancelled ? 'CANCELLED' : 'FINISHED';
  // A field has no record of games won and lost.
  await catalogue.setStatus(eventId, status, cancelled || sides.field ? undefined : { home, away });
}
