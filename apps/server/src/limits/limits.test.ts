import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from '../wallet/migrations.ts';
import { checkEntries, patronWith, stake, testWallet } from '../wallet/testing/test-wallet.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { Limits } from './limits.ts';
import { limitsMigrations } from './migrations.ts';

let db: TestDatabase;
let wallet: Wallet;
let limits: Limits;
const bus = new Bus({ error: (details: unknown) => console.error(details) });
const clock = new ManualClock(Date.now());
const BY = 'operator';
const DAY_MS = 86_400_000;

beforeAll(async () => {
  db = await createTestDatabase([...walletMigrations, ...limitsMigrations]);
  wallet = testWallet(db.database, { clock });
  limits = new Limits({ database: db.database, clock, wallet, bus });
});
afterAll(async () => {
  expect((await checkEntries(db.database)).faults).toEqual([]);
  await wallet.close();
  await db.drop();
});

const cash = (cashStake: bigint) => ({ cashStake, currency: 'USD' as const });
const together = (cashStake: bigint) => ({ ...cash(cashStake), isOneBet: false });

function bet(patronId: string, cents: bigint) {
  return limits.guard(patronId, cash(cents), () => stake(wallet, patronId, cents));
}

test('a patron without limits is not kept waiting', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  expect(await bet(patronId, 10_000n)).toMatchObject({ kind: 'done', result: { kind: 'posted' } });
});

test('a bet above the limit of a single bet is refused with what may be bet', async () => {
  const patronId = await patronWith(wallet, 10_000n);
  await limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', 2_000n, BY);
  expect(await bet(patronId, 2_001n)).toEqual({
    kind: 'refused',
    refusals: [
      {
        code: 'OWN_LIMIT_REACHED',
        message: 'This bet exceeds your limit of a single bet of $20.00. You can bet up to $20.00.',
      },
    ],
  });
  expect(await bet(patronId, 2_000n)).toMatchObject({ kind: 'done' });
});

test('stakes of the last day count towards the daily limit, and free themselves as the day passes', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await limits.set(patronId, 'SPEND', 'DAILY', 5_000n, BY);
  expect(await bet(patronId, 3_000n)).toMatchObject({ kind: 'done' });
  expect(await bet(patronId, 2_500n)).toMatchObject({
    kind: 'refused',
    refusals: [{ message: 'This bet exceeds your daily spend limit of $50.00. You can bet up to $20.00.' }],
  });
  clock.advance(DAY_MS + 1);
  expect(await bet(patronId, 2_500n)).toMatchObject({ kind: 'done' });
});

test('winnings make room under a loss limit', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await limits.set(patronId, 'LOSS', 'WEEKLY', 5_000n, BY);
  await bet(patronId, 5_000n);
  expect(await bet(patronId, 100n)).toMatchObject({
    kind: 'refused',
    refusals: [
      { message: 'This bet exceeds your weekly loss limit of $50.00. It leaves nothing to bet now.' },
    ],
  });
  await wallet.post({
    idempotencyKey: `settle:${newId()}`,
    fingerprint: 'push',
    patronId,
    kind: 'settlement',
    entries: [
      { account: 'open-bets', amount: -5_000n },
      { account: 'cash', amount: 5_000n },
    ],
  });
  expect(await bet(patronId, 5_000n)).toMatchObject({ kind: 'done' });
});

test('what limits leave of a bet is what the tightest leaves, nothing once it is used up; without any there is no bound', async () => {
  const patronId = await patronWith(wallet, 100_000n);
  expect(await limits.leftOf(patronId)).toBeUndefined();
  await limits.set(patronId, 'SPEND', 'DAILY', 5_000n, BY);
  await limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', 2_000n, BY);
  expect(await limits.leftOf(patronId)).toBe(2_000n);
  await bet(patronId, 2_000n);
  await bet(patronId, 1_500n);
  expect(await limits.leftOf(patronId)).toBe(1_500n);
  await bet(patronId, 1_500n);
  expect(await limits.leftOf(patronId)).toBe(0n);
});

