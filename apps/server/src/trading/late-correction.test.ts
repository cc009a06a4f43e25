import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

async function playOut(
  house: TestTrading,
  feed: ReturnType<typeof feedOf>,
  game: readonly FootballPlay[],
): Promise<void> {
  await house.tell(feed.begin());
  await house.tellAll(...game.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
}

async function sequenceOnRecord(eventId: string): Promise<number | undefined> {
  const rows = await testDatabase.database.query<{ feed_sequence: number }>(
    'select feed_sequence from trading.result where event_id = $1',
    [eventId],
  );
  return rows[0]?.feed_sequence;
}

test('of corrections that a crash left in the log the last that leads to an end counts, not the last', async () => {
  const before = await startTrading(testDatabase);
  const feed = feedOf('left-two');
  const game = wholeGame(feed, 7);
  await playOut(before, feed, game);
  await before.trading.stop();
  const good = feed.snapshot(wholeGame(feed, 11));
  await before.feeds.receive(good);
  await before.feeds.receive(feed.snapshot(game.slice(0, 10)));
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: Date.now() });
  await after.trading.idle();
  expect(await sequenceOnRecord('left-two')).toBe(good.sequence);
  await after.stop();
});

test('who corrects a game that is in memory no more is told why it cannot be, once, and else waits until it is on record', async () => {
  const before = await startTrading(testDatabase);
  const feed = feedOf('not-in-memory');
  const game = wholeGame(feed, 7);
  await playOut(before, feed, game);
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: Date.now() });
  const broken = feed.snapshot(game.slice(0, 10));
  await after.feeds.receive(broken);
  expect(await after.trading.doubt('not-in-memory')).toEqual({
    from: broken.sequence,
    reason: 'The game is not over in the snapshot that corrects it.',
  });
  expect(await after.trading.doubt('not-in-memory')).toBeUndefined();
  const good = feed.snapshot(wholeGame(feed, 11));
  await after.feeds.receive(good);
  expect(await after.trading.doubt('not-in-memory')).toBeUndefined();
  expect(await sequenceOnRecord('not-in-memory')).toBe(good.sequence);
  await after.stop();
});

test('a game that was cancelled, and was played after all, is finished with its score [LIVE-011]', async () => {
  const house = await startTrading(testDatabase);
  const feed = feedOf('played-after-all');
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.slice(0, 40).map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'status', status: 'cancelled' }));
  expect(house.catalogue.event('played-after-all')?.status).toBe('CANCELLED');
  await house.tell(feed.snapshot(game));
  expect(house.catalogue.event('played-after-all')?.status).toBe('FINISHED');
  const { home, away } = game.at(-1)?.score ?? { home: 0, away: 0 };
  expect(
    await testDatabase.database.query(
      'select home_score as home, away_score as away from catalogue.event where id = $1',
      ['played-after-all'],
    ),
  ).toEqual([{ home, away }]);
  expect(house.trading.book('played-after-all')?.event.status).toBe('FINISHED');
  await house.stop();
});

test('a fixture or a snapshot that turns the sides round moves no price and grades nothing: the game is suspended', async () => {
  const house = await startTrading(testDatabase);
  const feed = feedOf('turned-round');
  await house.tell(feed.begin());
  expect(house.trading.book('turned-round')?.status).toBe('open');
  const { home, away } = feed.fixture;
  const turned = { ...feed.fixture, home: away, away: home };
  await house.tell(feed.message({ kind: 'fixture', fixture: turned }));
  expect(house.trading.book('turned-round')?.status).toBe('suspended');
  const game = wholeGame(feed, 7);
  await house.tell(feed.snapshot(game, turned));
  expect(house.trading.book('turned-round')?.status).toBe('suspended');
  expect(house.trading.grade('turned-round', 'moneyline:game', 'home')).toBeUndefined();
  await house.tell(feed.snapshot(game.slice(0, 10)));
  expect(house.trading.book('turned-round')?.status).toBe('open');
  await house.stop();
});
