import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { deposit, patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { betChanged } from './bets.topics.ts';
import { type BetRequest, type OddsPolicy, openStakes } from './bets.ts';
import { ownRecords } from './testing/own-records.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';

let t: TestBets;
let policy: OddsPolicy = 'better';

beforeAll(async () => {
  t = await createTestBets({ oddsTerms: async () => ({ policy, format: 'AMERICAN' }) });
});

afterEach(async () => {
  policy = 'better';
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, ...ownRecords }),
  );
  expect(report.faults).toEqual([]);
});

afterAll(() => t.close());

async function place(patronId: string, request: BetRequest) {
  const outcome = await t.bets.place(patronId, [request], origin);
  return { ...outcome, bet: outcome.placed[0]?.bet, code: outcome.refused[0]?.errors[0]?.code };
}

/** Placing must be refused with this code, and nothing may have changed. */
async function expectRefused(request: BetRequest, code: string): Promise<void> {
  const patronId = await patronWith(t.wallet, 100_000_000n);
  const { refused, balances, placed } = await t.bets.place(patronId, [request], origin);
  expect(refused.map(({ draftBetId, errors }) => [draftBetId, errors[0]?.code])).toEqual([['draft', code]]);
  expect(placed).toEqual([]);
  expect(balances?.withdrawableBalance.amount).toBe(100_000_000n);
  expect(await t.bets.openBetCount(patronId)).toBe(0);
}

test('a straight bet is placed: the stake leaves the cash, the bet keeps what was agreed [BET-013] [BET-014]', async () => {
  const { home, eventId } = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  const told: unknown[] = [];
  const stop = t.bus.subscribe(betChanged, (change) => told.push(change));
  const { bet, balances } = await place(patronId, straight(home));
  stop();
  expect(balances?.withdrawableBalance.amount).toBe(7_500n);
  expect(bet).toMatchObject({
    patronId,
    type: 'STRAIGHT',
    currency: 'USD',
    stake: 2_500n,
    winnings: 2_273n,
    totalOdds: { numerator: 10n, denominator: 11n },
    state: { status: 'OPEN' },
    legs: [{ eventId, selectionName: 'Chiefs', marketName: 'Moneyline', outcome: 'PENDING' }],
  });
  expect(told).toEqual([{ patronId, betId: bet?.id }]);
  expect(await t.bets.find(bet?.id ?? '')).toEqual(bet);
});

test('each bet leaves a record of how it was taken that cannot be altered [BET-014]', async () => {
  const { home } = t.event();
  const { bet } = await place(await patronWith(t.wallet, 10_000n), straight(home));
  const [row] = await t.database.query<Record<string, unknown>>(
    `select ip_address, user_agent, rule_version, l.odds_numerator, probability, book_sequence
     from bets.bet b join bets.leg l on l.bet_id = b.id where b.id = $1`,
    [bet?.id],
  );
  expect(row).toMatchObject({
    ...{ ip_address: '203.0.113.7', user_agent: 'test', rule_version: 3 },
    book_sequence: 1n,
  });
  expect(row?.probability).toBeCloseTo(11 / 21);
  const alter = (sql: string) =>
    t.database.query(`${sql} where ${sql.includes('leg') ? 'bet_id' : 'id'} = $1`, [bet?.id]);
  await expect(alter('update bets.bet set stake = stake + 1')).rejects.toThrow('agreed');
  await expect(alter(`update bets.bet set ip_address = 'x'`)).rejects.toThrow('agreed');
  await expect(alter('update bets.leg set odds_numerator = 99')).rejects.toThrow('agreed');
  await expect(alter('delete from bets.bet')).rejects.toThrow('agreed');
});

test('several bets in one request are placed or refused each on its own [BET-013]', async () => {
  const one = t.event();
  const two = t.event();
  const patronId = await patronWith(t.wallet, 6_000n);
  const requests = [
    straight(one.home, { draftBetId: 'a' }),
    straight(two.home, { draftBetId: 'b', stake: 5n }),
    straight(two.away, { draftBetId: 'c' }),
    straight(one.away, { draftBetId: 'd' }),
  ];
  const outcome = await t.bets.place(patronId, requests, origin);
  expect(outcome.placed.map(({ draftBetId }) => draftBetId)).toEqual(['a', 'c']);
  expect(outcome.refused.map(({ draftBetId, errors }) => [draftBetId, errors[0]?.code])).toEqual([
    ['b', 'STAKE_TOO_LOW'],
    ['d', 'INSUFFICIENT_FUNDS'],
  ]);
  expect(outcome.balances?.withdrawableBalance.amount).toBe(1_000n);
});

