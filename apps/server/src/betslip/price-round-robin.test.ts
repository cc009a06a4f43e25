import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setAmount } from './draft-edits.ts';
import { PARLAY_DRAFT, roundRobinDraftId } from './draft-ids.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, codes, moneyline, priced, slipWith, total } from './testing/slips.ts';

const GAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
const games = (count: number) => GAMES.slice(0, count);

test('a round robin has a draft bet for each size below the parlay of all [SLIP-003] [SLIP-010]', () => {
  const board = jointBoard(...GAMES);
  const of = (count: number) =>
    priced(board, slipWith(board, ...games(count).map((game) => moneyline(game)))).roundRobin;
  expect(of(2).draftBets).toEqual([]);
  expect(of(4).draftBets.map(({ draftBetId, combinations }) => [draftBetId, combinations])).toEqual([
    ['roundRobin~2', 6],
    ['roundRobin~3', 4],
  ]);
  expect(of(10).draftBets.map(({ combinations }) => combinations)).toEqual([
    45, 120, 210, 252, 210, 120, 45, 10,
  ]);
  expect([of(11).draftBets, codes(of(11).errors)]).toEqual([[], ['ROUND_ROBIN_LEGS']]);
});

test('two selections of one game make no round robin, and the slip says so', () => {
  const board = jointBoard(...GAMES);
  const { roundRobin } = priced(board, slipWith(board, moneyline('a'), moneyline('b'), total('a')));
  expect([roundRobin.draftBets, codes(roundRobin.errors)]).toEqual([[], ['ROUND_ROBIN_SAME_GAME']]);
});

test('the amount of a round robin is on each parlay, its total over all of them', () => {
  const board = jointBoard(...GAMES);
  const slip = slipWith(board, moneyline('a'), moneyline('b'), moneyline('c'));
  const set = after(board, slip, setAmount(roundRobinDraftId(2), '10', 'BET'));
  const { roundRobin } = priced(board, set);
  // Each parlay of two at -110 wins 26.45 on 10.
  expect(roundRobin.draftBets[0]).toMatchObject({ stake: 1_000n, totalStake: 3_000n, winnings: 7_935n });
  expect(roundRobin).toMatchObject({ totalStake: 3_000n, totalReturn: 10_935n });
});

test('a stake below the minimum is refused for each parlay, above the maximum for all together', () => {
  const board = jointBoard(...GAMES);
  const slip = slipWith(board, moneyline('a'), moneyline('b'), moneyline('c'));
  const errors = (amount: string) =>
    codes(
      priced(board, after(board, slip, setAmount(roundRobinDraftId(2), amount, 'BET'))).roundRobin
        .draftBets[0]?.errors,
    );
  expect(errors('0.09')).toEqual(['STAKE_TOO_LOW']);
  expect(errors('0.10')).toEqual([]);
  expect(errors('16666.67')).toEqual(['STAKE_TOO_HIGH']);
});

test('what is typed to win is what the bet wins, to the rounding of its stake, for every kind of bet [SLIP-022]', () => {
  const board = jointBoard(...games(5));
  const slip = slipWith(board, ...games(5).map((game) => moneyline(game)));
  const kinds = [PARLAY_DRAFT, roundRobinDraftId(2), roundRobinDraftId(3), roundRobinDraftId(4)];
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.bigInt({ min: 10_000n, max: 50_000_000n }), (id, cents) => {
      const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      const { parlay, roundRobin } = priced(board, after(board, slip, setAmount(id, text, 'WIN')));
      const bet = [...parlay.draftBets, ...roundRobin.draftBets].find((one) => one.draftBetId === id);
      const { numerator, denominator } = bet?.ratio ?? { numerator: 0n, denominator: 1n };
      // Half a cent of stake on each line, and half a cent of rounding of each line.
      const slack = numerator / denominator + BigInt(bet?.combinations ?? 0) + 1n;
      const difference = (bet?.winnings ?? 0n) - cents;
      expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(slack);
    }),
  );
});
