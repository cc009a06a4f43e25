import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import type { LedgerReaders, OpenStakes } from './check.ts';
import type { ReadPaidBets } from './check-bets.ts';
import { walletMigrations } from './migrations.ts';
import { patronWith, stake, testWallet } from './testing/test-wallet.ts';
import { TrialBalance } from './trial-balance.ts';
import type { Wallet } from './wallet.ts';

let test_: TestDatabase;
let wallet: Wallet;
let patronId: string;
const clock = new ManualClock();

beforeAll(async () => {
  test_ = await createTestDatabase(walletMigrations);
  wallet = testWallet(test_.database);
  patronId = await patronWith(wallet, 10_000n);
  await stake(wallet, patronId, 300n);
});
afterAll(async () => {
  await wallet.close();
  await test_.drop();
});

const nothingKept: LedgerReaders = {
  readOpenStakes: async () => new Map(),
  readOpenRewards: async () => new Map(),
  readPaidBets: async () => [],
  readTotalsFaults: async () => [],
  readTermsFaults: async () => [],
  readStakes: noRecords,
  readDeposits: noRecords,
  readCashOuts: noRecords,
};

async function* noRecords() {}

function open(
  readOpenStakes: (tx: Queryable) => Promise<OpenStakes>,
  readPaidBets: ReadPaidBets = async () => [],
) {
  const logger = { error: vi.fn() };
  const { database } = test_;
  return {
    logger,
    trialBalance: new TrialBalance({
      database,
      clock,
      logger,
      readers: { ...nothingKept, readOpenStakes, readPaidBets },
    }),
  };
}

/** A bet of a patron that paid so many cents of the house's money. Answers its id. */
async function settle(patron: string, cents: bigint): Promise<string> {
  const reference = newId();
  const posted = await wallet.post({
    idempotencyKey: `settlement:${reference}`,
    fingerprint: String(cents),
    patronId: patron,
    kind: 'settlement',
    reference,
    entries: [
      { account: 'cash', amount: cents },
      { account: 'house:revenue', amount: -cents },
    ],
  });
  expect(posted.kind).toBe('posted');
  return reference;
}

function faultsOf({ error }: ReturnType<typeof open>['logger']): unknown {
  const [found] = error.mock.lastCall ?? [];
  return found?.faults.map(({ message }: { message: string }) => message);
}

test('sound books are told as such, faulty ones with what is wrong where, in the log', async () => {
  let stakes = new Map([[patronId, 300n]]);
  const { logger, trialBalance } = open(async () => stakes);
  expect(trialBalance.last).toBeUndefined();
  await trialBalance.run();
  expect(trialBalance.last).toEqual({ faults: 0, checkedAt: clock.now(), tookMs: 0 });
  expect(logger.error).not.toHaveBeenCalled();
  stakes = new Map([[patronId, 200n]]);
  await trialBalance.run();
  expect(trialBalance.last?.faults).toBe(1);
  expect(logger.error).toHaveBeenCalledWith(
    { faults: [expect.objectContaining({ account: `patron ${patronId} open-bets` })], count: 1 },
    'The ledger is not sound',
  );
  await trialBalance.close();
});

test('a check that fails says so and leaves what the last one found', async () => {
  let away = false;
  const { logger, trialBalance } = open(async () => {
    if (away) throw new Error('away');
    return new Map([[patronId, 300n]]);
  });
  await trialBalance.run();
  away = true;
  await trialBalance.run();
  expect(trialBalance.last?.faults).toBe(0);
  expect(logger.error).toHaveBeenCalledTimes(1);
  await trialBalance.close();
});

test('closing does not wait for a long check: it breaks it off', async () => {
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { logger, trialBalance } = open(async (tx) => {
    begun();
    await tx.query('select pg_sleep(600)');
    return new Map();
  });
  const checking = trialBalance.run();
  await running;
  await vi.waitFor(async () => {
    const [row] = await test_.database.query<{ sleeping: bigint }>(
      "select count(*) as sleeping from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()",
    );
    expect(row?.sleeping).toBe(1n);
  });
  await trialBalance.close();
  await checking;
  expect(trialBalance.last).toBeUndefined();
  expect(logger.error).not.toHaveBeenCalled();
});

test('a bet that says it paid something else than was posted for it is at fault, as is what was posted for no bet', async () => {
  const bettor = await patronWith(wallet, 1_000n);
  const [paid, unheardOf] = [await settle(bettor, 250n), await settle(bettor, 40n)];
  let said = [{ betId: paid, patronId: bettor, paid: 250n }];
  const stakes = async () => new Map([[patronId, 300n]]);
  const { logger, trialBalance } = open(stakes, async (_tx, after) => (after === undefined ? said : []));
  await trialBalance.run();
  expect(faultsOf(logger)).toEqual([
    `bet ${unheardOf} says it paid 0, its settlements and cash outs sum to 40`,
  ]);
  said = [
    { betId: paid, patronId: bettor, paid: 251n },
    { betId: unheardOf, patronId: bettor, paid: 40n },
  ];
  await trialBalance.run();
  expect(faultsOf(logger)).toEqual([
    `bet ${paid} says it paid 251, its settlements and cash outs sum to 250`,
  ]);
  said = said.map((bet) => ({ ...bet, paid: bet.betId === paid ? 250n : 40n }));
  await trialBalance.run();
  expect(trialBalance.last?.faults).toBe(0);
  await trialBalance.close();
});
