import { expect, test } from 'vitest';
import type { CalendarGame } from './calendar.ts';
import { isIn } from './dates.ts';
import { gameMinutes, type League } from './league.ts';
import { ironBell } from './leagues/iron-bell.ts';
import { laLiga } from './leagues/la-liga.ts';
import { nfl } from './leagues/nfl.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { tableTennisCup } from './leagues/table-tennis.ts';
import { leagues, withoutBreak } from './leagues.ts';
import { plannedWeek, zoneOf } from './planned-week.ts';
import { calendarOf, Season } from './season.ts';
import { roundOn } from './timetable.ts';
import { localDay, localMinute, minuteOf, tuesdayOf, weekday } from './zones.ts';

const PACE_MINUTES = 13;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Games often end before their usual length. */
const SHORT_GAME = 0.85;
/** Weeks of a year in which other leagues play, from Mondays. */
const WEEKS = [
  '2026-01-12',
  '2026-02-09',
  '2026-03-16',
  '2026-03-23',
  '2026-04-13',
  '2026-04-20',
  '2026-05-18',
  '2026-06-08',
  '2026-06-22',
  '2026-07-13',
  '2026-08-10',
  '2026-09-28',
  '2026-10-12',
  '2026-10-19',
  '2026-11-16',
  '2026-11-23',
  '2026-12-14',
  '2026-12-21',
  '2027-01-25',
  '2027-02-22',
  '2027-07-12',
];

interface Played {
  readonly league: League;
  readonly starts: readonly number[];
}

/** When the games of every league start, from some hours before a week on. */
function weekOf(monday: number): Played[] {
  return leagues.map((league) => ({
    league,
    starts: calendarOf(league, PACE_MINUTES)
      .between(monday - 2 * HOUR_MS, monday + 7 * DAY_MS)
      .map(({ startsAtMs }) => startsAtMs),
  }));
}

/** Whether all sides of a league play: it is in its season, and not in its play-offs. */
function isOn({ dates, timetable }: League, at: number): boolean {
  const day = localDay(timetable?.zone ?? 'UTC', at);
  return isIn(dates, day) && !(timetable && roundOn(timetable, day));
}

function inPlay({ league, starts }: Played, at: number, length: number): number {
  const longMs = length * gameMinutes(league, PACE_MINUTES) * MINUTE_MS;
  return starts.filter((start) => start <= at && start > at - longMs).length;
}

test.each(WEEKS)(
  'through every hour of the week of %s twenty games are in play, and one of each sport has begun within the hour',
  (date) => {
    const monday = Date.parse(date);
    const played = weekOf(monday);
    for (let at = monday; at < monday + 7 * DAY_MS; at += 15 * MINUTE_MS) {
      const all = played.reduce((sum, each) => sum + inPlay(each, at, SHORT_GAME), 0);
      expect(all, new Date(at).toISOString()).toBeGreaterThanOrEqual(20);
    }
    for (let at = monday; at < monday + 7 * DAY_MS; at += HOUR_MS) {
      const playing = played.filter(({ league }) => isOn(league, at) && isOn(league, at - HOUR_MS));
      for (const sport of new Set(playing.map(({ league }) => league.sport.slug))) {
        const own = playing.filter(({ league }) => league.sport.slug === sport);
        const begun = own.some(({ starts }) => starts.some((start) => start > at - HOUR_MS && start <= at));
        expect(begun, `${sport} at ${new Date(at).toISOString()}`).toBe(true);
      }
    }
  },
);

test.each([3, 10, PACE_MINUTES])(
  'six games of table tennis are in play in July when a game takes %s minutes, planned ones among them',
  (paceMinutes) => {
    const [from, gameMs] = [Date.parse('2026-07-14T04:00:00Z'), paceMinutes * MINUTE_MS];
    const starts = calendarOf(tableTennisCup, paceMinutes)
      .between(from - gameMs, from + DAY_MS / 2)
      .map(({ startsAtMs }) => startsAtMs);
    const counts = Array.from({ length: 12 * 60 }, (_, minute) => {
      const at = from + minute * MINUTE_MS;
      return starts.filter((start) => start <= at && start > at - gameMs).length;
    });
    // One more where a planned game has begun, and one fewer where it has ended, until the next place.
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
    expect(counts.filter((count) => count === 6).length / counts.length).toBeGreaterThan(0.95);
  },
);

