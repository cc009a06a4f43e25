import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeParsers } from '../platform/database/database.ts';
import { plainArray, plainArrayUnless, textArray, textArrayUnless } from './pg-array.ts';

/** PostgreSQL's type text[]. */
const TEXTS: number = 1009;
const parseTexts: (text: string) => unknown = typeParsers.getTypeParser(TEXTS, 'text');

test('whatever texts are written come back, quotes, commas, braces and nulls among them', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom('', 'NULL', 'a"b', 'a\\b', '{a,b}', ' '),
  );
  fc.assert(
    fc.property(fc.array(fc.option(anyText)), (texts) => {
      expect(parseTexts(textArray(texts))).toEqual(texts);
    }),
  );
});

test('NUL, which PostgreSQL cannot hold, is left out', () => {
  expect(textArray(['a\0b'])).toBe('{"ab"}');
});

test('numbers and words are written without quotes, null as NULL', () => {
  expect(plainArray([])).toBe('{}');
  expect(plainArray([1n, 2, 'WIN', null, 0.5])).toBe('{1,2,WIN,NULL,0.5}');
});

test('a column of nothing but the usual is no array, any other is whole', () => {
  expect(plainArrayUnless([1, 1], 1)).toBeNull();
  expect(plainArrayUnless([1, 2], 1)).toBe('{1,2}');
  expect(textArrayUnless([null, null], null)).toBeNull();
  expect(textArrayUnless([null, 'a"b'], null)).toBe(String.raw`{NULL,"a\"b"}`);
});
