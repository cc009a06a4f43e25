import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { countTurns } from '../platform/testing/count-turns.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedsMigrations } from './migrations.ts';
import { openFeeds } from './open-feeds.ts';
import { type PushParts, push } from './push.ts';
import { fixtureOf, messageOf } from './testing/messages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(feedsMigrations);
});
afterAll(() => database.drop());

const clock = new ManualClock(Date.UTC(2029, 11, 31));
const GAMES = 10;

/** Fixtures of as many events, each of which notes the turn in which it is read first. */
function noted(turns: () => number) {
  const read = new Map<string, number>();
  const messages = Array.from({ length: GAMES }, (_, index) => {
    const { kind, ...message } = messageOf(`e${index}`, 1, fixtureOf(`e${index}`));
    return {
      ...message,
      get kind() {
        if (!read.has(message.eventId)) read.set(message.eventId, turns());
        return kind;
      },
    };
  });
  return { messages, read };
}

/** What is pushed to nobody but this list: no fixture, for the catalogue is empty. */
function listening() {
  const heard: unknown[] = [];
  const parts: PushParts = {
    feeds: {
      sources: async () => new Map(),
      receive: async (message) => {
        heard.push(message);
        return { kind: 'accepted' };
      },
    },
    catalogue: { competitions: () => [] },
    clock,
    doubt: async () => undefined,
  };
  return { heard, parts };
}

test('the games of a push are looked at with all else having its turn between them', async () => {
  const { heard, parts } = listening();
  const read = await countTurns(async (turns) => {
    const { messages, read } = noted(turns);
    await push(parts, 'test', messages);
    return read;
  });
  expect(new Set(read.values()).size).toBe(GAMES);
  expect(heard).toEqual([]);
});

test('and so they are before they are written', async () => {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const feeds = openFeeds({ database: database.database, bus: new Bus(logger), clock, logger });
  const read = await countTurns(async (turns) => {
    const { messages, read } = noted(turns);
    const outcomes = await Promise.all(messages.map((message) => feeds.receive(message)));
    expect(outcomes.every(({ kind }) => kind === 'accepted')).toBe(true);
    return read;
  });
  expect(new Set(read.values()).size).toBe(GAMES);
  await feeds.stop();
});

test('a short push of a provider follows the long one that came before it, and another’s waits for neither', async () => {
  const { heard, parts } = listening();
  const games = Array.from({ length: GAMES }, (_, index) => messageOf('long', index + 1, fixtureOf('long')));
  const told = [1, 2, 3].map((sequence) => messageOf('short', sequence));
  const [first, second, third] = told;
  const others = { ...messageOf('others', 1), source: 'other' };
  await Promise.all([
    push(parts, 'test', [first, ...games, second]),
    push(parts, 'test', [third]),
    push(parts, 'other', [others]),
  ]);
  expect(heard).toEqual([others, first, second, third]);
});

test('whose and of which event a message is, is asked without looking at all of its fields', async () => {
  const { heard, parts } = listening();
  const listed = vi.fn((target: object) => Reflect.ownKeys(target));
  const message = new Proxy(messageOf('wide', 1), { ownKeys: listed });
  const [outcome] = await push(parts, 'test', [message]);
  expect(outcome).toEqual({ kind: 'accepted', eventId: 'wide' });
  expect(heard).toHaveLength(1);
  expect(listed).not.toHaveBeenCalled();
});