/** From and until when each league kicks off, by the clocks of where it is played; facts. */
const HOURS: Readonly<Record<string, readonly [from: string, until: string, days: readonly number[]]>> = {
  nfl: ['11:00', '20:30', [0, 1, 4, 5, 6]],
  ncaaf: ['11:00', '21:30', [4, 5, 6]],
  nba: ['12:00', '20:30', [0, 1, 2, 3, 4, 5, 6]],
  ncaab: ['12:00', '21:00', [0, 1, 2, 3, 4, 5, 6]],
  wnba: ['12:00', '20:00', [0, 1, 2, 3, 4, 5, 6]],
  mlb: ['13:00', '19:30', [0, 1, 2, 3, 4, 5, 6]],
  nhl: ['13:00', '19:30', [0, 1, 2, 3, 4, 5, 6]],
  'premier-league': ['12:30', '20:00', [0, 1, 5, 6]],
  'la-liga': ['14:00', '21:00', [0, 1, 5, 6]],
  mls: ['16:00', '19:30', [0, 3, 6]],
  'primera-division-futsal': ['12:00', '21:00', [0, 5, 6]],
  'darts-league': ['13:00', '22:10', [0, 4, 6]],
  'iron-bell': ['18:30', '22:00', [3, 6]],
  'fairway-tour': ['07:30', '07:30', [4]],
  'grand-circuit': ['15:00', '15:00', [0]],
  atp: ['11:00', '20:30', [0, 1, 2, 3, 4, 5, 6]],
  wta: ['11:00', '20:30', [0, 1, 2, 3, 4, 5, 6]],
  'table-tennis-cup': ['15:00', '22:00', [0, 1, 2, 3, 4, 5, 6]],
  'cs-circuit': ['10:00', '23:00', [0, 1, 2, 3, 4, 5, 6]],
  'valorant-circuit': ['10:00', '23:00', [0, 1, 2, 3, 4, 5, 6]],
  ipl: ['15:30', '19:30', [0, 1, 2, 3, 4, 5, 6]],
  bbl: ['16:00', '19:15', [0, 1, 2, 3, 4, 5, 6]],
  't20-internationals': ['14:00', '18:30', [0, 1, 2, 3, 4, 5, 6]],
  'one-day-internationals': ['14:00', '14:00', [0, 1, 2, 3, 4, 5, 6]],
};

test.each(leagues.map((league) => [league.competition.slug, league] as const))(
  'whatever %s lists for more than a day starts on a day and at an hour at which it really plays there',
  (slug, league) => {
    const [from = '', until = '', days = []] = HOURS[slug] ?? [];
    const { timetable } = league;
    if (!timetable) throw new Error(`${slug} has no timetable.`);
    const calendar = calendarOf(league, PACE_MINUTES);
    let listed = 0;
    for (const date of WEEKS) {
      for (let now = Date.parse(date); now < Date.parse(date) + 7 * DAY_MS; now += 7 * HOUR_MS) {
        const far = calendar.listed(now).filter(({ startsAtMs }) => startsAtMs > now + DAY_MS);
        for (const { matchup, startsAtMs } of far) {
          const zone = zoneOf(timetable, matchup, localDay(timetable.zone, startsAtMs));
          const minute = localMinute(zone, startsAtMs);
          const game = `${matchup.away.id} at ${matchup.home.id}, ${new Date(startsAtMs).toISOString()}`;
          expect(minute, game).toBeGreaterThanOrEqual(minuteOf(from));
          expect(minute, game).toBeLessThanOrEqual(minuteOf(until));
          expect(days, game).toContain(weekday(localDay(zone, startsAtMs)));
          listed++;
        }
      }
    }
    expect(listed).toBeGreaterThan(0);
  },
);

