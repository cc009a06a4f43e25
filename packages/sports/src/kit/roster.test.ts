import { expect, test } from 'vitest';
import { fullNameOf, inventedNames } from './roster.ts';

test('a team has the same players at every game, none of them twice', () => {
  const names = inventedNames('nba-bos', 20);
  expect(new Set(names).size).toBe(20);
  expect(inventedNames('nba-bos', 9)).toEqual(names.slice(0, 9));
  expect(inventedNames('nba-lal', 20)).not.toEqual(names);
});

test('a full name is of the player whose short name it is', () => {
  inventedNames('mlb-nyy', 18).forEach((short, place) => {
    const [given = '', ...rest] = fullNameOf('mlb-nyy', place).split(' ');
    expect(given.length).toBeGreaterThan(1);
    expect(`${given.normalize('NFD').charAt(0)}. ${rest.join(' ')}`).toBe(short);
  });
});

test('players are called as people are where their side is at home', () => {
  expect(inventedNames('cricket-sl', 11).join(' ')).toMatch(/inghe|ayake|asekara|eera|ardena/);
  expect(inventedNames('cricket-pak', 11)).not.toEqual(inventedNames('cricket-ind', 11));
  expect(inventedNames('some-club', 11)).toHaveLength(11);
});

test('a league whose names do not go round leaves the last places without', () => {
  const names = inventedNames('nfl-kc', 60);
  expect(names.length).toBeGreaterThan(27);
  expect(names.length).toBeLessThan(60);
  expect(inventedNames('nfl-kc', 60)).toEqual(names);
  expect(fullNameOf('nfl-kc', 59)).toBe('');
});
