import { expect, test } from 'vitest';
import type { League } from './league.ts';
import { mls } from './leagues/mls.ts';
import { nfl } from './leagues/nfl.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { atp, wta } from './leagues/tennis.ts';
import { leagues } from './leagues.ts';
import { plannedWeek } from './planned-week.ts';
import { calendarOf } from './season.ts';
import { drawnPlayOffs } from './testing/drawn-play-offs.ts';
import { localMinute, tuesdayOf, weekday } from './zones.ts';

const DAY_MS = 86_400_000;
const NEW_YORK = 'America/New_York';

/** Months on whose twentieth days a league plays, regular season and play-offs; facts. */
const MONTHS: Readonly<Record<string, readonly number[]>> = {
  nfl: [9, 10, 11, 12],
  ncaaf: [1, 9, 10, 11, 12],
  nba: [1, 2, 3, 4, 5, 10, 11, 12],
  ncaab: [1, 2, 3, 11, 12],
  wnba: [5, 6, 7, 8, 9],
  mlb: [4, 5, 6, 7, 8, 9, 10],
  nhl: [1, 2, 3, 4, 5, 10, 11, 12],
  'premier-league': [1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  'la-liga': [1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  mls: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  atp: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  wta: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ipl: [4, 5],
  bbl: [1, 12],
  'primera-division-futsal': [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
};

test.each(Object.entries(MONTHS))(
  '%s plays in the months of its real season, and not in the others',
  (slug, months) => {
    const league = leagueOf(slug);
    for (let month = 1; month <= 12; month++) {
      const from = Date.UTC(2026, month - 1, 20, 6);
      const day = Math.floor(from / DAY_MS);
      const calendar = calendarOf(league, 13, () =>
        league.timetable?.playOffs ? drawnPlayOffs(league, day) : [],
      );
      const games = calendar.between(from, from + DAY_MS);
      expect(games.length > 0, `in month ${month}`).toBe(months.includes(month));
    }
  },
);

test.each([2026, 2027])(
  'on Thanksgiving of %d Detroit and Dallas play at home, and two others at night',
  (year) => {
    const thursday = Date.UTC(year, 10, year === 2026 ? 26 : 25) / DAY_MS;
    const games = weekOf(nfl, thursday);
    const times = games
      .filter(({ day }) => day === thursday)
      .map(
        ({ matchup, startsAtMs }) =>
          [matchup.home.abbreviation, localMinute(NEW_YORK, startsAtMs) / 60] as const,
      );
    expect(times.slice(0, 2)).toEqual([
      ['DET', 12.5],
      ['DAL', 16.5],
    ]);
    expect(times[2]?.[1]).toBeCloseTo(20.33, 1);
    expect(times).toHaveLength(3);
  },
);

test('in the week of Thanksgiving everybody plays once: on Thursday, Friday, Sunday and Monday', () => {
  const games = weekOf(nfl, Date.UTC(2026, 10, 26) / DAY_MS);
  const sides = games.flatMap(({ matchup }) => [matchup.home.id, matchup.away.id]);
  expect(new Set(sides).size).toBe(32);
  expect(sides).toHaveLength(32);
  expect(games.map(({ day }) => weekday(day))).toEqual([4, 4, 4, 5, ...Array(11).fill(0), 1]);
});

test('in another week Sunday has games at one, later ones in the West, and one at night', () => {
  const games = weekOf(nfl, Date.UTC(2026, 9, 15) / DAY_MS);
  const sunday = games.filter(({ day }) => weekday(day) === 0);
  const hours = new Set(sunday.map(({ startsAtMs }) => Math.floor(localMinute(NEW_YORK, startsAtMs) / 60)));
  expect([...hours]).toEqual([13, 16, 20]);
  expect(games).toHaveLength(16);
});

test('in November of 2026, as it was announced, a few clubs of MLS play on, each against one of its own conference, until two are left', () => {
  const left = [41, 62].map((after) => {
    const games = weekOf(mls, Date.UTC(2026, 9, 1) / DAY_MS + after);
    for (const { matchup } of games) {
      const inEast = [matchup.home, matchup.away].map((side) => mls.sides[0].includes(side));
      if (after < 60) expect(inEast[0]).toBe(inEast[1]);
    }
    return new Set(games.flatMap(({ matchup }) => [matchup.home, matchup.away]));
  });
  expect(left.map(({ size }) => size)).toEqual([8, 2]);
  const games = calendarOf(mls, 13).between(Date.UTC(2026, 10, 11), Date.UTC(2026, 10, 18));
  expect(games).toHaveLength(4);
});

test.each([atp, wta])(
  'the $competition.name rests from the middle of November until the last days of December',
  (league) => {
    const calendar = calendarOf(league, 13);
    expect(calendar.between(Date.UTC(2026, 10, 17), Date.UTC(2026, 11, 27))).toEqual([]);
    expect(calendar.between(Date.UTC(2026, 11, 29), Date.UTC(2026, 11, 30)).length).toBeGreaterThan(8);
  },
);

test.each([2026, 2028, 2033])(
  'most of the Premier League plays on Boxing Day of %d, and all of it near',
  (year) => {
    const day = Date.UTC(year, 11, 26) / DAY_MS;
    const games = weekOf(premierLeague, day);
    expect(games).toHaveLength(10);
    expect(games.filter((game) => game.day === day)).toHaveLength(7);
  },
);

function weekOf(league: League, day: number) {
  if (!league.timetable) throw new Error(`${league.competition.slug} has no timetable.`);
  return plannedWeek(league, league.timetable, tuesdayOf(day));
}

function leagueOf(slug: string): League {
  const league = leagues.find(({ competition }) => competition.slug === slug);
  if (!league) throw new Error(`There is no league ${slug}.`);
  return league;
}
