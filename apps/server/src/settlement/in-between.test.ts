import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStakes } from '../bets/bets.ts';
import { createTestBets, origin, straight, type TestBets } from '../bets/testing/test-bets.ts';
import { addGame, betOn } from '../bets/testing/test-games.ts';
import { patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { settlementMigrations } from './migrations.ts';
import { Settlement, type SettlementOptions } from './settlement.ts';

let t: TestBets;
const complaints: unknown[] = [];
const logger = { warn: () => {}, error: (complaint: unknown) => complaints.push(complaint) };
const MONEYLINE = 'moneyline:game';

beforeAll(async () => {
  t = await createTestBets({ migrations: settlementMigrations });
});

afterEach(async () => {
  expect(complaints.splice(0)).toEqual([]);
  const report = await t.database.transaction((tx) => checkPart(tx, { readOpenStakes: openStakes }));
  expect(report.faults).toEqual([]);
});

afterAll(() => t.close());

type Wallet = SettlementOptions['wallet'];

/** A settlement with lanes of its own, and something between it and them. Runs until nothing is left to do. */
async function settle(change: (wallet: Wallet) => Partial<SettlementOptions>): Promise<void> {
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const settlement = new Settlement({ ...t, wallet, logger, ...change(wallet) });
  await settlement.start();
  await settlement.stop();
  await wallet.close();
}

/** Lanes with something happening once, right after the first payment has joined the queue. */
function lanesWith({ lanes }: Wallet, meanwhile: () => void): Wallet {
  let isFirst = true;
  const register: Wallet['lanes']['register'] = (statement) => {
    const sender = lanes.register(statement);
    return {
      submit: (patronId, row) => {
        const answer = sender.submit(patronId, row);
        if (isFirst) meanwhile();
        isFirst = false;
        return answer;
      },
    };
  };
  return { lanes: { register, inFlight: () => lanes.inFlight() } };
}

function allBets(): SettlementOptions['bets'] {
  return {
    undecided: t.bets.undecided.bind(t.bets),
    decided: t.bets.decided.bind(t.bets),
    ripe: t.bets.ripe.bind(t.bets),
    openEvents: t.bets.openEvents.bind(t.bets),
    openSelections: t.bets.openSelections.bind(t.bets),
    closed: t.bets.closed.bind(t.bets),
    find: t.bets.find.bind(t.bets),
    recordLegs: t.bets.recordLegs.bind(t.bets),
  };
}

async function placed() {
  const { eventId, home } = t.event();
  const patronId = await patronWith(t.wallet, 2_500n);
  const { placed: bets } = await t.bets.place(patronId, [straight(home)], origin);
  return { eventId, patronId, betId: bets[0]?.bet.id ?? '' };
}

async function versionsOf(betId: string) {
  return t.database.query('select version, outcome, reason from settlement.version where bet_id = $1', [
    betId,
  ]);
}

test('a payment that waits while its result is corrected pays by the new result', async () => {
  const { eventId, betId, patronId } = await placed();
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  await settle((wallet) => ({
    wallet: lanesWith(wallet, () => {
      t.trading.decide(eventId, MONEYLINE, { home: 'loss' });
      t.trading.correct(eventId);
    }),
  }));
  expect(await versionsOf(betId)).toEqual([{ version: 1, outcome: 'LOSS', reason: 'result' }]);
  expect((await t.wallet.balances(patronId))?.withdrawableBalance.amount).toBe(0n);
  expect(await t.trading.corrections()).toEqual([]);
});

test('a payment that waits while its result is withdrawn pays nothing', async () => {
  const { eventId, betId } = await placed();
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  await settle((wallet) => ({ wallet: lanesWith(wallet, () => t.trading.withdraw(eventId)) }));
  expect(await versionsOf(betId)).toEqual([]);
  expect((await t.bets.find(betId))?.state.status).toBe('OPEN');
});

test('a leg whose result is corrected while it is written down is written down again', async () => {
  const [one, two] = [addGame(t), addGame(t)];
  const patronId = await patronWith(t.wallet, 2_500n);
  const { placed: bets } = await t.bets.place(patronId, [betOn('PARLAY', [one.home, two.home])], origin);
  const betId = bets[0]?.bet.id ?? '';
  t.trading.decide(one.eventId, MONEYLINE, { home: 'win' });
  const recordLegs: SettlementOptions['bets']['recordLegs'] = async (...args) => {
    const ripe = await t.bets.recordLegs(...args);
    t.trading.decide(one.eventId, MONEYLINE, { home: 'push' });
    return ripe;
  };
  await settle(() => ({
    bets: { ...allBets(), recordLegs },
  }));
  expect((await t.bets.find(betId))?.legs[0]).toMatchObject({
    outcome: 'PUSH',
    decision: { outcome: 'push' },
  });
});

test('a correction that could not be paid is paid by the next start', async () => {
  const { eventId, betId } = await placed();
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  await settle(() => ({}));
  t.trading.decide(eventId, MONEYLINE, { home: 'push' });
  t.trading.correct(eventId);
  const failing: Wallet['lanes']['register'] = () => ({
    submit: () => Promise.reject(new Error('a payment that fails')),
  });
  await settle((wallet) => ({
    wallet: { lanes: { register: failing, inFlight: () => wallet.lanes.inFlight() } },
  }));
  expect(complaints.splice(0)).toMatchObject([{ betId }]);
  expect(await t.trading.corrections()).toMatchObject([{ eventId }]);
  await settle(() => ({}));
  expect(await versionsOf(betId)).toMatchObject([
    { outcome: 'WIN' },
    { outcome: 'PUSH', reason: 'correction' },
  ]);
  expect(await t.trading.corrections()).toEqual([]);
});

test('all open bets are read by the first sweep and by one of many after it', async () => {
  let sweeps = 0;
  const looks: number[] = [];
  const bets: SettlementOptions['bets'] = {
    ...allBets(),
    openEvents: () => {
      sweeps += 1;
      return t.bets.openEvents();
    },
    ripe: (...page) => {
      looks.push(sweeps);
      return t.bets.ripe(...page);
    },
  };
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const settlement = new Settlement({ ...t, wallet, logger, bets, sweepMs: 1 });
  await settlement.start();
  await expect.poll(() => sweeps).toBeGreaterThan(50);
  await settlement.stop();
  await wallet.close();
  expect(looks).toEqual(Array.from({ length: Math.ceil(sweeps / 21) }, (_, turn) => 1 + 21 * turn));
});

test('a settlement waits for its bet before it touches the legs, as everything that writes legs does', async () => {
  const { eventId, betId } = await placed();
  t.trading.decide(eventId, MONEYLINE, { home: 'win' });
  let settling: Promise<void> = Promise.resolve();
  await t.database.transaction(async (tx) => {
    await tx.query('select from bets.bet where id = $1 for update', [betId]);
    settling = settle(() => ({}));
    await expect
      .poll(() =>
        t.database.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    await tx.query('select from bets.leg where bet_id = $1 for update nowait', [betId]);
  });
  await settling;
  expect(await versionsOf(betId)).toMatchObject([{ outcome: 'WIN' }]);
});
