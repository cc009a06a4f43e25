import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { Results } from './results.ts';
import { TradingStore } from './store.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';
import { resultsCorrected } from './trading.topics.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => testDatabase.drop());

/** Of an event, its grades each time it is told that they were corrected. */
function corrections(house: TestTrading, eventId: string): string[][] {
  const told: string[][] = [];
  house.bus.subscribe(resultsCorrected, (one) => {
    if (one.eventId === eventId) told.push(gradesOf(house, eventId));
  });
  return told;
}

function gradesOf({ trading, decided }: TestTrading, eventId: string): string[] {
  const keys = decided.filter((one) => one.eventId === eventId).flatMap(({ marketKeys }) => marketKeys);
  return keys.flatMap((key) =>
    ['home', 'away', 'over', 'under', 'yes', 'no'].map((side) => {
      const grade = trading.grade(eventId, key, side);
      return `${key} ${side} ${JSON.stringify(grade?.outcome)}`;
    }),
  );
}

test('a snapshot that says otherwise in play tells that results were corrected; one that agrees does not', async () => {
  const house = await startTrading(testDatabase);
  const told = corrections(house, 'live-corrected');
  const feed = feedOf('live-corrected');
  const game = wholeGame(feed, 7);
  const half = Math.floor(game.length * 0.6);
  await house.tell(feed.begin());
  await house.tellAll(...game.slice(0, half).map((play) => feed.play(play)));
  const before = gradesOf(house, 'live-corrected');
  expect(before.length).toBeGreaterThan(0);
  await house.tell(feed.snapshot(game.slice(0, half)));
  expect(told).toEqual([]);
  const other = wholeGame(feed, 11);
  await house.tell(feed.snapshot(other.slice(0, Math.floor(other.length * 0.6))));
  expect(gradesOf(house, 'live-corrected')).not.toEqual(before);
  expect(told).toEqual([gradesOf(house, 'live-corrected')]);
  await house.stop();
});

test('a correction among the plays tells that results were corrected, and so does the end of what it left open', async () => {
  const eventId = 'reviewed';
  const house = await startTrading(testDatabase);
  const told = corrections(house, eventId);
  const feed = feedOf(eventId);
  const game = wholeGame(feed, 7);
  const first = game.findIndex(({ scores }) => scores.length > 0);
  const scored = game[first];
  if (!scored) throw new Error('nobody scores');
  await house.tell(feed.begin());
  await house.tellAll(...game.slice(0, first + 1).map((play) => feed.play(play)));
  const before = gradesOf(house, eventId).filter((grade) => !grade.endsWith('undefined'));
  expect(before.length).toBeGreaterThan(0);
  expect(told).toEqual([]);
  // A review takes the score back.
  const { did: _did, ...review } = scored;
  const nothing = { scores: [], correctedScores: [], score: { home: 0, away: 0 } };
  await house.tell(feed.play({ ...review, ...nothing, kind: 'correction' }));
  expect(told).toHaveLength(1);
  expect(house.trading.book(eventId)?.scoreboard).toMatchObject({ homeScore: 0, awayScore: 0 });
  expect(told[0]?.filter((grade) => before.includes(grade))).toEqual([]);
  await house.stop();
  // As it is told again to who looks at the log after a crash.
  const later = await startTrading(testDatabase);
  await later.trading.idle();
  expect(await later.trading.corrections()).toContainEqual(expect.objectContaining({ eventId }));
  await later.stop();
});

test('a snapshot that only tells on after a gap corrects nothing, whatever it decides', async () => {
  const house = await startTrading(testDatabase);
  const told = corrections(house, 'told-on');
  const feed = feedOf('told-on');
  const game = wholeGame(feed, 7);
  const [begun, late] = [0.1, 0.8].map((share) => game.slice(0, Math.floor(game.length * share)));
  await house.tell(feed.begin());
  await house.tellAll(...(begun ?? []).map((play) => feed.play(play)));
  const before = gradesOf(house, 'told-on');
  await house.tell(feed.snapshot(late ?? []));
  expect(gradesOf(house, 'told-on').length).toBeGreaterThan(before.length);
  expect(told).toEqual([]);
  await house.stop();
});

