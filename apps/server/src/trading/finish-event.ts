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
  // Of a game that was called early with enough played the score stands.
  const isOff = decisions.cancelled && decisions.called === undefined;
  // A field has no record of games won and lost.
  const score = isOff || sides.field ? undefined : { home, away };
  await catalogue.setStatus(eventId, isOff ? 'CANCELLED' : 'FINISHED', score);
}
