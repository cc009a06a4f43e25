import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';

const STARTS_MS = Date.parse('2030-01-06T18:00:00.000Z');
const REASON = 'It was to have begun, and nothing is told of it being played';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

/** The first play of a game. */
function kickoff({ fixture }: ReturnType<typeof feedOf>): unknown {
  const state = football.initial({ sides: { home: fixture.home, away: fixture.away } });
  return football.playOn(state, football.even, new Random(7, 0));
}

test('a game whose start passes in silence is suspended at its start, also after a restart, until its first play', async () => {
  const feed = feedOf('silent-1');
  const before = await startTrading(testDatabase);
  await before.tell(feed.begin());
  before.clock.set(STARTS_MS - 1);
  before.trading.lookAtStarts();
  expect(before.trading.book('silent-1')?.status).toBe('open');
  before.clock.set(STARTS_MS);
  before.trading.lookAtStarts();
  expect(before.trading.book('silent-1')).toMatchObject({
    ...{ status: 'suspended', reasons: [REASON], event: { status: 'PRE_GAME' } },
  });
  expect(before.changes.at(-1)).toMatchObject({ eventId: 'silent-1', status: true });
  await before.tell(feed.message({ kind: 'alive' }));
  before.trading.lookAtStarts();
  expect(before.trading.book('silent-1')?.reasons).toEqual([REASON]);
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: STARTS_MS + 1 });
  await after.trading.idle();
  expect(after.trading.book('silent-1')?.reasons).toEqual([REASON]);
  await after.tell(feed.play(kickoff(feed)));
  after.trading.lookAtStarts();
  expect(after.trading.book('silent-1')).toMatchObject({ status: 'open', event: { status: 'IN_PLAY' } });
  await after.stop();
});

test('a game that stays silent for a minute after its start is named in the log, once', async () => {
  const t = await startTrading(testDatabase);
  await t.tell(feedOf('silent-2').begin());
  const named = () => t.logger.warn.mock.calls.filter(([entry]) => entry.eventId === 'silent-2').length;
  t.clock.set(STARTS_MS + 59_000);
  t.trading.lookAtStarts();
  expect(named()).toBe(0);
  t.clock.set(STARTS_MS + 60_000);
  t.trading.lookAtStarts();
  t.trading.lookAtStarts();
  expect(named()).toBe(1);
  await t.stop();
});

test('a start that is moved while the game is silent puts it on sale again', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('silent-3');
  await t.tell(feed.begin());
  t.clock.set(STARTS_MS + 5_000);
  t.trading.lookAtStarts();
  const startsAt = new Date(STARTS_MS + 3_600_000).toISOString();
  await t.tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  t.trading.lookAtStarts();
  expect(t.trading.book('silent-3')).toMatchObject({ status: 'open', reasons: [] });
  await t.stop();
});

test('a game whose start comes near enough for its starters, or its stream, to be shown is told of once each', async () => {
  const t = await startTrading(testDatabase, { nowMs: STARTS_MS - 25 * 3_600_000 });
  await t.tell(feedOf('near-1').begin());
  const told = () => t.changes.filter(({ eventId, statistics }) => eventId === 'near-1' && statistics).length;
  const before = told();
  const lookAt = (untilStartMs: number) => {
    t.clock.set(STARTS_MS - untilStartMs);
    t.trading.lookAtStarts();
    return told() - before;
  };
  expect(lookAt(24 * 3_600_000 + 1)).toBe(0);
  expect(lookAt(24 * 3_600_000)).toBe(1);
  expect(lookAt(23 * 3_600_000)).toBe(1);
  expect(lookAt(15 * 60_000)).toBe(2);
  expect(lookAt(1000)).toBe(2);
  await t.stop();
});
