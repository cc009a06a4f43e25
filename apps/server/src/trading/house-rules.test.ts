import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const DAY_MS = 86_400_000;
const MONEYLINE = 'moneyline:game';

test('a game that is under way when its game week ends is not called off in its halftime, but after a day of silence', async () => {
  const eventId = 'over-midnight';
  // Wednesday, a quarter past eight in New York; its week ends at midnight.
  const startsAt = '2030-01-10T01:15:00.000Z';
  const t = await startTrading(testDatabase, { nowMs: Date.parse(startsAt) });
  const feed = feedOf(eventId);
  await t.tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  t.clock.advance(Date.parse('2030-01-10T04:59:40.000Z') - t.clock.now());
  const at = new Date(t.clock.now()).toISOString();
  const plays = wholeGame(feed).slice(0, 30);
  await t.tellAll(...plays.map((play) => ({ ...feed.play(play), at })));
  for (const minutes of [1, 20, 12 * 60]) {
    t.clock.advance(minutes * 60_000);
    t.trading.sweep();
    await t.trading.idle();
    expect(t.catalogue.event(eventId)?.status).toBe('IN_PLAY');
  }
  t.clock.advance(DAY_MS);
  t.trading.sweep();
  await expect.poll(() => t.catalogue.event(eventId)?.status).toBe('CANCELLED');
  await t.stop();
});

test.each([
  ['begins after it was called off', 14, false, 'CANCELLED', 'void'],
  ['begins when it was moved to, too late', 14, true, 'CANCELLED', 'void'],
  ['had begun before', 0, false, 'FINISHED', 'win'],
])('a snapshot of a game that %s says what it may', async (_, days, isMoved, status, outcome) => {
  const eventId = `called-off-then-played-${days}-${isMoved}`;
  const t = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const startsAt = new Date(Date.parse(feed.fixture.startsAt) + days * DAY_MS).toISOString();
  await t.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  if (isMoved) await t.tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  t.clock.advance(9 * DAY_MS);
  t.trading.sweep();
  await expect.poll(() => t.trading.grade(eventId, MONEYLINE, 'home')?.outcome).toBe('void');
  t.clock.advance(9 * DAY_MS);
  // The house's own end has the number after the last.
  feed.skip(1);
  const plays = wholeGame(feed, 7);
  await t.tell(feed.snapshot(plays, { ...feed.fixture, startsAt }));
  const { home, away } = plays.at(-1)?.score ?? { home: 0, away: 0 };
  expect(t.catalogue.event(eventId)?.status ?? 'gone').toBe(status);
  await t.trading.recall(eventId);
  const won = outcome === 'win' && home < away ? 'loss' : outcome;
  expect(t.trading.grade(eventId, MONEYLINE, 'home')?.outcome).toBe(won);
  const doubt = await t.trading.doubt(eventId);
  expect(doubt?.reason).toEqual(
    days > 0 ? expect.stringContaining('another event with another id') : undefined,
  );
  await t.stop();
});

test('a game that was moved within its time, and called off by mistake, is corrected when it was played then', async () => {
  const eventId = 'moved-then-called-off';
  const t = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const startsAt = new Date(Date.parse(feed.fixture.startsAt) + DAY_MS).toISOString();
  const moved = { ...feed.fixture, startsAt };
  await t.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  await t.tell(feed.message({ kind: 'fixture', fixture: moved }));
  await t.tell(feed.message({ kind: 'status', status: 'cancelled' }));
  await expect.poll(() => t.trading.grade(eventId, MONEYLINE, 'home')?.outcome).toBe('void');
  t.clock.advance(2 * DAY_MS);
  await t.tell(feed.snapshot(wholeGame(feed, 7), moved));
  expect(await t.trading.doubt(eventId)).toBeUndefined();
  expect(t.catalogue.event(eventId)?.status).toBe('FINISHED');
  expect(t.trading.grade(eventId, MONEYLINE, 'home')?.outcome).not.toBe('void');
  await t.stop();
});

