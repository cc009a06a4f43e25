import { type Odds, odds } from '@fairline/money/odds.ts';
import { expect, test } from 'vitest';
import type { LegOutcome } from './outcome.ts';
import { settleBet } from './settle.ts';
import { stakeToWin } from './straight.ts';

const minus110 = odds(10n, 11n);

function returned(stake: bigint, price: Odds, outcome: LegOutcome) {
  const leg = { odds: price, outcome };
  const settlement = settleBet({ type: 'straight', stake, paidWith: 'cash', leg });
  return settlement.kind === 'settled' ? settlement.returned : undefined;
}

test('winnings are the stake times the odds, rounded half-up to the cent', () => {
  expect(returned(2_500n, minus110, 'win')).toBe(4_773n);
  expect(returned(103n, odds(1n, 2n), 'win')).toBe(155n);
});

test('the stake for given winnings wins them back at odds below evens', () => {
  expect(stakeToWin(10_000n, minus110)).toBe(11_000n);
  const stake = stakeToWin(10_001n, minus110);
  expect(returned(stake, minus110, 'win')).toBe(stake + 10_001n);
});

test('a straight bet is paid by its outcome', () => {
  expect(returned(11_000n, minus110, 'win')).toBe(21_000n);
  expect(returned(11_000n, minus110, 'loss')).toBe(0n);
  expect(returned(11_000n, minus110, 'push')).toBe(11_000n);
  expect(returned(11_000n, minus110, 'void')).toBe(11_000n);
  expect(returned(10_000n, odds(19n, 20n), 'half-win')).toBe(14_750n);
  expect(returned(333n, odds(9n, 10n), 'half-loss')).toBe(167n);
  expect(returned(10_000n, odds(3n, 1n), { tied: 3n, places: 1n })).toBe(13_333n);
});

test('a dead heat needs places, and more tied than places', () => {
  expect(() => returned(100n, minus110, { tied: 2n, places: 0n })).toThrow('no dead heat');
  expect(() => returned(100n, minus110, { tied: 1n, places: 2n })).toThrow('no dead heat');
});
