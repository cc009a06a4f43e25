import { football } from '@fairline/sports/football/football.ts';
import type { FootballPlay } from '@fairline/sports/football/play.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { ordered } from './testing/ordered.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from './testing/test-trading.ts';
import type { JointLeg } from './trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const SAMPLES = { samples: { live: 2048, preGame: 2048 } };

/** The first plays of a game. */
function plays(feed: ReturnType<typeof feedOf>, count: number): FootballPlay[] {
  let state = football.initial({ sides: { home: feed.fixture.home, away: feed.fixture.away } });
  return Array.from({ length: count }, (_, number) => {
    const play = football.playOn(state, { home: 2, away: -1 }, new Random(7, number));
    if (!play) throw new Error('the game is over');
    state = football.apply(state, play);
    return play;
  });
}

const home: JointLeg = { marketKey: 'moneyline:game', selectionKey: 'home' };
const homeHalf: JointLeg = { marketKey: 'threeway:h1', selectionKey: 'home' };

function total(trading: TestTrading['trading'], eventId: string): JointLeg {
  const main = trading.book(eventId)?.markets.find((market) => market.family === 'total:game' && market.main);
  return { marketKey: main?.key ?? '', selectionKey: 'over' };
}

test('a group is priced as the legs are tapped, in step with the book', async () => {
  const { tell, trading, stop } = await startTrading(testDatabase, SAMPLES);
  const feed = feedOf('group-1');
  await tell(feed.begin());
  trading.look('group-1');
  await trading.idle();
  const over = total(trading, 'group-1');
  const two = trading.joint('group-1', [home, over]);
  const three = trading.joint('group-1', [home, over, homeHalf]);
  if (two.kind !== 'priced' || three.kind !== 'priced') throw new Error('not priced');
  expect(two.sequence).toBe(trading.book('group-1')?.sequence);
  expect(three.probability).toBeLessThan(two.probability);
  const subsets = trading.jointOfSubsets('group-1', [home, over, homeHalf]);
  expect(subsets[0b111]).toEqual(three.odds);
  expect(subsets[0b011]).toEqual(two.odds);
  expect(subsets[0b001]).toEqual(trading.selection('group-1~moneyline:game~home')?.odds);
  await stop();
});

test('a group is off sale while a play is under way and has another price after it', async () => {
  const { feeds, tell, trading, stop } = await startTrading(testDatabase, SAMPLES);
  const feed = feedOf('group-2');
  await tell(feed.begin());
  trading.look('group-2');
  await trading.idle();
  const legs = [home, homeHalf];
  const before = trading.joint('group-2', legs);
  if (before.kind !== 'priced') throw new Error('not priced');
  const unavailable = { kind: 'refused', reason: 'unavailable' };
  for (const play of plays(feed, 30)) {
    await feeds.receive(feed.snap());
    expect(trading.joint('group-2', legs)).toEqual(unavailable);
    expect(trading.jointOfSubsets('group-2', legs)).toEqual([undefined, undefined, undefined, undefined]);
    await tell(feed.play(play));
    const now = trading.joint('group-2', legs);
    if (now.kind !== 'priced') throw new Error('not priced');
    expect(now.sequence).toBe(trading.book('group-2')?.sequence);
  }
  const after = trading.joint('group-2', legs);
  if (after.kind !== 'priced') throw new Error('not priced');
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.probability).not.toBe(before.probability);
  await stop();
});

test('lines on the card have a joint price at once; to ask for one of others is to look at the event', async () => {
  const { tell, trading, stop } = await startTrading(testDatabase, SAMPLES);
  await tell(feedOf('group-5').begin());
  const over = total(trading, 'group-5');
  expect(trading.joint('group-5', [home, over])).toMatchObject({ kind: 'priced' });
  expect(trading.joint('group-5', [home, homeHalf])).toEqual({ kind: 'refused', reason: 'pricing' });
  await trading.idle();
  expect(trading.joint('group-5', [home, homeHalf])).toMatchObject({ kind: 'priced' });
  await stop();
});

test('a group is refused while an operator holds the event, and with a leg that is not on the board', async () => {
  const { tell, trading, stop } = await startTrading(testDatabase, SAMPLES);
  const feed = feedOf('group-3');
  await tell(feed.begin());
  const unavailable = { kind: 'refused', reason: 'unavailable' };
  expect(trading.joint('group-3', [home, { marketKey: 'total:game:45.25', selectionKey: 'over' }])).toEqual(
    unavailable,
  );
  await trading.idle();
  const suspend = { kind: 'suspend', marketKey: undefined, reason: 'Injury news' } as const;
  const { number } = await ordered(testDatabase.database, trading, 'group-3', suspend);
  expect(trading.joint('group-3', [home, homeHalf])).toEqual(unavailable);
  const reopen = { kind: 'reopen', marketKey: undefined, lifts: number } as const;
  await ordered(testDatabase.database, trading, 'group-3', reopen);
  expect(trading.joint('group-3', [home, homeHalf])).toMatchObject({ kind: 'priced' });
  expect(trading.joint('nobody', [home, homeHalf])).toEqual(unavailable);
  expect(trading.jointOfSubsets('nobody', [home])).toEqual([undefined, undefined]);
  await stop();
});

test('a sport that nothing simulates has no joint prices', async () => {
  const { database } = testDatabase;
  await database.query(
    "insert into catalogue.sport (slug, name) values ('chess', 'Chess') on conflict do nothing",
  );
  await database.query(
    `insert into catalogue.competition (slug, name, sport, organization)
     values ('candidates', 'Candidates', 'chess', 'united-states') on conflict do nothing`,
  );
  const { catalogue, tell, trading, stop } = await startTrading(testDatabase, SAMPLES);
  const feed = feedOf('group-4');
  const fixture = { ...feed.fixture, sport: 'chess', competition: 'candidates' };
  await tell(feed.message({ kind: 'fixture', fixture }));
  expect(catalogue.event('group-4')?.sport.slug).toBe('chess');
  expect(trading.joint('group-4', [home, homeHalf])).toEqual({ kind: 'refused', reason: 'unavailable' });
  await stop();
});
