import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from './migrations.ts';
import { checkEntries, deposit, patronWith, testWallet } from './testing/test-wallet.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(walletMigrations);
});
afterAll(() => testDatabase.drop());

test('nothing is posted by a server that may have been replaced, until it has asked whether it was', async () => {
  const answers = [false, true];
  let isSure = true;
  const wallet = testWallet(testDatabase.database, {
    surety: {
      isSure: () => isSure,
      makeSure: async () => answers.shift() ?? false,
    },
  });
  const patronId = await patronWith(wallet, 100n);
  isSure = false;
  const key = newId();
  expect(await deposit(wallet, patronId, 5n, key)).toEqual({ kind: 'unavailable' });
  expect((await wallet.balances(patronId))?.playableBalance.amount).toBe(100n);
  expect(await deposit(wallet, patronId, 5n, key)).toMatchObject({ kind: 'posted' });
  expect(answers).toEqual([]);
  expect(await deposit(wallet, patronId, 5n)).toEqual({ kind: 'unavailable' });
  expect((await wallet.balances(patronId))?.playableBalance.amount).toBe(105n);
  await wallet.close();
  const { faults, sum } = await checkEntries(testDatabase.database);
  expect([faults, sum]).toEqual([[], 0n]);
});
