import { inventedRoster } from '@fairline/sports/football/story/roster.ts';
import { FAMOUS } from '@fairline/sports/kit/names/famous.ts';
import { FRENCH_CANADA } from '@fairline/sports/kit/names/north-america.ts';
import { inventedNames } from '@fairline/sports/kit/roster.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { playerName as handleOf, hasPlayers } from '@fairline/sports/tactical/story/handles.ts';
import { expect, test } from 'vitest';
import { otherCricketTeams } from '../../cricket/teams.ts';
import { movedNflTeams } from '../../nfl/teams.ts';
import { leagues } from '../leagues.ts';

/** As many as the sport names at most, those who come in for others and all who start among them. */
const SIZES: Readonly<Record<string, number>> = {
  football: 25,
  basketball: 9,
  baseball: 46,
  hockey: 12,
  soccer: 16,
  futsal: 14,
  cricket: 11,
};
const OTHERS: Readonly<Record<string, readonly Side[]>> = {
  nfl: movedNflTeams,
  't20-internationals': otherCricketTeams,
};
const teams = leagues.flatMap(({ sport, competition, sides }) => {
  const size = SIZES[sport.slug];
  const all = [...sides.flat(), ...(OTHERS[competition.slug] ?? [])];
  return size === undefined ? [] : [{ sport: sport.slug, league: competition.slug, sides: all, size }];
});

test.each(teams)(
  'in a game of $league no two players read alike, and no surname is twice in a side',
  ({ sides, size }) => {
    const names = sides.flatMap(({ id }) => inventedNames(id, size));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const { id } of sides) {
      const surnames = inventedNames(id, size).map(surnameOf);
      expect(new Set(surnames).size, id).toBe(size);
    }
  },
);

test.each(teams)('two sides of $league have few surnames in common', ({ sides, size }) => {
  const surnames = sides.map(({ id }) => new Set(inventedNames(id, size).map(surnameOf)));
  const shared = surnames.flatMap((one, at) =>
    surnames.slice(at + 1).map((other) => [...one].filter((surname) => other.has(surname)).length),
  );
  expect(Math.max(...shared)).toBeLessThanOrEqual(0.4 * size);
});

test.each(teams)('nobody in $league is called like somebody famous', ({ sport, sides, size }) => {
  const famous: Readonly<Record<string, ReadonlySet<string>>> = { ...FAMOUS, futsal: FAMOUS.soccer };
  const surnames = sides.flatMap(({ id }) => inventedNames(id, size)).map(surnameOf);
  expect(surnames.filter((surname) => famous[sport]?.has(surname))).toEqual([]);
  // The famous are known at all.
  expect(famous[sport]?.size).toBeGreaterThan(20);
});

test('names of French Canada are those of players of hockey alone, and not of who plays in Europe', () => {
  const playing = teams.filter(({ sides, size }) =>
    sides.some(({ id }) =>
      inventedNames(id, size).some((name) => FRENCH_CANADA.surnames.includes(surnameOf(name))),
    ),
  );
  expect(playing.map(({ league }) => league)).toEqual(['nhl']);
});

test('football has a name for every place of a side, and each is of one player', () => {
  for (const { sides } of teams.filter(({ sport }) => sport === 'football')) {
    const names = sides.flatMap((side) => Object.values(inventedRoster(side)).flat());
    expect(names).toHaveLength(25 * sides.length);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(['cs-circuit', 'valorant-circuit'])(
  'in %s every handle is of one player, and every side has five',
  (slug) => {
    const sides = leagues.find(({ competition }) => competition.slug === slug)?.sides.flat() ?? [];
    const handles = sides.flatMap((side) => [0, 1, 2, 3, 4].map((place) => handleOf(side, place)));
    expect(sides.every(hasPlayers)).toBe(true);
    expect(handles).toHaveLength(5 * sides.length);
    expect(handles.filter((handle, at) => handle === undefined || handles.indexOf(handle) !== at)).toEqual(
      [],
    );
    expect(handles.every((handle) => /^[A-Z][a-z]{4,}$/.test(handle ?? ''))).toBe(true);
  },
);

function surnameOf(name: string): string {
  return name.slice(3);
}
