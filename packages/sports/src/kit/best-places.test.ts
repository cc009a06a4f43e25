import { expect, test } from 'vitest';
import { LOSS, WIN } from '../market-definition.ts';
import { amongBest, bestPlaces } from './best-places.ts';
import { UNTOLD } from './untold-count.ts';

test('who is best alone wins all, and those level at the top share the win', () => {
  const [first, last] = [amongBest(0), amongBest(10)];
  expect([first.grade(1), last.grade(1)]).toEqual([WIN, LOSS]);
  expect(first.deadHeat?.(1)).toBeUndefined();
  const level = 1 + 2 ** 10;
  expect(bestPlaces(level)).toEqual([0, 10]);
  expect([first.grade(level), last.grade(level), amongBest(1).grade(level)]).toEqual([WIN, WIN, LOSS]);
  expect([first, last].map(({ deadHeat }) => deadHeat?.(level))).toEqual(
    [0, 10].map(() => ({ places: 1, tied: 2 })),
  );
  expect(amongBest(1).deadHeat?.(level)).toBeUndefined();
});

test('nobody is best where it is not told', () => {
  expect(bestPlaces(UNTOLD)).toEqual([]);
});
