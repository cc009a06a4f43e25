import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { faultsAfter } from '../wallet/testing/tampered.ts';
import { patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import { checkPart, type Wallet } from '../wallet/wallet.ts';
import { recordedDeposits } from './cashier.ts';
import { cashierMigrations } from './migrations.ts';
import { depositRequest, testCashier } from './testing/test-cashier.ts';

let test_: TestDatabase;
let wallet: Wallet;
let patronId: string;
let id: string;

beforeAll(async () => {
  test_ = await createTestDatabase([...walletMigrations, ...cashierMigrations]);
  wallet = testWallet(test_.database, { clock: new ManualClock() });
  const { cashier } = testCashier(test_.database, wallet);
  patronId = await patronWith(wallet, 100n);
  const outcome = await cashier.deposit(patronId, depositRequest());
  if (outcome.kind !== 'accepted') throw new Error(`The deposit was ${outcome.kind}.`);
  id = outcome.deposit.id;
});

afterAll(async () => {
  await wallet.close();
  await test_.drop();
});

const check = (tx: Queryable) => checkPart(tx, { readDeposits: recordedDeposits });
const tampered = (...statements: string[]) => faultsAfter(test_.database, check, ...statements);
const change = (what: string) => tampered(`update cashier.deposit set ${what} where id = '${id}'`);

test('a deposit that is not the one that was posted is found, with what differs', async () => {
  expect(await tampered()).toEqual([]);
  expect(await change('amount = amount + 1')).toEqual([
    `patron ${patronId}: deposit ${id} says of its amounts cash 2501, clearing:sandbox -2501, ` +
      'posted was cash 2500, clearing:sandbox -2500',
  ]);
  expect(await change(`provider_id = 'other'`)).toMatchObject([
    expect.stringContaining('clearing:other -2500'),
  ]);
});

test('a deposit without a posting and a posting without a deposit are found', async () => {
  const missing = `patron ${patronId}: cash 2500, clearing:sandbox -2500 posted as deposit for ${id}, of which nothing is kept`;
  expect(await tampered(`delete from cashier.deposit where id = '${id}'`)).toEqual([missing]);
  expect(await change(`state = 'failed'`)).toEqual([missing]);
});

test("of deposits without a reference only play money is nobody's", async () => {
  expect(await tampered()).toEqual([]);
  const named = (key: string) =>
    tampered(`update wallet.command set idempotency_key = '${key}' where reference is null`);
  expect(await named('deposit:made-up')).toContain(
    `patron ${patronId}: cash 100, clearing:sandbox -100 posted as deposit without a reference, of which nothing is kept`,
  );
});

test('a deposit that lost its reference is found on both sides', async () => {
  expect(await tampered(`update wallet.command set reference = null where reference = '${id}'`)).toEqual(
    expect.arrayContaining([
      `patron ${patronId}: deposit ${id} was never posted: cash 2500, clearing:sandbox -2500`,
      `patron ${patronId}: cash 2500, clearing:sandbox -2500 posted as deposit without a reference, of which nothing is kept`,
    ]),
  );
});

test('a deposit that was captured may be posted already or not yet', async () => {
  expect(await change(`state = 'captured'`)).toEqual([]);
  expect(
    await tampered(
      `insert into cashier.deposit select (jsonb_populate_record(d,
         '{"id": "00000000-0000-7000-8000-000000000000", "idempotency_key": "more", "state": "captured"}')).*
       from cashier.deposit d`,
    ),
  ).toEqual([]);
});