test('hundreds of games are listed at any hour', () => {
  for (const date of WEEKS) {
    const calendars = leagues.map((league) => calendarOf(league, PACE_MINUTES));
    for (let now = Date.parse(date); now < Date.parse(date) + 7 * DAY_MS; now += 5 * HOUR_MS) {
      const upcoming = calendars.flatMap((calendar) =>
        calendar.listed(now).filter(({ startsAtMs }) => startsAtMs > now),
      );
      expect(upcoming.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(200);
    }
  }
});

test('a week of a league of weekends has each side once', () => {
  const { timetable } = premierLeague;
  if (!timetable) throw new Error('The Premier League has no timetable.');
  const games = plannedWeek(premierLeague, timetable, Date.parse('2026-11-17') / DAY_MS);
  const sides = games.flatMap(({ matchup }) => [matchup.home.id, matchup.away.id]);
  expect(games).toHaveLength(10);
  expect(new Set(sides).size).toBe(20);
  const three = games.filter(({ startsAtMs }) => startsAtMs === Date.parse('2026-11-21T15:00:00Z'));
  expect(three).toHaveLength(4);
});

test.each([nfl, premierLeague, laLiga])(
  'who plays on Monday in $competition.name is in no planned game from Thursday before until Friday after',
  (league) => {
    const { timetable } = league;
    if (!timetable) throw new Error(`${league.competition.name} has no timetable.`);
    const first = tuesdayOf(Date.parse('2026-09-21') / DAY_MS);
    const weeks = Array.from({ length: 14 }, (_, week) => first + 7 * week);
    const planned = weeks.flatMap((tuesday) => plannedWeek(league, timetable, tuesday));
    const mondays = planned.filter(({ day }) => weekday(day) === 1);
    expect(mondays).toHaveLength(weeks.length);
    for (const { day: monday, matchup } of mondays) {
      const near = planned.filter(({ day }) => day !== monday && day >= monday - 4 && day <= monday + 4);
      const sides = near.flatMap((game) => playersOf(league, game));
      expect(near.length).toBeGreaterThan(0);
      expect(sides).not.toContain(matchup.home.id);
      expect(sides).not.toContain(matchup.away.id);
    }
  },
);

/** Who plays in a game; nobody but the event where a field does. */
function playersOf({ field }: League, { matchup }: CalendarGame): readonly string[] {
  return field ? [matchup.home.id] : [matchup.home.id, matchup.away.id];
}

test.each(leagues.map((league) => [league.competition.slug, league] as const))(
  'in a week of %s nobody plays two games at once, and hardly ever is anybody on the list twice on a day',
  (_, league) => {
    const start = Date.parse('2026-11-16');
    const zone = league.timetable?.zone ?? 'UTC';
    const calendar = calendarOf(league, PACE_MINUTES);
    const gameMs = gameMinutes(league, PACE_MINUTES) * MINUTE_MS;
    let [lists, withTwice] = [0, 0];
    for (let now = start; now < start + 7 * DAY_MS; now += 37 * MINUTE_MS, lists++) {
      const days = calendar
        .listed(now)
        .filter(({ startsAtMs }) => startsAtMs > now - gameMs)
        .flatMap((game) => playersOf(league, game).map((id) => `${id} ${localDay(zone, game.startsAtMs)}`));
      if (new Set(days).size < days.length) withTwice++;
    }
    expect(withTwice / lists).toBeLessThan(0.05);
    const last = new Map<string, number>();
    for (const game of calendar.between(start, start + 7 * DAY_MS)) {
      for (const id of playersOf(league, game)) {
        const restMs = game.startsAtMs - (last.get(id) ?? 0);
        expect(restMs, `${id} at ${new Date(game.startsAtMs).toISOString()}`).toBeGreaterThan(1.5 * gameMs);
        last.set(id, game.startsAtMs);
      }
    }
  },
);

test('a game that fills the board up is not where the same two are planned to meet in days that are listed', () => {
  const { timetable } = laLiga;
  if (!timetable) throw new Error('La Liga has no timetable.');
  const first = Date.parse('2027-02-02') / DAY_MS;
  const weeks = [-2, -1, 0, 1, 2].map((week) => first + 7 * week);
  const planned = weeks.flatMap((tuesday) => plannedWeek(laLiga, timetable, tuesday));
  const ids = new Set(planned.map(({ matchup, startsAtMs }) => `${matchup.home.id} ${startsAtMs}`));
  const games = calendarOf(laLiga, PACE_MINUTES).between(first * DAY_MS, (first + 7) * DAY_MS);
  const filling = games.filter(({ matchup, startsAtMs }) => !ids.has(`${matchup.home.id} ${startsAtMs}`));
  expect(filling.length).toBeGreaterThan(100);
  const twice = (side: 'home' | 'away') =>
    filling.filter(({ matchup, startsAtMs }) =>
      planned.some(
        (other) =>
          other.matchup[side].id === matchup.home.id &&
          other.matchup[side === 'home' ? 'away' : 'home'].id === matchup.away.id &&
          Math.abs(other.startsAtMs - startsAtMs) < (timetable.listedDays - 1) * DAY_MS,
      ),
    ).length;
  expect(twice('home')).toBe(0);
  // Those two meet at the other's ground.
  expect(twice('away')).toBeGreaterThan(3);
});

test.each([ironBell, withoutBreak(ironBell)])(
  'a fight begins within every hour, and no fighter is in two of one day',
  (league) => {
    const start = Date.parse('2027-02-15');
    const zone = league.timetable?.zone ?? 'UTC';
    const games = calendarOf(league, PACE_MINUTES).between(start, start + 14 * DAY_MS);
    const gaps = games.slice(1).map(({ startsAtMs }, at) => startsAtMs - (games[at]?.startsAtMs ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(HOUR_MS);
    const fights = games.flatMap((game) =>
      playersOf(league, game).map((id) => `${id} ${localDay(zone, game.startsAtMs)}`),
    );
    expect(new Set(fights).size).toBe(fights.length);
  },
);

test('a fighter rests twelve hours over midnight', () => {
  const start = Date.parse('2027-02-15');
  const last = new Map<string, number>();
  for (const game of calendarOf(ironBell, PACE_MINUTES).between(start, start + 28 * DAY_MS)) {
    for (const id of playersOf(ironBell, game)) {
      const at = new Date(game.startsAtMs).toISOString();
      expect(game.startsAtMs - (last.get(id) ?? 0), `${id} at ${at}`).toBeGreaterThanOrEqual(12 * HOUR_MS);
      last.set(id, game.startsAtMs);
    }
  }
});

test('the ids of fights that were announced of the first fighters are the same beside new ones', () => {
  const all = ironBell.sides.flat();
  const letters = all.map(({ abbreviation }) => abbreviation);
  expect(letters.slice(0, 6)).toEqual(['VAN', 'OST', 'GOR', 'SAL', 'WHA', 'DOM']);
  expect(letters.slice(18, 24)).toEqual(['THO', 'QUI', 'DUL', 'KVI', 'HAW', 'MIL']);
  expect(new Set(letters).size).toBe(letters.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(letters.length);
});

test('of what is in play no sport has much more than a fifth, but for tennis in its season', () => {
  for (const date of WEEKS) {
    const monday = Date.parse(date);
    const played = weekOf(monday);
    const sums = new Map<string, number>();
    for (let at = monday; at < monday + 7 * DAY_MS; at += 2 * HOUR_MS) {
      for (const each of played) {
        const { slug } = each.league.sport;
        sums.set(slug, (sums.get(slug) ?? 0) + inPlay(each, at, 1));
      }
    }
    const all = [...sums.values()].reduce((sum, count) => sum + count, 0);
    for (const [sport, count] of sums) {
      expect(count / all, `${sport} in the week of ${date}`).toBeLessThan(sport === 'tennis' ? 0.25 : 0.22);
    }
  }
});

test('no nation plays twenty and fifty overs on one day', () => {
  const start = Date.parse('2026-11-16');
  const days = leagues
    .filter(({ sport, organization }) => sport.slug === 'cricket' && organization.slug === 'international')
    .map((league) => {
      const games = calendarOf(league, PACE_MINUTES).between(start, start + 7 * DAY_MS);
      return new Set(
        games.flatMap((game) =>
          playersOf(league, game).map((id) => `${id} ${Math.floor(game.startsAtMs / DAY_MS)}`),
        ),
      );
    });
  expect(days).toHaveLength(2);
  const [twenty = new Set(), fifty = new Set()] = days;
  expect([...twenty].filter((day) => fifty.has(day))).toEqual([]);
});

test('the list is the same after a restart, and a listed game stays listed until it is over', () => {
  const now = Date.parse('2026-11-21T20:00:00Z');
  for (const league of leagues) {
    const season = new Season(league, PACE_MINUTES);
    const listed = season.fixtures(now);
    expect(new Season(league, PACE_MINUTES).fixtures(now)).toEqual(listed);
    for (let later = now; later < now + 2 * DAY_MS; later += 5 * HOUR_MS) {
      const ids = new Set(season.fixtures(later).map(({ eventId }) => eventId));
      const due = listed.filter(({ startsAt }) => Date.parse(startsAt) > later);
      for (const { eventId } of due) expect(ids).toContain(eventId);
    }
  }
});
