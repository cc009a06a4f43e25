import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import type { Feeds } from './inlet.ts';
import { feedsMigrations } from './migrations.ts';
import { openFeeds } from './open-feeds.ts';
import { MOST_KEPT } from './refusal-allowance.ts';
import { FeedStore } from './store.ts';
import { listenedFeeds } from './testing/listened-feeds.ts';
import { FOR_EVER_MS, fixtureOf, messageOf } from './testing/messages.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(feedsMigrations);
});
afterAll(() => testDatabase.drop());

async function kept(): Promise<number> {
  const [row] = await testDatabase.database.query<{ count: bigint }>('select count(*) from feeds.refusal');
  return Number(row?.count);
}

test('of a source that tells nothing but nonsense an hour’s share is kept, and all of it is refused', async () => {
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const feeds = openFeeds({ database: testDatabase.database, bus: new Bus(logger), clock, logger });
  const push = async (count: number, provider: string) => {
    const answers = Array.from({ length: count }, (_, index) => feeds.receive({ index }, provider));
    expect((await Promise.all(answers)).every(({ kind }) => kind === 'refused')).toBe(true);
  };
  await push(MOST_KEPT - 1, 'acme');
  expect(await kept()).toBe(MOST_KEPT - 1);
  await push(100, 'acme');
  await push(10, 'other');
  expect(await kept()).toBe(MOST_KEPT + 10);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith({ source: 'acme' }, expect.any(String));
  clock.advance(3_600_000);
  await push(1, 'acme');
  expect(await kept()).toBe(MOST_KEPT + 11);
  await feeds.stop();
});

test('old refusals are removed, but not what an event awaits its snapshot for', async () => {
  const { database } = testDatabase;
  const store = new FeedStore(database);
  const message = { source: 'acme', at: '2030-01-01T00:00:00.000Z', sequence: 1, kind: 'alive' } as const;
  const refusal = { source: 'acme', sequence: 3, reason: 'a gap', troubling: true, body: null };
  await store.append([{ ...message, eventId: 'standing' }], []);
  await store.append(
    [],
    [
      { ...refusal, eventId: 'standing' },
      { ...refusal, eventId: 'gone' },
    ],
  );
  await store.prune({ overMs: 0, silentMs: FOR_EVER_MS });
  expect(await database.query('select event_id from feeds.refusal')).toEqual([{ event_id: 'standing' }]);
  expect((await store.troubles(['standing'])).get('standing')).toBe('a gap');
});

test('old refusals are found by their age', async () => {
  const plan = await testDatabase.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query('explain select from feeds.refusal where received_at < now()');
  });
  expect(JSON.stringify(plan)).toContain('refusal_age');
});

test('of events that nobody announced an hour’s share is kept, too, and each may still begin, restarted or not', async () => {
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const { database } = testDatabase;
  const first = listenedFeeds(database, { clock });
  const before = await kept();
  const play = (eventId: string, sequence: number) => ({
    ...messageOf(eventId, sequence, { kind: 'play', play: {} }),
    source: 'mute',
  });
  const sent = Array.from({ length: MOST_KEPT + 100 }, (_, at) => play(`nobody-${at}`, (at % 3) + 1));
  const answers = await Promise.all(sent.map((message) => first.feeds.receive(message, 'mute')));
  expect(answers.every(({ kind }) => kind === 'refused')).toBe(true);
  expect((await kept()) - before).toBe(MOST_KEPT);
  expect(first.troubles).toEqual([]);
  const begin = (feeds: Feeds, eventId: string) =>
    feeds.receive({ ...messageOf(eventId, 1, fixtureOf(eventId)), source: 'mute' }, 'mute');
  expect(await begin(first.feeds, 'nobody-1')).toEqual({ kind: 'accepted' });
  await first.feeds.stop();
  const next = listenedFeeds(database, { clock });
  expect(await begin(next.feeds, 'nobody-2')).toEqual({ kind: 'accepted' });
  await next.feeds.stop();
});

test('of what is refused and long the beginning is kept, as a text that can be read again, and it is read once', async () => {
  const { database } = testDatabase;
  const looked = { times: 0 };
  const body = {
    // Its halves would come apart.
    faces: `x${'\u{1f600}'.repeat(20_000)}`,
    get last() {
      looked.times += 1;
      return 1;
    },
  };
  const refusal = {
    eventId: 'long',
    source: 'acme',
    sequence: 1,
    reason: 'no message',
    troubling: false,
    body,
  };
  await new FeedStore(database).append([], [refusal]);
  expect(looked.times).toBe(1);
  const [row] = await database.query<{ text: string }>(
    `select body #>> '{}' as text from feeds.refusal where event_id = 'long'`,
  );
  expect(row?.text).toMatch(/^\{"faces":"x\u{1f600}+/u);
});

test.each([
  ['a NUL', { id: 'a\0b' }, '{"id":"a\\u0000b"}'],
  ['20,000 levels', JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`), '[ [ [ [Array] ] ] ]'],
])('what is refused is kept as a text where it cannot be kept as it is: %s', async (eventId, body, text) => {
  const { database } = testDatabase;
  const refusal = { eventId, source: 'acme', sequence: 1, reason: 'no message', troubling: false, body };
  await new FeedStore(database).append([], [refusal]);
  expect(
    await database.query(`select body #>> '{}' as text from feeds.refusal where event_id = $1`, [eventId]),
  ).toEqual([{ text }]);
});
