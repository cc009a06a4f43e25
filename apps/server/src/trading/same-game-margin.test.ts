import { expect, test } from 'vitest';
import { sameGameLuck, sameGameMargin } from './same-game-margin.ts';
import { MAX_SAME_GAME_LEGS } from './trading.ts';

/** What the house keeps of even legs that have nothing to do with each other, in percent of the stake: the price is fair ^ (1 - margin). */
function edge(legs: number): number {
  const fair = 2 ** legs;
  return 100 * (1 - fair ** (1 - sameGameMargin(legs)) / fair);
}

test.each([
  [2, 9.2],
  [3, 12.6],
  [4, 15.9],
  [5, 18.8],
  [6, 22.1],
  [7, 25.3],
  [8, 28.3],
])('%d even and independent legs have an edge of %d %%', (legs, percent) => {
  expect(edge(legs)).toBeCloseTo(percent, 1);
});

test('the margin never rises with another leg, and a leg alone has its own price', () => {
  expect(sameGameMargin(1)).toBe(0);
  for (let legs = 2; legs < MAX_SAME_GAME_LEGS + 4; legs++)
    expect(sameGameMargin(legs + 1)).toBeLessThanOrEqual(sameGameMargin(legs));
});

test('two legs allow for luck of four standard deviations, and each further leg for half of one more', () => {
  expect([1, 2, 3, 8].map(sameGameLuck)).toEqual([4, 4, 4.5, 7]);
});
