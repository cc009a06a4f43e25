import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { betChanged } from '../bets/bets.topics.ts';
import { paidBets } from '../bets/bets.ts';
import { createTestBets, origin, type TestBets } from '../bets/testing/test-bets.ts';
import { addGame, betOn } from '../bets/testing/test-games.ts';
import { openRewards } from '../rewards/rewards.ts';
import { resultsCorrected } from '../trading/trading.topics.ts';
import type { Grade } from '../trading/trading.ts';
import { patronWith, stake } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { settlementMigrations } from './migrations.ts';
import { Settlement } from './settlement.ts';

let t: TestBets;
let settlement: Settlement;
const complaints: unknown[] = [];
const logger = { warn: () => {}, error: (complaint: unknown) => complaints.push(complaint) };

beforeAll(async () => {
  t = await createTestBets({ migrations: settlementMigrations });
  settlement = new Settlement({ ...t, logger });
  await settlement.start();
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenRewards: openRewards, readPaidBets: paidBets }),
  );
  expect(report.faults).toEqual([]);
});

afterAll(async () => {
  await settlement.stop();
  await t.close();
});

async function placed(change = {}, cash = 10_000n, patron?: string) {
  const { home, eventId } = addGame(t);
  const patronId = patron ?? (await patronWith(t.wallet, cash));
  const { placed: bets } = await t.bets.place(patronId, [betOn('STRAIGHT', [home], change)], origin);
  return { patronId, eventId, betId: bets[0]?.bet.id ?? '' };
}

async function comesOut(eventId: string, outcome: Grade['outcome']): Promise<void> {
  t.trading.decide(eventId, 'moneyline:game', { home: outcome });
  t.bus.publish(resultsCorrected, { eventId });
  await settlement.idle();
}

async function cashOf(patronId: string) {
  return (await t.wallet.balances(patronId))?.withdrawableBalance.amount;
}

test('a corrected result pays the difference, is told, and leaves every version on record', async () => {
  const { patronId, eventId, betId } = await placed();
  await comesOut(eventId, 'loss');
  const told: unknown[] = [];
  const stop = t.bus.subscribe(betChanged, (change) => told.push(change));
  await comesOut(eventId, 'win');
  await comesOut(eventId, 'win');
  stop();
  expect(told).toEqual([{ patronId, betId, corrected: true }]);
  expect(await cashOf(patronId)).toBe(10_909n);
  expect(await t.bets.find(betId)).toMatchObject({
    state: { outcome: 'WIN', payout: 1_909n, version: 2, owed: 0n },
    legs: [{ outcome: 'WIN' }],
  });
  await comesOut(eventId, 'void');
  expect(await cashOf(patronId)).toBe(10_000n);
  const versions = await t.database.query(
    'select version, outcome, returned, reason from settlement.version where bet_id = $1 order by version',
    [betId],
  );
  expect(versions).toEqual([
    { version: 1, outcome: 'LOSS', returned: 0n, reason: 'result' },
    { version: 2, outcome: 'WIN', returned: 1_909n, reason: 'correction' },
    { version: 3, outcome: 'VOID', returned: 1_000n, reason: 'correction' },
  ]);
});

test('a correction that is looked at while the result is being written stays owed, and is paid once the result is there', async () => {
  const { patronId, eventId, betId } = await placed();
  await comesOut(eventId, 'loss');
  t.trading.withdraw(eventId);
  t.trading.setStatus(eventId, 'closed');
  t.trading.correct(eventId);
  await settlement.idle();
  expect(await t.trading.corrections()).toMatchObject([{ eventId }]);
  expect(await cashOf(patronId)).toBe(9_000n);
  t.trading.decide(eventId, 'moneyline:game', { home: 'win' });
  t.trading.finish(eventId);
  await settlement.idle();
  expect(await cashOf(patronId)).toBe(10_909n);
  expect(await t.bets.find(betId)).toMatchObject({ state: { outcome: 'WIN', version: 2 } });
  expect(await t.trading.corrections()).toEqual([]);
});

