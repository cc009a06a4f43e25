import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTurns } from '../platform/testing/count-turns.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { Results } from './results.ts';
import { TradingStore } from './store.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';
import { bookChanged, resultsCorrected } from './trading.topics.ts';

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

async function scoreOf(eventId: string): Promise<{ home: number; away: number } | undefined> {
  const rows = await testDatabase.database.query<{ home: number; away: number }>(
    'select home_score as home, away_score as away from catalogue.event where id = $1',
    [eventId],
  );
  return rows[0];
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

test('a correction that waits with the whole game while its event is opened is put on record', async () => {
  const eventId = 'all-at-once';
  const house = await startTrading(testDatabase);
  const told: string[] = [];
  house.bus.subscribe(resultsCorrected, (one) => told.push(one.eventId));
  const feed = feedOf(eventId);
  const game = wholeGame(feed, 7);
  const other = wholeGame(feed, 11);
  const result = { kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) } as const;
  expect(other.at(-1)?.score).not.toEqual(game.at(-1)?.score);
  const messages = [feed.begin(), feed.snapshot(game), feed.message(result), feed.snapshot(other)];
  await Promise.all(messages.map((message) => house.feeds.receive(message)));
  expect(await house.trading.doubt(eventId)).toBeUndefined();
  expect(await sequenceOnRecord(eventId)).toBe(4);
  expect(await scoreOf(eventId)).toEqual(other.at(-1)?.score);
  expect(house.trading.grade(eventId, 'moneyline:game', 'home')?.feedSequence).toBe(4);
  expect(told).toEqual([eventId]);
  await house.stop();
});

test('what waits while an event is opened is heard with all else having its turn in between, and in its order', async () => {
  const eventId = 'many-at-once';
  const house = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const game = wholeGame(feed, 7);
  const count = 40;
  const told = await countTurns(async (turns) => {
    const told: number[] = [];
    house.bus.subscribe(bookChanged, () => told.push(turns()));
    const snapshots = Array.from({ length: count }, (_, index) => feed.snapshot(game.slice(0, index + 1)));
    const messages = [feed.begin(), ...snapshots];
    await Promise.all(messages.map((message) => house.feeds.receive(message)));
    expect(await house.trading.doubt(eventId)).toBeUndefined();
    return told;
  });
  expect(new Set(told.slice(0, count)).size).toBeGreaterThanOrEqual(count / 5);
  const { state } = house.trading.book(eventId) ?? {};
  const other = feedOf('told-singly');
  await house.feeds.receive(other.begin());
  await house.feeds.receive(other.snapshot(game.slice(0, count)));
  await house.trading.doubt('told-singly');
  expect(state).toEqual(house.trading.book('told-singly')?.state);
  await house.stop();
});

test('who corrects a game in the push that told it is told why that cannot be', async () => {
  const eventId = 'no-end-at-once';
  const house = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const game = wholeGame(feed, 7);
  const result = { kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) } as const;
  const messages = [feed.begin(), feed.snapshot(game), feed.message(result), feed.snapshot([])];
  await Promise.all(messages.map((message) => house.feeds.receive(message)));
  expect(await house.trading.doubt(eventId)).toEqual({
    from: 4,
    reason: 'The game is not over in the snapshot that corrects it.',
  });
  expect(await sequenceOnRecord(eventId)).toBe(3);
  await house.stop();
});

test('a game in memory is told of anew, under another sequence, once its corrected results are on record', async () => {
  const eventId = 'told-twice';
  const house = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await playOut(house, feed, wholeGame(feed, 7));
  await house.trading.idle();
  const told: string[] = [];
  const stop = [
    house.bus.subscribe(resultsCorrected, () => told.push('corrected')),
    house.bus.subscribe(bookChanged, ({ statistics }) => statistics && told.push('changed')),
  ];
  const before = house.trading.book(eventId)?.sequence ?? 0;
  await house.tell(feed.snapshot(wholeGame(feed, 11)));
  await house.trading.idle();
  expect(told.slice(told.indexOf('corrected'))).toEqual(['corrected', 'changed']);
  expect(house.trading.book(eventId)?.sequence).toBeGreaterThan(before);
  for (const unsubscribe of stop) unsubscribe();
  await house.stop();
});

test('a correction that a crash left in the log counts however long ago the game ended', async () => {
  const eventId = 'ended-long-ago';
  const before = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await playOut(before, feed, wholeGame(feed, 7));
  await before.trading.stop();
  await testDatabase.database.query(
    `update trading.result set finished_at = now() - interval '30 days' where event_id = $1`,
    [eventId],
  );
  const good = feed.snapshot(wholeGame(feed, 11));
  await before.feeds.receive(good);
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: Date.now() });
  await after.trading.idle();
  expect(await sequenceOnRecord(eventId)).toBe(good.sequence);
  await after.stop();
});

test('a correction whose score could not be written is not on record either, and is taken up by the next start', async () => {
  const eventId = 'half-corrected';
  const before = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await playOut(before, feed, wholeGame(feed, 7));
  const other = wholeGame(feed, 11);
  const good = feed.snapshot(other);
  if (good.kind !== 'snapshot') throw new Error('no snapshot');
  await before.trading.stop();
  await before.feeds.receive(good);
  const results = new Results(new TradingStore(testDatabase.database), before.clock);
  const crash = () => Promise.reject(new Error('the server died'));
  await expect(results.correct(good, crash)).rejects.toThrow('the server died');
  expect(await sequenceOnRecord(eventId)).toBeLessThan(good.sequence);
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: Date.now() });
  await after.trading.idle();
  expect(await sequenceOnRecord(eventId)).toBe(good.sequence);
  expect(await scoreOf(eventId)).toEqual(other.at(-1)?.score);
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

