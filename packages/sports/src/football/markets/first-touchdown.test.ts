import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { fieldSides } from '../../kit/testing/fields.ts';
import { football } from '../football.ts';

test('any other player is not the likeliest to score the first touchdown', () => {
  const sides = fieldSides(2);
  const market = football.market('first-touchdown', sides);
  if (!market) throw new Error('There is no first touchdown.');
  const { wins } = countMarks(market, football.simulate(football.initial({ sides }), football.even, 8192, 3));
  const others = wins[market.selections.findIndex(({ key }) => key === 'other')] ?? 0;
  expect(others).toBeGreaterThan(0);
  expect(others).toBeLessThan(Math.max(...wins));
});
