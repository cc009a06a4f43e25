import { football } from '@fairline/sports/football/football.ts';
import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { SimulationAbandoned } from './simulator.ts';
import { InProcessSimulator } from './testing/in-process-simulator.ts';
import { SlowSimulator } from './testing/slow-simulator.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

function plays({ fixture }: ReturnType<typeof feedOf>, count: number): FootballPlay[] {
  let state = football.initial({ sides: { home: fixture.home, away: fixture.away } });
  return Array.from({ length: count }, (_, number) => {
    const play = football.playOn(state, football.even, new Random(7, number));
    if (!play) throw new Error('The game is over.');
    state = football.apply(state, play);
    return play;
  });
}

function winner({ trading }: TestTrading, eventId: string) {
  return trading.selection(`${eventId}~moneyline:game~home`);
}

test('of a game that is told in one go no price of its kickoff is shown beside "suspended", and its chance as what was, until it is priced as it stands', async () => {
  const simulator = new SlowSimulator();
  const t = await startTrading(testDatabase, { simulator });
  const feed = feedOf('late-1');
  await t.tell(feed.begin());
  const kickoff = t.trading.book('late-1')?.winProbability;
  expect(kickoff).toHaveLength(1);
  const all = t.trading.book('late-1')?.markets.map(({ key }) => key) ?? [];
  const { fixture } = feed;
  t.changes.length = 0;
  simulator.hold();
  await t.feeds.receive(feed.message({ kind: 'snapshot', fixture, plays: plays(feed, 25), pending: false }));
  const book = t.trading.book('late-1');
  expect(book).toMatchObject({ status: 'suspended', priceState: 'new' });
  expect(book?.winProbability).toEqual(kickoff);
  expect(t.changes.some(({ statistics }) => statistics)).toBe(true);
  expect(book?.markets.length).toBeGreaterThan(0);
  for (const { selections } of book?.markets ?? []) {
    for (const { odds, status } of selections) {
      expect(odds).toBeUndefined();
      expect(['suspended', 'closed']).toContain(status);
    }
  }
  expect(winner(t, 'late-1')).toMatchObject({ status: 'suspended', odds: undefined, probability: 0 });
  expect(new Set(t.changes.flatMap(({ markets }) => markets))).toEqual(new Set(all));
  simulator.release();
  await t.trading.idle();
  expect(t.trading.book('late-1')).toMatchObject({ status: 'open', priceState: 'present' });
  expect(winner(t, 'late-1')?.odds).toBeDefined();
  expect(t.trading.book('late-1')?.winProbability.length).toBeGreaterThan(1);
  await t.stop();
});

test('a game whose prices are a few plays old keeps them beside "suspended", and loses them as it goes on without new ones', async () => {
  const simulator = new SlowSimulator();
  const t = await startTrading(testDatabase, { simulator });
  const feed = feedOf('late-2');
  await t.tell(feed.begin());
  const told = plays(feed, 5);
  simulator.hold();
  const curve = () => t.trading.book('late-2')?.winProbability;
  const known = curve();
  for (const play of told.slice(0, 4)) await t.feeds.receive(feed.play(play));
  expect(known).not.toEqual([]);
  expect(winner(t, 'late-2')).toMatchObject({ status: 'suspended', odds: expect.anything() });
  await t.feeds.receive(feed.play(told[4]));
  expect(t.trading.book('late-2')?.priceState).toBe('new');
  expect(curve()).toEqual(known);
  expect(winner(t, 'late-2')).toMatchObject({ status: 'suspended', odds: undefined });
  simulator.release();
  await t.trading.idle();
  expect(winner(t, 'late-2')).toMatchObject({ status: 'open', odds: expect.anything() });
  await t.stop();
});

test('a snapshot that tells what is known already takes no prices from the screen', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('late-3');
  const told = plays(feed, 3);
  await t.tell(feed.begin(), ...told.map((play) => feed.play(play)));
  await t.feeds.receive(
    feed.message({ kind: 'snapshot', fixture: feed.fixture, plays: told, pending: true }),
  );
  await t.trading.idle();
  expect(t.trading.book('late-3')).toMatchObject({ status: 'suspended', reasons: ['Play under way'] });
  expect(winner(t, 'late-3')).toMatchObject({ status: 'suspended', odds: expect.anything() });
  await t.stop();
});

test('the win probability of a game whose plays come in one go, before it is priced or after a gap, has no gap', async () => {
  const simulator = new SlowSimulator();
  const t = await startTrading(testDatabase, { simulator });
  const feed = feedOf('late-5');
  const told = plays(feed, 120);
  simulator.hold();
  await t.feeds.receive(feed.begin());
  for (const play of told.slice(0, 50)) await t.feeds.receive(feed.play(play));
  expect(t.trading.book('late-5')).toMatchObject({ status: 'suspended', priceState: 'first', markets: [] });
  simulator.release();
  await vi.waitFor(() => expect(widestGap(t, 'late-5')).toBeLessThan(0.1), 10_000);
  simulator.hold();
  for (const play of told.slice(50)) await t.feeds.receive(feed.play(play));
  simulator.release();
  const last = () => t.trading.book('late-5')?.winProbability.at(-1)?.elapsed ?? 0;
  await vi.waitFor(() => expect([last() > 0.6, widestGap(t, 'late-5') < 0.1]).toEqual([true, true]), 10_000);
  await t.stop();
});

/** The largest share of the game between two points of the curve, from the kickoff on; 1 where there is none. */
function widestGap({ trading }: TestTrading, eventId: string): number {
  const moments = trading.book(eventId)?.winProbability.map(({ elapsed }) => elapsed) ?? [];
  const gaps = moments.map((elapsed, at) => elapsed - (moments[at - 1] ?? 0));
  return gaps.length < 2 ? 1 : Math.max(...gaps);
}

test('a win probability that a stop abandons is no line in the log', async () => {
  class ClosedSimulator extends InProcessSimulator {
    override async winProbability(): Promise<never> {
      throw new SimulationAbandoned('The simulator was closed.');
    }
  }
  const feed = feedOf('late-4');
  const before = await startTrading(testDatabase);
  await before.tell(feed.begin(), ...plays(feed, 40).map((play) => feed.play(play)));
  await before.stop();
  const after = await startTrading(testDatabase, { simulator: new ClosedSimulator() });
  await after.trading.idle();
  expect(after.trading.book('late-4')?.status).toBe('open');
  await after.stop();
  expect(after.logger.warn).not.toHaveBeenCalled();
});
