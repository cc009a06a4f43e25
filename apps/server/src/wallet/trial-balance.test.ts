import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import type { OpenStakes } from './check.ts';
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

function open(readOpenStakes: (tx: Queryable) => Promise<OpenStakes>) {
  const logger = { error: vi.fn() };
  const { database } = test_;
  return {
    logger,
    trialBalance: new TrialBalance({
      database,
      clock,
      logger,
      readOpenStakes,
      readOpenRewards: async () => new Map(),
    }),
  };
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
