import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { origin, straight } from '../bets/testing/test-bets.ts';
import { resultsCorrected } from '../trading/trading.topics.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
const MONEYLINE = 'moneyline:game';

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
});

afterEach(async () => {
  await t.settlement.idle();
  expect(await kept()).toEqual(await addedUp());
  expect(await t.faults()).toEqual([]);
});

afterAll(() => t.close());

/** The totals the database keeps, of all patrons. */
function kept() {
  return t.database.query('select * from bets.ended order by patron_id, status, type');
}

/** The same from every bet that has ended. */
function addedUp() {
  return t.database.query(
    `select patron_id, status, type, count(*), sum(stake)::bigint as stake,
       coalesce(sum(stake) filter (where amount_source <> 'CASH'), 0)::bigint as reward_stake,
       sum(payout + cashed_out)::bigint as returned
     from bets.bet where status <> 'OPEN'
     group by patron_id, status, type order by patron_id, status, type`,
  );
}

async function comesOut(eventId: string, outcome: 'win' | 'loss' | 'push' | 'void'): Promise<void> {
  t.trading.decide(eventId, MONEYLINE, { home: outcome });
  t.bus.publish(resultsCorrected, { eventId });
  await t.settlement.idle();
}

async function settledOf(patronId: string) {
  const totals = await t.bets.totals(patronId, { filter: 'SETTLED' });
  return totals && [totals.count, totals.stake.amount, totals.returned.amount];
}

test('a correction changes what came back, and neither the stakes nor the number of bets [BET-015]', async () => {
  const { eventId, home } = t.event();
  const { patronId } = await t.bet(home, {}, 10_000n);
  await t.bets.place(patronId, [straight(home, { stake: 1_000n })], origin);
  expect(await settledOf(patronId)).toEqual([0, 0n, 0n]);
  await comesOut(eventId, 'loss');
  expect(await settledOf(patronId)).toEqual([2, 3_500n, 0n]);
  await comesOut(eventId, 'win');
  expect(await settledOf(patronId)).toEqual([2, 3_500n, 4_773n + 1_909n]);
  await comesOut(eventId, 'loss');
  await comesOut(eventId, 'void');
  expect(await settledOf(patronId)).toEqual([2, 3_500n, 3_500n]);
});

test('a bet counts when nothing of it is open any more, with all that was paid for its shares', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home, {}, 10_000n);
  await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 4_000 }));
  expect(await settledOf(bet.patronId)).toEqual([0, 0n, 0n]);
  const { placed } = await t.bets.place(bet.patronId, [straight(home)], origin);
  await t.cashout.cashOut(bet.patronId, request(await t.offer(placed[0]?.bet.id ?? '')));
  expect(await settledOf(bet.patronId)).toEqual([0, 0n, 0n]);
  await comesOut(eventId, 'win');
  expect(await settledOf(bet.patronId)).toEqual([1, 2_500n, 950n + 2_864n]);
  const cashedOut = await t.bets.totals(bet.patronId, { filter: 'CASHED_OUT' });
  expect(cashedOut).toMatchObject({ count: 1, stake: { amount: 2_500n }, returned: { amount: 2_375n } });
});

test('many patrons are paid at once, each by their own total', async () => {
  const games = Array.from({ length: 3 }, () => t.event());
  const bets = await Promise.all(
    Array.from({ length: 60 }, (_, index) => t.bet(games[index % 3]?.home ?? '')),
  );
  await Promise.all(games.map(({ eventId }) => comesOut(eventId, 'win')));
  expect(await Promise.all(bets.map(({ patronId }) => settledOf(patronId)))).toEqual(
    bets.map(() => [1, 2_500n, 4_773n]),
  );
});
