import { expect, test } from 'vitest';
import { beyond, stretchesOf } from './stretches.ts';

test('the chances of a game stand over its own parts: quarters, halves, periods or innings', () => {
  expect(stretchesOf('football', 'nfl', undefined)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  expect(stretchesOf('basketball', 'nba', undefined)).toHaveLength(4);
  expect(stretchesOf('basketball', 'ncaab', undefined)).toEqual(['1st half', '2nd half']);
  expect(stretchesOf('hockey', 'nhl', undefined)).toEqual(['P1', 'P2', 'P3']);
  expect(stretchesOf('futsal', 'primera-division-futsal', undefined)).toHaveLength(2);
  expect(stretchesOf('baseball', 'mlb', undefined)).toHaveLength(9);
});

test('the chances of a fight stand over the rounds that are scheduled', () => {
  expect(stretchesOf('combat', 'iron-bell', 3)).toEqual(['R1', 'R2', 'R3']);
  expect(stretchesOf('combat', 'iron-bell', 5)).toHaveLength(5);
});

test('where no part is as long as another nothing is named, quarters least of all', () => {
  const uneven = ['tennis', 'table-tennis', 'darts', 'cricket', 'counter-strike', 'valorant', 'curling'];
  for (const sport of uneven) expect(stretchesOf(sport, 'any-league', undefined)).toEqual([]);
});

test('what is played beyond the last part is named once it has begun', () => {
  const quarters = stretchesOf('football', 'nfl', undefined);
  expect(beyond('football', quarters, 4)).toBeUndefined();
  expect(beyond('football', quarters, 5)).toBe('OT');
  expect(beyond('baseball', stretchesOf('baseball', 'mlb', undefined), 10)).toBe('Extra');
  expect(beyond('tennis', [], 3)).toBeUndefined();
});
