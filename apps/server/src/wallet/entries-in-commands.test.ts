import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from './migrations.ts';
import { checkEntries, patronWith, stake, testWallet } from './testing/test-wallet.ts';
import type { Wallet } from './wallet.ts';

const BEFORE = walletMigrations.filter(({ id }) => id < 'wallet/0005');
const patronId = newId();

let test_: TestDatabase;
let wallet: Wallet;

/** A ledger as the version before wrote it: entries in rows of their own. */
beforeEach(async () => {
  test_ = await createTestDatabase(BEFORE);
  wallet = testWallet(test_.database);
  await wallet.open(patronId, 'CAD');
  await postAsBefore('deposit', { cash: 900, clearing: -900, provider: 'sandbox' });
  await postAsBefore('grant', { bonus: 50, promotions: -50 });
  await postAsBefore('stake', { cash: -300, openBets: 300 });
  await postAsBefore('settlement', { cash: 120, openBets: -300, revenue: 180 });
});

afterEach(async () => {
  await wallet.close();
  await test_.drop();
});

interface Amounts {
  readonly cash?: number;
  readonly bonus?: number;
  readonly openBets?: number;
  readonly revenue?: number;
  readonly promotions?: number;
  readonly clearing?: number;
  readonly provider?: string;
}

async function postAsBefore(kind: string, amounts: Amounts): Promise<void> {
  const { cash = 0, bonus = 0, openBets = 0, revenue = 0, promotions = 0, clearing = 0, provider } = amounts;
  await test_.database.query(
    `insert into wallet.chain (id, hash) values (900, decode(repeat('00', 32), 'hex')) on conflict do nothing`,
  );
  await test_.database.query(
    `select wallet.post_batch(900, now(), array[$1::uuid], array[$2], array['\\x01'::bytea], array[$2], array[null::uuid],
      array[$3::bigint], array[$4::bigint], array[0::bigint], array[$5::bigint], array[$6::bigint], array[$7::bigint],
      array[$8::bigint], array[$9::text])`,
    [patronId, kind, cash, bonus, openBets, revenue, promotions, clearing, provider ?? null],
  );
}

async function entries() {
  return test_.database.query(
    'select * from wallet.entry order by batch_id, command_number, account, patron_id, currency, amount',
  );
}

test('entries of an older ledger are the same afterwards, and its digests and chains still prove it', async () => {
  const before = await entries();
  expect(before).toHaveLength(9);
  await migrate(test_.database, walletMigrations);
  expect(await entries()).toEqual(before);
  expect(await checkEntries(test_.database)).toMatchObject({
    sound: true,
    commands: 4n,
    entries: 9n,
    sum: 0n,
  });
  const other = await patronWith(wallet, 500n);
  await stake(wallet, other, 200n);
  await stake(wallet, patronId, 20n);
  expect(await checkEntries(test_.database)).toMatchObject({
    sound: true,
    commands: 7n,
    entries: 15n,
    sum: 0n,
  });
});

test('an older ledger with an entry that belongs to no command is left as it is', async () => {
  await test_.database.query(
    `insert into wallet.entry values (999, 1, 'cash', $1, 'CAD', 5), (999, 1, 'open-bets', $1, 'CAD', -5)`,
    [patronId],
  );
  const before = await entries();
  await expect(migrate(test_.database, walletMigrations)).rejects.toThrow('do not fit each other');
  expect(await entries()).toEqual(before);
});
