import { existsSync, readFileSync } from 'node:fs';
import { odds } from '@fairline/money/odds.ts';
import { rational } from '@fairline/money/rational.ts';
import { expect, test } from 'vitest';
import { boostedOdds } from './boost.ts';
import { settleAfterCashOuts } from './cash-out.ts';
import { combinations, countCombinations } from './combinations.ts';
import { deductedOdds, deductionFor } from './deduction.ts';
import { gradeMoneyline, gradeSpread, gradeThreeWay, gradeTotal } from './grade-line.ts';
import { teaserLegsLeft, teaserPart } from './teaser.ts';
import { teaserPricesOf, whUs } from './teaser-tables.ts';
import { casesFile } from './testing/cases-file.ts';

test('a round robin has C(n, k) parlays of each size', () => {
  expect([2, 3, 4, 5, 6].map((size) => countCombinations(6, size))).toEqual([15n, 20n, 15n, 6n, 1n]);
  expect([2, 5, 10].map((size) => countCombinations(10, size))).toEqual([45n, 252n, 1n]);
  expect(countCombinations(3, 4)).toBe(0n);
  for (let legs = 3; legs <= 10; legs += 1) {
    const items = Array.from({ length: legs }, (_, index) => index);
    for (let size = 2; size <= legs; size += 1) {
      const found = [...combinations(items, size)].map(String);
      expect(new Set(found).size).toBe(found.length);
      expect(BigInt(found.length)).toBe(countCombinations(legs, size));
    }
  }
});

test('a quarter line is half a bet on the lines to either side', () => {
  expect(gradeSpread(1, -0.75)).toBe('half-win');
  expect(gradeSpread(0, -0.25)).toBe('half-loss');
  expect(gradeSpread(-3, 3)).toBe('push');
  expect(gradeSpread(-3, 3.5)).toBe('win');
  expect(gradeTotal('over', 2, 2.25)).toBe('half-loss');
  expect(gradeTotal('under', 2, 2.25)).toBe('half-win');
  expect(gradeTotal('under', 60, 47.5)).toBe('loss');
  expect([1, 0, -1].map(gradeMoneyline)).toEqual(['win', 'push', 'loss']);
});

test('of a three-way market one result wins and the others lose', () => {
  for (const [lead, winner] of [
    [2, 'home'],
    [0, 'draw'],
    [-1, 'away'],
  ] as const) {
    const won = (['home', 'draw', 'away'] as const).filter((each) => gradeThreeWay(each, lead) === 'win');
    expect(won).toEqual([winner]);
  }
});

test('Rule 4 takes from the winnings only, 90 % at most', () => {
  expect(deductedOdds(odds(8n, 1n), [25n])).toEqual(odds(6n, 1n));
  expect(deductedOdds(odds(3n, 1n), [55n, 45n])).toEqual(odds(3n, 10n));
  expect(() => deductedOdds(odds(3n, 1n), [-5n])).toThrow(RangeError);
});

test('the deduction follows the price of the withdrawn runner', () => {
  const percents: [bigint, bigint, bigint][] = [
    [1n, 9n, 90n],
    [1n, 10n, 90n],
    [2n, 11n, 85n],
    [8n, 15n, 65n],
    [8n, 13n, 60n],
    [1n, 1n, 45n],
    [6n, 5n, 45n],
    [5n, 1n, 15n],
    [14n, 1n, 5n],
    [16n, 1n, 0n],
  ];
  for (const [n, d, percent] of percents) expect(deductionFor(odds(n, d))).toBe(percent);
});

const teaserFile = casesFile('teaser-tables.json');

test.skipIf(!existsSync(teaserFile))('the teaser tables are the ones the house chose', () => {
  const source = JSON.parse(readFileSync(teaserFile, 'utf8'));
  let compared = 0;
  for (const sport of ['football', 'basketball'] as const) {
    for (const [points, row] of Object.entries<Record<string, [number, number]>>(
      source.WH_US[sport.toUpperCase()],
    )) {
      const byLegs = teaserPricesOf(whUs, sport, points)?.byLegs;
      expect([...(byLegs ?? [])]).toEqual(
        Object.entries(row).map(([legs, [n, d]]) => [Number(legs), odds(BigInt(n), BigInt(d))]),
      );
      compared += 1;
    }
  }
  expect(compared).toBe(6);
  expect(teaserPricesOf(whUs, 'football', '9')).toBeUndefined();
});

test('a teaser with fewer winning legs than the table prices is refunded', () => {
  const six = teaserPricesOf(whUs, 'football', '6');
  if (six === undefined) throw new Error('the table sells six points');
  expect(teaserPart(['win', 'void'], six)).toMatchObject({ outcome: 'void' });
  expect(teaserPart(['win', 'push'], six)).toMatchObject({ outcome: 'push' });
  expect(teaserPart(['win', 'pending'], six)).toEqual({ kind: 'pending' });
  expect(teaserPart(['pending', 'loss'], six)).toMatchObject({ outcome: 'loss' });
  expect(teaserLegsLeft(['win', 'win', 'push'], six)).toBe(2);

  const special = { byLegs: new Map([[3, odds(10n, 12n)]]), ties: 'lose' } as const;
  expect(teaserPart(['win', 'win', 'push'], special)).toMatchObject({ outcome: 'loss' });
  expect(teaserPart(['win', 'win', 'void'], special)).toMatchObject({ outcome: 'void' });
});

test('a boost shows as better odds', () => {
  expect(boostedOdds(odds(3n, 2n), { rate: rational(1n, 2n) }, 1_000n)).toEqual(odds(9n, 4n));
});

test.each(['stake', 'extra-winnings'] as const)(
  'a boost capped on its %s pays less the more is staked',
  (kind) => {
    const boost = { rate: rational(1n, 2n), cap: { kind, amount: 100n } };
    const paid = (stake: bigint | undefined) => boostedOdds(odds(1n, 1n), boost, stake);
    expect(paid(undefined)).toEqual(odds(3n, 2n));
    expect(paid(100n)).toEqual(odds(3n, 2n));
    // $5 wins $5.00, and $0.50 more on the dollar that is boosted or $1.00 more in all.
    expect(paid(500n)).toEqual(kind === 'stake' ? odds(11n, 10n) : odds(6n, 5n));
  },
);

test('cash outs close shares of what is left, whatever happens later', () => {
  const leg = { odds: odds(1n, 1n), outcome: 'pending' } as const;
  const bet = { type: 'straight', stake: 1_000n, paidWith: 'cash', leg } as const;
  const half = { share: rational(1n, 2n), offer: 1_200n };
  expect(settleAfterCashOuts(bet, [half])).toMatchObject({
    outcome: 'partially-cashed-out',
    paid: 600n,
    remainingStake: 500n,
    settlement: { kind: 'pending' },
  });
  const all = settleAfterCashOuts(bet, [half, { share: rational(1n), offer: 700n }]);
  expect(all).toMatchObject({ outcome: 'cashed-out', paid: 1_300n, settlement: { returned: 0n } });
  for (const share of [rational(0n), rational(-1n), rational(2n)]) {
    expect(() => settleAfterCashOuts(bet, [{ share, offer: 1n }])).toThrow(RangeError);
  }
});
