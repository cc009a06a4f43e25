import { football } from '@fairline/sports/football/football.ts';
import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import { resultsCorrected } from './trading.topics.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => testDatabase.drop());

type Feed = ReturnType<typeof feedOf>;

function plays(feed: Feed, seed: number): FootballPlay[] {
  let state = football.initial({ sides: { home: feed.fixture.home, away: feed.fixture.away } });
  const all: FootballPlay[] = [];
  for (let number = 0; ; number++) {
    const play = football.playOn(state, { home: 2, away: -1 }, new Random(seed, number));
    if (!play) return all;
    all.push(play);
    state = football.apply(state, play);
  }
}

function snapshot(feed: Feed, all: readonly FootballPlay[]) {
  return feed.message({ kind: 'snapshot', fixture: feed.fixture, plays: all, pending: false });
}

function corrections({ bus }: TestTrading): string[] {
  const told: string[] = [];
  bus.subscribe(resultsCorrected, ({ eventId }) => told.push(eventId));
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
  const told = corrections(house);
  const feed = feedOf('live-corrected');
  const game = plays(feed, 7);
  const half = Math.floor(game.length * 0.6);
  await house.tell(feed.begin());
  await house.tellAll(...game.slice(0, half).map((play) => feed.play(play)));
  const before = gradesOf(house, 'live-corrected');
  expect(before.length).toBeGreaterThan(0);
  await house.tell(snapshot(feed, game.slice(0, half)));
  expect(told).toEqual([]);
  const other = plays(feed, 11);
  await house.tell(snapshot(feed, other.slice(0, Math.floor(other.length * 0.6))));
  expect(gradesOf(house, 'live-corrected')).not.toEqual(before);
  expect(told).toEqual(['live-corrected']);
  await house.stop();
});

test('a snapshot after the end corrects the result, also after a restart, and keeps what it was', async () => {
  const before = await startTrading(testDatabase);
  const told = corrections(before);
  const feed = feedOf('corrected-1');
  const game = plays(feed, 7);
  const score = game.at(-1)?.score ?? { home: 0, away: 0 };
  await before.tell(feed.begin());
  await before.tellAll(...game.map((play) => feed.play(play)));
  await before.tell(feed.message({ kind: 'result', ...score }));
  const graded = before.trading.grade('corrected-1', 'moneyline:game', 'home');
  expect(graded?.text).toContain(String(score.home));
  const other = plays(feed, 11);
  const corrected = other.at(-1)?.score ?? { home: 0, away: 0 };
  expect(corrected).not.toEqual(score);
  await before.tell(snapshot(feed, other));
  expect(told).toEqual(['corrected-1']);
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

test('a correction that leads to no end corrects nothing and is told to the operator', async () => {
  const house = await startTrading(testDatabase);
  const told = corrections(house);
  const feed = feedOf('not-corrected');
  const game = plays(feed, 7);
  await house.tell(feed.begin());
  await house.tellAll(...game.map((play) => feed.play(play)));
  await house.tell(feed.message({ kind: 'result', ...(game.at(-1)?.score ?? { home: 0, away: 0 }) }));
  const graded = house.trading.grade('not-corrected', 'moneyline:game', 'home');
  await house.tell(snapshot(feed, game.slice(0, 10)));
  expect(house.trading.grade('not-corrected', 'moneyline:game', 'home')).toEqual(graded);
  expect(told).toEqual([]);
  expect(house.logger.error).toHaveBeenCalled();
  await house.stop();
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
  await house.trading.idle();
  expect(house.trading.grade('put-off', 'moneyline:game', 'home')).toMatchObject({ outcome: 'void' });
  expect(house.catalogue.event('put-off')?.status).toBe('CANCELLED');
  await house.stop();
});
