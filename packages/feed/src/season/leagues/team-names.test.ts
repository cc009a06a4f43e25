import { expect, test } from 'vitest';
import { leagues } from '../leagues.ts';

const teams = leagues.filter(({ field }) => field === undefined);

test.each(teams.map((league) => [league.competition.slug, league] as const))(
  'on a card of %s nobody reads two sides by one name, and every name fits a narrow screen',
  (slug, { sides }) => {
    const names = sides.flat().map(({ mediumName }) => mediumName);
    // Of players it is the surname, which two may share.
    if (sides[0][0]?.country === undefined) expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length, `${name} (${slug})`).toBeLessThanOrEqual(17);
  },
);

test('colleges are called by their schools in both of their sports', () => {
  const colleges = leagues.filter(({ ranks }) => ranks !== undefined);
  const names = colleges.map(({ sides }) => sides.flat().map(({ mediumName }) => mediumName));
  expect(names).toHaveLength(2);
  for (const schools of names) expect(schools).toContain('Michigan State');
  for (const schools of names) expect(schools).not.toContain('Wildcats');
});

test('a national side has the name of its country, in short where that is long', () => {
  const nations = leagues.filter(({ competition }) => competition.slug === 't20-internationals');
  const emirates = nations.flatMap(({ sides }) => sides.flat()).filter(({ country }) => country === 'ARE');
  expect(emirates).toMatchObject([{ name: 'United Arab Emirates', mediumName: 'UAE', abbreviation: 'UAE' }]);
});