test('limits of several periods are judged from one look at the books, for all sums of a slip', async () => {
  const patronId = await patronWith(wallet, 100_000n);
  let looks = 0;
  const watched = new Limits({
    database: db.database,
    clock,
    bus,
    wallet: {
      bettingTurnovers: (id, since) => {
        looks += 1;
        return wallet.bettingTurnovers(id, since);
      },
    },
  });
  await watched.set(patronId, 'SPEND', 'MONTHLY', 6_000n, BY);
  await watched.set(patronId, 'SPEND', 'DAILY', 2_000n, BY);
  await watched.set(patronId, 'LOSS', 'DAILY', 3_000n, BY);
  await stake(wallet, patronId, 1_500n);
  clock.advance(2 * DAY_MS);
  await stake(wallet, patronId, 500n);
  const codes = await watched.refusalsOfEach(patronId, [0n, 1_500n, 1_501n, 4_001n].map(together));
  expect(codes.map((refusals) => refusals.length)).toEqual([0, 0, 1, 3]);
  expect(looks).toBe(1);
  // $45.00, $15.00 and $25.00 are left of them: what is said of each is what all of them leave.
  expect(codes[3]?.map(({ message }) => message.replace(/.*\. You/, 'You'))).toEqual(
    Array(3).fill('You can bet up to $15.00.'),
  );
});

test('bets placed at the same moment cannot all use what is left', async () => {
  const patronId = await patronWith(wallet, 100_000n);
  await limits.set(patronId, 'SPEND', 'DAILY', 1_000n, BY);
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => bet(patronId, 300n)));
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(3);
  expect((await wallet.balances(patronId))?.withdrawableBalance.amount).toBe(100_000n - 900n);
});

test('a bet that waits for its turn is judged by the limits of then', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await limits.set(patronId, 'SPEND', 'DAILY', 10_000n, BY);
  let second: ReturnType<typeof bet> | undefined;
  await limits.guard(patronId, cash(100n), async () => {
    second = bet(patronId, 5_000n);
    await limits.set(patronId, 'SPEND', 'DAILY', 1_000n, BY);
  });
  expect(await second).toMatchObject({ kind: 'refused', refusals: [{ code: 'OWN_LIMIT_REACHED' }] });
});

test('of two first limits set at once the tighter is in force, and the looser waits or is gone', async () => {
  for (let round = 0; round < 10; round += 1) {
    const patronId = newId();
    await Promise.all([
      limits.set(patronId, 'SPEND', 'DAILY', 1_000n, BY),
      limits.set(patronId, 'SPEND', 'DAILY', 5_000n, BY),
    ]);
    expect(await limits.limits(patronId)).toMatchObject([{ amount: 1_000n }]);
  }
});

test('a looser limit counts after a day and a confirmation', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', 1_000n, BY);
  expect(await limits.set(patronId, 'MAX_SINGLE_WAGER', 'NONE', undefined, BY)).toMatchObject({
    amount: 1_000n,
    pending: { amount: undefined },
  });
  await limits.confirm(patronId, 'MAX_SINGLE_WAGER', 'NONE', BY);
  expect(await bet(patronId, 2_000n)).toMatchObject({ kind: 'refused' });
  clock.advance(DAY_MS);
  expect(await bet(patronId, 2_000n)).toMatchObject({ kind: 'refused' });
  await limits.confirm(patronId, 'MAX_SINGLE_WAGER', 'NONE', BY);
  expect(await bet(patronId, 2_000n)).toMatchObject({ kind: 'done' });
});

test('a restricted patron places nothing until it is over or lifted', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await limits.restrict(patronId, 'OPERATOR', 'documents missing', undefined, BY);
  expect(await bet(patronId, 100n)).toMatchObject({ kind: 'refused', refusals: [{ code: 'RESTRICTED' }] });
  expect(await limits.lift(patronId, BY)).toBe(1);
  expect(await bet(patronId, 100n)).toMatchObject({ kind: 'done' });

  await limits.restrict(patronId, 'COOL_OFF', 'own wish', new Date(clock.now() + DAY_MS), BY);
  expect(await bet(patronId, 100n)).toMatchObject({ kind: 'refused' });
  clock.advance(DAY_MS);
  expect(await bet(patronId, 100n)).toMatchObject({ kind: 'done' });
});

test('a self-exclusion cannot be lifted', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await limits.restrict(patronId, 'SELF_EXCLUSION', 'own wish', undefined, BY);
  expect(await limits.lift(patronId, BY)).toBe(0);
  expect(await bet(patronId, 100n)).toMatchObject({ kind: 'refused' });
});

test('what another process restricts counts within a second', async () => {
  const patronId = await patronWith(wallet, 20_000n);
  await bet(patronId, 100n);
  const elsewhere = new Limits({ database: db.database, clock, wallet, bus });
  await elsewhere.restrict(patronId, 'OPERATOR', 'documents missing', undefined, BY);
  clock.advance(1_000);
  expect(await bet(patronId, 100n)).toMatchObject({ kind: 'refused' });
});