test('a settled bet whose payout was changed behind the back of the program is named by the check', async () => {
  const { patronId, eventId, betId } = await placed();
  await comesOut(eventId, 'win');
  const change = (sql: string) =>
    t.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(sql, [betId]);
    });
  await change('update bets.bet set payout = payout + 500 where id = $1');
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenRewards: openRewards, readPaidBets: paidBets }),
  );
  expect(report.faults).toEqual([
    {
      kind: 'bet',
      account: `patron ${patronId}`,
      message: `bet ${betId} says it paid 2409, its settlements and cash outs sum to 1909`,
    },
  ]);
  await change('update bets.bet set payout = payout - 500 where id = $1');
});

test('a correction that moves no money is written down as well', async () => {
  const { patronId, eventId, betId } = await placed();
  await comesOut(eventId, 'push');
  await comesOut(eventId, 'void');
  expect((await t.bets.find(betId))?.state).toMatchObject({ outcome: 'VOID', payout: 1_000n, version: 2 });
  expect(await cashOf(patronId)).toBe(10_000n);
});

test('what was spent of a payment by mistake is owed, and a later correction pays it off', async () => {
  const { patronId, eventId, betId } = await placed({}, 1_000n);
  await comesOut(eventId, 'win');
  await stake(t.wallet, patronId, 1_500n);
  await comesOut(eventId, 'loss');
  expect(await cashOf(patronId)).toBe(0n);
  expect((await t.bets.find(betId))?.state).toMatchObject({ outcome: 'LOSS', payout: 0n, owed: 1_500n });
  await comesOut(eventId, 'win');
  expect(await cashOf(patronId)).toBe(409n);
  expect((await t.bets.find(betId))?.state).toMatchObject({ outcome: 'WIN', payout: 1_909n, owed: 0n });
});

test('a correction that can take nothing at all is written down as owed', async () => {
  const { patronId, eventId, betId } = await placed({}, 1_000n);
  await comesOut(eventId, 'win');
  await stake(t.wallet, patronId, 1_909n);
  await comesOut(eventId, 'loss');
  expect((await t.bets.find(betId))?.state).toMatchObject({ payout: 0n, owed: 1_909n, version: 2 });
});

test('a bonus bet given back by mistake is taken back', async () => {
  const patronId = await patronWith(t.wallet, 0n);
  const grant = { patronId, idempotencyKey: 'gift', title: 'A gift', restriction: {} };
  const granted = await t.rewards.grant({ ...grant, kind: 'bonus-bet', amount: 1_000n });
  const freeBetId = granted.kind === 'granted' ? granted.rewardId : '';
  const { eventId, betId } = await placed({ amountSource: 'FREE_BET', freeBetId }, 0n, patronId);
  await comesOut(eventId, 'push');
  expect((await t.rewards.of(patronId)).bonusBets).toMatchObject([{ amount: 1_000n }]);
  expect((await t.bets.find(betId))?.state).toMatchObject({ restored: 1_000n, payout: 0n, outcome: 'PUSH' });
  await comesOut(eventId, 'win');
  expect((await t.rewards.of(patronId)).bonusBets).toEqual([]);
  expect(await cashOf(patronId)).toBe(909n);
});

test('a bonus bet that was given back by mistake and bet again is the house’s loss', async () => {
  const patronId = await patronWith(t.wallet, 0n);
  const grant = { patronId, idempotencyKey: 'gift', title: 'A gift', restriction: {} };
  const granted = await t.rewards.grant({ ...grant, kind: 'bonus-bet', amount: 1_000n });
  const freeBetId = granted.kind === 'granted' ? granted.rewardId : '';
  const first = await placed({ amountSource: 'FREE_BET', freeBetId }, 0n, patronId);
  await comesOut(first.eventId, 'push');
  const [again] = (await t.rewards.of(patronId)).bonusBets;
  await placed({ amountSource: 'FREE_BET', freeBetId: again?.id }, 0n, patronId);
  await comesOut(first.eventId, 'loss');
  expect((await t.bets.find(first.betId))?.state).toMatchObject({ outcome: 'LOSS', payout: 0n, owed: 0n });
});