test('a game that was moved within its time and called off in one push is corrected when it was played then', async () => {
  const eventId = 'moved-then-called-off-at-once';
  const t = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const startsAt = new Date(Date.parse(feed.fixture.startsAt) + DAY_MS).toISOString();
  const moved = { ...feed.fixture, startsAt };
  await t.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  await t.tellAll(
    feed.message({ kind: 'fixture', fixture: moved }),
    feed.message({ kind: 'status', status: 'cancelled' }),
  );
  await expect.poll(() => t.trading.grade(eventId, MONEYLINE, 'home')?.outcome).toBe('void');
  t.clock.advance(2 * DAY_MS);
  await t.tell(feed.snapshot(wholeGame(feed, 7), moved));
  try {
    expect(await t.trading.doubt(eventId)).toBeUndefined();
    expect(t.catalogue.event(eventId)?.status).toBe('FINISHED');
  } finally {
    await t.stop();
  }
});

test('a game that was moved within its time, then beyond it and so called off, is corrected when it was played within', async () => {
  const eventId = 'moved-twice';
  const t = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const at = (days: number) => ({
    ...feed.fixture,
    startsAt: new Date(Date.parse(feed.fixture.startsAt) + days * DAY_MS).toISOString(),
  });
  await t.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  await t.tell(feed.message({ kind: 'fixture', fixture: at(1) }));
  await t.tell(feed.message({ kind: 'fixture', fixture: at(10) }));
  t.trading.sweep();
  await expect.poll(() => t.trading.grade(eventId, MONEYLINE, 'home')?.outcome).toBe('void');
  t.clock.advance(2 * DAY_MS);
  feed.skip(1);
  await t.tell(feed.snapshot(wholeGame(feed, 7), at(1)));
  try {
    expect(await t.trading.doubt(eventId)).toBeUndefined();
    expect(t.catalogue.event(eventId)?.status).toBe('FINISHED');
  } finally {
    await t.stop();
  }
});

test('a game called off while in doubt is over for the feeds, too, when a crash came before that was written', async () => {
  const eventId = 'doubt-house-crash';
  const first = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await first.tell(feed.begin());
  await first.tell(feed.play({ kind: 'goal' }));
  await first.trading.stop();
  await first.feeds.callOff(eventId);
  await first.feeds.stop();
  expect((await first.feeds.begun()).includes(eventId)).toBe(false);
  const later = await startTrading(testDatabase, { nowMs: first.clock.now() });
  await later.trading.idle();
  expect(later.catalogue.event(eventId)?.status).toBe('CANCELLED');
  try {
    expect((await later.feeds.begun()).includes(eventId)).toBe(false);
    expect(await later.feeds.troubles([eventId])).toEqual(new Map());
  } finally {
    await later.stop();
  }
});

test.each([
  ['stands when its source tells within the hour that it was played in time', 59, 'FINISHED'],
  ['is called off when its source is not back within the hour', 61, 'CANCELLED'],
])('a game put off whose time ran out while no server ran %s', async (_, minutes, status) => {
  const eventId = `put-off-then-restarted-${minutes}`;
  const first = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await first.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  await first.stop();
  const later = await startTrading(testDatabase, { nowMs: first.clock.now() + 9 * DAY_MS });
  later.trading.sweep();
  await later.trading.idle();
  expect(later.catalogue.event(eventId)?.status).toBe('POSTPONED');
  later.clock.advance(minutes * 60_000);
  later.trading.sweep();
  await later.trading.idle();
  if (status === 'FINISHED') {
    const startsAt = new Date(Date.parse(feed.fixture.startsAt) + DAY_MS).toISOString();
    const plays = wholeGame(feed, 7);
    const score = plays.at(-1)?.score ?? { home: 0, away: 0 };
    await later.tell(
      feed.snapshot(plays, { ...feed.fixture, startsAt }),
      feed.message({ kind: 'result', ...score }),
    );
    const won = score.home < score.away ? 'loss' : 'win';
    expect(later.trading.grade(eventId, MONEYLINE, 'home')?.outcome).toBe(won);
  }
  await expect.poll(() => later.catalogue.event(eventId)?.status).toBe(status);
  await later.stop();
});
