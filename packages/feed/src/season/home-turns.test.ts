import { hash } from '@fairline/sports/kit/hash.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasonStart } from './dates.ts';
import { homeByTurns } from './home-turns.ts';
import { leagueEventId, type Matchup } from './league.ts';
import { nfl } from './leagues/nfl.ts';
import { leagues } from './leagues.ts';
import { plannedWeek } from './planned-week.ts';
import { regularSeason } from './regular-season.ts';

const DAY_MS = 86_400_000;
const sides = nfl.sides.flat().slice(0, 9);
const drawnGames = fc
  .array(fc.shuffledSubarray(sides, { minLength: 2, maxLength: 2 }), { maxLength: 40 })
  .map((pairs) => pairs.flatMap(([home, away]): Matchup[] => (home && away ? [{ home, away }] : [])));

test('whoever meets, every side is as often at home as away, or but once more or less', () => {
  fc.assert(
    fc.property(drawnGames, (games) => {
      const turned = homeByTurns(games);
      for (const game of games) {
        const { home, away } = turned.get(game) ?? {};
        expect(new Set([home, away])).toEqual(new Set([game.home, game.away]));
      }
      for (const side of sides) {
        const atHome = [...turned.values()].filter(({ home }) => home === side).length;
        const asGuest = [...turned.values()].filter(({ away }) => away === side).length;
        expect(Math.abs(atHome - asGuest)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

/** The fewest and the most games at home of a side in a season that begins after a day. */
function homeGamesOf(slug: string, day: string): readonly number[] {
  const league = leagues.find(({ competition }) => competition.slug === slug);
  const start = league && seasonStart(league.dates, Date.parse(day) / DAY_MS);
  if (!league?.timetable || start === undefined) throw new Error(`${slug} has no season.`);
  const counts = new Map(league.sides.flat().map(({ id }) => [id, 0]));
  for (const { matchup } of [...regularSeason(league, league.timetable, start)].flat()) {
    counts.set(matchup.home.id, (counts.get(matchup.home.id) ?? 0) + 1);
  }
  return [Math.min(...counts.values()), Math.max(...counts.values())];
}

test.each([
  ['nfl', 7, 10],
  ['nba', 36, 46],
  ['ncaab', 12, 19],
  ['wnba', 18, 26],
  ['mlb', 77, 85],
  ['nhl', 37, 45],
  ['mls', 15, 19],
])('in %s every side has from %s to %s games of a season at home', (slug, fewest, most) => {
  for (const day of ['2027-11-24', '2028-11-24', '2029-11-24']) {
    const [least = 0, greatest = 0] = homeGamesOf(slug, day);
    expect(least).toBeGreaterThanOrEqual(fewest);
    expect(greatest).toBeLessThanOrEqual(most);
  }
});

test('planned games that may have been announced stay as they were drawn', () => {
  const weeks = ['2026-12-01', '2026-12-08'].map((date) => Date.parse(date) / DAY_MS);
  const ids = leagues.flatMap((league) => {
    const { timetable, competition } = league;
    const games = weeks.flatMap((tuesday) => (timetable ? plannedWeek(league, timetable, tuesday) : []));
    return games.map(({ startsAtMs, matchup: { home, away } }) =>
      leagueEventId(competition.slug, startsAtMs, away, home),
    );
  });
  expect(hash(ids.join())).toBe(1_019_974_932);
});
