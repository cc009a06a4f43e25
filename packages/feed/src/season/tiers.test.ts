import { expect, test } from 'vitest';
import { leagueSeason } from './futures/league-season.ts';
import { seasonAt } from './futures/season-span.ts';
import type { League } from './league.ts';
import { twentyTwentyInternationals } from './leagues/cricket.ts';
import { nfl } from './leagues/nfl.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { leagues } from './leagues.ts';
import { tierOf } from './tiers.ts';

const WEEK_MS = 7 * 86_400_000;
const START = Date.UTC(2026, 8, 10, 18);

const known = leagues.filter(({ sides }) => tierOf(sides[0][0] ?? sides[1][0] ?? nobody) !== undefined);
const nobody = { id: '', name: '', mediumName: '', abbreviation: '' };

test('leagues of sides that exist know how good they are, every one, and have as many good as bad ones', () => {
  expect(known.map(({ competition }) => competition.slug)).toEqual(
    leagues
      .filter(({ field, sides }) => !field && !isInvented(sides[0][0]?.id ?? ''))
      .map(({ competition }) => competition.slug),
  );
  for (const { sides, competition } of known) {
    const tiers = sides.flat().map((side) => tierOf(side) ?? Number.NaN);
    expect(Math.min(...tiers), competition.slug).toBe(1);
    expect(Math.max(...tiers), competition.slug).toBe(5);
    const mean = tiers.reduce((sum, tier) => sum + tier, 0) / tiers.length;
    expect(Math.abs(mean - 3), competition.slug).toBeLessThan(0.5);
  }
});

function isInvented(id: string): boolean {
  return /^(atp|wta|ttc|dl|ib|csl|vlc)-/.test(id);
}

/** The lines of a game in twenty weeks. */
function linesOf(league: League, home: string, away: string) {
  const side = (abbreviation: string) => {
    const found = league.sides.flat().find((each) => each.abbreviation === abbreviation);
    if (!found) throw new Error(`${abbreviation} does not play.`);
    return found;
  };
  const matchup = { home: side(home), away: side(away) };
  return Array.from({ length: 20 }, (_, week) => {
    const at = START + week * WEEK_MS;
    return league.lines(matchup, at, `${home} ${away} ${at}`);
  });
}

test('the best are favourites over the last of their league, week after week, though not by the same', () => {
  const spreads = linesOf(nfl, 'PHI', 'LV').map(({ spread = 0 }) => spread);
  expect(Math.max(...spreads)).toBeLessThan(-3);
  expect(new Set(spreads).size).toBeGreaterThan(5);
  const chances = linesOf(twentyTwentyInternationals, 'IND', 'ZIM').map(
    ({ homeWinProbability = 0 }) => homeWinProbability,
  );
  expect(Math.min(...chances)).toBeGreaterThan(0.65);
  expect(chances.reduce((sum, chance) => sum + chance, 0) / chances.length).toBeGreaterThan(0.75);
});

test('who is thought to win a league is one of its best, in every season', () => {
  for (let day = 0; day < 5; day++) {
    const span = seasonAt(START + day * 3 * 86_400_000, 13, premierLeague);
    const [favourite] = leagueSeason(premierLeague, 13, span)?.fixture.field ?? [];
    expect(favourite && tierOf(favourite)).toBe(1);
  }
});
