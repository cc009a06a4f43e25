import { football } from '@fairline/sports/football/football.ts';
import { expect, test } from 'vitest';
import { booksumOf } from './booksum.ts';
import { testFixture } from './testing/test-trading.ts';

const { home, away } = testFixture('e');

function booksum(key: string, main: boolean): number {
  const definition = football.market(key, { home, away });
  if (!definition) throw new Error(`no market ${key}`);
  return booksumOf(definition, main);
}

test.each([
  ['a main line of the game', 'spread:game:-3', true, 1.045],
  ['who wins the game', 'moneyline:game', true, 1.045],
  ['another line of the game', 'spread:game:-7', false, 1.06],
  ['the main line of a half', 'total:h1:23.5', true, 1.06],
  ['points of one side', 'team-total:home:game:23.5', true, 1.06],
  ['who wins, or nobody', 'threeway:reg', true, 1.06],
  ['a special with two selections', 'odd-even:game', true, 1.07],
  ['what a player does', 'player:pass-yards:home:0:235.5', true, 1.07],
  ['a special with three', 'highest-half', true, 1.082],
  ['a special with nine', 'double-result', true, 1.154],
  ['a special with as many as it can have', 'margin:narrow', true, 1.2],
])('%s adds up to what its kind asks for', (_, key, main, most) => {
  expect(booksum(key, main)).toBeCloseTo(most, 10);
});
