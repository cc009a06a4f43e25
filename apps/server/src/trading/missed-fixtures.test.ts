import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('an event whose fixture could not be written at first is opened later, with what was heard of it meanwhile', async () => {
  const house = await startTrading(testDatabase);
  const add = vi.spyOn(house.catalogue, 'addFixture').mockRejectedValueOnce(new Error('away'));
  const feed = feedOf('opened-late');
  await house.tellAll(feed.begin(), feed.snap());
  expect(add).toHaveBeenCalledTimes(2);
  expect(house.trading.book('opened-late')).toMatchObject({
    status: 'suspended',
    reasons: ['Play under way'],
  });
  await house.stop();
});

test('an event of which a crash left only the messages is opened by the next start', async () => {
  const before = await startTrading(testDatabase);
  await before.trading.stop();
  const feed = feedOf('left-in-log');
  await before.feeds.receive(feed.begin());
  await before.feeds.receive(feed.snap());
  await before.stop();
  expect(before.catalogue.event('left-in-log')).toBeUndefined();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(after.catalogue.event('left-in-log')).toBeDefined();
  expect(after.trading.book('left-in-log')).toMatchObject({
    status: 'suspended',
    reasons: ['Play under way'],
  });
  await after.stop();
});
