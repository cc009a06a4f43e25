import { expect, test } from 'vitest';
import type { League } from './league.ts';
import { laLiga } from './leagues/la-liga.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { primeraFutsal } from './leagues/primera-futsal.ts';
import { plannedWeek } from './planned-week.ts';
import { roundRobinWeek } from './round-robin.ts';
import { tuesdayOf } from './zones.ts';

const leagues = [premierLeague, laLiga, primeraFutsal];
const DAY_MS = 86_400_000;
const THREE_WEEKS = 21;

/** The Tuesdays of as many weeks of the season that begins in 2027. */
function weeksOf({ dates }: League, count: number): number[] {
  const first = tuesdayOf(Date.parse(`2027-${dates[0]?.[0]}`) / DAY_MS);
  return Array.from({ length: count }, (_, week) => first + 7 * week);
}

function gamesOf(league: League, count: number) {
  return weeksOf(league, count).map((tuesday) => roundRobinWeek(league, tuesday) ?? []);
}

test.each(leagues)(
  'in $competition.name everybody meets everybody twice, once at either ground',
  (league) => {
    const count = league.sides.flat().length;
    const grounds = gamesOf(league, 2 * (count - 1))
      .flat()
      .map(({ home, away }) => `${away.id} at ${home.id}`);
    expect(new Set(grounds).size).toBe(count * (count - 1));
    expect(grounds).toHaveLength(count * (count - 1));
  },
);

test.each(leagues)('no two sides of $competition.name meet again within three weeks', (league) => {
  const { timetable } = league;
  if (!timetable) throw new Error('It has no timetable.');
  const met = new Map<string, number>();
  for (const tuesday of weeksOf(league, 40)) {
    for (const { day, matchup } of plannedWeek(league, timetable, tuesday)) {
      const pair = [matchup.home.id, matchup.away.id].sort().join();
      expect(day - (met.get(pair) ?? Number.NEGATIVE_INFINITY), pair).toBeGreaterThan(THREE_WEEKS);
      met.set(pair, day);
    }
  }
  expect(met.size).toBe((league.sides.flat().length * (league.sides.flat().length - 1)) / 2);
});

test.each(leagues)(
  'everybody in $competition.name plays once a week, by turns at home and away',
  (league) => {
    const sides = league.sides.flat();
    const turns = new Map(sides.map((side) => [side, '']));
    for (const games of gamesOf(league, sides.length - 1)) {
      expect(new Set(games.flatMap(({ home, away }) => [home, away])).size).toBe(sides.length);
      for (const { home, away } of games) {
        turns.set(home, `${turns.get(home)}H`);
        turns.set(away, `${turns.get(away)}A`);
      }
    }
    for (const turn of turns.values()) expect(turn).not.toMatch(/HHH|AAA/);
  },
);

test.each(leagues)(
  'who plays in the last game of a week of $competition.name is not in the first of the next',
  (league) => {
    const season = gamesOf(league, 40);
    for (const [week, [first]] of season.slice(1).entries()) {
      const last = season[week]?.at(-1);
      expect([last?.home, last?.away]).not.toContain(first?.home);
      expect([last?.home, last?.away]).not.toContain(first?.away);
    }
  },
);

test('weeks that may have been announced are drawn as before', () => {
  const of = (date: string) => roundRobinWeek(laLiga, Date.parse(date) / DAY_MS)?.length;
  expect([of('2026-12-08'), of('2026-12-15')]).toEqual([undefined, 10]);
});
