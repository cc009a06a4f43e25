import type { FeedMessage } from '@fairline/feed/message.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ManualClock, systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { maybeReplaced } from '../platform/database/only-server.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedMessage } from './feeds.topics.ts';
import type { FeedSource } from './inlet.ts';
import { feedsMigrations } from './migrations.ts';
import { type FeedsParts, openFeeds } from './open-feeds.ts';
import { FeedStore } from './store.ts';
import { listenedFeeds } from './testing/listened-feeds.ts';
import { FOR_EVER_MS, fixtureOf as fixture, messageOf as message } from './testing/messages.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(feedsMigrations);
});
afterAll(() => testDatabase.drop());

const setUp = (more: Partial<Pick<FeedsParts, 'surety' | 'clock'>> = {}) =>
  listenedFeeds(testDatabase.database, more);

function scriptedSource(snapshot: FeedMessage): FeedSource {
  return {
    name: 'test',
    start: async () => {},
    snapshot: (eventId) => (eventId === snapshot.eventId ? snapshot : undefined),
    stop: () => {},
  };
}

test('messages are published in order, after they were written, and read back after a restart', async () => {
  const { feeds, published } = setUp();
  const messages = [
    message('e-1', 1, fixture('e-1')),
    message('e-1', 2),
    message('e-1', 3, { kind: 'play', play: { kind: 'rush' } }),
  ];
  expect(await Promise.all(messages.map((one) => feeds.receive(one)))).toEqual(
    messages.map(() => ({ kind: 'accepted' })),
  );
  expect(published).toEqual(messages);
  const after = setUp();
  expect((await after.feeds.histories(['e-1', 'e-0'])).get('e-1')).toEqual(messages);
  expect(await after.feeds.receive(message('e-1', 4))).toEqual({ kind: 'accepted' });
  expect(await after.feeds.unfinished('test')).toContain('e-1');
});

test('what is told while messages are acted on comes after all of them', async () => {
  const { bus, feeds, numbers } = setUp();
  await feeds.receive(message('e-32', 1, fixture('e-32')));
  const sequences = Array.from({ length: 20 }, (_, at) => at + 2);
  const next = new Promise((resolve, reject) => {
    const unsubscribe = bus.subscribe(feedMessage, () => {
      unsubscribe();
      feeds.receive(message('e-32', 22)).then(resolve, reject);
    });
  });
  await Promise.all(sequences.map((sequence) => feeds.receive(message('e-32', sequence))));
  expect(await next).toEqual({ kind: 'accepted' });
  expect(numbers()).toEqual([1, ...sequences, 22]);
});

test('who may have been replaced while it acts on messages acts on all that it wrote, and writes no more', async () => {
  let isSure = true;
  const { bus, feeds, numbers } = setUp({
    surety: { isSure: () => isSure, makeSure: () => Promise.resolve(isSure) },
  });
  await feeds.receive(message('e-33', 1, fixture('e-33')));
  const sequences = Array.from({ length: 20 }, (_, at) => at + 2);
  let refused: Promise<unknown> | undefined;
  bus.subscribe(feedMessage, ({ sequence }) => {
    if (sequence !== 5) return;
    isSure = false;
    refused = feeds.receive(message('e-33', 22)).catch((error: unknown) => error);
  });
  const outcomes = await Promise.all(sequences.map((sequence) => feeds.receive(message('e-33', sequence))));
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['accepted']));
  expect(await refused).toEqual(maybeReplaced());
  const written = (await feeds.histories(['e-33'])).get('e-33')?.map(({ sequence }) => sequence);
  expect(written).toEqual([1, ...sequences]);
  expect(numbers()).toEqual(written);

  isSure = true;
  expect(await feeds.receive(message('e-33', 22))).toEqual({ kind: 'accepted' });
  expect(numbers()).toEqual([1, ...sequences, 22]);
});

test('a gap is published as trouble once, and numbers go on after the snapshot', async () => {
  const { feeds, numbers, troubles } = setUp();
  const { fixture: itsFixture } = fixture('e-2');
  await feeds.receive(message('e-2', 1, fixture('e-2')));
  expect(await feeds.receive(message('e-2', 3))).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('gap'),
  });
  expect(await feeds.receive(message('e-2', 4))).toMatchObject({ kind: 'refused' });
  expect(numbers()).toEqual([1]);
  expect(troubles.map((trouble) => trouble.eventId)).toEqual(['e-2']);
  await feeds.receive(
    message('e-2', 4, { kind: 'snapshot', fixture: itsFixture, plays: [], pending: false }),
  );
  await feeds.receive(message('e-2', 5));
  expect(numbers()).toEqual([1, 4, 5]);
  expect((await feeds.histories(['e-2'])).get('e-2')?.map((one) => one.sequence)).toEqual([4, 5]);
});

