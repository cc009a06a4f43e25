import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('between two events of a board that is opened all else has its turn', async () => {
  const ids = ['turn-1', 'turn-2', 'turn-3'];
  const before = await startTrading(testDatabase);
  await before.tellAll(...ids.map((id) => feedOf(id).begin()));
  await before.stop();
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const opened = new Map<string, number>();
  const after = await startTrading(testDatabase, {
    heard: ({ eventId }) => opened.set(eventId, opened.get(eventId) ?? turns),
  }).finally(() => clearImmediate(turn));
  expect(new Set(ids.map((id) => opened.get(id))).size).toBe(ids.length);
  await after.stop();
});
