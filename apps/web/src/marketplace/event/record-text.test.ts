import { expect, test } from 'vitest';
import { recordText } from './record-text.ts';

test('a record has en dashes, that of a team with ties two of them', () => {
  expect(recordText('4-2')).toBe('(4–2)');
  expect(recordText('0-0-1')).toBe('(0–0–1)');
  expect(recordText(null)).toBe('');
});
