import { odds } from '@fairline/money/odds.ts';
import { rational } from '@fairline/money/rational.ts';
import { expect, test } from 'vitest';
import type { BonusBet, BoostReward } from '../rewards/rewards.ts';
import { setAmount, setAmountSource, setProfitBoost } from './draft-edits.ts';
import { PARLAY_DRAFT, roundRobinDraftId, straightDraftId } from './draft-ids.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, codes, moneyline, priced, slipWith } from './testing/slips.ts';

const given = { title: 'Welcome', currency: 'USD', expiresAt: undefined, restriction: {} } as const;
const bonus: BonusBet = { ...given, id: 'bonus', kind: 'bonus-bet', amount: 1_100n };
const half: BoostReward = { ...given, id: 'half', kind: 'profit-boost', rate: rational(1n, 2n) };
const parlays: BoostReward = {
  ...half,
  id: 'parlays',
  restriction: { minLegs: 3, betTypes: ['PARLAY'] },
};
const rewards = { bonusBets: [bonus], profitBoosts: [half, parlays], promotionalCredit: 500n };

const board = jointBoard('a', 'b', 'c');
const A = straightDraftId(moneyline('a'));
const B = straightDraftId(moneyline('b'));
const slip = slipWith(board, moneyline('a'), moneyline('b'), moneyline('c'));
const price = (...edits: Parameters<typeof after>[2][]) =>
  priced(board, after(board, slip, ...edits), { rewards });

test('a bonus bet is the stake, only its winnings are paid, and its amount cannot be typed [SLIP-001] [SLIP-018]', () => {
  const { straight } = price(setAmount(A, '99', 'BET'), setAmountSource(A, 'FREE_BET', 'bonus'));
  expect(straight.draftBets[0]).toMatchObject({ amountSource: 'FREE_BET', stake: 1_100n, winnings: 1_000n });
  expect(straight).toMatchObject({ totalStake: 1_100n, totalReturn: 1_000n });
  const free = after(board, slip, setAmountSource(A, 'FREE_BET', 'bonus'));
  expect(setAmount(A, '5', 'BET')(free)).toMatchObject({ refusal: { code: 'AMOUNT_OF_BONUS_BET' } });
});

test('clearing a reward goes back to cash and the amount that was typed [SLIP-018]', () => {
  const { straight } = price(
    setAmount(A, '22', 'BET'),
    setAmountSource(A, 'FREE_BET', 'bonus'),
    setAmountSource(A, 'CASH', undefined),
  );
  expect(straight.draftBets[0]).toMatchObject({ amountSource: 'CASH', stake: 2_200n, freeBetId: undefined });
});

test('a reward is on one bet at a time', () => {
  const { straight } = price(
    setAmountSource(A, 'FREE_BET', 'bonus'),
    setAmountSource(B, 'FREE_BET', 'bonus'),
  );
  expect(straight.draftBets.map((bet) => bet.amountSource)).toEqual(['CASH', 'FREE_BET', 'CASH']);
});

test('taking a boost off one bet leaves the rewards of the others', () => {
  const { straight } = price(
    setAmountSource(A, 'FREE_BET', 'bonus'),
    setProfitBoost(B, 'half'),
    setProfitBoost(B, undefined),
    setAmountSource(B, 'CASH', undefined),
  );
  expect(straight.draftBets.map((bet) => bet.freeBetId)).toEqual(['bonus', undefined, undefined]);
});

test('a boost adds to the winnings and leaves them readable beside it [SLIP-009]', () => {
  const { straight } = price(setAmount(A, '11', 'BET'), setProfitBoost(A, 'half'));
  expect(straight.draftBets[0]).toMatchObject({
    winnings: 1_000n,
    boostedWinnings: 1_500n,
    boostedTotalOdds: odds(15n, 11n),
  });
  expect(straight).toMatchObject({ totalReturn: 2_100n, totalBoostedReturn: 2_600n });
});

