import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
    checkPart(tx, { readOpenStakes: openStakes, ...ownRecords }),
  );
  expect(report.faults).toEqual([]);
});

afterAll(() => t.close());

async function place(request: BetRequest, cash = 100_000n) {
  const patronId = await patronWith(t.wallet, cash);
  const { placed, refused, balances } = await t.bets.place(patronId, [request], origin);
  const errors = refused[0]?.errors ?? [];
  return { patronId, bet: placed[0]?.bet, errors, codes: errors.map(({ code }) => code), balances };
}

const games = (count: number) => Array.from({ length: count }, () => addGame(t));

test('a parlay multiplies its legs and is read as it was placed [BET-013] [BET-014]', async () => {
  const { bet, balances } = await place(
    betOn(
      'PARLAY',
      games(3).map(({ home }) => home),
    ),
  );
  // (21/11)^3 - 1 on $10.
  expect(bet).toMatchObject({
    type: 'PARLAY',
    stake: 1_000n,
    combinations: 1,
    winnings: 5_958n,
    totalOdds: { numerator: 7_930n, denominator: 1_331n },
  });
  expect(balances?.withdrawableBalance.amount).toBe(99_000n);
  expect(await t.bets.find(bet?.id ?? '')).toEqual(bet);
});

test('a parlay with two legs of one game is a Parlay+ at their joint price', async () => {
  const [game, other] = [addGame(t), addGame(t)];
  const legs = [
    { marketKey: 'moneyline:game', selectionKey: 'home' },
    { marketKey: 'total:game:47.5', selectionKey: 'over' },
  ];
  t.trading.setJoint(game.eventId, legs, [2, 1]);
  const request = betOn('PARLAY', [game.home, game.over, other.home], {
    // (1 + 2) · 21/11 - 1
    totalOdds: { numerator: 52n, denominator: 11n },
  });
  const { bet } = await place(request);
  expect(bet).toMatchObject({
    type: 'PARLAY_PLUS',
    winnings: 4_727n,
    terms: { groups: [{ eventId: game.eventId, odds: { numerator: 2n, denominator: 1n } }] },
    legs: [{ group: 1 }, { group: 1 }, { group: undefined }],
  });
  expect(bet?.terms.groups[0]?.subsets).toHaveLength(4);
  expect(await t.bets.find(bet?.id ?? '')).toEqual(bet);
});

test('a joint price that is worse than what was shown asks, one that is better is taken', async () => {
  const game = addGame(t);
  const legs = [
    { marketKey: 'moneyline:game', selectionKey: 'home' },
    { marketKey: 'total:game:47.5', selectionKey: 'over' },
  ];
  const request = () =>
    betOn('PARLAY_PLUS', [game.home, game.over], { totalOdds: { numerator: 2n, denominator: 1n } });
  t.trading.setJoint(game.eventId, legs, [19, 10]);
  const { errors } = await place(request());
  expect(errors).toMatchObject([
    {
      code: 'ODDS_CHANGED',
      message: 'The odds changed from +200 to +190. Accept the new odds to place the bet.',
    },
  ]);
  t.trading.setJoint(game.eventId, legs, [21, 10]);
  expect((await place(request())).bet?.totalOdds).toEqual({ numerator: 21n, denominator: 10n });
});

test('who saw only the legs of a same-game group is asked for their joint price', async () => {
  const game = addGame(t);
  const legs = [
    { marketKey: 'moneyline:game', selectionKey: 'home' },
    { marketKey: 'total:game:47.5', selectionKey: 'over' },
  ];
  t.trading.setJoint(game.eventId, legs, [2, 1]);
  expect((await place(betOn('PARLAY_PLUS', [game.home, game.over]))).codes).toEqual(['ODDS_CHANGED']);
});

test('a round robin stakes each of its parlays', async () => {
  const { bet, balances } = await place(
    betOn(
      'ROUND_ROBIN',
      games(4).map(({ home }) => home),
      { roundRobinSize: 2 },
    ),
  );
  // Six parlays of 320/121.
  expect(bet).toMatchObject({
    type: 'ROUND_ROBIN',
    stake: 6_000n,
    lineStake: 1_000n,
    combinations: 6,
    winnings: 15_870n,
    terms: { roundRobinSize: 2 },
  });
  expect(balances?.withdrawableBalance.amount).toBe(94_000n);
});

test('all parlays of a round robin count against the largest bet', async () => {
  const request = betOn(
    'ROUND_ROBIN',
    games(4).map(({ home }) => home),
    { roundRobinSize: 2, stake: 900_000n },
  );
  expect((await place(request, 10_000_000n)).codes).toEqual(['STAKE_TOO_HIGH']);
});

test('a teaser moves its lines and keeps the prices it was sold at', async () => {
  const [one, two] = [addGame(t), addGame(t)];
  const { bet } = await place(
    betOn('TEASER', [one.spread, two.over], {
      teaserPoints: 6,
      totalOdds: { numerator: 20n, denominator: 23n },
    }),
  );
  expect(bet).toMatchObject({
    type: 'TEASER',
    winnings: 870n,
    terms: { teaser: { points: 6, table: 'WH_US' } },
    legs: [
      { points: -3.5, teased: { points: 2.5, marketKey: 'spread:game:2.5' } },
      { points: 47.5, teased: { points: 41.5, marketKey: 'total:game:41.5' } },
    ],
  });
  expect(bet?.terms.teaser?.prices.byLegs.get(3)).toEqual({ numerator: 8n, denominator: 5n });
  expect(await t.bets.find(bet?.id ?? '')).toEqual(bet);
});

test('legs that rule each other out are refused with what to do instead', async () => {
  const game = addGame(t);
  const away = game.home.replace('home', 'away');
  const { errors } = await place(
    betOn('PARLAY_PLUS', [game.home, away], { totalOdds: { numerator: 9n, denominator: 1n } }),
  );
  expect(errors[0]).toMatchObject({ code: 'SAME_GAME_CONFLICT', displayType: 'GENERIC' });
  expect(errors[0]?.message).toContain('straight bets');
});

test('a suspension of one game keeps a parlay from being taken, also while it waits for its batch', async () => {
  const [one, two] = [addGame(t), addGame(t)];
  const patronId = await patronWith(t.wallet, 10_000n);
  const placing = t.bets.place(patronId, [betOn('PARLAY', [one.home, two.home])], origin);
  t.trading.setStatus(two.eventId, 'suspended');
  expect((await placing).refused[0]?.errors[0]?.code).toBe('MARKET_SUSPENDED');
});

test('a joint price that moves while the bet waits for its batch is quoted again', async () => {
  const game = addGame(t);
  const legs = [
    { marketKey: 'moneyline:game', selectionKey: 'home' },
    { marketKey: 'total:game:47.5', selectionKey: 'over' },
  ];
  t.trading.setJoint(game.eventId, legs, [2, 1]);
  const patronId = await patronWith(t.wallet, 10_000n);
  const request = betOn('PARLAY_PLUS', [game.home, game.over], {
    totalOdds: { numerator: 2n, denominator: 1n },
  });
  const placing = t.bets.place(patronId, [request], origin);
  t.trading.setJoint(game.eventId, legs, [1, 1]);
  t.trading.setOdds(game.over, 5, 6);
  expect((await placing).refused[0]?.errors[0]?.code).toBe('ODDS_CHANGED');
});
