import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('a wrong result is doubted before the next message is heard, however long the board takes to be written', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('doubted-1');
  const plays = wholeGame(feed);
  const slowDisk = new pg.Client(testDatabase.database.url);
  await slowDisk.connect();
  await slowDisk.query('begin; lock table trading.book in share mode');
  await t.feeds.receive(feed.begin());
  await vi.waitFor(() => expect(t.trading.book('doubted-1')?.markets.length).toBeGreaterThan(0), 30_000);
  await t.feeds.receive(feed.snapshot(plays));
  const { homeScore: home, awayScore: away } = t.trading.book('doubted-1')?.scoreboard ?? {};
  if (home === undefined || away === undefined) throw new Error('There is no score.');

  const said = (right: boolean) => feed.message({ kind: 'result', home: right ? home : home + 1, away });
  const accepted = { kind: 'accepted' };
  expect(await t.feeds.receive(said(false))).toEqual(accepted);
  expect(await t.feeds.receive(feed.snapshot(plays))).toEqual(accepted);
  expect(await t.feeds.receive(said(true))).toEqual(accepted);
  await slowDisk.end();
  await t.trading.idle();
  expect(t.trading.book('doubted-1')).toMatchObject({ status: 'settled', reasons: [] });
  await t.stop();
});
