import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

const SECOND_MS = 1_000;
/** When the messages of these tests say that they were sent. */
const TOLD_MS = Date.parse('2030-01-06T18:00:00.000Z');
const REASON = 'Nothing was heard of the game for too long';
const RESTARTED = 'Nothing has been told of the game since a restart, nor in the minute before';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

/** A game whose kick-off was just told. */
async function underWay(t: TestTrading, eventId: string) {
  const feed = feedOf(eventId);
  await t.tell(feed.begin());
  await t.tell(feed.play(wholeGame(feed)[0]));
  return feed;
}

/** Lets time pass, and answers why the game is off sale then. */
async function reasonsAfter(t: TestTrading, eventId: string, seconds: number): Promise<readonly string[]> {
  t.clock.advance(seconds * SECOND_MS);
  t.trading.sweep();
  await t.trading.idle();
  return t.trading.book(eventId)?.reasons ?? ['it is gone'];
}

test('a game under way whose source never says that it is alive may be silent for twenty minutes', async () => {
  const t = await startTrading(testDatabase);
  const feed = await underWay(t, 'quiet-1');
  expect(await reasonsAfter(t, 'quiet-1', 1_200)).toEqual([]);
  expect(await reasonsAfter(t, 'quiet-1', 1)).toEqual([REASON]);
  await t.tell(feed.message({ kind: 'alive' }));
  expect(t.trading.book('quiet-1')?.reasons).toEqual([]);
  await t.stop();
});

test('one that has said so during the game is off sale after a minute without a word, also after a restart, until the next', async () => {
  const before = await startTrading(testDatabase);
  const feed = await underWay(before, 'quiet-2');
  await before.tell(feed.message({ kind: 'alive' }));
  expect(await reasonsAfter(before, 'quiet-2', 60)).toEqual([]);
  expect(await reasonsAfter(before, 'quiet-2', 1)).toEqual([REASON]);
  expect(before.trading.book('quiet-2')?.status).toBe('suspended');
  await before.tell(feed.message({ kind: 'alive' }));
  expect(before.trading.book('quiet-2')).toMatchObject({ status: 'open', reasons: [] });
  await before.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(await reasonsAfter(after, 'quiet-2', 61)).toEqual([REASON]);
  await after.stop();
});

test('a game of which nothing was told in the minute before a restart is off sale until something is, and says why', async () => {
  const before = await startTrading(testDatabase, { nowMs: TOLD_MS });
  const feed = await underWay(before, 'deaf-1');
  await before.stop();
  const soon = await startTrading(testDatabase, { nowMs: TOLD_MS + 60 * SECOND_MS });
  await soon.trading.idle();
  expect(soon.trading.book('deaf-1')?.status).toBe('open');
  await soon.stop();
  const later = await startTrading(testDatabase, { nowMs: TOLD_MS + 61 * SECOND_MS });
  await later.trading.idle();
  expect(later.trading.book('deaf-1')).toMatchObject({ status: 'suspended', reasons: [RESTARTED] });
  await later.tell(feed.message({ kind: 'alive' }));
  expect(later.trading.book('deaf-1')).toMatchObject({ status: 'open', reasons: [] });
  await later.stop();
});

test('a source that says so only before the game has the twenty minutes', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('quiet-3');
  await t.tell(feed.begin(), feed.message({ kind: 'alive' }));
  await t.tell(feed.play(wholeGame(feed)[0]));
  expect(await reasonsAfter(t, 'quiet-3', 300)).toEqual([]);
  await t.stop();
});
