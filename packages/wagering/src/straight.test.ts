import { odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import { settleStraight, stakeToWin, straightReturn, toWin } from './straight.ts';

const minus110 = odds(10n, 11n);

test('winnings are the stake times the odds, rounded half-up to the cent', () => {
  expect(toWin(2_500n, minus110)).toBe(2_273n);
  expect(toWin(103n, odds(1n, 2n))).toBe(52n);
  expect(straightReturn(2_500n, minus110)).toBe(4_773n);
});

test('the stake for given winnings wins them back at odds below evens', () => {
  expect(stakeToWin(10_000n, minus110)).toBe(11_000n);
  expect(toWin(stakeToWin(10_001n, minus110), minus110)).toBe(10_001n);
});

test('a straight bet is paid by its outcome', () => {
  expect(settleStraight(11_000n, minus110, 'win')).toBe(21_000n);
  expect(settleStraight(11_000n, minus110, 'loss')).toBe(0n);
  expect(settleStraight(11_000n, minus110, 'push')).toBe(11_000n);
  expect(settleStraight(11_000n, minus110, 'void')).toBe(11_000n);
  expect(settleStraight(10_000n, odds(19n, 20n), 'half-win')).toBe(14_750n);
  expect(settleStraight(333n, odds(9n, 10n), 'half-loss')).toBe(167n);
  expect(settleStraight(10_000n, odds(3n, 1n), { tied: 3n, places: 1n })).toBe(13_333n);
});

test('a dead heat needs places, and more tied than places', () => {
  expect(() => settleStraight(100n, minus110, { tied: 2n, places: 0n })).toThrow('no dead heat');
  expect(() => settleStraight(100n, minus110, { tied: 1n, places: 2n })).toThrow('no dead heat');
});
