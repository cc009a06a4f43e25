import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import type { Grant } from './grant.ts';
import { rewardsChanged } from './rewards.topics.ts';
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
});

afterAll(() => t.close());

async function granted(grant: Grant): Promise<string> {
  const result = await t.rewards.grant(grant);
  if (result.kind !== 'granted') throw new Error(`Not granted: ${JSON.stringify(result)}`);
  return result.rewardId;
}

async function balances() {
  const found = await t.wallet.balances(patronId);
  return [found?.bonusBalance.amount, found?.restrictedBalance.amount, found?.withdrawableBalance.amount];
}

const inDays = (days: number) => new Date(t.clock.now() + days * DAY_MS);

test('what is granted can be used and stands on the accounts [SLIP-015]', async () => {
  const told: unknown[] = [];
  const stop = t.bus.subscribe(rewardsChanged, (change) => told.push(change));
  const expiresAt = inDays(7);
  const free = await granted(bonusBet(patronId, { expiresAt, restriction: { minLegs: 2 } }));
  const boosted = await granted(boost(patronId));
  await granted(bonusBet(patronId, { kind: 'promotional-credit', amount: 700n }));
  stop();
  expect(told).toEqual([{ patronId }, { patronId }, { patronId }]);
  expect(await t.rewards.of(patronId)).toEqual({
    bonusBets: [
      {
        kind: 'bonus-bet',
        id: free,
        title: '$10 Bonus Bet',
        amount: 1_000n,
        currency: 'USD',
        expiresAt,
        restriction: { minLegs: 2 },
      },
    ],
    profitBoosts: [
      {
        kind: 'profit-boost',
        id: boosted,
        title: '50% Profit Boost',
        currency: 'USD',
        expiresAt: undefined,
        restriction: {},
        rate: { numerator: 1n, denominator: 2n },
        cap: { kind: 'stake', amount: 5_000n },
      },
    ],
    promotionalCredit: 700n,
  });
  expect(await balances()).toEqual([1_000n, 1_700n, 10_000n]);
});

test.each([
  ['a bonus bet', () => bonusBet(patronId)],
  ['a boost', () => boost(patronId)],
])('%s is granted once for a key, and refused with other content', async (_what, make) => {
  const grant = make();
  const other = t.anotherHouse();
  const results = await Promise.all([0, 1, 2, 3].map((n) => (n % 2 ? t : other).rewards.grant(grant)));
  expect(results.map(({ kind }) => kind).sort()).toEqual(['granted', 'repeated', 'repeated', 'repeated']);
  expect(await t.rewards.grant({ ...grant, title: 'Another' })).toEqual({ kind: 'idempotency-conflict' });
  const { bonusBets, profitBoosts } = await t.rewards.of(patronId);
  expect(bonusBets.length + profitBoosts.length).toBe(1);
});

test('a grant that cannot be is refused with what is wrong, and changes nothing', async () => {
  const wrong: [Grant, RegExp][] = [
    [bonusBet(patronId, { amount: 0n }), /amount/],
    [bonusBet(patronId, { amount: 10n ** 12n }), /amount/],
    [bonusBet(patronId, { title: '' }), /title/],
    [bonusBet(patronId, { expiresAt: inDays(-1) }), /expires later/],
    [bonusBet(patronId, { restriction: { minLegs: 3, maxLegs: 2 } }), /legs/],
    [bonusBet(patronId, { kind: 'promotional-credit', restriction: { minLegs: 2 } }), /restriction/],
    [boost(patronId, { boost: { rate: { numerator: 0n, denominator: 1n } } }), /boost/],
  ];
  for (const [grant, message] of wrong) {
    expect(await t.rewards.grant(grant)).toEqual({
      kind: 'invalid',
      message: expect.stringMatching(message),
    });
  }
  for (const stranger of [newId(), 'nobody']) {
    expect((await t.rewards.grant(bonusBet(stranger))).kind).toBe('unknown-account');
    expect((await t.rewards.grant(boost(stranger))).kind).toBe('unknown-account');
  }
  expect(await balances()).toEqual([0n, 0n, 10_000n]);
});