test('an event that awaited its snapshot still does after a restart', async () => {
  const { feeds } = setUp();
  await feeds.receive(message('e-7', 1, fixture('e-7')));
  await feeds.receive(message('e-7', 3));
  const after = setUp();
  expect(await after.feeds.troubles(['e-7', 'e-1'])).toEqual(
    new Map([['e-7', expect.stringContaining('gap')]]),
  );
  expect((await after.feeds.receive(message('e-7', 2))).kind).toBe('refused');
  const { fixture: itsFixture } = fixture('e-7');
  await after.feeds.receive(
    message('e-7', 3, { kind: 'snapshot', fixture: itsFixture, plays: [], pending: false }),
  );
  expect(await setUp().feeds.troubles(['e-7'])).toEqual(new Map());
});

test('the source is asked for the snapshot', async () => {
  const { feeds, numbers } = setUp();
  const { fixture: itsFixture } = fixture('e-3');
  await feeds.addSource(
    scriptedSource(message('e-3', 7, { kind: 'snapshot', fixture: itsFixture, plays: [], pending: false })),
  );
  await feeds.receive(message('e-3', 1, fixture('e-3')));
  await feeds.receive(message('e-3', 1, fixture('e-3')));
  await vi.waitFor(() => expect(numbers()).toEqual([1, 7]), 10_000);
});

test('what cannot be read is refused, and troubles the event it names', async () => {
  const { feeds, troubles, published } = setUp();
  await feeds.receive(message('e-4', 1, fixture('e-4')));
  const garbage: unknown[] = [
    undefined,
    null,
    7,
    'play',
    [],
    {},
    { eventId: 'e-0', kind: 'play' },
    { ...message('e-4', 2), sequence: '2' },
    { ...message('e-4', 2), kind: 'touchdown' },
    { ...message('e-4', 2), at: 'today' },
  ];
  for (const one of garbage) expect((await feeds.receive(one)).kind).toBe('refused');
  expect(published).toHaveLength(1);
  expect(troubles.map((trouble) => trouble.eventId)).toEqual(['e-4']);
  expect((await feeds.receive(message('e-4', 2))).kind).toBe('refused');
});

test('an event that was distrusted accepts nothing but a snapshot, even after its result', async () => {
  const { feeds, troubles } = setUp();
  await feeds.receive(message('e-5', 1, fixture('e-5')));
  await feeds.receive(message('e-5', 2, { kind: 'result', home: 3, away: 0 }));
  await feeds.distrust('e-5', 'the plays say otherwise');
  await feeds.distrust('e-5', 'the plays say otherwise');
  expect(troubles).toEqual([{ eventId: 'e-5', reason: 'the plays say otherwise' }]);
  const { fixture: itsFixture } = fixture('e-5');
  expect((await feeds.receive(message('e-5', 3))).kind).toBe('refused');
  expect(
    (
      await feeds.receive(
        message('e-5', 3, { kind: 'snapshot', fixture: itsFixture, plays: [], pending: false }),
      )
    ).kind,
  ).toBe('accepted');
});

test('an event that is distrusted while its next message is written stays so until a snapshot', async () => {
  const { feeds, numbers, troubles } = setUp();
  const first = fixture('e-9');
  const retold = { kind: 'snapshot', fixture: first.fixture, plays: [], pending: false } as const;
  await feeds.receive(message('e-9', 1, first));
  // So that the next one is a batch of its own, and not the end of this one's.
  await new Promise(setImmediate);
  const writing = feeds.receive(message('e-9', 2));
  await feeds.distrust('e-9', 'an impossible play');
  expect(await writing).toEqual({ kind: 'accepted' });
  expect(await feeds.receive(message('e-9', 3))).toMatchObject({ reason: 'a snapshot is awaited' });
  expect(troubles.map(({ reason }) => reason)).toEqual(['an impossible play']);
  expect(await feeds.receive(message('e-9', 2, retold))).toEqual({ kind: 'accepted' });
  expect(await feeds.receive(message('e-9', 3))).toEqual({ kind: 'accepted' });
  expect(numbers()).toEqual([1, 2, 2, 3]);
});

