import { expect, test } from 'vitest';
import { sameGameMargin } from './same-game-margin.ts';
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
