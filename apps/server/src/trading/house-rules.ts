import type { Feeds } from '../feeds/feeds.ts';
import type { Logger } from '../platform/log.ts';
import type { Desk } from './desk.ts';

/** After a restart an event's source has to come back first. */
const SOURCE_BACK_MS = 3_600_000;
/** A game that went on at the end of its game week may have been at halftime since. */
const LEAST_SILENCE_MS = 24 * 3_600_000;

interface HouseRulesParts {
  readonly feeds: Pick<Feeds, 'callOff'>;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Calls a game off that was put off for too long, or to a day too late, and one of which nothing is told any more. That goes
 * through the feed's log, as the next message of the event, so that a restart finds it again, and also where a snapshot is
 * awaited that never came; what could not be written is tried with the next look.
 */
export function callOffIfDue(desk: Desk, nowMs: number, { feeds, logger }: HouseRulesParts): void {
  const { book } = desk;
  const { eventId, status } = book;
  if (status !== 'open' && status !== 'suspended') return;
  if (!isPutOffTooLong(desk, nowMs) && !isAbandoned(desk, nowMs)) return;
  feeds.callOff(eventId).catch((error: unknown) => {
    logger.error({ err: error, eventId }, 'An event could not be called off');
  });
}

/** That its new start is too late is plain; that it was not played on may have been told while nobody listened. */
function isPutOffTooLong({ book, openedAtMs }: Desk, nowMs: number): boolean {
  if (!book.postponement.isPutOff) return false;
  const { untilMs, startMs } = book.postponement;
  if (!book.postponed && startMs >= untilMs) return true;
  return nowMs >= Math.max(untilMs, openedAtMs + SOURCE_BACK_MS);
}

/** Its start has come, and for as long as a game may be put off, a day at least, nothing was told of it. */
function isAbandoned({ book, openedAtMs }: Desk, nowMs: number): boolean {
  if (book.postponement.isPutOff || nowMs < openedAtMs + SOURCE_BACK_MS) return false;
  const { event, model } = book;
  const sinceMs = Math.max(book.postponement.startMs, book.lastHeard.toldAtMs);
  const untilMs = model.facts.standsUntilMs(event.competition.slug, sinceMs);
  return nowMs >= Math.max(untilMs, sinceMs + LEAST_SILENCE_MS);
}
