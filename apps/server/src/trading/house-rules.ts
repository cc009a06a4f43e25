import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Logger } from '../platform/log.ts';
import type { Desk } from './desk.ts';
import type { EventBook } from './event-book.ts';

/** Who calls an event off by the house's rules; its messages stand in the log like those of any source. */
const HOUSE = 'house-rules';
/** After a restart an event's source has to come back first. */
const SOURCE_BACK_MS = 3_600_000;

interface HouseRulesParts {
  readonly feeds: Pick<Feeds, 'receive'>;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Calls a game off that was put off for too long, or to a day too late, and one of which nothing is told any more. That goes
 * through the feed's log, as the next message of the event, so that a restart finds it again; what could not be written, or came
 * too late, is tried with the next look.
 */
export function callOffIfDue(desk: Desk, nowMs: number, { feeds, logger }: HouseRulesParts): void {
  const { book } = desk;
  const { eventId, status } = book;
  if (status !== 'open' && status !== 'suspended') return;
  if (!isPutOffTooLong(book, nowMs) && !isAbandoned(desk, nowMs)) return;
  const at = new Date(nowMs).toISOString();
  const sequence = book.decisions.feedSequence + 1;
  const end: FeedMessage = { source: HOUSE, eventId, sequence, at, kind: 'status', status: 'cancelled' };
  feeds.receive(end).catch((error: unknown) => {
    logger.error({ err: error, eventId }, 'An event could not be called off');
  });
}

function isPutOffTooLong(book: EventBook, nowMs: number): boolean {
  if (book.putOffFrom === undefined) return false;
  const from = standsUntil(book, Date.parse(book.putOffFrom));
  return nowMs >= from || (!book.postponed && book.event.startsAt.getTime() >= from);
}

/** Its start has come, and for as long as a game may be put off nothing was told of it. */
function isAbandoned({ book, openedAtMs }: Desk, nowMs: number): boolean {
  if (book.putOffFrom !== undefined || nowMs < openedAtMs + SOURCE_BACK_MS) return false;
  const startsAtMs = book.event.startsAt.getTime();
  return nowMs >= standsUntil(book, Math.max(startsAtMs, book.toldAtMs));
}

function standsUntil({ facts, event }: EventBook, fromMs: number): number {
  return facts.standsUntilMs(event.competition.slug, fromMs);
}
