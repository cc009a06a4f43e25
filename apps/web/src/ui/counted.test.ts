import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one is told of as one, and everything else as many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'bet'))).toEqual(['0 bets', '1 bet', '2 bets']);
  expect([1, 2].map((count) => counted(count, 'leg is', 'legs are'))).toEqual(['1 leg is', '2 legs are']);
});
