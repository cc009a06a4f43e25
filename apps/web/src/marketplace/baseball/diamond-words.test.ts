import { expect, test } from 'vitest';
import { describeDiamond } from './diamond-words.ts';

test('the diamond has its facts in words [LIVE-004]', () => {
  expect(
    describeDiamond({ firstBaseOccupied: true, thirdBaseOccupied: true, balls: 2, strikes: 1, outs: 1 }),
  ).toBe('Runners on first and third, 2 balls, 1 strike, 1 out');
  expect(describeDiamond({ secondBaseOccupied: true, outs: 2 })).toBe(
    'Runner on second, 0 balls, 0 strikes, 2 outs',
  );
  expect(describeDiamond({})).toBe('Bases empty, 0 balls, 0 strikes, 0 outs');
  expect(
    describeDiamond({ firstBaseOccupied: true, secondBaseOccupied: true, thirdBaseOccupied: true }),
  ).toMatch(/^Bases loaded/);
  expect(describeDiamond({ outs: 3 })).toBe('Between half-innings');
});
