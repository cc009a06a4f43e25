import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedMessage } from './feeds.topics.ts';
import { feedsMigrations } from './migrations.ts';
import { listenedFeeds } from './testing/listened-feeds.ts';
import { fixtureOf as fixture, messageOf as message } from './testing/messages.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(feedsMigrations);
});
afterAll(() => testDatabase.drop());

const setUp = () => listenedFeeds(testDatabase.database);

test('while many messages are acted on that were written in one go, all else has its turn, and their order stays', async () => {
  const { bus, feeds, numbers } = setUp();
  await feeds.receive(message('e-31', 1, fixture('e-31')));
  const turns: number[] = [];
  const noteTurn = () => {
    turns.push(numbers().length);
    if (numbers().length < 41) setImmediate(noteTurn);
  };
  const unsubscribe = bus.subscribe(feedMessage, () => {
    unsubscribe();
    setImmediate(noteTurn);
  });
  const sequences = Array.from({ length: 40 }, (_, at) => at + 2);
  await Promise.all(sequences.map((sequence) => feeds.receive(message('e-31', sequence))));
  expect(numbers()).toEqual([1, ...sequences]);
  const between = turns.filter((acted) => acted > 2 && acted < 41);
  expect(new Set(between).size).toBeGreaterThan(6);
});

test('a message that is distrusted beside the snapshot that came after it in one go troubles its event no more', async () => {
  const { bus, feeds, numbers, troubles } = setUp();
  const first = fixture('e-42');
  await feeds.receive(message('e-42', 1, first));
  // So that the next ones are one batch.
  await new Promise(setImmediate);
  bus.subscribe(feedMessage, ({ kind, eventId }) => {
    if (kind === 'play') void feeds.distrust(eventId, 'an impossible play');
  });
  const retold = { kind: 'snapshot', fixture: first.fixture, plays: [], pending: false } as const;
  const both = [
    feeds.receive(message('e-42', 2, { kind: 'play', play: { kind: 'rush' } })),
    feeds.receive(message('e-42', 3, retold)),
  ];
  expect(await Promise.all(both)).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }]);
  expect(await feeds.receive(message('e-42', 4))).toEqual({ kind: 'accepted' });
  expect(troubles).toEqual([]);
  // One by itself still does.
  await feeds.receive(message('e-42', 5, { kind: 'play', play: { kind: 'rush' } }));
  await vi.waitFor(() => expect(troubles).toHaveLength(1));
  expect(await feeds.receive(message('e-42', 6))).toMatchObject({ reason: 'a snapshot is awaited' });
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});
