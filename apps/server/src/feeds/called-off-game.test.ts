import type { FeedMessage } from '@fairline/feed/message.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedsMigrations } from './migrations.ts';
import { type ScheduledGame, ScheduledSource } from './scheduled-source.ts';
import { listenedFeeds } from './testing/listened-feeds.ts';
import { fixtureOf, messageOf } from './testing/messages.ts';

const WAIT = { timeout: 60_000, interval: 20 };

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(feedsMigrations);
});
afterAll(() => testDatabase.drop());

/** Games of which a message is due every twentieth of a second, for ever. @param ready resolves when they may begin */
async function run(games: readonly string[], ready = Promise.resolve()) {
  const { feeds, published } = listenedFeeds(testDatabase.database);
  const taken = new Map<string, number>();
  function* messages(eventId: string): Generator<FeedMessage> {
    yield { ...messageOf(eventId, 1, fixtureOf(eventId)), at: new Date().toISOString() };
    for (let sequence = 2; ; sequence += 1) {
      taken.set(eventId, sequence);
      yield { ...messageOf(eventId, sequence), at: new Date(Date.now() + 50).toISOString() };
    }
  }
  const scheduled = (eventId: string): ScheduledGame => ({
    eventId,
    startsAtMs: Date.now() + 60_000,
    longestMs: 60_000,
    messages: async (told) => {
      await ready;
      const all = messages(eventId);
      for (const _ of told) all.next();
      return all;
    },
  });
  const schedule = {
    name: 'test',
    refreshMs: 10,
    games: () => games.map(scheduled),
    resume: () => undefined,
  };
  const source = new ScheduledSource(schedule, { clock: systemClock, logger: { error: vi.fn() } });
  await feeds.addSource(source);
  const countOf = (eventId: string) => published.filter((message) => message.eventId === eventId).length;
  return { feeds, source, taken, published, countOf, isTold: (eventId: string) => source.snapshot(eventId) };
}

async function refusals(): Promise<readonly unknown[]> {
  return testDatabase.database.query('select event_id, sequence, reason from feeds.refusal');
}

test('a game that the house calls off is played no further, nor after a restart, and the others go on', async () => {
  const first = await run(['off', 'on']);
  for (const eventId of ['off', 'on']) {
    await vi.waitFor(() => expect(first.countOf(eventId)).toBeGreaterThan(1), WAIT);
  }
  await first.feeds.callOff('off');
  const atEnd = first.taken.get('off');
  expect(first.isTold('off')).toBeUndefined();
  expect(first.source.retell('off')).toBe(false);
  const later = first.countOf('on') + 3;
  await vi.waitFor(() => expect(first.countOf('on')).toBeGreaterThan(later), WAIT);
  expect(first.taken.get('off')).toBe(atEnd);
  await first.feeds.stop();

  const next = await run(['off', 'on']);
  await vi.waitFor(() => expect(next.countOf('on')).toBeGreaterThan(3), WAIT);
  expect(next.taken.get('off')).toBeUndefined();
  await next.feeds.stop();
  // One message may have been on its way.
  expect((await refusals()).length).toBeLessThan(2);
});

test('a game that the house calls off while it is taken up after a restart is not played on', async () => {
  const first = await run(['in-line', 'on-line']);
  await vi.waitFor(() => expect(first.countOf('in-line')).toBeGreaterThan(1), WAIT);
  await first.feeds.stop();
  const before = (await refusals()).length;
  let begin = () => {};
  const next = await run(
    ['in-line', 'on-line'],
    new Promise((resolve) => {
      begin = resolve;
    }),
  );
  await vi.waitFor(() => expect(next.isTold('in-line')).toBeDefined(), WAIT);
  await next.feeds.callOff('in-line');
  begin();
  await vi.waitFor(() => expect(next.countOf('on-line')).toBeGreaterThan(3), WAIT);
  expect(next.isTold('in-line')).toBeUndefined();
  await next.feeds.stop();
  expect(next.countOf('in-line')).toBe(1);
  expect(await refusals()).toHaveLength(before);
});