test('a boost that is capped shows the odds that are paid for the amount [SLIP-009]', () => {
  const capped: BoostReward = { ...half, cap: { kind: 'extra-winnings', amount: 100n } };
  const boosted = (...edits: Parameters<typeof after>[2][]) =>
    priced(board, after(board, slip, ...edits, setProfitBoost(A, 'half')), {
      rewards: { ...rewards, profitBoosts: [capped] },
    }).straight.draftBets[0];
  expect(boosted()).toMatchObject({ boostedTotalOdds: odds(15n, 11n) });
  expect(boosted(setAmount(A, '5', 'BET'))).toMatchObject({
    boostedWinnings: 555n,
    // 10/11 and a dollar on each five.
    boostedTotalOdds: odds(61n, 55n),
  });
});

test('a boost is for cash: a bonus bet takes its place, and it the place of promotional credit', () => {
  const boosted = price(setProfitBoost(A, 'half'), setAmountSource(A, 'FREE_BET', 'bonus'));
  expect(boosted.straight.draftBets[0]).toMatchObject({ amountSource: 'FREE_BET', profitBoostId: undefined });
  const cash = price(setAmountSource(A, 'PROMOTIONAL_CREDIT', undefined), setProfitBoost(A, 'half'));
  expect(cash.straight.draftBets[0]).toMatchObject({ amountSource: 'CASH', profitBoostId: 'half' });
});

test('a reward is restricted where it does not fit, and says why [SLIP-015]', () => {
  const { straight, parlay } = price();
  const reasons = (bet: (typeof straight.draftBets)[number] | undefined) =>
    bet?.profitBoosts.map((option) => option.reasons);
  expect(reasons(straight.draftBets[0])).toEqual([
    [],
    ['This reward is for parlays.', 'This reward is for bets with 3+ legs.'],
  ]);
  expect(reasons(parlay.draftBets[0])).toEqual([[], []]);
});

test('a reward that is gone, or does not fit any more, is an error and never cash', () => {
  const slipped = after(
    board,
    slip,
    setAmount(PARLAY_DRAFT, '10', 'BET'),
    setProfitBoost(PARLAY_DRAFT, 'parlays'),
  );
  const gone = priced(board, slipped).parlay.draftBets[0];
  expect([codes(gone?.errors), gone?.boostedWinnings]).toEqual([['REWARD_UNAVAILABLE'], undefined]);
  const unfit = after(board, slip, setProfitBoost(A, 'parlays'));
  expect(codes(priced(board, unfit, { rewards }).straight.draftBets[0]?.errors)).toEqual(['REWARD_REFUSED']);
  const free = after(board, slip, setAmount(A, '10', 'BET'), setAmountSource(A, 'FREE_BET', 'bonus'));
  expect(priced(board, free).straight.draftBets[0]).toMatchObject({ stake: undefined, totalStake: 0n });
});

test('more than the promotional credit there is has an error of its own [SLIP-026]', () => {
  const { straight } = price(
    setAmount(A, '5.01', 'BET'),
    setAmountSource(A, 'PROMOTIONAL_CREDIT', undefined),
  );
  expect(straight.draftBets[0]?.errors).toMatchObject([
    { code: 'LOW_PROMOTIONAL_CREDITS', message: expect.stringContaining('$5.00') },
  ]);
});

test('a bonus bet is split evenly over the parlays of a round robin, or not used there', () => {
  const three = { ...bonus, amount: 300n };
  const robin = roundRobinDraftId(2);
  const set = after(board, slip, setAmountSource(robin, 'FREE_BET', 'bonus'));
  const even = priced(board, set, { rewards: { ...rewards, bonusBets: [three] } }).roundRobin.draftBets[0];
  expect(even).toMatchObject({ stake: 100n, totalStake: 300n, errors: [] });
  const uneven = priced(board, set, { rewards }).roundRobin.draftBets[0];
  expect(codes(uneven?.errors)).toEqual(['REWARD_REFUSED']);
});
