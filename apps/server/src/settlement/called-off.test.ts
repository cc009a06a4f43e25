import type { FeedMessage } from '@fairline/feed/message.ts';
import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Bets, openStakes, paidBets } from '../bets/bets.ts';
import { betsMigrations } from '../bets/migrations.ts';
import { origin, straight } from '../bets/testing/test-bets.ts';
import { unguarded } from '../bets/testing/unguarded.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { rewardsMigrations } from '../rewards/migrations.ts';
import { Rewards } from '../rewards/rewards.ts';
import { feedOf, startTrading, type TestTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { wholeGame } from '../trading/testing/whole-game.ts';
import { resultsCorrected } from '../trading/trading.topics.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import { checkPart, type Wallet } from '../wallet/wallet.ts';
import { settlementMigrations } from './migrations.ts';
import { Settlement } from './settlement.ts';

const CASH = 10_000n;
const STAKE = 2_500n;

let testDatabase: TestDatabase;
let house: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  testDatabase = await tradingDatabase([
    ...walletMigrations,
    ...rewardsMigrations,
    ...betsMigrations,
    ...settlementMigrations,
  ]);
});
afterAll(() => testDatabase.drop());

beforeEach(async () => {
  house = await open();
});

afterEach(async () => {
  await house.close();
  const report = await testDatabase.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, readPaidBets: paidBets }),
  );
  expect(report.faults).toEqual([]);
});

/** Everything from the feed to the ledger, all of it real. */
async function open(nowMs?: number) {
  const desk: TestTrading = await startTrading(testDatabase, { ...(nowMs !== undefined && { nowMs }) });
  const { bus, clock, logger, trading } = desk;
  const { database } = testDatabase;
  const wallet: Wallet = testWallet(database, { bus, clock });
  const rewards = new Rewards({ database, wallet, bus, clock, logger });
  const delays = { bySport: {}, otherwise: 0 };
  const bets = new Bets({ ...unguarded, database, wallet, trading, bus, clock, logger, rewards, delays });
  const settlement = new Settlement({ bets, wallet, trading, bus, logger });
  await settlement.start();
  return {
    ...desk,
    wallet,
    bets,
    /** Lets time pass, and everything follow from it. */
    pass: async (hours: number) => {
      clock.advance(hours * 3_600_000);
      trading.sweep();
      await settled();
    },
    settled,
    close: async () => {
      await settlement.stop();
      await desk.stop();
      await wallet.close();
    },
  };

  async function settled() {
    // What is called off goes through the feed's log first.
    await desk.feeds.histories([]);
    await trading.idle();
    await settlement.idle();
  }
}

async function placed(eventId: string, market = 'moneyline:game') {
  return placedOn([`${eventId}~${market}~home`]);
}

/** A straight bet on one selection, a parlay on several. */
async function placedOn(selectionIds: readonly string[]) {
  const legs = selectionIds.map((selectionId) => {
    const odds = house.trading.selection(selectionId)?.odds;
    if (!odds) throw new Error(`${selectionId} has no price`);
    return { selectionId, odds };
  });
  const type = legs.length > 1 ? 'PARLAY' : 'STRAIGHT';
  const patronId = await patronWith(house.wallet, CASH);
  const { placed: done } = await house.bets.place(
    patronId,
    [straight('', { type, legs, stake: STAKE })],
    origin,
  );
  const betId = done[0]?.bet.id;
  if (betId === undefined) throw new Error('The bet was refused.');
  return {
    state: async () => (await house.bets.find(betId))?.state,
    legs: async () => (await house.bets.find(betId))?.legs,
    cash: async () => (await house.wallet.balances(patronId))?.withdrawableBalance.amount,
  };
}

/** The plays of a believable game, up to the end of its first quarter. */
function firstQuarter(feed: ReturnType<typeof feedOf>): FeedMessage[] {
  let state = football.initial({ sides: { home: feed.fixture.home, away: feed.fixture.away } });
  const messages: FeedMessage[] = [];
  for (let number = 0; state.phase !== 'break' && state.quarter < 2; number++) {
    const play = football.playOn(state, { home: 2, away: -1 }, new Random(7, number));
    if (!play) break;
    messages.push(feed.play(play));
    state = football.apply(state, play);
  }
  return messages;
}

