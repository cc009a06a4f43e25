import { expect, test } from 'vitest';
import { seasonStart } from './dates.ts';
import type { League } from './league.ts';
import { nba } from './leagues/basketball-leagues.ts';
import { nfl } from './leagues/nfl.ts';
import { nhl } from './leagues/nhl.ts';
import { leagues } from './leagues.ts';
import { regularSeason, type SeasonGame } from './regular-season.ts';
import { Season } from './season.ts';
import { localDay, tuesdayOf } from './zones.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: string) => Date.parse(date) / DAY_MS;
const dateOf = (day: number | undefined) => day && new Date(day * DAY_MS).toISOString().slice(0, 10);
const counted = leagues.filter(({ record }) => record);

function gamesOf(league: League, start: number): SeasonGame[] {
  if (!league.timetable) throw new Error('It has no timetable.');
  return [...regularSeason(league, league.timetable, start)].flat();
}

/** Of each side, how many games it has. */
function perSide(games: readonly SeasonGame[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { matchup } of games) {
    for (const { id } of [matchup.home, matchup.away]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

test.each([
  ['nfl', '2026-11-24', '2026-09-08'],
  ['nfl', '2027-02-14', '2026-09-08'],
  ['nfl', '2027-09-07', '2026-09-08'],
  ['nfl', '2027-09-08', '2027-09-08'],
  ['nba', '2027-01-02', '2026-10-20'],
  ['mlb', '2026-11-24', '2026-03-25'],
  // Over its days without football about Christmas.
  ['la-liga', '2027-01-10', '2026-08-14'],
  ['one-day', '2026-11-24', undefined],
])('the season of %s on %s began on %s', (slug, date, start) => {
  const league = leagues.find(({ competition }) => competition.slug.startsWith(slug));
  expect(dateOf(league && seasonStart(league.dates, dayOf(date)))).toBe(start);
});

test('in week twelve each team of the NFL has played eleven games, and seventeen before the play-offs', () => {
  const games = gamesOf(nfl, dayOf('2026-09-08'));
  const before = games.filter(({ startsAtMs }) => startsAtMs < Date.UTC(2026, 10, 24, 17));
  expect(new Set(perSide(before).values())).toEqual(new Set([11]));
  expect(perSide(before).size).toBe(32);
  expect(new Set(perSide(games).values())).toEqual(new Set([17]));
  expect(Math.max(...games.map(({ startsAtMs }) => startsAtMs))).toBeLessThan(Date.UTC(2027, 0, 11));
});

test.each(
  counted.flatMap((league) =>
    ['2026-11-24', '2028-11-24'].map((date) => [league.competition.slug, date, league] as const),
  ),
)(
  'every side of %s in the season of %s comes to as many games as one has, and all play about as often',
  (_, date, league) => {
    const games = gamesOf(league, seasonStart(league.dates, dayOf(date)) ?? 0);
    const counts = new Map(league.sides.flat().map(({ id }) => [id, 0]));
    for (const { matchup } of games) {
      for (const { id } of [matchup.home, matchup.away]) counts.set(id, (counts.get(id) ?? 0) + 1);
      expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(3);
    }
    expect(new Set(counts.values())).toEqual(new Set([league.seasonGames]));
  },
);

test.each([nba, nhl])(
  'in a week of the $competition.name nobody meets anybody twice while others are left',
  (league) => {
    const monday = dayOf('2026-05-11');
    const start = seasonStart(league.dates, monday) ?? 0;
    const games = gamesOf(league, start).slice(0, 200);
    const weeks = games.map(({ startsAtMs, matchup }) => {
      const pair = [matchup.home.id, matchup.away.id].sort().join(' ');
      return `${pair} ${tuesdayOf(localDay('America/New_York', startsAtMs))}`;
    });
    expect(new Set(weeks).size / weeks.length).toBeGreaterThan(0.95);
  },
);

test('the games that count are those that are listed, under the same ids', () => {
  const now = Date.UTC(2026, 10, 24, 17);
  const listed = new Season(nfl, 13).fixtures(now).map(({ eventId }) => eventId);
  const soon = gamesOf(nfl, dayOf('2026-09-08')).filter(
    ({ startsAtMs }) => startsAtMs > now && startsAtMs < now + 7 * DAY_MS,
  );
  expect(soon).toHaveLength(16);
  for (const { eventId } of soon) expect(listed).toContain(eventId);
});
