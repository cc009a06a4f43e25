import { expect, test } from 'vitest';
import { restatedAsTold } from './restated.ts';

interface Score {
  readonly kind: string;
  readonly player?: number;
}

/** "a1 b2 c": kinds, and whose they are. */
const read = (words: string): Score[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map(([kind = '', player]) => ({ kind, ...(player !== undefined && { player: Number(player) }) }));
const written = (scores: readonly Score[]) =>
  scores.map(({ kind, player }) => `${kind}${player ?? ''}`).join(' ');

test.each([
  ['all is the same', 'a1 a2 b3', 'a a b', 'a1 a2 b3'],
  ['the correction names somebody', 'a1 a2 b3', 'a a4 b', 'a1 a4 b3'],
  ['one differs', 'a1 a2 b3 a4', 'a c b a', 'a1 c b3 a4'],
  ['one was struck', 'a1 b2 a3 a4', 'a a a', 'a1 a3 a4'],
  ['one was added', 'a1 b2 a3', 'a c b a', 'a1 c b2 a3'],
  ['one was added at the end', 'a1', 'a a', 'a1 a'],
  ['one of the same was struck at the end', 'a1 a2', 'a', 'a1'],
  ['nobody was named before', 'a b2', 'a b', 'a b2'],
  ['all was struck', 'a1 b2', '', ''],
])('names stay where nobody is named and the same is restated: %s', (_, before, restated, expected) => {
  const told = read(before);
  const isSame = (one: Score, other: Score) => one.kind === other.kind;
  expect(written(restatedAsTold(read(restated), told, told.length, isSame).all)).toBe(expected);
});

test('what was told when names no longer counted counts no more after a correction that names nobody', () => {
  const isSame = (one: Score, other: Score) => one.kind === other.kind;
  const told = (restated: string) => restatedAsTold(read(restated), read('a1 b2 c3'), 2, isSame).told;
  expect(told('a b c')).toBe(2);
  expect(told('b c')).toBe(1);
  expect(told('a b c4')).toBe(3);
});
