import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { checkEntries, deposit, patronWith } from '../wallet/testing/test-wallet.ts';
import type { Grant } from './grant.ts';
import {
  bonusBet,
  boost,
  createTestRewards,
  DAY_MS,
  type TestHouse,
  type TestRewards,
} from './testing/test-rewards.ts';

let t: TestRewards;
let other: TestHouse;
let patronId: string;

beforeAll(async () => {
  t = await createTestRewards();
  other = t.anotherHouse();
});

beforeEach(async () => {
  patronId = await patronWith(t.wallet, 10_000n);
});

afterEach(async () => {
  expect(await t.faults()).toEqual([]);
  expect((await checkEntries(t.database)).sum).toBe(0n);
});

afterAll(() => t.close());

async function granted(grant: Grant): Promise<string> {
  const result = await t.rewards.grant(grant);
  if (result.kind !== 'granted') throw new Error(`Not granted: ${JSON.stringify(result)}`);
  return result.rewardId;
}

const stakedBonus = (rewardId: string | undefined, stake = 1_000n) =>
  ({ patronId, source: 'bonus', stake, rewardId }) as const;
const stakedCash = (rewardId?: string, stake = 1_000n) =>
  ({ patronId, source: 'cash', stake, rewardId }) as const;
const stakedCredit = (stake: bigint) => ({ patronId, source: 'promotional-credit', stake }) as const;

async function stateOf(rewardId: string) {
  const [row] = await t.database.query<{ state: string; remaining: bigint }>(
    'select state, remaining from rewards.reward where id = $1',
    [rewardId],
  );
  return [row?.state, row?.remaining];
}

async function redemptionsOf(rewardIds: readonly string[]) {
  return t.database.query<{ bet_id: string; reward_id: string; amount: bigint }>(
    'select bet_id, reward_id, amount from rewards.redemption where reward_id = any ($1::uuid[]) order by reward_id',
    [rewardIds],
  );
}

const inDays = (days: number) => new Date(t.clock.now() + days * DAY_MS);

test('a bonus bet is used whole and once [SLIP-001]', async () => {
  const id = await granted(bonusBet(patronId));
  expect(await t.place(stakedBonus(id, 999n))).toBe('unfit');
  expect(await t.place(stakedBonus(id))).toBe('posted');
  expect(await stateOf(id)).toEqual(['REDEEMED', 0n]);
  expect(await t.place(stakedBonus(id))).toBe('used');
  expect(await redemptionsOf([id])).toMatchObject([{ amount: 1_000n }]);
});

test('of racing requests for one bonus bet exactly one makes a bet', async () => {
  for (let round = 0; round < 15; round += 1) {
    const id = await granted(bonusBet(patronId));
    // A second bonus bet on the account: the money alone would let two bets through.
    await granted(bonusBet(patronId));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? t : other).place(stakedBonus(id))),
    );
    expect(results.sort()).toEqual(['posted', ...Array.from({ length: 7 }, () => 'used')]);
    expect(await redemptionsOf([id])).toHaveLength(1);
  }
});

test('a boost goes with one cash bet, however many ask for it at once [SLIP-001]', async () => {
  for (let round = 0; round < 15; round += 1) {
    const id = await granted(boost(patronId));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? t : other).place(stakedCash(id, 10n))),
    );
    expect(results.sort()).toEqual(['posted', ...Array.from({ length: 7 }, () => 'used')]);
  }
  const id = await granted(boost(patronId));
  await granted(bonusBet(patronId));
  await granted(bonusBet(patronId, { kind: 'promotional-credit' }));
  expect(await t.place(stakedBonus(id))).toBe('unfit');
  expect(await t.place({ ...stakedCredit(500n), rewardId: id })).toBe('unfit');
  expect(await stateOf(id)).toEqual(['AVAILABLE', 0n]);
});

test('the same request is answered as placed, though it used the reward itself', async () => {
  const id = await granted(bonusBet(patronId));
  const request = { ...stakedBonus(id), key: newId() };
  const results = await Promise.all([t.place(request), other.place(request), t.place(request)]);
  expect(results.sort()).toEqual(['posted', 'repeated', 'repeated']);
  expect(await t.place({ ...request, stake: 500n })).toBe('idempotency-conflict');
});

test("another patron's, expired, pending and unknown rewards are refused and change nothing", async () => {
  const stranger = await patronWith(t.wallet, 0n);
  const theirs = await granted(bonusBet(stranger));
  await granted(bonusBet(patronId));
  expect(await t.place(stakedBonus(theirs))).toBe('unknown');
  expect(await t.place(stakedBonus(newId()))).toBe('unknown');
  const late = await granted(bonusBet(patronId, { effectiveAt: inDays(1), expiresAt: inDays(2) }));
  expect(await t.place(stakedBonus(late))).toBe('pending');
  t.clock.advance(3 * DAY_MS);
  expect(await t.place(stakedBonus(late))).toBe('expired');
  await t.rewards.expire();
  expect(await t.place(stakedBonus(late))).toBe('expired');
  expect(await stateOf(theirs)).toEqual(['AVAILABLE', 1_000n]);
});

