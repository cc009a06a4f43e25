import { expect, test } from 'vitest';
import { fullNameOf, rosterOf } from './roster.ts';

test('a team has the same players at every game, none of them twice', () => {
  const names = rosterOf('nba-bos', 20);
  expect(new Set(names).size).toBe(20);
  expect(rosterOf('nba-bos', 9)).toEqual(names.slice(0, 9));
  expect(rosterOf('nba-lal', 20)).not.toEqual(names);
});

test('a full name is of the player whose short name it is', () => {
  rosterOf('mlb-nyy', 18).forEach((short, place) => {
    const [given = '', ...rest] = fullNameOf('mlb-nyy', place).split(' ');
    expect(given.length).toBeGreaterThan(1);
    expect(`${given.normalize('NFD').charAt(0)}. ${rest.join(' ')}`).toBe(short);
  });
});

test('players are called as people are where their side is at home', () => {
  expect(rosterOf('cricket-sl', 11).join(' ')).toMatch(/inghe|ayake|asekara|eera|ardena/);
  expect(rosterOf('cricket-pak', 11)).not.toEqual(rosterOf('cricket-ind', 11));
  expect(rosterOf('some-club', 11)).toHaveLength(11);
});
