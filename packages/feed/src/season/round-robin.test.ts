import { expect, test } from 'vitest';
import type { League } from './league.ts';
import { laLiga } from './leagues/la-liga.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { primeraFutsal } from './leagues/primera-futsal.ts';
import { type PlannedGame, plannedWeek } from './planned-week.ts';
import { tuesdayOf } from './zones.ts';

const DAY_MS = 86_400_000;
const leagues = [premierLeague, laLiga, primeraFutsal];
/** They begin on all days of the week, and in leap years and others. */
const seasons = leagues.flatMap((league) =>
  [2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034].map(
    (year) => [league.competition.name, year, league] as const,
  ),
);

function weekOf(league: League, tuesday: number): PlannedGame[] {
  if (!league.timetable) throw new Error('It has no timetable.');
  return plannedWeek(league, league.timetable, tuesday);
}

/** The planned games of a season, of the weeks that have any. */
function roundsOf(league: League, year: number): PlannedGame[][] {
  const first = tuesdayOf(Date.parse(`${year}-${league.dates[0]?.[0]}`) / DAY_MS);
  const weeks = Array.from({ length: 52 }, (_, week) => weekOf(league, first + 7 * week));
  return weeks.filter((games) => games.length > 0);
}

function idsOf({ matchup: { home, away } }: PlannedGame): string[] {
  return [home.id, away.id];
}

test.each(seasons)(
  'in the season of %s that begins in %s everybody meets everybody twice, once at either ground, and nobody again before all have met',
  (_, year, league) => {
    const sides = league.sides.flat().length;
    const games = roundsOf(league, year).flat();
    expect(games).toHaveLength(sides * (sides - 1));
    expect(new Set(games.map((game) => idsOf(game).join(' at '))).size).toBe(games.length);
    const firstLeg = games.slice(0, games.length / 2).map((game) => idsOf(game).sort().join(' '));
    expect(new Set(firstLeg).size).toBe(firstLeg.length);
  },
);

test.each(seasons)(
  'each week of %s with games in the season of %s has everybody once, by turns at home and away',
  (_, year, league) => {
    const sides = league.sides.flat();
    const turns = new Map(sides.map(({ id }) => [id, '']));
    const rounds = roundsOf(league, year);
    expect(rounds).toHaveLength(league.seasonGames ?? 0);
    for (const [round, games] of rounds.entries()) {
      expect(new Set(games.flatMap(idsOf)).size).toBe(sides.length);
      if (round >= sides.length - 1) continue;
      for (const { matchup } of games) {
        turns.set(matchup.home.id, `${turns.get(matchup.home.id)}H`);
        turns.set(matchup.away.id, `${turns.get(matchup.away.id)}A`);
      }
    }
    for (const turn of turns.values()) expect(turn).not.toMatch(/HHH|AAA/);
  },
);

test.each(leagues)(
  'who plays in the last game of a round of $competition.name is not in the first of the next',
  (league) => {
    const rounds = roundsOf(league, 2027);
    for (const [round, [first]] of rounds.slice(1).entries()) {
      const last = rounds[round]?.at(-1);
      if (!first || !last) throw new Error('A round has no games.');
      for (const id of idsOf(first)) expect(idsOf(last)).not.toContain(id);
    }
  },
);

test.each([
  ['2027-12-26', '2028-01-01'],
  ['2029-12-26', '2030-01-01'],
])('England plays on %s, when Spain rests', (date, newYear) => {
  const tuesdays = [date, newYear].map((day) => tuesdayOf(Date.parse(day) / DAY_MS));
  expect(tuesdays.map((tuesday) => weekOf(premierLeague, tuesday).length)).toEqual([10, 10]);
  expect(weekOf(laLiga, Date.parse(date) / DAY_MS)).toEqual([]);
});

test('weeks that may have been announced are drawn as before, and those after them are rounds', () => {
  const of = (date: string) => laLiga.fixtures?.(Date.parse(date) / DAY_MS)?.length;
  expect([of('2026-12-08'), of('2026-12-15')]).toEqual([undefined, 10]);
});
