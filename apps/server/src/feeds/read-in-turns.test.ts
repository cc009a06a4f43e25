import { expect, test } from 'vitest';
import { countTurns } from '../platform/testing/count-turns.ts';
import { readInTurns } from './read-in-turns.ts';

/** In which turn each of these messages is read, from the first on. */
function turnsOf(messages: readonly unknown[]): Promise<number[]> {
  return countTurns((turns) =>
    readInTurns(
      messages,
      (message) => message,
      () => turns(),
    ),
  );
}

test('each game that is told whole is read in a turn of its own', async () => {
  const read = await turnsOf(Array.from({ length: 10 }, () => ({ kind: 'snapshot', fixture: {} })));
  expect(new Set(read).size).toBe(10);
  expect(read).toEqual(read.toSorted((a, b) => a - b));
});

test('of messages that tell less, and of what is none, a few are read in a turn', async () => {
  const read = await turnsOf(
    Array.from({ length: 500 }, (_, index) => (index % 2 === 0 ? { kind: 'play' } : null)),
  );
  const turns = new Set(read).size;
  expect(turns).toBeGreaterThan(10);
  expect(turns).toBeLessThan(100);
});
