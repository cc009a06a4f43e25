import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { checkEntries, patronWith } from '../wallet/testing/test-wallet.ts';
import type { Grant } from './grant.ts';
import { bonusBet, boost, createTestRewards, DAY_MS, type TestRewards } from './testing/test-rewards.ts';

let t: TestRewards;
let patronId: string;

beforeAll(async () => {
  t = await createTestRewards();
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

async function restricted() {
  return (await t.wallet.balances(patronId))?.restrictedBalance.amount;
}

async function states() {
  const rows = await t.database.query<{ kind: string; state: string; amount: bigint }>(
    'select kind, state, amount from rewards.reward where patron_id = $1 order by granted_at, id',
    [patronId],
  );
  return rows.map(({ kind, state, amount }) => `${kind} ${state} ${amount}`);
}

const inDays = (days: number) => new Date(t.clock.now() + days * DAY_MS);

test('what has expired goes back to the house once, whoever clears it away and however often', async () => {
  const others = [t.anotherHouse(), t.anotherHouse()];
  const expiresAt = inDays(1);
  await granted(bonusBet(patronId, { expiresAt }));
  await granted(bonusBet(patronId, { kind: 'promotional-credit', amount: 700n, expiresAt }));
  await granted(boost(patronId, { expiresAt }));
  await granted(bonusBet(patronId, { amount: 300n }));
  await t.rewards.expire();
  expect(await restricted()).toBe(2_000n);
  t.clock.set(expiresAt.getTime());
  await Promise.all([t, ...others, t].map((house) => house.rewards.expire()));
  expect(await restricted()).toBe(300n);
  expect((await states()).sort()).toEqual([
    'free-bet AVAILABLE 300',
    'free-bet EXPIRED 1000',
    'profit-boost EXPIRED 0',
    'promotional-credit EXPIRED 700',
  ]);
});

test('of credit used in part the rest expires', async () => {
  await granted(bonusBet(patronId, { kind: 'promotional-credit', expiresAt: inDays(1) }));
  await t.place({ patronId, source: 'promotional-credit', stake: 400n });
  expect(await restricted()).toBe(600n);
  t.clock.advance(2 * DAY_MS);
  await t.rewards.expire();
  expect(await restricted()).toBe(0n);
  expect(await states()).toEqual(['promotional-credit EXPIRED 1000']);
});

test('a bet and the clearing away of its reward race: one of them gets it', async () => {
  const other = t.anotherHouse();
  for (let round = 0; round < 12; round += 1) {
    const rewardId = await granted(bonusBet(patronId, { expiresAt: inDays(1) }));
    t.clock.advance(DAY_MS - 1);
    const placing = t.place({ patronId, source: 'bonus', stake: 1_000n, rewardId });
    t.clock.advance(1);
    const [placed] = await Promise.all([placing, other.rewards.expire()]);
    await other.rewards.expire();
    expect(['posted', 'expired']).toContain(placed);
    expect(await restricted()).toBe(0n);
  }
});

/** A bet paid with rewards, settled so that these amounts come back to the patron. */
async function betAndSettle(source: 'bonus' | 'promotional-credit', rewardId?: string) {
  const betId = newId();
  expect(await t.place({ patronId, betId, source, stake: 1_000n, rewardId })).toBe('posted');
  const back = source === 'bonus' ? 'bonus' : 'promotionalCredit';
  const settle = (amount: bigint, version: number, openBets = 0n) =>
    t.settle({ patronId, betId, version, openBets, [back]: amount });
  return { betId, settle };
}

test('a bonus bet whose bet was void comes back as a new one with days to use it', async () => {
  const rewardId = await granted(
    bonusBet(patronId, { expiresAt: inDays(1), restriction: { minLegs: 2 }, title: 'Welcome' }),
  );
  const { settle } = await betAndSettle('bonus', rewardId);
  t.clock.advance(3 * DAY_MS);
  expect(await settle(1_000n, 1, -1_000n)).toBe('posted');
  expect(await settle(1_000n, 1, -1_000n)).toBe('repeated');
  const { bonusBets } = await t.rewards.of(patronId);
  expect(bonusBets).toMatchObject([
    { title: 'Welcome', amount: 1_000n, expiresAt: inDays(7), restriction: { minLegs: 2 } },
  ]);
  expect(bonusBets[0]?.id).not.toBe(rewardId);
  expect(await states()).toEqual(['free-bet REDEEMED 1000', 'free-bet AVAILABLE 1000']);
  const again = await betAndSettle('bonus', bonusBets[0]?.id);
  expect(await again.settle(1_000n, 1, -1_000n)).toBe('posted');
  expect((await t.rewards.of(patronId)).bonusBets).toHaveLength(1);
});

test('one that had longer to live keeps it, and one that never expires never does', async () => {
  const expiresAt = inDays(30);
  const long = await betAndSettle('bonus', await granted(bonusBet(patronId, { expiresAt })));
  const forever = await betAndSettle('bonus', await granted(bonusBet(patronId)));
  await long.settle(1_000n, 1, -1_000n);
  await forever.settle(400n, 1, -1_000n);
  expect((await t.rewards.of(patronId)).bonusBets).toMatchObject([
    { amount: 1_000n, expiresAt },
    { amount: 400n, expiresAt: undefined },
  ]);
});

test('promotional credit comes back as credit, for as long as the longest of it had', async () => {
  for (const days of [1, 12]) {
    await granted(bonusBet(patronId, { kind: 'promotional-credit', amount: 500n, expiresAt: inDays(days) }));
  }
  const { settle } = await betAndSettle('promotional-credit');
  expect((await t.rewards.of(patronId)).promotionalCredit).toBe(0n);
  await settle(1_000n, 1, -1_000n);
  expect((await t.rewards.of(patronId)).promotionalCredit).toBe(1_000n);
  t.clock.advance(8 * DAY_MS);
  expect((await t.rewards.of(patronId)).promotionalCredit).toBe(1_000n);
});

test('what a corrected settlement takes back leaves the rewards with the money', async () => {
  const rewardId = await granted(bonusBet(patronId));
  const { settle } = await betAndSettle('bonus', rewardId);
  await settle(1_000n, 1, -1_000n);
  expect(await settle(-600n, 2)).toBe('posted');
  expect((await t.rewards.of(patronId)).bonusBets).toMatchObject([{ amount: 400n }]);
  expect(await settle(-400n, 3)).toBe('posted');
  expect((await t.rewards.of(patronId)).bonusBets).toEqual([]);
});

test('what was given back and used meanwhile cannot be taken: nothing changes', async () => {
  const { betId, settle } = await betAndSettle('bonus', await granted(bonusBet(patronId)));
  await settle(1_000n, 1, -1_000n);
  // Another bonus bet on the account: the money alone would be there.
  await granted(bonusBet(patronId));
  const [restored] = await t.database.query<{ id: string }>(
    'select id from rewards.reward where restored_for = $1',
    [betId],
  );
  await t.place({ patronId, source: 'bonus', stake: 1_000n, rewardId: restored?.id });
  expect(await settle(-1_000n, 2)).toBe('unavailable');
  expect(await restricted()).toBe(1_000n);
});