test('a snapshot that is itself distrusted is not asked for again and again', async () => {
  const { bus, feeds, numbers, troubles } = setUp();
  const { fixture: itsFixture } = fixture('e-8');
  await feeds.addSource(
    scriptedSource(message('e-8', 7, { kind: 'snapshot', fixture: itsFixture, plays: [], pending: false })),
  );
  bus.subscribe(feedMessage, ({ kind, eventId }) => {
    if (kind === 'snapshot') void feeds.distrust(eventId, 'an impossible play');
  });
  await feeds.receive(message('e-8', 1, fixture('e-8')));
  await feeds.distrust('e-8', 'an impossible play');
  await vi.waitFor(() => expect(troubles.length).toBe(2), 10_000);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await feeds.receive(message('e-8', 8))).kind).toBe('refused');
  }
  expect(numbers()).toEqual([1, 7]);
  expect(await feeds.troubles(['e-8'])).toEqual(new Map([['e-8', 'an impossible play']]));
});

/** @param next the number of its next message */
function isOver(next: number) {
  return {
    kind: 'refused',
    reason: `the event is over: only a snapshot from number ${next} on corrects it`,
  };
}

test('nothing follows the result', async () => {
  const { feeds, numbers } = setUp();
  await feeds.receive(message('e-6', 1, fixture('e-6')));
  await feeds.receive(message('e-6', 2, { kind: 'result', home: 3, away: 0 }));
  expect(await feeds.receive(message('e-6', 3))).toEqual(isOver(3));
  expect(numbers()).toEqual([1, 2]);
  expect(await feeds.unfinished('test')).not.toContain('e-6');
});

test('after a restart, too, nothing but a correction follows the result, however often it was corrected', async () => {
  const first = setUp();
  await first.feeds.receive(message('e-13', 1, fixture('e-13')));
  await first.feeds.receive(message('e-13', 2, { kind: 'result', home: 3, away: 0 }));
  const snapshot = { ...fixture('e-13'), kind: 'snapshot', plays: [], pending: false } as const;
  await first.feeds.receive(message('e-13', 3, snapshot));
  const { feeds } = setUp();
  expect(await feeds.receive(message('e-13', 4))).toEqual(isOver(4));
  expect(await feeds.receive(message('e-13', 4, snapshot))).toEqual({ kind: 'accepted' });
});

test('an event that was distrusted after its end goes on with a snapshot after a restart, too', async () => {
  const first = setUp();
  await first.feeds.receive(message('e-14', 1, fixture('e-14')));
  await first.feeds.receive(message('e-14', 2, { kind: 'result', home: 3, away: 0 }));
  await first.feeds.distrust('e-14', 'the result is not that of the plays');
  const snapshot = { ...fixture('e-14'), kind: 'snapshot', plays: [], pending: false } as const;
  await first.feeds.receive(message('e-14', 2, snapshot));
  const { feeds } = setUp();
  expect(await feeds.receive(message('e-14', 3))).toEqual({ kind: 'accepted' });
});

test('an event whose result was distrusted is not over: its messages are kept, and its source goes on', async () => {
  const { feeds } = setUp();
  await feeds.receive(message('e-15', 1, fixture('e-15')));
  await feeds.receive(message('e-15', 2, { kind: 'result', home: 3, away: 0 }));
  await feeds.distrust('e-15', 'the result is not that of the plays');
  expect(await feeds.unfinished('test')).toContain('e-15');
  const store = new FeedStore(testDatabase.database);
  await store.prune({ overMs: 0, silentMs: FOR_EVER_MS });
  expect([...(await feeds.histories(['e-15'])).keys()]).toEqual(['e-15']);
});

test('distrust that could not be written is no distrust yet, and can be told again', async () => {
  const { bus, feeds } = setUp();
  await feeds.receive(message('e-16', 1, fixture('e-16')));
  const { database } = testDatabase;
  let isDown = true;
  const failing: Database = {
    ...database,
    query: database.query.bind(database),
    transaction: (work) => (isDown ? Promise.reject(new Error('down')) : database.transaction(work)),
  };
  const parts = { bus, clock: systemClock, logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } };
  const shaky = openFeeds({ ...parts, database: failing });
  await expect(shaky.distrust('e-16', 'impossible')).rejects.toThrow('down');
  isDown = false;
  await shaky.distrust('e-16', 'impossible');
  expect(await shaky.troubles(['e-16'])).toEqual(new Map([['e-16', 'impossible']]));
  await shaky.stop();
});

test('a message that the database cannot keep fails alone: what came with it is written', async () => {
  const { database } = testDatabase;
  const refusing: Database = {
    ...database,
    query: database.query.bind(database),
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          query: (sql, values) =>
            JSON.stringify(values).includes('e-bad')
              ? Promise.reject(Object.assign(new Error('unreadable'), { code: '22P05' }))
              : tx.query(sql, values),
        }),
      ),
  };
  const { bus, numbers } = setUp();
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const feeds = openFeeds({ bus, clock: systemClock, logger, database: refusing });
  const written = await Promise.allSettled(
    ['e-21', 'e-bad', 'e-22'].map((id) => feeds.receive(message(id, 1, fixture(id)))),
  );
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(numbers()).toEqual([1, 1]);
  expect(await feeds.sources(['e-21', 'e-bad', 'e-22'])).toEqual(
    new Map([
      ['e-21', 'test'],
      ['e-22', 'test'],
    ]),
  );
  await feeds.stop();
});