test('a lost parlay whose lost leg is corrected waits for its other legs', async () => {
  const [one, two] = [addGame(t), addGame(t)];
  const patronId = await patronWith(t.wallet, 10_000n);
  const { placed: bets } = await t.bets.place(patronId, [betOn('PARLAY', [one.home, two.home])], origin);
  const betId = bets[0]?.bet.id ?? '';
  await comesOut(one.eventId, 'loss');
  await comesOut(one.eventId, 'win');
  expect((await t.bets.find(betId))?.state).toMatchObject({ outcome: 'LOSS', version: 1 });
  await comesOut(two.eventId, 'win');
  expect((await t.bets.find(betId))?.state).toMatchObject({ outcome: 'WIN', payout: 3_645n, version: 2 });
  expect(await cashOf(patronId)).toBe(12_645n);
});

test('a parlay of a round robin that is refunded after all gives back its credit though outcome and payment stay', async () => {
  const games = [addGame(t), addGame(t), addGame(t)];
  const patronId = await patronWith(t.wallet, 0n);
  const grant = { patronId, idempotencyKey: 'credit', title: 'Credit', restriction: {} };
  await t.rewards.grant({ ...grant, kind: 'promotional-credit', amount: 3_000n });
  const homes = games.map(({ home }) => home);
  const request = betOn('ROUND_ROBIN', homes, { roundRobinSize: 2, amountSource: 'PROMOTIONAL_CREDIT' });
  const { placed: bets } = await t.bets.place(patronId, [request], origin);
  const betId = bets[0]?.bet.id ?? '';
  const [one, two, three] = games.map(({ eventId }) => eventId);
  if (!one || !two || !three) throw new Error('There are three games.');
  await comesOut(one, 'loss');
  await comesOut(two, 'push');
  await comesOut(three, 'loss');
  const lost = { outcome: 'LOSS', payout: 0n };
  expect((await t.bets.find(betId))?.state).toMatchObject({ ...lost, restored: 0n, version: 1 });
  await comesOut(one, 'push');
  const refunded = { ...lost, restored: 1_000n, linesRefunded: 1, version: 2 };
  expect((await t.bets.find(betId))?.state).toMatchObject(refunded);
  await comesOut(one, 'push');
  expect((await t.bets.find(betId))?.state).toMatchObject(refunded);
});

test('a correction takes neither cash nor credit where both were bet with, and writes down what is owed', async () => {
  const games = [addGame(t), addGame(t), addGame(t)];
  const patronId = await patronWith(t.wallet, 0n);
  const grant = { patronId, idempotencyKey: 'credit', title: 'Credit', restriction: {} };
  await t.rewards.grant({ ...grant, kind: 'promotional-credit', amount: 3_000n });
  const homes = games.map(({ home }) => home);
  const request = betOn('ROUND_ROBIN', homes, { roundRobinSize: 2, amountSource: 'PROMOTIONAL_CREDIT' });
  const { placed: bets } = await t.bets.place(patronId, [request], origin);
  const betId = bets[0]?.bet.id ?? '';
  const [one, two, three] = games.map(({ eventId }) => eventId);
  if (!one || !two || !three) throw new Error('There are three games.');
  await comesOut(one, 'push');
  await comesOut(two, 'push');
  await comesOut(three, 'win');
  expect((await t.bets.find(betId))?.state).toMatchObject({ payout: 1_818n, restored: 1_000n });
  await placed({ amountSource: 'PROMOTIONAL_CREDIT' }, 0n, patronId);
  await stake(t.wallet, patronId, 1_818n);
  t.trading.decide(two, 'moneyline:game', { home: 'loss' });
  await comesOut(three, 'loss');
  t.bus.publish(resultsCorrected, { eventId: two });
  await settlement.idle();
  expect((await t.bets.find(betId))?.state).toMatchObject({
    ...{ outcome: 'LOSS', payout: 0n, owed: 1_818n, version: 2 },
    // Given away: the house bears it.
    restored: 1_000n,
  });
});
