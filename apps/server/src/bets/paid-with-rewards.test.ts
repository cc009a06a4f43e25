import { rational } from '@fairline/money/rational.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { openRewards } from '../rewards/rewards.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { type BetRequest, openStakes } from './bets.ts';
import { ownRecords } from './testing/own-records.ts';
import { createTestBets, origin, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

let t: TestBets;

beforeAll(async () => {
  t = await createTestBets();
});

afterEach(async () => {
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, readOpenRewards: openRewards, ...ownRecords }),
  );
  expect(report.faults).toEqual([]);
});

afterAll(() => t.close());

type Given =
  | { readonly kind: 'bonus-bet' | 'promotional-credit'; readonly amount: bigint }
  | { readonly kind: 'profit-boost'; readonly boost: ProfitBoost };

async function patronGiven(given: Given, restriction = {}, cash = 10_000n) {
  const patronId = await patronWith(t.wallet, cash);
  const grant = { patronId, idempotencyKey: newId(), title: 'A gift', restriction, ...given };
  const result = await t.rewards.grant(grant);
  if (result.kind !== 'granted') throw new Error(`Not granted: ${result.kind}`);
  return { patronId, rewardId: result.rewardId };
}

async function place(patronId: string, request: BetRequest) {
  const { placed, refused } = await t.bets.place(patronId, [request], origin);
  return { bet: placed[0]?.bet, errors: refused[0]?.errors ?? [] };
}

test('promotional credit pays for a bet that wins without its stake', async () => {
  const { patronId } = await patronGiven({ kind: 'promotional-credit', amount: 1_500n });
  const credit = () =>
    betOn('STRAIGHT', [addGame(t).home], { amountSource: 'PROMOTIONAL_CREDIT', stake: 1_000n });
  expect((await place(patronId, credit())).bet).toMatchObject({
    amountSource: 'PROMOTIONAL_CREDIT',
    winnings: 909n,
  });
  expect((await place(patronId, credit())).errors).toMatchObject([
    { code: 'LOW_PROMOTIONAL_CREDITS', message: expect.stringContaining('$5.00') },
  ]);
});

test('a bonus bet pays for one bet, however many ask for it at once', async () => {
  const { patronId, rewardId } = await patronGiven({ kind: 'bonus-bet', amount: 1_000n });
  const free = () => betOn('STRAIGHT', [addGame(t).home], { amountSource: 'FREE_BET', freeBetId: rewardId });
  const results = await Promise.all(Array.from({ length: 6 }, () => place(patronId, free())));
  expect(results.filter(({ bet }) => bet)).toHaveLength(1);
  expect(results.find(({ bet }) => bet)?.bet).toMatchObject({ winnings: 909n, stake: 1_000n });
  for (const { errors } of results.filter(({ bet }) => !bet)) {
    expect(errors).toMatchObject([{ code: 'REWARD_REFUSED', displayType: 'GENERIC' }]);
  }
});

test('a bonus bet asked for again with the same key is the same bet', async () => {
  const { patronId, rewardId } = await patronGiven({ kind: 'bonus-bet', amount: 1_000n });
  const request = betOn('STRAIGHT', [addGame(t).home], { amountSource: 'FREE_BET', freeBetId: rewardId });
  const first = await place(patronId, request);
  expect((await place(patronId, request)).bet).toEqual(first.bet);
});

test('a bonus bet is used whole, and by its owner alone', async () => {
  const { patronId, rewardId } = await patronGiven({ kind: 'bonus-bet', amount: 1_000n });
  const free = (stake: bigint) =>
    betOn('STRAIGHT', [addGame(t).home], { amountSource: 'FREE_BET', freeBetId: rewardId, stake });
  expect((await place(patronId, free(500n))).errors).toMatchObject([
    { code: 'REWARD_REFUSED', message: 'A bonus bet is used whole.' },
  ]);
  const stranger = await patronWith(t.wallet, 10_000n);
  expect((await place(stranger, free(1_000n))).errors).toMatchObject([{ code: 'REWARD_UNAVAILABLE' }]);
});

test('a boost adds to the winnings and is used up', async () => {
  const boost = { rate: rational(1n, 2n) };
  const { patronId, rewardId } = await patronGiven({ kind: 'profit-boost', boost }, { minLegs: 2 });
  const parlay = () => betOn('PARLAY', [addGame(t).home, addGame(t).home], { profitBoostId: rewardId });
  const { bet } = await place(patronId, parlay());
  // 320/121 of $10 is $26.45, half of it more $13.22.
  expect(bet).toMatchObject({ winnings: 3_967n, terms: { boost: { id: rewardId, rate: boost.rate } } });
  expect(await t.bets.find(bet?.id ?? '')).toEqual(bet);
  expect((await place(patronId, parlay())).errors).toMatchObject([{ code: 'REWARD_REFUSED' }]);
});

test('a boost that is for other bets is refused in its own words', async () => {
  const boost = { rate: rational(1n, 2n) };
  const { patronId, rewardId } = await patronGiven({ kind: 'profit-boost', boost }, { minLegs: 2 });
  const { errors } = await place(patronId, betOn('STRAIGHT', [addGame(t).home], { profitBoostId: rewardId }));
  expect(errors).toMatchObject([{ code: 'REWARD_REFUSED' }]);
  expect(errors[0]?.message).toContain('This reward is for bets with');
});