test('rewards belong to their patron', async () => {
  const id = await granted(bonusBet(patronId));
  const other = await patronWith(t.wallet, 0n);
  expect((await t.rewards.find(patronId, id))?.id).toBe(id);
  expect(await t.rewards.find(other, id)).toBeUndefined();
  expect((await t.rewards.of(other)).bonusBets).toEqual([]);
  expect((await t.rewards.of('nobody')).bonusBets).toEqual([]);
});

test('of many patrons who ask at one moment each hears of their own, what expires first before the others', async () => {
  const others = await Promise.all([0, 1, 2].map(() => patronWith(t.wallet, 0n)));
  const [one = '', another = '', nothing = ''] = others;
  const late = await granted(bonusBet(one, { expiresAt: inDays(3) }));
  const soon = await granted(bonusBet(one, { expiresAt: inDays(1) }));
  const boosted = await granted(boost(another));
  await granted(bonusBet(another, { kind: 'promotional-credit', amount: 700n }));
  await granted(bonusBet(another, { kind: 'promotional-credit', amount: 50n }));
  const usable = await Promise.all([one, another, nothing, newId(), 'nobody'].map((id) => t.rewards.of(id)));
  expect(usable.map(({ bonusBets }) => bonusBets.map(({ id }) => id))).toEqual([
    [soon, late],
    [],
    [],
    [],
    [],
  ]);
  expect(usable.map(({ profitBoosts }) => profitBoosts.map(({ id }) => id))).toEqual([
    ...[[], [boosted], []],
    ...[[], []],
  ]);
  expect(usable.map(({ promotionalCredit }) => promotionalCredit)).toEqual([0n, 750n, 0n, 0n, 0n]);
});

test('what cannot be used yet or any more is not offered', async () => {
  await granted(bonusBet(patronId, { effectiveAt: inDays(1), expiresAt: inDays(2) }));
  await granted(boost(patronId, { effectiveAt: inDays(1), expiresAt: inDays(2) }));
  expect(await t.rewards.of(patronId)).toMatchObject({ bonusBets: [], profitBoosts: [] });
  t.clock.advance(1.5 * DAY_MS);
  const now = await t.rewards.of(patronId);
  expect([now.bonusBets.length, now.profitBoosts.length]).toEqual([1, 1]);
  t.clock.advance(DAY_MS);
  expect(await t.rewards.of(patronId)).toMatchObject({ bonusBets: [], profitBoosts: [] });
});

test('what another process granted is told of within this one', async () => {
  await t.rewards.announce();
  const other = t.anotherHouse();
  const told: unknown[] = [];
  await other.rewards.grant(bonusBet(patronId));
  const stop = t.bus.subscribe(rewardsChanged, (change) => told.push(change));
  await t.rewards.announce();
  await t.rewards.announce();
  stop();
  expect(told).toEqual([{ patronId }]);
});

test('what was granted cannot be changed or deleted', async () => {
  await granted(bonusBet(patronId));
  await expect(t.database.query('delete from rewards.reward')).rejects.toThrow('cannot be changed');
  await expect(t.database.query('update rewards.reward set amount = amount + 1')).rejects.toThrow(
    'cannot be changed',
  );
});

test('a bonus bet is kept, and known again, as a free bet: a key that was used stays used', async () => {
  const key = newId();
  const id = await granted(bonusBet(patronId, { idempotencyKey: key }));
  const [row] = await t.database.query<{ kind: string; fingerprint: string }>(
    'select kind, fingerprint from rewards.reward where id = $1',
    [id],
  );
  expect(row).toMatchObject({ kind: 'free-bet', fingerprint: expect.stringMatching(/^free-bet\|1000\|/) });
  expect(await t.rewards.grant(bonusBet(patronId, { idempotencyKey: key }))).toEqual({
    kind: 'repeated',
    rewardId: id,
  });
});
