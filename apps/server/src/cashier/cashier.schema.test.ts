import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, graphql, printType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builder } from '../platform/graphql/builder.ts';
import type { Viewer } from '../platform/graphql/context.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { patronWith, testWallet } from '../wallet/testing/test-wallet.ts';
import type { Wallet } from '../wallet/wallet.ts';
import './cashier.schema.ts';
import { cashierMigrations } from './migrations.ts';
import { type TestCashier, testCashier } from './testing/test-cashier.ts';

let test_: TestDatabase;
let wallet: Wallet;
let tested: TestCashier;
let schema: GraphQLSchema;
let patron: Extract<Viewer, { kind: 'patron' }>;

beforeAll(async () => {
  test_ = await createTestDatabase([...walletMigrations, ...cashierMigrations]);
  wallet = testWallet(test_.database);
  tested = testCashier(test_.database, wallet);
  schema = builder.toSchema();
});

beforeEach(async () => {
  patron = { kind: 'patron', patronId: await patronWith(wallet, 0n), sessionId: 'session' };
});

afterAll(async () => {
  await wallet.close();
  await test_.drop();
});

async function run(source: string, variableValues: Record<string, unknown> = {}, viewer: Viewer = patron) {
  const contextValue = {
    viewer,
    services: { wallet, cashier: tested.cashier },
    now: 0,
    ipAddress: '',
    userAgent: '',
  };
  const result = await graphql({ schema, source, variableValues, contextValue });
  return JSON.parse(JSON.stringify(result));
}

const createDeposit = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) {
    permitted succeeded
    deposit { id status transactionId amount { formattedAmount currency } provider { id code name } }
    balances { withdrawableBalance { amountLong } }
    userErrors { code action field message }
  }
}`;

const validateDeposit = `mutation ($input: ValidateDepositInput!) {
  validateDeposit(input: $input) { permitted userErrors { code action field message } }
}`;

function input(changes: Record<string, unknown> = {}) {
  const whole = {
    amountCents: 2_500,
    idempotencyKey: crypto.randomUUID(),
    paymentMethodId: 'card',
    paymentProviderId: 'sandbox',
  };
  return { input: { ...whole, ...changes } };
}

test('the types are those of the committed contract', () => {
  const contract = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  for (const name of [
    'CreateDepositInput',
    'CreateDepositResult',
    'Deposit',
    'DepositStatus',
    'PaymentMethod',
    'PaymentProvider',
    'PaymentUserError',
    'ValidateDepositInput',
    'ValidateDepositResult',
  ]) {
    const lines = (of: GraphQLSchema) => {
      const type = of.getType(name);
      return type && printType(type).split('\n').sort();
    };
    expect(lines(schema)).toEqual(lines(contract));
  }
});

test("providers are listed with their methods and their limits in the patron's currency [WAL-018] [WAL-034]", async () => {
  const query = `{ paymentProviders {
    id code preferredMethod supportsMethods methods { id name }
    minimumAmount { formattedAmount currency } maximumAmount { formattedAmount }
  } }`;
  const canadian: Viewer = { kind: 'patron', patronId: await patronWith(wallet, 0n, 'CAD'), sessionId: 's' };
  expect((await run(query, {}, canadian)).data.paymentProviders).toMatchObject([
    {
      id: 'sandbox',
      preferredMethod: true,
      supportsMethods: true,
      minimumAmount: { formattedAmount: '$5.00', currency: 'CAD' },
      maximumAmount: { formattedAmount: '$10,000.00' },
    },
  ]);
});

test('a deposit succeeds, shows the balance after it, and can be fetched again as a node [WAL-039]', async () => {
  const { data } = await run(createDeposit, input());
  expect(data.createDeposit).toMatchObject({
    permitted: true,
    succeeded: true,
    deposit: {
      status: 'SUCCESSFUL',
      amount: { formattedAmount: '$25.00', currency: 'USD' },
      provider: { id: 'sandbox' },
    },
    balances: { withdrawableBalance: { amountLong: '2500' } },
    userErrors: [],
  });
  const node = '{ node(id: "ID") { id ... on Deposit { status } } }'.replace(
    'ID',
    data.createDeposit.deposit.id,
  );
  expect((await run(node)).data.node).toMatchObject({ status: 'SUCCESSFUL' });
  const other: Viewer = { kind: 'patron', patronId: await patronWith(wallet, 0n), sessionId: 's' };
  expect((await run(node, {}, other)).data.node).toBeNull();
});

test('a pending deposit is permitted but has not succeeded [WAL-023]', async () => {
  const { data } = await run(createDeposit, input({ paymentMethodId: 'bank' }));
  expect(data.createDeposit).toMatchObject({
    permitted: true,
    succeeded: false,
    deposit: { status: 'PENDING' },
    userErrors: [],
  });
});

test('a declined deposit was permitted, failed, and says whether to try again [WAL-033] [WAL-053]', async () => {
  const { data } = await run(createDeposit, input({ paymentMethodId: 'card-declined' }));
  expect(data.createDeposit).toMatchObject({
    permitted: true,
    succeeded: false,
    deposit: { status: 'FAILED' },
    userErrors: [{ code: 'DECLINED', action: 'RETRY', field: null }],
  });
});

test('an amount over the limits is refused at its field, when validated and when deposited [WAL-031]', async () => {
  const expected = {
    permitted: false,
    userErrors: [
      {
        code: 'AMOUNT_ABOVE_MAXIMUM',
        action: null,
        field: 'amountCents',
        message: 'The maximum deposit is $10,000.00.',
      },
    ],
  };
  const created = await run(createDeposit, input({ amountCents: 1_000_001 }));
  expect(created.data.createDeposit).toMatchObject({ ...expected, succeeded: false, deposit: null });
  const { idempotencyKey: _, ...rest } = input({ amountCents: 1_000_001 }).input;
  expect((await run(validateDeposit, { input: rest })).data.validateDeposit).toEqual(expected);
});

test('a provider alone can be validated, without an amount [WAL-032]', async () => {
  const validate = async (paymentProviderId: string) =>
    (await run(validateDeposit, { input: { paymentProviderId } })).data.validateDeposit;
  expect(await validate('sandbox')).toEqual({ permitted: true, userErrors: [] });
  expect(await validate('nobody')).toMatchObject({
    permitted: false,
    userErrors: [{ code: 'PROVIDER_UNAVAILABLE', field: 'paymentProviderId' }],
  });
});

test('visitors and nobody may not deposit, and amounts that are no integers are refused by type', async () => {
  for (const viewer of [{ kind: 'nobody' }, { kind: 'visitor', visitorId: 'v' }] as const) {
    const { errors, data } = await run(createDeposit, input(), viewer);
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(data).toBeNull();
    expect((await run('{ paymentProviders { id } }', {}, viewer)).errors).toHaveLength(1);
  }
  for (const amountCents of [25.5, '2500', 1e12, null]) {
    expect((await run(createDeposit, input({ amountCents }))).errors).toHaveLength(1);
  }
});
