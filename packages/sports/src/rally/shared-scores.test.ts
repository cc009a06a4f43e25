import { expect, test } from 'vitest';
import { sportModel } from '../sports.ts';
import { sides } from './testing/told-match.ts';

const OF_THREE = ['Ola 3–0', 'Ola 2–1', 'Brandt 3–0', 'Brandt 2–1'];

test.each([
  ['tennis', 'score-after:2', ['Ola 2–0', 'Level 1–1', 'Brandt 2–0']],
  ['tennis', 'set-after:s1:4', ['Ola 4–0', 'Ola 3–1', 'Level 2–2', 'Brandt 4–0', 'Brandt 3–1']],
  ['tennis', 'games-together:s1:1:2', ['Ola 2–0', 'Level 1–1', 'Brandt 2–0']],
  ['table-tennis', 'score-after:3', OF_THREE],
  ['table-tennis', 'next-points:g1:1:3', OF_THREE],
  ['table-tennis', 'game-after:g1:4', ['Ola 4–0', 'Ola 3–1', 'Level 2–2', 'Brandt 4–0', 'Brandt 3–1']],
  ['darts', 'score-after:3', OF_THREE],
  ['counter-strike', 'next-rounds:m1:1:3', OF_THREE],
])(
  '%s lists the scores of %s as a correct score does: either side from its best on, level between',
  (slug, key, names) => {
    const selections = sportModel(slug)?.market(key, sides)?.selections ?? [];
    expect(selections.map(({ name }) => name)).toEqual(names);
  },
);
