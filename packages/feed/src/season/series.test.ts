import { hockey } from '@fairline/sports/hockey/hockey.ts';
import { PLAY_OFFS } from '@fairline/sports/hockey/rules.ts';
import { expect, test } from 'vitest';
import { isIn } from './dates.ts';
import type { League, LeagueSide } from './league.ts';
import { nba, ncaab, wnba } from './leagues/basketball-leagues.ts';
import { mlb } from './leagues/mlb.ts';
import { nhl } from './leagues/nhl.ts';
import { type PlannedGame, plannedWeek } from './planned-week.ts';
import { playOffSides } from './play-off-sides.ts';
import { lastingRating } from './ratings.ts';
import { calendarOf, Season } from './season.ts';
import type { PlayOffRound } from './timetable.ts';
import { tuesdayOf } from './zones.ts';

const DAY_MS = 86_400_000;
const YEAR = 2027;
const withSeries = [nba, nhl, mlb, wnba, ncaab];

/** The rounds of a league in a year, each with its games in the order they are played. */
function roundsOf(league: League): (readonly [PlayOffRound, PlannedGame[]])[] {
  const { timetable } = league;
  if (!timetable?.playOffs) throw new Error(`${league.competition.slug} has no play-offs.`);
  const first = tuesdayOf(Date.UTC(YEAR, 0, 1) / DAY_MS);
  const weeks = Array.from({ length: 52 }, (_, week) => plannedWeek(league, timetable, first + 7 * week));
  return timetable.playOffs.map((round) => [round, weeks.flat().filter(({ day }) => isIn(round.dates, day))]);
}

/** The games of each two who meet. */
function seriesOf(games: readonly PlannedGame[]): PlannedGame[][] {
  const all = new Map<string, PlannedGame[]>();
  for (const game of games) {
    const two = [game.matchup.home.id, game.matchup.away.id].sort().join(' ');
    all.set(two, [...(all.get(two) ?? []), game]);
  }
  return [...all.values()];
}

function sidesOf(games: readonly PlannedGame[]): Set<LeagueSide> {
  return new Set(games.flatMap(({ matchup }) => [matchup.home, matchup.away]));
}

test.each(withSeries)(
  'in the play-offs of $competition.name the best of each half meet, and fewer from round to round until two are left',
  (league) => {
    let left: ReadonlySet<LeagueSide> = new Set(league.sides.flat());
    for (const [round, games] of roundsOf(league)) {
      const sides = sidesOf(games);
      expect(sides).toEqual(playOffSides(league, round));
      for (const side of sides) expect(left).toContain(side);
      const isEast = (side: LeagueSide) => league.sides[0].includes(side);
      for (const { matchup } of games) {
        expect(isEast(matchup.home) === isEast(matchup.away)).toBe(round.sides > 2);
      }
      left = new Set(
        [...left].filter((side) => sides.has(side) || playOffSides(league, { ...round, byes: 0 }).has(side)),
      );
    }
    expect(left.size).toBe(2);
  },
);

test.each(withSeries)(
  'a series of $competition.name ends when somebody can have won most of it, begins at the better, and has a game a day at most',
  (league) => {
    for (const [{ series = '' }, games] of roundsOf(league)) {
      const places = [...series].filter((place) => place !== '.');
      for (const own of seriesOf(games)) {
        expect(own.length).toBeGreaterThan(places.length / 2);
        expect(own.length).toBeLessThanOrEqual(places.length);
        expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
        const { home: better, away: other } = own[0]?.matchup ?? {};
        if (!better || !other) throw new Error('a series without a game');
        expect(lastingRating(better)).toBeGreaterThanOrEqual(lastingRating(other));
        const played = own.map(({ matchup }) => (matchup.home === better ? 'H' : 'A'));
        expect(played).toEqual(places.slice(0, own.length));
      }
    }
  },
);

test('series of seven games are over after four games, or five, or six, or with the last', () => {
  const lengths = [nba, nhl].flatMap((league) =>
    roundsOf(league).flatMap(([, games]) => seriesOf(games).map(({ length }) => length)),
  );
  expect(lengths).toHaveLength(30);
  expect(new Set(lengths)).toEqual(new Set([4, 5, 6, 7]));
});

test('in the middle of May eight teams or fewer play hockey, two games a night, and nothing fills the board up', () => {
  const calendar = calendarOf(nhl, 13);
  for (let day = Date.UTC(YEAR, 4, 10); day < Date.UTC(YEAR, 4, 24); day += DAY_MS) {
    expect(calendar.between(day + DAY_MS / 2, day + 1.5 * DAY_MS).length).toBeLessThanOrEqual(2);
  }
  const may = calendar.between(Date.UTC(YEAR, 4, 4), Date.UTC(YEAR, 4, 25));
  expect(new Set(may.flatMap(({ matchup }) => [matchup.home, matchup.away])).size).toBe(8);
  expect(calendar.between(Date.UTC(YEAR, 5, 21), Date.UTC(YEAR, 8, 30))).toEqual([]);
});

test('its games have no shoot-out', () => {
  const [fixture] = new Season(nhl, 13).between(Date.UTC(YEAR, 4, 4), Date.UTC(YEAR, 4, 25));
  if (!fixture?.format) throw new Error('no game of the play-offs');
  const { home, away, format } = fixture;
  expect(hockey.initial({ sides: { home, away }, format }).rules).toEqual(PLAY_OFFS);
});

test('the best two of each league of baseball have no games in the first days of October', () => {
  const [[, first] = [], [, second] = []] = roundsOf(mlb);
  if (!first || !second) throw new Error('too few rounds');
  const rested = [...sidesOf(second)].filter((side) => !sidesOf(first).has(side));
  expect(rested).toHaveLength(4);
  expect(sidesOf(first).size).toBe(8);
});
