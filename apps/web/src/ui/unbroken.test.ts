import { expect, test } from 'vitest';
import { onOneLine, unbroken } from './unbroken.ts';

test('a number stays on the line of the word before it, and a score on one', () => {
  expect(unbroken('Set 3 Tiebreak')).toBe('Set\u00a03 Tiebreak');
  expect(unbroken('Game Ferrand, 5–4')).toBe('Game Ferrand, 5\u2060–\u20604');
  expect(unbroken('Q3 8:42')).toBe('Q3 8:42');
  expect(unbroken('Ferrand – Jaworek')).toBe('Ferrand – Jaworek');
});

test('what stays on one line has no place to break', () => {
  expect(onOneLine('Sun, May 16')).toBe('Sun,\u00a0May\u00a016');
});
