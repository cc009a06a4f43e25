import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from './migrations.ts';
import { checkEntries, deposit, patronWith, stake, testWallet } from './testing/test-wallet.ts';
import type { Wallet } from './wallet.ts';

let test_: TestDatabase;
let wallet: Wallet;

beforeAll(async () => {
  test_ = await createTestDatabase(walletMigrations);
  wallet = testWallet(test_.database);
});

afterAll(async () => {
  await wallet.close();
  await test_.drop();
});

test('a deposit and a stake change the balances of the specification [WAL-001]', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  const result = await stake(wallet, patronId, 2_500n);
  expect(result.kind).toBe('posted');
  const usd = (amount: bigint) => ({ amount, currency: 'USD' });
  expect(await wallet.balances(patronId)).toEqual({
    globalBalance: usd(7_500n),
    totalPlayableBalance: usd(7_500n),
    playableBalance: usd(7_500n),
    restrictedBalance: usd(0n),
    withdrawableBalance: usd(7_500n),
    bonusBalance: usd(0n),
  });
});

test('balances that many ask for at one moment are read together, and each hears of their own', async () => {
  const cash = [100n, 200n, 300n, 400n];
  const patronIds = await Promise.all(cash.map((amount) => patronWith(wallet, amount)));
  const { database } = test_;
  let readings = 0;
  const counted: Database = {
    ...database,
    query: (text, values) => {
      readings += 1;
      return database.query(text, values);
    },
  };
  const asked = testWallet(counted);
  const balances = await Promise.all([...patronIds, newId(), 'nobody'].map((id) => asked.balances(id)));
  await asked.close();
  expect(balances.map((each) => each?.playableBalance.amount)).toEqual([...cash, undefined, undefined]);
  expect(readings).toBe(1);
});

test('bonus and promotional credit are played by choosing them and not withdrawn [WAL-001]', async () => {
  const patronId = await patronWith(wallet, 100n);
  const granted = await wallet.post({
    idempotencyKey: 'grant:1',
    fingerprint: '',
    patronId,
    kind: 'grant',
    entries: [
      { account: 'bonus', amount: 20n },
      { account: 'promotional-credit', amount: 3n },
      { account: 'house:promotions', amount: -23n },
    ],
  });
  expect(granted).toMatchObject({
    kind: 'posted',
    balances: {
      globalBalance: { amount: 123n },
      playableBalance: { amount: 100n },
      restrictedBalance: { amount: 23n },
      withdrawableBalance: { amount: 100n },
      bonusBalance: { amount: 20n },
    },
  });
});

test('the same key is posted once, and refused with other content', async () => {
  const patronId = await patronWith(wallet, 0n);
  const key = newId();
  expect((await deposit(wallet, patronId, 500n, key)).kind).toBe('posted');
  expect((await deposit(wallet, patronId, 500n, key)).kind).toBe('repeated');
  expect((await deposit(wallet, patronId, 900n, key)).kind).toBe('idempotency-conflict');
  expect((await wallet.balances(patronId))?.withdrawableBalance.amount).toBe(500n);
});

test('a key belongs to its patron', async () => {
  const key = newId();
  expect((await deposit(wallet, await patronWith(wallet, 0n), 500n, key)).kind).toBe('posted');
  expect((await deposit(wallet, await patronWith(wallet, 0n), 500n, key)).kind).toBe('posted');
});

test('a repeated command is answered with the reference of the first', async () => {
  const patronId = await patronWith(wallet, 0n);
  const command = (reference: string) => ({
    idempotencyKey: 'deposit:once',
    fingerprint: 'x',
    patronId,
    kind: 'deposit' as const,
    reference,
    entries: [
      { account: 'cash' as const, amount: 1n },
      { account: 'clearing:sandbox' as const, amount: -1n },
    ],
  });
  const first = newId();
  expect(await wallet.post(command(first))).toMatchObject({ kind: 'posted', reference: first });
  expect(await wallet.post(command(newId()))).toMatchObject({ kind: 'repeated', reference: first });
  expect(await wallet.find({ ...command(first), idempotencyKey: 'deposit:never' })).toBeUndefined();
  expect(await wallet.find({ ...command(first), fingerprint: 'y' })).toEqual({
    same: false,
    reference: first,
  });
});

test('nobody stakes more than there is, and nothing changes', async () => {
  const patronId = await patronWith(wallet, 100n);
  const refused = await stake(wallet, patronId, 101n);
  expect(refused).toMatchObject({
    kind: 'insufficient-funds',
    balances: { withdrawableBalance: { amount: 100n } },
  });
  expect((await stake(wallet, patronId, 100n)).kind).toBe('posted');
});

test('a refused key can be used again once there is money', async () => {
  const patronId = await patronWith(wallet, 0n);
  const key = newId();
  expect((await stake(wallet, patronId, 100n, key)).kind).toBe('insufficient-funds');
  await deposit(wallet, patronId, 100n);
  expect((await stake(wallet, patronId, 100n, key)).kind).toBe('posted');
});

test('a patron nobody opened accounts for is unknown', async () => {
  expect((await deposit(wallet, newId(), 100n)).kind).toBe('unknown-account');
  expect((await deposit(wallet, 'not a patron', 100n)).kind).toBe('unknown-account');
  expect(await wallet.balances('not a patron')).toBeUndefined();
});

test('accounts are opened once and keep their currency', async () => {
  const patronId = await patronWith(wallet, 700n, 'CAD');
  await wallet.open(patronId, 'CAD');
  expect((await wallet.balances(patronId))?.globalBalance).toEqual({ amount: 700n, currency: 'CAD' });
  await expect(wallet.open(patronId, 'USD')).rejects.toThrow('kept in CAD');
});

test('a command that cannot be is refused before it reaches the books', async () => {
  const patronId = await patronWith(wallet, 100n);
  const entries = [
    { account: 'cash', amount: 5n },
    { account: 'house:revenue', amount: -4n },
  ] as const;
  const command = { idempotencyKey: 'x', fingerprint: '', patronId, kind: 'adjustment', entries } as const;
  await expect(wallet.post(command)).rejects.toThrow('must sum to 0');
  const [cash] = entries;
  await expect(wallet.post({ ...command, entries: [cash, cash] })).rejects.toThrow('two entries');
  await expect(wallet.post({ ...command, idempotencyKey: '' })).rejects.toThrow('idempotency key');
  const nowhere = [cash, { account: 'clearing:No Such' as const, amount: -5n }];
  await expect(wallet.post({ ...command, entries: nowhere })).rejects.toThrow('no account');
});

test('keys and fingerprints may hold any character', async () => {
  const patronId = await patronWith(wallet, 0n);
  for (const key of ['"quoted"', 'back\\slash', '{a,b}', 'null', ' ', 'é✓', "o'neill"]) {
    expect((await deposit(wallet, patronId, 1n, key)).kind).toBe('posted');
    expect((await deposit(wallet, patronId, 1n, key)).kind).toBe('repeated');
  }
});

test('entries, commands and batches cannot be changed or deleted', async () => {
  await patronWith(wallet, 100n);
  for (const table of ['command', 'batch']) {
    await expect(test_.database.query(`delete from wallet.${table}`)).rejects.toThrow('append-only');
    await expect(test_.database.query(`truncate wallet.${table}`)).rejects.toThrow('append-only');
  }
  await expect(test_.database.query('update wallet.command set cash = 1')).rejects.toThrow('append-only');
  await expect(test_.database.query('update wallet.entry set amount = 1')).rejects.toThrow(
    'cannot update view',
  );
  expect((await checkEntries(test_.database)).sound).toBe(true);
});
