import { expect, test } from 'vitest';
import { sportModel } from '../sports.ts';
import { NOBODIES } from './nobody.ts';

const nobodyOf = (sport: string, key: string) =>
  sportModel(sport)
    ?.market(key, NOBODIES)
    ?.selections.find((one) => one.key === 'none')?.name;

test.each([
  ['football', 'next-score', 'No Score', 'No More Scores'],
  ['football', 'next-score-kind', 'No Score', 'No More Scores'],
  ['basketball', 'next-score', 'No Score', 'No More Scores'],
  ['basketball', 'next-score-kind', 'No Score', 'No More Scores'],
  ['baseball', 'next-score', 'No Score', 'No More Scores'],
  ['baseball', 'next-score-how', 'No Score', 'No More Scores'],
  ['baseball', 'next-score-inning', 'No Score', 'No More Scores'],
  ['hockey', 'next-goal', 'No Goal', 'No More Goals'],
  ['soccer', 'next-goal', 'No Goal', 'No More Goals'],
  ['soccer', 'next-corner', 'No Corner', 'No More Corners'],
])('%s, %s: of the first nothing is told to come no more', (sport, head, first, later) => {
  expect(nobodyOf(sport, `${head}:1`)).toBe(first);
  expect(nobodyOf(sport, `${head}:2`)).toBe(later);
});