test('a game that is cancelled gives every stake back, but for what was decided before', async () => {
  const feed = feedOf('called-off-1');
  await house.tell(feed.begin());
  const [game, quarter] = [await placed('called-off-1'), await placed('called-off-1', 'moneyline:q1')];
  await house.tellAll(...firstQuarter(feed));
  await house.settled();
  const decided = await quarter.state();
  expect(decided?.status).toBe('SETTLED');
  expect(await game.state()).toMatchObject({ status: 'OPEN' });
  await house.tell(feed.message({ kind: 'status', status: 'cancelled' }));
  await house.settled();
  expect(await game.state()).toMatchObject({ status: 'SETTLED', outcome: 'VOID', payout: STAKE });
  expect(await game.cash()).toBe(CASH);
  expect(await quarter.state()).toEqual(decided);
});

test('a postponed game keeps its bets until its week is over, and then gives the stakes back [LIVE-013]', async () => {
  const feed = feedOf('called-off-2');
  await house.tell(feed.begin());
  const bet = await placed('called-off-2');
  await house.tell(feed.message({ kind: 'status', status: 'postponed' }));
  await house.pass(3 * 24);
  expect(await bet.state()).toMatchObject({ status: 'OPEN' });
  await house.pass(24);
  await expect.poll(bet.state).toMatchObject({ status: 'SETTLED', outcome: 'VOID', payout: STAKE });
  expect(await bet.cash()).toBe(CASH);
  expect(house.catalogue.event('called-off-2')?.status).toBe('CANCELLED');
});

test('a game of which nothing is told any more is called off by the house, and gives back what is not decided', async () => {
  const feed = feedOf('called-off-silent');
  await house.tell(feed.begin());
  const [game, quarter] = [
    await placed('called-off-silent'),
    await placed('called-off-silent', 'moneyline:q1'),
  ];
  await house.tellAll(...firstQuarter(feed));
  await house.settled();
  const decided = await quarter.state();
  await house.pass(3 * 24);
  expect(await game.state()).toMatchObject({ status: 'OPEN' });
  await house.pass(24);
  await expect.poll(game.state).toMatchObject({ status: 'SETTLED', outcome: 'VOID', payout: STAKE });
  expect(await quarter.state()).toEqual(decided);
  expect(house.catalogue.event('called-off-silent')?.status).toBe('CANCELLED');
});

test('a game whose source left a gap and never came back is called off all the same, and stays so', async () => {
  const eventId = 'called-off-troubled';
  const feed = feedOf(eventId);
  await house.tell(feed.begin());
  const bet = await placed(eventId);
  feed.snap();
  await house.tell(feed.snap());
  expect(house.trading.book(eventId)?.status).toBe('suspended');
  await house.pass(3 * 24);
  expect(await bet.state()).toMatchObject({ status: 'OPEN' });
  await house.pass(24);
  await expect.poll(bet.state).toMatchObject({ status: 'SETTLED', outcome: 'VOID', payout: STAKE });
  expect(await bet.cash()).toBe(CASH);
  expect(house.catalogue.event(eventId)?.status).toBe('CANCELLED');
  expect(await house.feeds.receive(feed.play({}))).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/^the event is over/),
  });
  await house.close();
  house = await open();
  expect(await house.feeds.receive(feed.play({}))).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/^the event is over/),
  });
});

test('a game that never began is called off as well, but not in the first hour after a restart', async () => {
  const eventId = 'called-off-unplayed';
  await house.tell(feedOf(eventId).begin());
  const bet = await placed(eventId);
  await house.close();
  house = await open(Date.parse('2030-01-12T18:00:00.000Z'));
  await house.pass(0.5);
  expect(await bet.state()).toMatchObject({ status: 'OPEN' });
  await house.pass(1);
  await expect.poll(bet.state).toMatchObject({ status: 'SETTLED', outcome: 'VOID', payout: STAKE });
});

test.each([
  ['within its week keeps its bets', '2030-01-08T18:00:00.000Z', 'OPEN'],
  ['after its week gives the stakes back', '2030-01-13T18:00:00.000Z', 'SETTLED'],
])('a postponed game that is put on again %s', async (_, startsAt, status) => {
  const eventId = `called-off-${status.toLowerCase()}`;
  const feed = feedOf(eventId);
  await house.tell(feed.begin());
  const bet = await placed(eventId);
  await house.tell(feed.message({ kind: 'status', status: 'postponed' }));
  await house.tell(feed.message({ kind: 'fixture', fixture: { ...feed.fixture, startsAt } }));
  await house.pass(1);
  await expect.poll(bet.state).toMatchObject({ status });
});

