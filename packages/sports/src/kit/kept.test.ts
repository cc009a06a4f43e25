import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

test('what was asked for last is kept, and made anew only once it was forgotten or no longer fits', () => {
  const kept = new Kept<string, { size: number }>(2);
  const made: string[] = [];
  const ask = (key: string, size = 1) =>
    kept.get(
      key,
      () => {
        made.push(key);
        return { size };
      },
      (known) => known.size >= size,
    ).size;
  ask('a');
  ask('b');
  ask('a');
  expect(made).toEqual(['a', 'b']);
  ask('c');
  ask('a');
  expect(made).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(ask('b', 3)).toBe(3);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'b']);
});
