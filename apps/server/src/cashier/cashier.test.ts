import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { checkEntries, patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Cashier, DepositOutcome } from './cashier.ts';
import { cashierMigrations } from './migrations.ts';
import { depositRequest, type TestCashier, testCashier } from './testing/test-cashier.ts';

let test_: TestDatabase;
let wallet: Wallet;
let cashier: Cashier;
let clock: TestCashier['clock'];
let patronId: string;

beforeAll(async () => {
  test_ = await createTestDatabase([...walletMigrations, ...cashierMigrations]);
  wallet = testWallet(test_.database);
  ({ cashier, clock } = testCashier(test_.database, wallet));
});

beforeEach(async () => {
  patronId = await patronWith(wallet, 0n);
});

afterAll(async () => {
  expect((await checkEntries(test_.database)).faults).toEqual([]);
  await wallet.close();
  await test_.drop();
});

async function cash(): Promise<bigint | undefined> {
  return (await wallet.balances(patronId))?.withdrawableBalance.amount;
}

async function depositsKept(): Promise<bigint | undefined> {
  const [row] = await test_.database.query<{ count: bigint }>(
    'select count(*) as count from cashier.deposit where patron_id = $1',
    [patronId],
  );
  return row?.count;
}

function messages(outcome: DepositOutcome): string[] {
  return outcome.kind === 'refused' ? outcome.problems.map((problem) => problem.message) : [outcome.kind];
}

test('a deposit is taken from the provider and stands on the balance at once [WAL-023]', async () => {
  const outcome = await cashier.deposit(patronId, depositRequest());
  expect(outcome).toMatchObject({
    kind: 'accepted',
    deposit: { state: 'posted', amount: 2_500n, currency: 'USD' },
  });
  expect(await cash()).toBe(2_500n);
});

test('the same key never deposits twice, not even at the same moment', async () => {
  const request = depositRequest();
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => cashier.deposit(patronId, request)));
  const ids = new Set(
    outcomes.map((outcome) => (outcome.kind === 'accepted' ? outcome.deposit.id : outcome)),
  );
  expect(ids.size).toBe(1);
  expect(await cash()).toBe(2_500n);
});

test('the same key with other content is refused and changes nothing', async () => {
  const request = depositRequest();
  await cashier.deposit(patronId, request);
  const outcome = await cashier.deposit(patronId, { ...request, amount: 5_000n });
  expect(outcome).toMatchObject({ kind: 'refused', problems: [{ field: 'idempotencyKey' }] });
  expect(await cash()).toBe(2_500n);
});

test('one patron can use a key another one used', async () => {
  const request = depositRequest();
  await cashier.deposit(patronId, request);
  const other = await patronWith(wallet, 0n, 'CAD');
  expect(await cashier.deposit(other, request)).toMatchObject({
    kind: 'accepted',
    deposit: { currency: 'CAD' },
  });
});

test('$5.00 and $10,000.00 are deposited, a cent less or more is not [WAL-028]', async () => {
  expect(messages(await cashier.deposit(patronId, depositRequest({ amount: 500n })))).toEqual(['accepted']);
  expect(messages(await cashier.deposit(patronId, depositRequest({ amount: 1_000_000n })))).toEqual([
    'accepted',
  ]);
  const below = { code: 'AMOUNT_BELOW_MINIMUM', message: 'The minimum deposit is $5.00.' };
  for (const [amount, problem] of [
    [499n, below],
    [0n, below],
    [-2_500n, below],
    [1_000_001n, { code: 'AMOUNT_ABOVE_MAXIMUM', message: 'The maximum deposit is $10,000.00.' }],
  ] as const) {
    const outcome = await cashier.deposit(patronId, depositRequest({ amount }));
    expect(outcome).toEqual({ kind: 'refused', problems: [{ field: 'amountCents', ...problem }] });
  }
  expect(await cash()).toBe(1_000_500n);
  expect(await depositsKept()).toBe(2n);
});

test('an unknown provider, an unknown or missing method and a useless key are each named', async () => {
  const problems = async (changes: Parameters<typeof depositRequest>[0]) => {
    const outcome = await cashier.deposit(patronId, depositRequest(changes));
    return outcome.kind === 'refused' ? outcome.problems.map((problem) => problem.field) : outcome.kind;
  };
  expect(await problems({ providerId: 'bank-of-nowhere' })).toEqual(['paymentProviderId']);
  expect(await problems({ methodId: 'cheque' })).toEqual(['paymentMethodId']);
  expect(await problems({ methodId: undefined })).toEqual(['paymentMethodId']);
  for (const idempotencyKey of ['', 'k'.repeat(101), 'a\0b']) {
    expect(await problems({ idempotencyKey })).toEqual(['idempotencyKey']);
  }
  expect(await depositsKept()).toBe(0n);
});

