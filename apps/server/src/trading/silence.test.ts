import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

const SECOND_MS = 1_000;
const REASON = 'Nothing was heard of the game for too long';

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

test('a source that says so only before the game has the twenty minutes', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('quiet-3');
  await t.tell(feed.begin(), feed.message({ kind: 'alive' }));
  await t.tell(feed.play(wholeGame(feed)[0]));
  expect(await reasonsAfter(t, 'quiet-3', 300)).toEqual([]);
  await t.stop();
});
