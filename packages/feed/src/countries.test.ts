import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { countryName, countryNamed } from './countries.ts';
import { cricketNations, otherCricketTeams, premierLeagueTeams } from './cricket/teams.ts';
import type { League } from './season/league.ts';
import { leagues } from './season/leagues.ts';

const START = Date.UTC(2025, 9, 4);

/** Those who compete alone: both sides of a match, or everybody of a field. */
function players({ sport, sides, field }: League) {
  const [event] = sides[0];
  if (field !== undefined) return event === undefined ? [] : field.of(event, START);
  return sportModel(sport.slug)?.participants === 'player' ? sides.flat() : [];
}

test('everybody who competes alone in a simulated league is from a country there is [CARD-015]', () => {
  const all = leagues.flatMap(players);
  expect(all.length).toBeGreaterThan(200);
  for (const { name, country } of all) expect(countryName(country ?? ''), name).toBeDefined();
});

test('a national team is its country, a team of a domestic league none, and the West Indies are many', () => {
  const countries = [...cricketNations, ...otherCricketTeams].map(({ name, country }) => [name, country]);
  expect(Object.fromEntries(countries)).toMatchObject({
    Australia: 'AUS',
    England: 'ENG',
    'Papua New Guinea': 'PNG',
  });
  expect(countries.filter(([, country]) => country === undefined)).toEqual([['West Indies', undefined]]);
  const domestic = leagues.filter(({ organization, sport }) => {
    return sport.slug !== 'cricket' || organization.slug !== 'international';
  });
  const teams = domestic.filter(
    ({ sport, field }) => !field && sportModel(sport.slug)?.participants !== 'player',
  );
  for (const { country } of [...premierLeagueTeams, ...teams.flatMap(({ sides }) => sides.flat())]) {
    expect(country).toBeUndefined();
  }
});

test('a country is found by its name and by what recordings call it', () => {
  expect(countryNamed('South Korea')).toBe('KOR');
  expect(countryNamed('Korea Republic')).toBe('KOR');
  expect(countryName('KOR')).toBe('South Korea');
  expect(countryNamed('Hull City')).toBeUndefined();
  expect(countryName('UK')).toBeUndefined();
});