test('a snapshot after the end corrects the result, also after a restart, and keeps what it was', async () => {
  const before = await startTrading(testDatabase);
  const told = corrections(before, 'corrected-1');
  const feed = feedOf('corrected-1');
  const game = wholeGame(feed, 7);
  const score = game.at(-1)?.score ?? { home: 0, away: 0 };
  await before.tell(feed.begin());
  await before.tellAll(...game.map((play) => feed.play(play)));
  await before.tell(feed.message({ kind: 'result', ...score }));
  const graded = before.trading.grade('corrected-1', 'moneyline:game', 'home');
  expect(graded?.text).toContain(String(score.home));
  const other = wholeGame(feed, 11);
  const corrected = other.at(-1)?.score ?? { home: 0, away: 0 };
  expect(corrected).not.toEqual(score);
  await before.tell(feed.snapshot(other));
  expect(told).toEqual([gradesOf(before, 'corrected-1')]);
  const after = before.trading.grade('corrected-1', 'moneyline:game', 'home');
  expect(after?.outcome).toBe(corrected.home > corrected.away ? 'win' : 'loss');
  expect(after?.feedSequence).toBeGreaterThan(graded?.feedSequence ?? 0);
  expect(before.catalogue.event('corrected-1')?.status).toBe('FINISHED');
  await before.stop();
  const later = await startTrading(testDatabase, { nowMs: Date.now() });
  expect(later.trading.grade('corrected-1', 'moneyline:game', 'home')).toEqual(after);
  const former = await testDatabase.database.query(
    'select feed_sequence from trading.former_result where event_id = $1',
    ['corrected-1'],
  );
  expect(former).toHaveLength(1);
  await later.stop();
});

test('of two corrections the later one counts, in whichever order they are written', async () => {
  const house = await startTrading(testDatabase);
  const feed = feedOf('corrected-twice');
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  await house.stop();
  const [earlier, later] = [feed.snapshot(wholeGame(feed, 11)), feed.snapshot(game)];
  if (earlier.kind !== 'snapshot' || later.kind !== 'snapshot') throw new Error('no snapshots');
  const results = new Results(new TradingStore(testDatabase.database), systemClock);
  const scores = vi.fn(async () => {});
  expect(await results.correct(later, scores)).toEqual({ kind: 'corrected' });
  expect(await results.correct(earlier, scores)).toEqual({ kind: 'known' });
  expect(scores).toHaveBeenCalledOnce();
  expect(results.grade('corrected-twice', 'moneyline:game', 'home')?.feedSequence).toBe(later.sequence);
});

test('an end is kept as it was written, and one that is told again as it is on record', async () => {
  const house = await startTrading(testDatabase);
  const feed = feedOf('ended');
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  await house.stop();
  const store = new TradingStore(testDatabase.database);
  const onRecord = await store.result('ended');
  if (onRecord === undefined) throw new Error('no result');
  const read = vi.spyOn(store, 'result');
  const results = new Results(store, systemClock);
  await results.save({ ...onRecord, eventId: 'ended-alike' });
  const kept = await results.onRecord('ended-alike');
  expect(read).not.toHaveBeenCalled();
  expect(kept).toEqual(await store.result('ended-alike'));
  await results.save({ ...onRecord, cancelled: true });
  expect(await results.onRecord('ended')).toEqual(onRecord);
});

test('a result that was read before it was corrected, and comes after, takes the place of none that is newer', async () => {
  const house = await startTrading(testDatabase);
  const feed = feedOf('recalled-late');
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  await house.stop();
  const snapshot = feed.snapshot(wholeGame(feed, 11));
  if (snapshot.kind !== 'snapshot') throw new Error('no snapshot');
  const store = new TradingStore(testDatabase.database);
  const results = new Results(store, systemClock);
  const before = await store.result('recalled-late');
  let answer = () => {};
  const late = new Promise<typeof before>((resolve) => {
    answer = () => resolve(before);
  });
  vi.spyOn(store, 'result').mockReturnValueOnce(late);
  const recalled = results.recall('recalled-late');
  await results.correct(snapshot, async () => {});
  answer();
  expect(await recalled).toBe(true);
  expect(results.grade('recalled-late', 'moneyline:game', 'home')?.feedSequence).toBe(snapshot.sequence);
});

test('a correction that leads to no end corrects nothing, shows nothing else, and is told to the operator and its provider', async () => {
  const house = await startTrading(testDatabase);
  const told = corrections(house, 'not-corrected');
  const feed = feedOf('not-corrected');
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  const graded = house.trading.grade('not-corrected', 'moneyline:game', 'home');
  const over = house.trading.book('not-corrected')?.scoreboard;
  await house.tell(feed.snapshot(game.slice(0, 10)));
  expect(house.trading.grade('not-corrected', 'moneyline:game', 'home')).toEqual(graded);
  expect(house.trading.book('not-corrected')?.scoreboard).toEqual(over);
  expect(await house.trading.doubt('not-corrected')).toMatchObject({
    reason: expect.stringContaining('not over'),
  });
  expect(told).toEqual([]);
  expect(house.logger.error).toHaveBeenCalled();
  await house.stop();
});

test('a game that is cancelled after a result was withdrawn corrects what was paid by it, once that is on disk', async () => {
  const house = await startTrading(testDatabase);
  const eventId = 'withdrawn-cancelled';
  const told = corrections(house, eventId);
  const feed = feedOf(eventId);
  const game = wholeGame(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.slice(0, Math.floor(game.length * 0.6)).map((play) => feed.play(play)));
  expect(gradesOf(house, eventId).some((grade) => grade.endsWith('"win"'))).toBe(true);
  await house.tell(feed.snapshot(game.slice(0, 2)));
  expect(told).toHaveLength(1);
  await house.tell(feed.message({ kind: 'status', status: 'cancelled' }));
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual(gradesOf(house, eventId));
  expect(told[1]?.some((grade) => grade.endsWith('"void"'))).toBe(true);
  expect(await house.trading.corrections()).toContainEqual(expect.objectContaining({ eventId }));
  await house.stop();
});