test('a game called off by the house stays so after a restart, and its source is not asked to go on', async () => {
  const feed = feedOf('called-off-3');
  await house.tell(feed.begin());
  await house.tell(feed.message({ kind: 'status', status: 'postponed' }));
  await house.pass(5 * 24);
  await expect.poll(() => house.catalogue.event('called-off-3')?.status).toBe('CANCELLED');
  expect(await house.feeds.unfinished('test')).not.toContain('called-off-3');
  expect(await house.feeds.receive(feed.play({}))).toMatchObject({ kind: 'refused' });
  await house.close();
  house = await open();
  await house.trading.recall('called-off-3');
  expect(house.trading.grade('called-off-3', 'moneyline:game', 'home')).toMatchObject({ outcome: 'void' });
});

/** As a build later than the one that sold it, which has no such market any more. */
function forget(marketKey: string) {
  const { market } = football;
  return vi
    .spyOn(football, 'market')
    .mockImplementation((key, sides) => (key === marketKey ? undefined : market(key, sides)));
}

/** Plays it to its end, in which the home side wins. */
async function playOut(feed: ReturnType<typeof feedOf>) {
  await house.tellAll(...wholeGame(feed).map((play) => feed.play(play)));
  const { homeScore = 0, awayScore = 0 } = house.trading.book(feed.fixture.eventId)?.scoreboard ?? {};
  expect(homeScore).toBeGreaterThan(awayScore);
  return feed.message({ kind: 'result', home: homeScore, away: awayScore });
}

test('what no build can grade any more is void once the game is over, and a parlay goes on without it', async () => {
  const [feed, other] = [feedOf('unknown-1'), feedOf('unknown-2')];
  await house.tell(feed.begin(), other.begin());
  const bet = await placed('unknown-1', 'moneyline:q1');
  const winner = await placed('unknown-2');
  const parlay = await placedOn(['unknown-1~moneyline:q1~home', 'unknown-2~moneyline:game~home']);
  const forgotten = forget('moneyline:q1');
  try {
    const result = await playOut(feed);
    await house.settled();
    expect(await bet.state()).toMatchObject({ status: 'OPEN' });
    await house.tell(result);
    await house.settled();
    expect(await bet.state()).toMatchObject({
      status: 'SETTLED',
      outcome: 'VOID',
      payout: STAKE,
      version: 1,
    });
    expect(await bet.cash()).toBe(CASH);
    const text = 'Void: the house cannot tell any more how this came out';
    expect(await bet.legs()).toMatchObject([{ outcome: 'VOID', decision: { outcome: 'void', text } }]);
    expect(await parlay.legs()).toMatchObject([{ outcome: 'VOID' }, { outcome: 'PENDING' }]);
    expect(house.logger.warn).toHaveBeenCalledWith(
      { eventId: 'unknown-1', marketKey: 'moneyline:q1', selectionKey: 'home' },
      'Bets are void: nobody can tell how this came out',
    );
    await house.tell(await playOut(other));
    // The first game told once more, and everything looked at by another run.
    await house.tell(feed.snapshot(wholeGame(feed)));
    await house.close();
    house = await open();
    await house.settled();
    expect(await bet.state()).toMatchObject({ outcome: 'VOID', version: 1 });
    expect(await parlay.state()).toMatchObject({ status: 'SETTLED', outcome: 'WIN', version: 1 });
    expect(await parlay.cash()).toBe(await winner.cash());
    expect(await parlay.cash()).toBeGreaterThan(CASH);
  } finally {
    forgotten.mockRestore();
  }
});

test('what an earlier build graded stays as it did, also when the results are looked at again', async () => {
  const feed = feedOf('unknown-3');
  await house.tell(feed.begin());
  const bet = await placed('unknown-3', 'moneyline:q1');
  await house.tell(await playOut(feed));
  await house.settled();
  const decided = await bet.state();
  expect(decided).toMatchObject({ status: 'SETTLED', outcome: 'WIN', version: 1 });
  const forgotten = forget('moneyline:q1');
  try {
    house.bus.publish(resultsCorrected, { eventId: 'unknown-3' });
    await house.settled();
    expect(await bet.state()).toEqual(decided);
  } finally {
    forgotten.mockRestore();
  }
});
