import { expect, test } from 'vitest';
import { nextSequence } from './book-sequence.ts';

test('sequences grow by at least one, fit 32 bits, and go on growing over a restart', () => {
  const now = Date.UTC(2026, 8, 1);
  let sequence = nextSequence(0, now);
  for (let change = 0; change < 300; change++) {
    const next = nextSequence(sequence, now + change * 300);
    expect(next).toBeGreaterThan(sequence);
    sequence = next;
  }
  expect(nextSequence(0, now + 300 * 300)).toBeGreaterThanOrEqual(sequence);
  expect(nextSequence(0, Date.UTC(2039, 0, 1))).toBeLessThan(2 ** 31);
  expect(nextSequence(7, 0)).toBe(8);
});