test('bonus money is never staked without naming the bonus bet', async () => {
  await granted(bonusBet(patronId));
  expect(await t.place(stakedBonus(undefined))).toBe('unfit');
});

test('a boost stays when the money for the bet is missing', async () => {
  const id = await granted(boost(patronId));
  expect(await t.place(stakedCash(id, 10_001n))).toBe('insufficient-funds');
  expect(await stateOf(id)).toEqual(['AVAILABLE', 0n]);
  await deposit(t.wallet, patronId, 1n);
  expect(await t.place(stakedCash(id, 10_001n))).toBe('posted');
});

test('promotional credit is spent by amount, what expires first before the rest [SLIP-001]', async () => {
  const credit = (amount: bigint, days?: number) =>
    granted(
      bonusBet(patronId, {
        kind: 'promotional-credit',
        amount,
        expiresAt: days === undefined ? undefined : inDays(days),
      }),
    );
  const forever = await credit(300n);
  const long = await credit(300n, 9);
  const soon = await credit(300n, 2);
  expect(await t.place(stakedCredit(400n))).toBe('posted');
  expect([await stateOf(soon), await stateOf(long), await stateOf(forever)]).toEqual([
    ['REDEEMED', 0n],
    ['AVAILABLE', 200n],
    ['AVAILABLE', 300n],
  ]);
  expect(await t.place(stakedCredit(501n))).toBe('exhausted');
  t.clock.advance(10 * DAY_MS);
  // Not cleared away yet, but no longer to be spent.
  expect(await t.place(stakedCredit(301n))).toBe('exhausted');
  expect(await t.place(stakedCredit(300n))).toBe('posted');
  expect((await t.rewards.of(patronId)).promotionalCredit).toBe(0n);
});

test('a batch with rewards, refusals and plain bets answers each for itself', async () => {
  const patrons = await Promise.all(Array.from({ length: 30 }, () => patronWith(t.wallet, 5_000n)));
  const ids = await Promise.all(
    patrons.map((patron, index) => granted(index % 3 ? bonusBet(patron) : boost(patron))),
  );
  const results = await Promise.all(
    patrons.map((patron, index) =>
      t.place({
        patronId: patron,
        source: index % 3 === 1 ? 'bonus' : 'cash',
        stake: 1_000n,
        rewardId: index % 2 ? ids[index] : undefined,
      }),
    ),
  );
  const expected = patrons.map((_, index) => {
    if (index % 3 === 1) return index % 2 ? 'posted' : 'unfit';
    return index % 3 === 2 && index % 2 ? 'unfit' : 'posted';
  });
  expect(results).toEqual(expected);
});

test('whatever is granted, used and cleared away at once, rewards and books agree', async () => {
  const step = fc.record({
    what: fc.constantFrom('bonus', 'credit', 'boost', 'plain', 'expire', 'grant'),
    which: fc.integer({ min: 0, max: 3 }),
    cents: fc.bigInt({ min: 1n, max: 900n }),
    house: fc.boolean(),
  });
  const property = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    patronId = await patronWith(t.wallet, 5_000n);
    const expiresAt = inDays(1);
    const free = await Promise.all(
      [0, 1, 2, 3].map((n) => granted(bonusBet(patronId, n % 2 ? { expiresAt } : {}))),
    );
    const boosts = await Promise.all([0, 1, 2, 3].map(() => granted(boost(patronId))));
    await granted(bonusBet(patronId, { kind: 'promotional-credit', expiresAt }));
    const used: string[] = [];
    await Promise.all(
      steps.map(async ({ what, which, cents, house }) => {
        const at = house ? t : other;
        const id = (what === 'bonus' ? free : boosts)[which];
        if (what === 'bonus' && (await at.place(stakedBonus(id))) === 'posted') used.push(String(id));
        if (what === 'boost' && (await at.place(stakedCash(id, cents))) === 'posted') used.push(String(id));
        if (what === 'credit') await at.place(stakedCredit(cents));
        if (what === 'plain') await at.place(stakedCash(undefined, cents));
        if (what === 'grant')
          await at.rewards.grant(bonusBet(patronId, { kind: 'promotional-credit', amount: cents }));
        if (what === 'expire') {
          t.clock.set(Math.max(t.clock.now(), expiresAt.getTime()));
          await at.rewards.expire();
        }
      }),
    );
    expect(new Set(used).size).toBe(used.length);
    expect(await t.faults()).toEqual([]);
  });
  await fc.assert(property, { numRuns: 25 });
});
