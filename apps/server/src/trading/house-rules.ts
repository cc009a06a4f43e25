import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Logger } from '../platform/log.ts';
import type { EventBook } from './event-book.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Thursday, 1 January 1970 and every week since, at midnight in New York (an hour past it in summer). */
const GAME_WEEK_BEGINS_MS = 5 * HOUR_MS;
/** For sports that do not play by the week. */
const OTHER_SPORTS_MS = 48 * HOUR_MS;

/** Who calls an event off by the house's rules; its messages stand in the log like those of any source. */
const HOUSE = 'house-rules';

/**
 * When bets on a game that was put off become void, if it is not under way again by then: a football game at the end of its
 * game week, Thursday to Wednesday; any other event 48 hours after it should have begun
 * (docs/states/event.md).
 * @param startsAt when it should have begun, ISO 8601
 * @returns milliseconds since the epoch
 */
export function voidFromMs(sport: string, startsAt: string): number {
  const start = Date.parse(startsAt);
  if (sport !== 'football') return start + OTHER_SPORTS_MS;
  const weekMs = 7 * DAY_MS;
  const week = Math.floor((start - GAME_WEEK_BEGINS_MS) / weekMs);
  return (week + 1) * weekMs + GAME_WEEK_BEGINS_MS;
}

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
  const from = voidFromMs(book.event.sport.slug, putOffFrom);
  const isTooLate = nowMs >= from || (!book.postponed && book.event.startsAt.getTime() >= from);
  if (!isTooLate) return;
  const at = new Date(nowMs).toISOString();
  const sequence = book.decisions.feedSequence + 1;
  const end: FeedMessage = { source: HOUSE, eventId, sequence, at, kind: 'status', status: 'cancelled' };
  feeds.receive(end).catch((error: unknown) => {
    logger.error({ err: error, eventId }, 'An event could not be called off');
  });
}