test('a source that comes back is asked for the snapshots that did not come before the server ended', async () => {
  const first = setUp();
  await first.feeds.receive(message('e-18', 1, fixture('e-18')));
  await first.feeds.receive(message('e-18', 3));
  const { feeds, numbers } = setUp();
  const snapshot = { ...fixture('e-18'), kind: 'snapshot', plays: [], pending: false } as const;
  await feeds.addSource(scriptedSource(message('e-18', 4, snapshot)));
  await vi.waitFor(() => expect(numbers()).toEqual([4]));
  expect(await feeds.troubles(['e-18'])).toEqual(new Map());
});

test('the number of a correction stays known when its message is removed, too', async () => {
  const { feeds } = setUp();
  await feeds.receive(message('e-17', 1, fixture('e-17')));
  await feeds.receive(message('e-17', 2, { kind: 'result', home: 3, away: 0 }));
  const store = new FeedStore(testDatabase.database);
  await store.prune({ overMs: 0, silentMs: FOR_EVER_MS });
  const past = { ...fixture('e-17').fixture, startsAt: '2020-01-01T00:00:00.000Z' };
  const snapshot = { kind: 'snapshot', fixture: past, plays: [], pending: false } as const;
  expect(await setUp().feeds.receive(message('e-17', 5, snapshot))).toEqual({ kind: 'accepted' });
  await store.prune({ overMs: 0, silentMs: 0 });
  const { feeds: later } = setUp();
  expect(await later.histories(['e-17'])).toEqual(new Map());
  expect(await later.receive(message('e-17', 5, snapshot))).toMatchObject({ kind: 'refused' });
  expect(await later.receive(message('e-17', 6, snapshot))).toEqual({ kind: 'accepted' });
});

test('an event that nobody ends is begun until nothing was heard of it, nor is to come, for long', async () => {
  const { feeds } = setUp();
  const announced = (eventId: string, startsAt: string) => {
    const first = fixture(eventId);
    return message(eventId, 1, { ...first, fixture: { ...first.fixture, startsAt } });
  };
  await feeds.receive(announced('e-10', '2020-01-01T00:00:00.000Z'));
  await feeds.receive(message('e-10', 2));
  await feeds.receive(announced('e-11', '2999-01-01T00:00:00.000Z'));
  await feeds.receive(announced('e-12', '2020-01-01T00:00:00.000Z'));
  await feeds.receive(message('e-12', 2, { kind: 'result', home: 3, away: 0 }));
  expect(await feeds.begun()).toEqual(expect.arrayContaining(['e-10', 'e-11']));
  expect(await feeds.begun()).not.toContain('e-12');
  expect(await feeds.unfinished('nobody')).toEqual([]);
  const store = new FeedStore(testDatabase.database);
  await store.prune({ overMs: FOR_EVER_MS, silentMs: FOR_EVER_MS });
  expect(await feeds.begun()).toEqual(expect.arrayContaining(['e-10', 'e-11']));
  await store.prune({ overMs: FOR_EVER_MS, silentMs: 0 });
  expect([...(await feeds.histories(['e-10', 'e-11'])).keys()]).toEqual(['e-11']);
  // It may begin again.
  const later = setUp().feeds;
  expect(await later.receive(announced('e-10', '2999-01-01T00:00:00.000Z'))).toEqual({ kind: 'accepted' });
  expect(await later.begun()).toContain('e-10');
});

test('a clock that is set a year ahead removes no messages that came a moment ago', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { feeds } = setUp({ clock: new ManualClock(Date.now() + 365 * 86_400_000) });
    const began = fixture('e-35');
    const startsAt = new Date().toISOString();
    await feeds.receive(message('e-35', 1, { ...began, fixture: { ...began.fixture, startsAt } }));
    await feeds.receive(message('e-36', 1, fixture('e-36')));
    await feeds.receive(message('e-36', 2, { kind: 'result', home: 3, away: 0 }));
    vi.advanceTimersByTime(3_600_000);
    await feeds.stop();
    expect([...(await feeds.histories(['e-35', 'e-36'])).keys()].sort()).toEqual(['e-35', 'e-36']);
  } finally {
    vi.useRealTimers();
  }
});
