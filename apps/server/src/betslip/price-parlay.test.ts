import { toDecimalDollars } from '@fairline/money/format.ts';
import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { setAmount } from './draft-edits.ts';
import { PARLAY_DRAFT } from './draft-ids.ts';
import { acceptChanges, removeSelection } from './edits.ts';
import type { Slip } from './slip.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, codes, moneyline, priced, slipWith, spread, total } from './testing/slips.ts';

const GAME = [
  { marketKey: 'moneyline:game', selectionKey: 'home' },
  { marketKey: 'total:game:47.5', selectionKey: 'over' },
];

test('two selections make a parlay, one makes none [SLIP-003]', () => {
  const board = jointBoard('a', 'b');
  expect(priced(board, slipWith(board, moneyline('a'))).parlay.draftBets).toEqual([]);
  const slip = after(
    board,
    slipWith(board, moneyline('a'), moneyline('b')),
    setAmount(PARLAY_DRAFT, '10', 'BET'),
  );
  const { parlay } = priced(board, slip);
  expect(parlay.draftBets).toMatchObject([
    {
      type: 'PARLAY',
      totalOdds: odds(320n, 121n),
      stake: 1_000n,
      winnings: 2_645n,
      combinations: 1,
      errors: [],
    },
  ]);
  expect(parlay).toMatchObject({ totalStake: 1_000n, totalReturn: 3_645n, totalBoostedReturn: 3_645n });
});

test('the largest stake of a bet is accepted, and a cent more is not: of a long parlay by what it wins [SLIP-026]', () => {
  const games = Array.from({ length: 25 }, (_none, index) => `game-${index}`);
  const board = jointBoard(...games);
  const errorsAt = (slip: Slip, cents: bigint) => {
    const set = after(board, slip, setAmount(PARLAY_DRAFT, toDecimalDollars(cents), 'BET'));
    return codes(priced(board, set).parlay.draftBets[0]?.errors);
  };
  for (const [count, tooMuch] of [
    [2, 'STAKE_TOO_HIGH'],
    [10, 'WINNINGS_ABOVE_LIMIT'],
    [20, 'WINNINGS_ABOVE_LIMIT'],
  ] as const) {
    const slip = slipWith(board, ...games.slice(0, count).map((game) => moneyline(game)));
    const most = priced(board, slip).parlay.draftBets[0]?.largestStake() ?? 0n;
    expect(errorsAt(slip, most)).toEqual([]);
    expect(errorsAt(slip, most + 1n)).toEqual([tooMuch]);
  }
  // 25 legs at 10/11 win ten million times the stake, so that not even the least is accepted.
  const slip = slipWith(board, ...games.map((game) => moneyline(game)));
  expect(priced(board, slip).parlay.draftBets[0]?.largestStake()).toBe(0n);
  expect(errorsAt(slip, 10n)).toEqual(['ODDS_TOO_LONG']);
});

test('selections of one game are a Parlay+ at their joint price, grouped by game [SLIP-002] [SLIP-013]', () => {
  const board = jointBoard('a', 'b');
  const slip = slipWith(board, moneyline('a'), moneyline('b'), total('a'));
  const [parlay] = priced(board, slip).parlay.draftBets;
  expect(parlay).toMatchObject({ type: 'PARLAY_PLUS', totalOdds: odds(52n, 11n) });
  expect(parlay?.groups.map(({ eventId, legs, odds: joint }) => [eventId, legs.length, joint])).toEqual([
    ['a', 2, odds(2n, 1n)],
    ['b', 1, undefined],
  ]);
});

test('a joint price that falls asks for the group, and not for its legs [SLIP-013] [SLIP-017] [SLIP-034]', () => {
  const board = jointBoard('a');
  const slip = slipWith(board, moneyline('a'), total('a'));
  board.setOdds(moneyline('a'), 5, 6);
  board.setJoint('a', GAME, [9, 5]);
  const [asking] = priced(board, slip).parlay.draftBets;
  expect(asking?.groups[0]).toMatchObject({ requiresAcceptance: true, oddsTrend: 'DOWN' });
  expect(asking?.legs.map((leg) => leg.requiresAcceptance)).toEqual([false, false]);
  expect(asking?.totalOddsTrend).toBe('DOWN');
  expect(asking?.errors).toMatchObject([
    {
      displayType: 'ODDS_CHANGED',
      message: 'The odds of Bills at Chiefs changed from +200 to +180. Accept the new odds to place the bet.',
    },
  ]);
  const accepted = after(board, slip, acceptChanges([], [{ eventId: 'a', odds: odds(9n, 5n) }]));
  expect(priced(board, accepted).parlay.draftBets[0]).toMatchObject({
    errors: [],
    totalOddsTrend: undefined,
  });
  // The same selection's straight bet still asks.
  expect(priced(board, accepted).straight.draftBets[0]?.legs[0]?.requiresAcceptance).toBe(true);
});

