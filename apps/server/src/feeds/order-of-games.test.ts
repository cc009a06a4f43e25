import { expect, test } from 'vitest';
import { orderOfGames } from './order-of-games.ts';

const starting = (...minutes: readonly number[]) => minutes.map((startsAtMs) => ({ startsAtMs }));
const orderOf = (...minutes: readonly number[]) =>
  orderOfGames(starting(...minutes), 0).map(({ startsAtMs }) => startsAtMs);

test('games in play are prepared first, those that began last in front, and then those to come, the next first', () => {
  expect(orderOf(50, -20, 5, -3, 9)).toEqual([-3, -20, 5, 9, 50]);
  expect(orderOf(-1, -9, -4, 7)).toEqual([-1, -4, -9, 7]);
  expect(orderOf(8, 2, 4)).toEqual([2, 4, 8]);
  expect(orderOf()).toEqual([]);
});
