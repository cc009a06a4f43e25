import { expect, test } from 'vitest';
import { fieldPlaceWords } from './field-place.tsx';

test.each([
  ['1', '−7', 'Place 1 at 7 under par'],
  ['T3', '+2', 'Tied for place 3 at 2 over par'],
  ['4', 'E', 'Place 4 at level par'],
  ['12', null, 'Place 12'],
  ['DNF', null, 'DNF'],
  ['CUT', '+9', 'CUT at 9 over par'],
  ['–', '–', 'No place yet'],
])('who stands at %s with %s is told of as %s', (place, score, words) => {
  expect(fieldPlaceWords(place, score)).toBe(words);
});
