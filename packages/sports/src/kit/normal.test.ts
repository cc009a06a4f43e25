import { expect, test } from 'vitest';
import { normalAt, normalBelow } from './normal.ts';

test('the normal distribution is that of the tables, and even around 0', () => {
  const tabled: readonly (readonly [number, number])[] = [
    [0, 0.5],
    [0.5, 0.69146246],
    [1, 0.84134475],
    [1.96, 0.9750021],
    [3, 0.9986501],
  ];
  for (const [x, chance] of tabled) {
    expect(Math.abs(normalBelow(x) - chance)).toBeLessThan(1e-7);
    expect(Math.abs(normalBelow(-x) - (1 - chance))).toBeLessThan(1e-7);
    expect(normalAt(chance)).toBeCloseTo(x, 4);
  }
});
