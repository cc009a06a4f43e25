import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { checkEntries, patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { type PaymentProvider, sandboxProvider } from './cashier.ts';
import { cashierMigrations } from './migrations.ts';
import { depositRequest, testCashier } from './testing/test-cashier.ts';

let test_: TestDatabase;
let wallet: Wallet;
let patronId: string;

beforeAll(async () => {
  test_ = await createTestDatabase([...walletMigrations, ...cashierMigrations]);
  wallet = testWallet(test_.database);
});

beforeEach(async () => {
  patronId = await patronWith(wallet, 0n);
});

afterAll(async () => {
  expect((await checkEntries(test_.database)).faults).toEqual([]);
  await wallet.close();
  await test_.drop();
});

const lost = async () => {
  throw new Error('the line is dead');
};

async function cash(): Promise<bigint | undefined> {
  return (await wallet.balances(patronId))?.withdrawableBalance.amount;
}

/** A cashier that dies at one point leaves a deposit behind; another one takes it up. */
async function survives(
  state: string,
  broken: Partial<PaymentProvider>,
  post: Wallet['post'] = (c) => wallet.post(c),
) {
  const faulty = { post, currency: (id: string) => wallet.currency(id) };
  const { cashier } = testCashier(test_.database, faulty, (clock) => ({
    ...sandboxProvider(clock),
    ...broken,
  }));
  const outcome = await cashier.deposit(patronId, depositRequest());
  expect(outcome).toMatchObject({ kind: 'accepted', deposit: { state } });
  expect(await testCashier(test_.database, wallet).cashier.resume()).toBeUndefined();
  expect(await cash()).toBe(2_500n);
  await testCashier(test_.database, wallet).cashier.resume();
  expect(await cash()).toBe(2_500n);
}

test('a provider that cannot be reached leaves the deposit pending, and it goes on later', async () => {
  await survives('requested', { authorise: lost });
});

test('a provider that never answers does not hold the patron up', async () => {
  await survives('requested', { authorise: () => new Promise(() => {}) });
});

test('a deposit that was authorised but not captured goes on later', async () => {
  await survives('authorised', { capture: lost });
});

test('a deposit that was captured but not posted is posted later', async () => {
  await survives('captured', {}, async () => ({ kind: 'unavailable' }));
});

test('a deposit whose posting was never answered is posted once', async () => {
  await survives('captured', {}, async (command) => {
    await wallet.post(command);
    throw new Error('the answer was lost');
  });
});

test('a deposit whose provider keeps it waiting holds up none behind it', async () => {
  const { cashier } = testCashier(test_.database, wallet, (clock) => ({
    ...sandboxProvider(clock),
    authorise: lost,
  }));
  await cashier.deposit(patronId, depositRequest());
  await cashier.deposit(patronId, depositRequest());
  let asked = 0;
  let tell = () => {};
  const bothAsked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { cashier: later } = testCashier(test_.database, wallet, (clock) => ({
    ...sandboxProvider(clock),
    authorise: async (request) => {
      asked += 1;
      if (asked === 2) tell();
      await bothAsked;
      return sandboxProvider(clock).authorise(request);
    },
  }));
  await later.resume();
  expect(await cash()).toBe(5_000n);
});

test('a provider that declines the capture fails the deposit', async () => {
  const { cashier } = testCashier(test_.database, wallet, (clock) => ({
    ...sandboxProvider(clock),
    capture: async () => ({ kind: 'declined', retry: true }),
  }));
  expect(await cashier.deposit(patronId, depositRequest())).toMatchObject({
    kind: 'declined',
    deposit: { state: 'failed' },
  });
  expect(await cash()).toBe(0n);
});

test('a started cashier finishes pending deposits by itself', async () => {
  const { cashier, clock } = testCashier(test_.database, wallet);
  await cashier.deposit(patronId, depositRequest({ methodId: 'bank' }));
  clock.advance(5_000);
  cashier.start();
  await expect.poll(cash, { timeout: 30_000 }).toBe(2_500n);
  await cashier.close();
});
