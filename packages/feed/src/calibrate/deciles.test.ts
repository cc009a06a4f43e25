import { expect, test } from 'vitest';
import { Deciles } from './deciles.ts';

const SAID = [0.05, 0.15, 0.17, 0.62, 1];

function judged(chances: readonly number[]): Deciles {
  const deciles = new Deciles();
  for (const chance of chances) deciles.add(chance, chance > 0.16);
  return deciles;
}

test('chances of two halves taken together are those of the whole', () => {
  const whole = judged(SAID);
  const both = judged(SAID.slice(0, 2));
  both.take(judged(SAID.slice(2)));
  expect(both.count).toBe(whole.count);
  expect(both.lines()).toEqual(whole.lines());
  expect(both.brier()).toBe(whole.brier());
  expect(both.meanDistance()).toBe(whole.meanDistance());
});