test('an unknown selection is refused', () =>
  expectRefused(straight('no~such~selection'), 'SELECTION_UNKNOWN'));

test('a suspended market is refused', async () => {
  const { eventId, home } = t.event();
  t.trading.setStatus(eventId, 'suspended');
  await expectRefused(straight(home), 'MARKET_SUSPENDED');
});

test('a closed or settled market, and a line off the board, are refused', async () => {
  const { eventId, home } = t.event();
  t.trading.setStatus(eventId, 'closed');
  await expectRefused(straight(home), 'MARKET_CLOSED');
  t.trading.setStatus(eventId, 'settled');
  await expectRefused(straight(home), 'MARKET_CLOSED');
  const gone = t.event();
  t.trading.removeMarket(gone.eventId, 'moneyline:game');
  await expectRefused(straight(gone.home), 'MARKET_CLOSED');
});

test('an event that is over, cancelled or postponed is refused', async () => {
  for (const status of ['FINISHED', 'CANCELLED', 'POSTPONED', 'HIDDEN', 'INVALID'] as const) {
    await expectRefused(straight(t.event({ status }).home), 'EVENT_UNAVAILABLE');
  }
});

test('prices from before the kickoff are not taken after it; live ones are', async () => {
  const startsAt = new Date(t.clock.now() - 1);
  await expectRefused(straight(t.event({ startsAt }).home), 'EVENT_STARTED');
  const live = t.event({ startsAt, status: 'IN_PLAY' });
  expect((await place(await patronWith(t.wallet, 2_500n), straight(live.home))).bet).toBeDefined();
});

test('worse odds ask, better odds are taken at the better price by default [BET-011]', async () => {
  const { home } = t.event();
  t.trading.setOdds(home, 5, 6);
  await expectRefused(straight(home), 'ODDS_CHANGED');
  t.trading.setOdds(home, 1, 1);
  const { bet } = await place(await patronWith(t.wallet, 2_500n), straight(home));
  expect(bet).toMatchObject({ totalOdds: { numerator: 1n, denominator: 1n }, winnings: 2_500n });
});

test('a patron may take any odds, or none that changed [BET-004] [BET-011]', async () => {
  const { home } = t.event();
  t.trading.setOdds(home, 5, 6);
  policy = 'any';
  const { bet } = await place(await patronWith(t.wallet, 2_500n), straight(home));
  expect(bet?.totalOdds).toEqual({ numerator: 5n, denominator: 6n });
  policy = 'none';
  t.trading.setOdds(home, 1, 1);
  await expectRefused(straight(home), 'ODDS_CHANGED');
});

test('stakes have bounds [BET-010]', async () => {
  const { home } = t.event();
  await expectRefused(straight(home, { stake: 0n }), 'STAKE_MISSING');
  await expectRefused(straight(home, { stake: -100n }), 'STAKE_NEGATIVE');
  await expectRefused(straight(home, { stake: 9n }), 'STAKE_TOO_LOW');
  await expectRefused(straight(home, { stake: 5_000_001n }), 'STAKE_TOO_HIGH');
  await expectRefused(straight(home, { stake: 10n ** 30n }), 'STAKE_TOO_HIGH');
  const patronId = await patronWith(t.wallet, 5_000_010n);
  expect((await place(patronId, straight(home, { stake: 10n }))).bet).toBeDefined();
  expect((await place(patronId, straight(home, { stake: 5_000_000n }))).bet).toBeDefined();
});

test('bets of no type, of too many or too few legs, or with rewards that are not there are refused', async () => {
  const { home, away } = t.event();
  await expectRefused(straight(home, { legs: [] }), 'NO_LEGS');
  await expectRefused(straight(home, { type: 'INVALID' }), 'BET_TYPE_UNAVAILABLE');
  await expectRefused(straight(home, { type: 'PARLAY' }), 'PARLAY_NEEDS_LEGS');
  const both = [...straight(away).legs, ...straight(home).legs];
  await expectRefused(straight(home, { legs: both }), 'STRAIGHT_NEEDS_ONE_LEG');
  await expectRefused(straight(home, { amountSource: 'FREE_BET' }), 'REWARD_UNAVAILABLE');
  await expectRefused(straight(home, { profitBoostId: newId() }), 'REWARD_UNAVAILABLE');
});

