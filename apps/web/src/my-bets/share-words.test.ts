import { expect, test } from 'vitest';
import { shareText } from './share-words.ts';

test.each([
  ['dead-heat 1/4', 'Dead heat: 4 tied for 1 place, so 1/4 of the stake won.'],
  ['dead-heat 2/3', 'Dead heat: 3 tied for 2 places, so 2/3 of the stake won.'],
  ['half-win', 'Half of the stake won, the other half came back.'],
  ['half-loss', 'Half of the stake lost, the other half came back.'],
  ['win', undefined],
  ['void', undefined],
])('a leg graded %j is explained', (grade, text) => {
  expect(shareText(grade)).toBe(text);
});
