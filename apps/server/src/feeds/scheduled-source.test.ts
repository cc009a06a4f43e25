import type { FeedMessage } from '@fairline/feed/message.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedMessage } from './feeds.topics.ts';
import { type Feeds, openFeeds } from './feeds.ts';
import { feedsMigrations } from './migrations.ts';
import { ScheduledSource } from './scheduled-source.ts';
import { seasonSchedule } from './season-schedule.ts';

/** A game in six seconds. */
const PACE_MINUTES = 0.1;
const WAIT = { timeout: 60_000, interval: 20 };

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(feedsMigrations);
});
afterAll(() => testDatabase.drop());

async function run(): Promise<{ feeds: Feeds; heard: FeedMessage[]; source: ScheduledSource }> {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const feeds = openFeeds({ database: testDatabase.database, bus, clock: systemClock, logger });
  const heard: FeedMessage[] = [];
  bus.subscribe(feedMessage, (message) => heard.push(message));
  const schedule = seasonSchedule(PACE_MINUTES, systemClock, async () => ({ home: 0, away: 0 }));
  const source = new ScheduledSource(schedule, { clock: systemClock, logger });
  await feeds.addSource(source);
  return { feeds, heard, source };
}

function numbersByEvent(messages: readonly FeedMessage[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const { eventId, sequence } of messages)
    numbers.set(eventId, [...(numbers.get(eventId) ?? []), sequence]);
  return numbers;
}

test('the season is told without a gap, over a stop and a new start, and games end', async () => {
  const before = await run();
  await vi.waitFor(
    () => expect(before.heard.filter(({ kind }) => kind === 'play').length).toBeGreaterThan(50),
    WAIT,
  );
  await before.feeds.stop();
  const after = await run();
  await vi.waitFor(() => expect(after.heard.some(({ kind }) => kind === 'result')).toBe(true), WAIT);
  const begun = new Set(before.heard.filter(({ kind }) => kind === 'play').map(({ eventId }) => eventId));
  const ended = before.heard.filter(({ kind }) => kind === 'result').map(({ eventId }) => eventId);
  for (const eventId of ended) begun.delete(eventId);
  await vi.waitFor(() => {
    const over = new Set(after.heard.filter(({ kind }) => kind === 'result').map(({ eventId }) => eventId));
    for (const eventId of begun) expect(over).toContain(eventId);
  }, WAIT);
  await after.feeds.stop();
  for (const [eventId, numbers] of numbersByEvent([...before.heard, ...after.heard])) {
    expect(numbers, eventId).toEqual(numbers.map((_, index) => index + 1));
  }
});

test('a game that is lost track of is told again as a snapshot', async () => {
  const { feeds, heard, source } = await run();
  const inPlay = await vi.waitFor(() => {
    const play = heard.find(({ kind, eventId }) => kind === 'play' && source.snapshot(eventId));
    if (!play) throw new Error('nothing in play yet');
    return play.eventId;
  }, WAIT);
  await feeds.distrust(inPlay, 'a test');
  await vi.waitFor(() => {
    expect(heard.some(({ kind, eventId }) => kind === 'snapshot' && eventId === inPlay)).toBe(true);
  }, WAIT);
  await feeds.stop();
});
