import { expect, test } from 'vitest';
import { tryAgainIn } from './try-again.ts';

test('whoever has to wait is told for how long, one second or minute as one', () => {
  expect(tryAgainIn(1, 'second')).toBe('Please try again in 1 second');
  expect(tryAgainIn(10, 'second')).toBe('Please try again in 10 seconds');
  expect(tryAgainIn(1, 'minute')).toBe('Please try again in 1 minute');
});
