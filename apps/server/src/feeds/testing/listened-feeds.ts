import type { FeedMessage } from '@fairline/feed/message.ts';
import { vi } from 'vitest';
import { Bus } from '../../platform/bus.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type FeedTrouble, feedMessage, feedTrouble } from '../feeds.topics.ts';
import { type FeedsParts, openFeeds } from '../open-feeds.ts';

/** Feeds, and all that is told of them. */
export function listenedFeeds(database: Database, more: Partial<Pick<FeedsParts, 'surety' | 'clock'>> = {}) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const feeds = openFeeds({ database, bus, clock: systemClock, logger, ...more });
  const published: FeedMessage[] = [];
  const troubles: FeedTrouble[] = [];
  bus.subscribe(feedMessage, (message) => published.push(message));
  bus.subscribe(feedTrouble, (trouble) => troubles.push(trouble));
  return { bus, feeds, published, troubles, numbers: () => published.map((message) => message.sequence) };
}