test('someone without accounts can neither validate nor deposit', async () => {
  for (const nobody of [newId(), 'not-a-uuid']) {
    expect(await cashier.deposit(nobody, depositRequest())).toMatchObject({ kind: 'refused' });
    expect(await cashier.validate(nobody, { providerId: 'sandbox' })).toHaveLength(1);
  }
});

test('a declined card fails the deposit; a blocked one says so for good [WAL-051]', async () => {
  const declined = await cashier.deposit(patronId, depositRequest({ methodId: 'card-declined' }));
  expect(declined).toMatchObject({
    kind: 'declined',
    deposit: { state: 'failed' },
    problem: { action: 'RETRY' },
  });
  const blocked = await cashier.deposit(patronId, depositRequest({ methodId: 'card-blocked' }));
  expect(blocked).toMatchObject({
    kind: 'declined',
    problem: {
      code: 'DEPOSIT_FAILED',
      message: 'Your deposit could not be processed. Please contact Customer Support for assistance.',
    },
  });
  expect(await cash()).toBe(0n);
});

test('a bank transfer is pending, and arrives by itself', async () => {
  const request = depositRequest({ methodId: 'bank' });
  expect(await cashier.deposit(patronId, request)).toMatchObject({ deposit: { state: 'pending' } });
  await cashier.resume();
  expect(await cash()).toBe(0n);
  clock.advance(5_000);
  await Promise.all([cashier.resume(), cashier.resume()]);
  expect(await cash()).toBe(2_500n);
  expect(await cashier.deposit(patronId, request)).toMatchObject({ deposit: { state: 'posted' } });
});

test('five failures in a row block deposits for ten minutes, and every fifth again', async () => {
  const decline = () => cashier.deposit(patronId, depositRequest({ methodId: 'card-declined' }));
  for (let failure = 1; failure <= 5; failure += 1) expect(messages(await decline())).toEqual(['declined']);
  expect(messages(await cashier.deposit(patronId, depositRequest()))).toEqual([
    'Too many deposits failed in a row. Please try again in 10 minutes.',
  ]);
  expect(await cashier.validate(patronId, { providerId: 'sandbox', amount: 2_500n })).toHaveLength(1);

  clock.advance(9 * 60_000 + 1);
  expect(messages(await decline())).toEqual([
    'Too many deposits failed in a row. Please try again in 1 minute.',
  ]);
  clock.advance(60_000);
  expect(messages(await decline())).toEqual(['declined']);
  expect(messages(await cashier.deposit(patronId, depositRequest()))).toEqual(['accepted']);
});

test('a success ends the row of failures', async () => {
  for (const methodId of ['card-declined', 'card-declined', 'card-declined', 'card-declined', 'card']) {
    await cashier.deposit(patronId, depositRequest({ methodId }));
    clock.advance(1);
  }
  expect(messages(await cashier.deposit(patronId, depositRequest({ methodId: 'card-declined' })))).toEqual([
    'declined',
  ]);
  expect(messages(await cashier.deposit(patronId, depositRequest()))).toEqual(['accepted']);
});

test('no more than five deposits are under way at once, however they are sent', async () => {
  const requests = Array.from({ length: 8 }, () => depositRequest({ methodId: 'bank' }));
  const outcomes = await Promise.all(requests.map((request) => cashier.deposit(patronId, request)));
  expect(outcomes.filter((outcome) => outcome.kind === 'accepted')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome.kind === 'refused')).toHaveLength(3);
  clock.advance(5_000);
  await cashier.resume();
  expect(await cash()).toBe(12_500n);
});

test('a deposit is found by the patron who made it and by nobody else', async () => {
  const outcome = await cashier.deposit(patronId, depositRequest());
  if (outcome.kind === 'refused') throw new Error('the deposit was refused');
  expect(await cashier.find(patronId, outcome.deposit.id)).toEqual(outcome.deposit);
  expect(await cashier.find(newId(), outcome.deposit.id)).toBeUndefined();
  expect(await cashier.find(patronId, newId())).toBeUndefined();
  expect(await cashier.find(patronId, 'x')).toBeUndefined();
});