test('a better joint price is taken without asking, unless the patron wants to be asked', () => {
  const board = jointBoard('a');
  const slip = slipWith(board, moneyline('a'), total('a'));
  board.setJoint('a', GAME, [3, 1]);
  expect(priced(board, slip).parlay.draftBets[0]).toMatchObject({ totalOddsTrend: 'UP', errors: [] });
  const asked = priced(board, slip, { acceptedOddsChanges: 'NONE' }).parlay.draftBets[0];
  expect(codes(asked?.errors)).toEqual(['GROUP_ODDS_CHANGED']);
});

test('selections of one game that rule each other out say why and stay bets of their own', () => {
  const board = jointBoard('a');
  const slip = after(
    board,
    slipWith(board, moneyline('a'), moneyline('a', 'away')),
    setAmount(PARLAY_DRAFT, '10', 'BET'),
  );
  const { parlay, straight } = priced(board, slip);
  expect(parlay.draftBets).toMatchObject([
    { type: 'INVALID', totalOdds: undefined, stake: 1_000n, winnings: undefined, totalStake: 1_000n },
  ]);
  expect(parlay.draftBets[0]?.errors[0]?.message).toContain('place them as straight bets');
  expect(straight.draftBets.map((bet) => bet.errors)).toEqual([[], []]);
  const single = after(board, slip, removeSelection(moneyline('a', 'away')));
  expect(single.drafts).toEqual([]);
});

test('a suspended leg keeps the parlay and shows its reason on the leg', () => {
  const board = jointBoard('a', 'b');
  const slip = slipWith(board, moneyline('a'), spread('b'));
  board.setStatus('b', 'suspended');
  const [parlay] = priced(board, slip).parlay.draftBets;
  expect(parlay).toMatchObject({ type: 'PARLAY', totalOdds: odds(320n, 121n), errors: [] });
  expect(parlay?.legs.map((leg) => codes(leg.errors))).toEqual([[], ['MARKET_SUSPENDED']]);
});

test('a Parlay+ keeps the price that was seen while its game is suspended, and loses it when it closes', () => {
  const board = jointBoard('a');
  const slip = slipWith(board, moneyline('a'), total('a'));
  board.setStatus('a', 'suspended');
  const [held] = priced(board, slip).parlay.draftBets;
  expect(held).toMatchObject({ type: 'PARLAY_PLUS', totalOdds: odds(2n, 1n), errors: [] });
  expect(held?.legs.map((leg) => codes(leg.errors))).toEqual([['MARKET_SUSPENDED'], ['MARKET_SUSPENDED']]);
  board.setStatus('a', 'closed');
  expect(priced(board, slip).parlay.draftBets[0]).toMatchObject({ type: 'INVALID', totalOdds: undefined });
});

test('a parlay of 25 long prices still has amounts', () => {
  const games = Array.from({ length: 25 }, (_none, index) => `g${index}`);
  const board = jointBoard(...games);
  const slip = after(
    board,
    slipWith(board, ...games.map((game) => moneyline(game))),
    setAmount(PARLAY_DRAFT, '0.10', 'BET'),
  );
  for (const game of games) board.setOdds(moneyline(game), 9973, 100);
  const [parlay] = priced(board, slip).parlay.draftBets;
  expect(parlay?.winnings).toBeGreaterThan(10n ** 40n);
  expect(parlay?.errors).toMatchObject([
    {
      code: 'ODDS_TOO_LONG',
      displayType: 'BET_WIN_AMOUNT',
      message:
        'A bet wins $1,000,000.00 at most, and this one wins more even with the minimum of $0.10. Remove a selection to continue.',
    },
  ]);
});
