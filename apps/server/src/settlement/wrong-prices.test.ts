import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStakes } from '../bets/bets.ts';
import { createTestBets, origin, straight, type TestBets } from '../bets/testing/test-bets.ts';
import type { PriceError } from '../trading/trading.ts';
import { patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { settlementMigrations } from './migrations.ts';
import { Settlement } from './settlement.ts';

let t: TestBets;
let settlement: Settlement;
const MONEYLINE = 'moneyline:game';
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  t = await createTestBets({ migrations: settlementMigrations });
});

beforeEach(async () => {
  const { bets, trading, bus, clock, database } = t;
  const wallet = testWallet(database, { bus, clock });
  settlement = new Settlement({ bets, wallet, trading, bus, logger: { warn: () => {}, error: () => {} } });
  await settlement.start();
});

afterEach(async () => {
  await settlement.stop();
  const report = await t.database.transaction((tx) => checkPart(tx, { readOpenStakes: openStakes }));
  expect(report.faults).toEqual([]);
});

afterAll(() => t.close());

async function placed(selectionId: string) {
  const patronId = await patronWith(t.wallet, 2_500n);
  const outcome = await t.bets.place(patronId, [straight(selectionId)], origin);
  const bet = outcome.placed[0]?.bet;
  if (!bet) throw new Error('The bet was refused.');
  return { patronId, betId: bet.id };
}

/** Of the last hour. */
function wrong(change: Partial<PriceError> = {}): PriceError {
  const now = t.clock.now();
  return {
    number: 1n,
    marketKey: MONEYLINE,
    selectionKey: undefined,
    from: new Date(now - HOUR_MS),
    until: new Date(now + 1),
    odds: undefined,
    reason: 'home and away were swapped',
    ...change,
  };
}

const cashOf = async (patronId: string) => (await t.wallet.balances(patronId))?.withdrawableBalance.amount;

test('open bets at a price that was declared wrong are void at once, and the patron reads why [BET-015]', async () => {
  const { eventId, home } = t.event();
  const early = await placed(home);
  t.clock.advance(2 * HOUR_MS);
  const covered = await placed(home);
  t.trading.declareWrong(eventId, wrong());
  await settlement.idle();
  expect((await t.bets.find(early.betId))?.state.status).toBe('OPEN');
  const bet = await t.bets.find(covered.betId);
  expect(bet?.state).toMatchObject({ status: 'SETTLED', outcome: 'VOID', payout: 2_500n });
  expect(bet?.legs[0]?.decision?.text).toBe(
    'Void: the price was a palpable error (home and away were swapped)',
  );
  expect(await cashOf(covered.patronId)).toBe(2_500n);
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await settlement.idle();
  expect(await cashOf(early.patronId)).toBe(4_773n);
  expect(await cashOf(covered.patronId)).toBe(2_500n);
});

test('a price that is put right pays what it should have been, and says so [case S-resettlement-04]', async () => {
  const { eventId, home, away } = t.event();
  const onHome = await placed(home);
  const onAway = await placed(away);
  const odds = { numerator: 1n, denominator: 5n };
  t.trading.declareWrong(eventId, wrong({ selectionKey: 'home', odds }));
  await settlement.idle();
  expect((await t.bets.find(onHome.betId))?.state.status).toBe('OPEN');
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await settlement.idle();
  const bet = await t.bets.find(onHome.betId);
  expect(bet?.state).toMatchObject({ status: 'SETTLED', outcome: 'WIN', payout: 3_000n });
  expect(bet?.legs[0]?.decision?.text).toBe(
    'home: win. Paid at -500: -110 was a palpable error (home and away were swapped)',
  );
  expect((await t.bets.find(onAway.betId))?.state).toMatchObject({ outcome: 'LOSS', payout: 0n });
});

test('a price that should have been longer, or is mistyped so, makes no bet win more than it was taken and counted for', async () => {
  const { eventId, home } = t.event();
  const { patronId, betId } = await placed(home);
  const odds = { numerator: 19n, denominator: 1n };
  t.trading.declareWrong(eventId, wrong({ selectionKey: 'home', odds }));
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await settlement.idle();
  expect((await t.bets.find(betId))?.legs[0]?.decision?.text).toBe('home: win');
  expect(await cashOf(patronId)).toBe(4_773n);
});

test('a bet that was settled before stays as it was, also when its result is corrected', async () => {
  const { eventId, home } = t.event();
  const { patronId, betId } = await placed(home);
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await settlement.idle();
  t.trading.declareWrong(eventId, wrong());
  await settlement.idle();
  expect(await cashOf(patronId)).toBe(4_773n);
  t.trading.decide(eventId, MONEYLINE, { home: 'push', away: 'push' });
  settlement.correct(eventId);
  await settlement.idle();
  expect((await t.bets.find(betId))?.state).toMatchObject({ outcome: 'PUSH', payout: 2_500n, version: 2 });
  expect((await t.bets.find(betId))?.legs[0]?.decision?.text).toBe('home: push');
});
