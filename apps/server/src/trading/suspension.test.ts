import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { HOLDS, type Hold } from './book-state.ts';
import { suspensionBy } from './suspension.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('every hold has words for people, and of several that counts which lasts longest', () => {
  for (const hold of HOLDS) expect(suspensionBy(new Map([[hold, 'why']]))).toBeDefined();
  const held = new Map<Hold, string>([
    ['play', ''],
    ['operator', ''],
    ['price', ''],
  ]);
  expect(suspensionBy(held)).toBe('house');
  held.delete('operator');
  expect(suspensionBy(held.set('jump', ''))).toBe('jump');
  expect(suspensionBy(new Map())).toBeUndefined();
});

test('another reason for the same suspension is told, and none once bets are taken again', async () => {
  const { changes, tell, trading, stop } = await startTrading(testDatabase);
  const feed = feedOf('why-1');
  await tell(feed.begin());
  const suspension = () => trading.book('why-1')?.suspension;
  expect(suspension()).toBeUndefined();
  await tell(feed.snap());
  expect(suspension()).toBe('play');
  changes.length = 0;
  await tell(feed.message({ kind: 'suspend', reason: 'review' }));
  expect(suspension()).toBe('data');
  expect(changes).toMatchObject([{ eventId: 'why-1', statistics: true, status: false, markets: [] }]);
  await tell(feed.message({ kind: 'resume' }));
  expect(suspension()).toBe('play');
  await stop();
});
