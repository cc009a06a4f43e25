import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const TOLD = 30;

test.each(['a result', 'an end by the provider'])(
  'nothing is graded by what follows a play that cannot be, told in one push with it, up to %s; a snapshot mends it',
  async (end) => {
    const eventId = `doubted-up-to-${end.replaceAll(' ', '-')}`;
    const t = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    const plays = wholeGame(feed);
    const { home, away } = plays.at(-1)?.score ?? { home: 0, away: 0 };
    await t.tell(feed.begin());
    await t.tellAll(...plays.slice(0, TOLD).map((play) => feed.play(play)));
    const state = t.trading.book(eventId)?.state;
    await t.tellAll(
      feed.play({ kind: 'goal' }),
      ...plays.slice(TOLD).map((play) => feed.play(play)),
      end === 'a result'
        ? feed.message({ kind: 'result', home, away })
        : feed.message({ kind: 'status', status: 'cancelled' }),
    );
    const doubted = { status: 'suspended', suspension: 'data', event: { status: 'IN_PLAY' } };
    expect(t.trading.book(eventId)).toMatchObject(doubted);
    expect(t.trading.book(eventId)?.state).toEqual(state);
    expect(t.trading.grade(eventId, 'moneyline:game', 'home')).toBeUndefined();
    await t.stop();
    // The log holds all of it, the end included.
    const later = await startTrading(testDatabase, { nowMs: t.clock.now() });
    expect(later.trading.book(eventId)).toMatchObject({ status: 'suspended', event: { status: 'IN_PLAY' } });
    expect(later.trading.grade(eventId, 'moneyline:game', 'home')).toBeUndefined();
    await later.tell(feed.snapshot(plays), feed.message({ kind: 'result', home, away }));
    await expect.poll(() => later.trading.book(eventId)?.status).toBe('settled');
    expect(later.trading.grade(eventId, 'moneyline:game', 'home')?.outcome).toBe(
      home > away ? 'win' : 'loss',
    );
    await later.stop();
  },
);

test('the house ends a game in doubt whose snapshot never came', async () => {
  const eventId = 'doubted-for-ever';
  const t = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await t.tell(feed.begin());
  await t.tellAll(
    ...wholeGame(feed)
      .slice(0, TOLD)
      .map((play) => feed.play(play)),
    feed.play({ kind: 'goal' }),
  );
  t.clock.advance(8 * 86_400_000);
  t.trading.sweep();
  await expect.poll(() => t.catalogue.event(eventId)?.status).toBe('CANCELLED');
  expect(t.trading.grade(eventId, 'moneyline:game', 'home')?.outcome).toBe('void');
  await t.stop();
});

test.each([
  ['a result', 'FINISHED'],
  ['a cancellation', 'CANCELLED'],
])(
  '%s that a crash kept from the results stands, though a snapshot follows it in the log',
  async (end, status) => {
    const eventId = `ended-by-${end.replace('a ', '')}-in-a-crash`;
    const first = await startTrading(testDatabase);
    const feed = feedOf(eventId);
    const plays = wholeGame(feed);
    const { home, away } = plays.at(-1)?.score ?? { home: 0, away: 0 };
    const told = end === 'a result' ? plays : plays.slice(0, TOLD);
    await first.tell(feed.begin());
    await first.tellAll(...told.map((play) => feed.play(play)));
    await first.trading.stop();
    await first.feeds.receive(
      end === 'a result'
        ? feed.message({ kind: 'result', home, away })
        : feed.message({ kind: 'status', status: 'cancelled' }),
    );
    expect(await first.feeds.receive(feed.snapshot(told))).toEqual({ kind: 'accepted' });
    await first.feeds.stop();
    const later = await startTrading(testDatabase, { nowMs: first.clock.now() });
    await expect.poll(() => later.catalogue.event(eventId)?.status).toBe(status);
    const outcome = home > away ? 'win' : 'loss';
    expect(later.trading.grade(eventId, 'moneyline:game', 'home')?.outcome).toBe(
      end === 'a result' ? outcome : 'void',
    );
    await later.stop();
  },
);
