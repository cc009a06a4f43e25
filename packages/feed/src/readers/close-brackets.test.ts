import { expect, test } from 'vitest';
import { closeBrackets } from './close-brackets.ts';

test('JSON that was cut off loses its unfinished member, and is closed', () => {
  expect(JSON.parse(closeBrackets('{"plays":[{"a":1},{"b":"]\\"","c":2},{"d":31'))).toEqual({
    plays: [{ a: 1 }, { b: ']"', c: 2 }, {}],
  });
  expect(closeBrackets('[1,2,3')).toBe('[1,2]');
  expect(closeBrackets('no JSON')).toBe('');
});

test('millions of open brackets are closed in one go', () => {
  const deep = '['.repeat(2_000_000);
  expect(closeBrackets(deep)).toHaveLength(2 * deep.length);
});