test('a correction that cannot be followed is an error once, and known to every start after it', async () => {
  const before = await startTrading(testDatabase);
  const feed = feedOf('never-over');
  const game = wholeGame(feed, 7);
  await playOut(before, feed, game);
  await before.tell(feed.snapshot(game.slice(0, 10)));
  const said = { eventId: 'never-over', reason: 'The game is not over in the snapshot that corrects it.' };
  expect(before.logger.error.mock.calls).toEqual([[said, 'A correction could not be followed']]);
  await before.stop();
  const after = await startTrading(testDatabase, { nowMs: Date.now() });
  await after.trading.idle();
  expect(after.logger.error).not.toHaveBeenCalled();
  expect(after.logger.info).toHaveBeenCalledWith(
    said,
    'A correction of before this start cannot be followed',
  );
  await after.stop();
});

test('a game that was cancelled, and was played after all, is finished with its score', async () => {
  const house = await startTrading(testDatabase);
  const feed = feedOf('played-after-all');
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.slice(0, 40).map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'status', status: 'cancelled' }));
  expect(house.catalogue.event('played-after-all')?.status).toBe('CANCELLED');
  await house.tell(feed.snapshot(game));
  expect(house.catalogue.event('played-after-all')?.status).toBe('FINISHED');
  expect(await scoreOf('played-after-all')).toEqual(game.at(-1)?.score);
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

test('a game that was put off is put off after a restart too, when a snapshot is all that is known of it', async () => {
  const eventId = 'put-off-and-retold';
  const before = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await before.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }), feed.snapshot([]));
  expect(before.trading.book(eventId)).toMatchObject({ status: 'suspended', event: { status: 'POSTPONED' } });
  await before.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(after.trading.book(eventId)).toMatchObject({ status: 'suspended', event: { status: 'POSTPONED' } });
  const startsAt = '2030-01-07T18:00:00.000Z';
  await after.tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  expect(after.trading.book(eventId)).toMatchObject({ status: 'open', event: { status: 'PRE_GAME' } });
  await after.stop();
});

test('a snapshot says the lines and the start as they are, at once and after a restart', async () => {
  const eventId = 'other-lines';
  const before = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await before.tell(feed.begin());
  const price = ({ trading }: TestTrading) => trading.selection(`${eventId}~moneyline:game~home`)?.odds;
  const first = price(before);
  const startsAt = '2030-01-06T19:00:00.000Z';
  await before.tell(feed.snapshot([], { ...feed.fixture, startsAt, lines: { spread: 10 } }));
  expect(before.catalogue.event(eventId)?.startsAt).toEqual(new Date(startsAt));
  const told = price(before);
  expect(told).not.toEqual(first);
  await before.stop();
  const after = await startTrading(testDatabase);
  await after.trading.idle();
  expect(price(after)).toEqual(told);
  await after.stop();
});

test('a crash after a result was written and before the catalogue heard of it loses nothing of what was offered', async () => {
  const eventId = 'result-then-crash';
  const first = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  const plays = wholeGame(feed);
  await first.tell(feed.begin());
  const { home, away } = plays.at(-1)?.score ?? { home: 0, away: 0 };
  await first.tellAll(...plays.map((play) => feed.play(play)), feed.message({ kind: 'result', home, away }));
  await expect.poll(() => first.trading.book(eventId)?.status).toBe('settled');
  const offered = (await first.trading.settled(eventId))?.markets.length ?? 0;
  expect(offered).toBeGreaterThan(10);
  await first.stop();
  // As it stands when the server dies between results.save and catalogue.setStatus.
  await testDatabase.database.query(`update catalogue.event set status = 'IN_PLAY' where id = $1`, [eventId]);
  const later = await startTrading(testDatabase, { nowMs: first.clock.now() });
  await later.trading.idle();
  await expect.poll(() => later.catalogue.event(eventId)?.status).toBe('FINISHED');
  try {
    expect((await later.trading.settled(eventId))?.markets.length).toBe(offered);
  } finally {
    await later.stop();
  }
});

test('a snapshot of another game changes nothing that is shown, either', async () => {
  const eventId = 'refused-other-game';
  const t = await startTrading(testDatabase);
  const feed = feedOf(eventId);
  await t.tell(feed.begin(), feed.message({ kind: 'status', status: 'cancelled' }));
  await expect.poll(() => t.catalogue.event(eventId)?.status).toBe('CANCELLED');
  const startsAt = new Date(Date.parse(feed.fixture.startsAt) + 14 * 86_400_000).toISOString();
  await t.tell(feed.snapshot(wholeGame(feed, 7), { ...feed.fixture, startsAt }));
  try {
    expect((await t.trading.doubt(eventId))?.reason).toContain('another event');
    expect(t.trading.book(eventId)?.scoreboard).toMatchObject({ homeScore: 0, awayScore: 0 });
    expect(t.catalogue.event(eventId)?.startsAt.toISOString()).toBe(feed.fixture.startsAt);
  } finally {
    await t.stop();
  }
});
