import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Logger } from '../platform/log.ts';
import type { EventBook } from './event-book.ts';

/** Who calls an event off by the house's rules; its messages stand in the log like those of any source. */
const HOUSE = 'house-rules';

interface HouseRulesParts {
  readonly feeds: Pick<Feeds, 'receive'>;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Calls a game off that was put off for too long, or to a day too late. That goes through the feed's log, as the next message
 * of the event, so that a restart finds it again; what could not be written, or came too late, is tried with the next look.
 */
export function callOffIfDue(book: EventBook, nowMs: number, { feeds, logger }: HouseRulesParts): void {
  const { eventId, putOffFrom, status } = book;
  if (putOffFrom === undefined || (status !== 'open' && status !== 'suspended')) return;
  const from = book.facts.standsUntilMs(book.event.competition.slug, Date.parse(putOffFrom));
  const isTooLate = nowMs >= from || (!book.postponed && book.event.startsAt.getTime() >= from);
  if (!isTooLate) return;
  const at = new Date(nowMs).toISOString();
  const sequence = book.decisions.feedSequence + 1;
  const end: FeedMessage = { source: HOUSE, eventId, sequence, at, kind: 'status', status: 'cancelled' };
  feeds.receive(end).catch((error: unknown) => {
    logger.error({ err: error, eventId }, 'An event could not be called off');
  });
}