test('a patron without the money, or without accounts, is refused', async () => {
  const { home } = t.event();
  const poor = await patronWith(t.wallet, 2_499n);
  const { code, balances } = await place(poor, straight(home));
  expect([code, balances?.withdrawableBalance.amount]).toEqual(['INSUFFICIENT_FUNDS', 2_499n]);
  expect((await place(newId(), straight(home))).code).toBe('NO_ACCOUNT');
  expect((await place('nobody', straight(home))).code).toBe('NO_ACCOUNT');
});

test('the same request is answered with the same bet, also when the market has closed since', async () => {
  const { eventId, home } = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  const request = straight(home);
  const first = await place(patronId, request);
  const again = await place(patronId, request);
  t.trading.setStatus(eventId, 'closed');
  const later = await place(patronId, request);
  expect([again.bet, later.bet]).toEqual([first.bet, first.bet]);
  expect(later.balances?.withdrawableBalance.amount).toBe(7_500n);
  expect(await t.bets.openBetCount(patronId)).toBe(1);
});

test('the same key with other content is refused, open market or closed', async () => {
  const { eventId, home } = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  const request = straight(home);
  await place(patronId, request);
  expect((await place(patronId, { ...request, stake: 100n })).code).toBe('BET_ALREADY_PLACED');
  t.trading.setStatus(eventId, 'closed');
  expect((await place(patronId, { ...request, stake: 100n })).code).toBe('BET_ALREADY_PLACED');
  expect(await t.bets.openBetCount(patronId)).toBe(1);
});

test('one request sent many times at once is one bet', async () => {
  const { home } = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  const request = straight(home);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => place(patronId, request)));
  expect(new Set(outcomes.map(({ bet }) => bet?.id)).size).toBe(1);
  expect(await t.bets.openBetCount(patronId)).toBe(1);
});

test('a suspension wins the race against bets that wait for their batch', async () => {
  const { eventId, home } = t.event();
  const patrons = await Promise.all(Array.from({ length: 20 }, () => patronWith(t.wallet, 10_000n)));
  const outcomes = patrons.map((patronId) => place(patronId, straight(home)));
  // Quoted and queued; no batch can leave before this turn of the event loop ends.
  t.trading.setStatus(eventId, 'suspended');
  for (const { code } of await Promise.all(outcomes)) expect(code).toBe('MARKET_SUSPENDED');
});

test('the balance after several bets holds every stake, whichever was taken last', async () => {
  const moves = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  const first = straight(moves.home, { draftBetId: 'first' });
  const second = straight(t.event().home, { draftBetId: 'second' });
  const placing = t.bets.place(patronId, [first, second], origin);
  // Quoted again, the first bet joins a later batch than the second.
  t.trading.setOdds(moves.home, 2, 1);
  const { placed, balances } = await placing;
  expect(placed).toHaveLength(2);
  expect(balances?.withdrawableBalance.amount).toBe(5_000n);
});

test('odds that move while a bet waits for its batch are quoted again', async () => {
  const { home } = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  const better = place(patronId, straight(home));
  t.trading.setOdds(home, 2, 1);
  expect((await better).bet?.totalOdds).toEqual({ numerator: 2n, denominator: 1n });
  const worse = place(
    patronId,
    straight(home, { legs: [{ selectionId: home, odds: { numerator: 2n, denominator: 1n } }] }),
  );
  t.trading.setOdds(home, 1, 2);
  expect((await worse).code).toBe('ODDS_CHANGED');
});

test('one patron cannot place more than there is, however many requests come at once', async () => {
  const { home } = t.event();
  const patronId = await patronWith(t.wallet, 0n);
  await deposit(t.wallet, patronId, 10_000n);
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => place(patronId, straight(home))));
  expect(outcomes.filter(({ bet }) => bet)).toHaveLength(4);
  expect(await t.bets.openBetCount(patronId)).toBe(4);
});