test('a correction of which a crash left only the message is taken up by the next start, and kept until it is done', async () => {
  const before = await startTrading(testDatabase, { nowMs: Date.now() });
  const eventId = 'crashed-correction';
  const feed = feedOf(eventId);
  const game = wholeGame(feed, 7);
  await before.tell(feed.begin());
  await before.tellAll(...game.map((play) => feed.play(play)));
  await before.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  const graded = before.trading.grade(eventId, 'moneyline:game', 'home');
  await before.trading.stop();
  expect(await before.feeds.receive(feed.snapshot(wholeGame(feed, 11)))).toEqual({ kind: 'accepted' });
  await before.stop();
  const later = await startTrading(testDatabase, { nowMs: Date.now() });
  await later.trading.idle();
  await expect.poll(() => later.trading.grade(eventId, 'moneyline:game', 'home')).not.toEqual(graded);
  const due = (await later.trading.corrections()).find((one) => one.eventId === eventId);
  if (!due) throw new Error('The correction is not due.');
  await later.trading.closeCorrection({ ...due, number: due.number - 1n });
  expect(await later.trading.corrections()).toContainEqual(due);
  await later.trading.closeCorrection(due);
  expect(await later.trading.corrections()).not.toContainEqual(due);
  await later.stop();
  const last = await startTrading(testDatabase, { nowMs: Date.now() });
  await last.trading.idle();
  expect(await last.trading.corrections()).not.toContainEqual(expect.objectContaining({ eventId }));
  await last.stop();
});

test('a game that is put off beyond its game week is void where nothing decided it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const house = await startTrading(testDatabase);
  const feed = feedOf('put-off');
  await house.tell(feed.begin(), feed.message({ kind: 'status', status: 'postponed' }));
  house.clock.set(Date.parse('2030-01-10T04:59:00Z'));
  vi.advanceTimersByTime(30_000);
  await house.trading.idle();
  expect(house.trading.grade('put-off', 'moneyline:game', 'home')).toBeUndefined();
  house.clock.set(Date.parse('2030-01-10T05:01:00Z'));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  // What is called off goes through the feed's log first.
  const grade = () => house.trading.grade('put-off', 'moneyline:game', 'home');
  await expect.poll(grade).toMatchObject({ outcome: 'void' });
  await house.trading.idle();
  expect(house.catalogue.event('put-off')?.status).toBe('CANCELLED');
  await house.stop();
});

test('a result that was withdrawn before a restart and comes out otherwise after it tells that results were corrected', async () => {
  const before = await startTrading(testDatabase);
  const feed = feedOf('withdrawn-over-restart');
  const game = wholeGame(feed, 7);
  const quarter = game.findIndex((play) => play.quarter === 2) + 1;
  await before.tell(feed.begin());
  await before.tellAll(...game.slice(0, quarter).map((play) => feed.play(play)));
  expect(before.trading.grade('withdrawn-over-restart', 'moneyline:q1', 'home')).toBeDefined();
  const other = wholeGame(feed, 11);
  const otherQuarter = other.findIndex((play) => play.quarter === 2) + 1;
  // So early in the other game that its first quarter is not over.
  await before.tell(feed.snapshot(other.slice(0, 5)));
  expect(before.trading.grade('withdrawn-over-restart', 'moneyline:q1', 'home')).toBeUndefined();
  await before.stop();
  const after = await startTrading(testDatabase);
  // What the start itself looks at again finds nothing decided.
  await after.trading.idle();
  const told = corrections(after, 'withdrawn-over-restart');
  await after.tellAll(...other.slice(5, otherQuarter).map((play) => feed.play(play)));
  expect(after.trading.grade('withdrawn-over-restart', 'moneyline:q1', 'home')).toBeDefined();
  expect(told.length).toBeGreaterThan(0);
  await after.stop();
});

test('a correction of a game that has been over for days is followed, though the catalogue has forgotten the game', async () => {
  const before = await startTrading(testDatabase);
  const feed = feedOf('corrected-after-days');
  const game = wholeGame(feed, 7);
  await before.tell(feed.begin());
  await before.tellAll(...game.map((play) => feed.play(play)));
  await before.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  await before.stop();
  await testDatabase.database.query(
    "update catalogue.event set status_changed_at = now() - interval '3 days' where id = 'corrected-after-days'",
  );
  const house = await startTrading(testDatabase);
  expect(house.catalogue.event('corrected-after-days')).toBeUndefined();
  const told = corrections(house, 'corrected-after-days');
  await house.tell(feed.snapshot(wholeGame(feed, 11)));
  await vi.waitFor(() => expect(told.length).toBe(1), { timeout: 20_000 });
  await house.stop();
});
