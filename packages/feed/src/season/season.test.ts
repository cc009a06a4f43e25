import { expect, test } from 'vitest';
import { dayPlan } from './day-plan.ts';
import { gameMinutes, type League } from './league.ts';
import { nfl as nflInItsHours } from './leagues/nfl.ts';
import { leagues, withoutBreak } from './leagues.ts';
import { matchupsOfDay, restSlots } from './matchups.ts';
import { Season } from './season.ts';
import { drawnPlayOffs } from './testing/drawn-play-offs.ts';

/** As it is played where no league has nights: tests of its real hours are those of the calendar. */
const nfl = withoutBreak(nflInItsHours);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REST = restSlots(nfl.liveGames);
const start = Date.UTC(2025, 10, 21);
/** Games often end before their usual length. */
const SHORT_GAME = 0.85;

test('at any hour two or three games are in play, others start within the hour, and more for two nights', () => {
  const season = new Season(nfl, 13);
  for (let now = start; now < start + 2 * DAY_MS; now += 17 * 60_000) {
    const starts = season.fixtures(now).map((fixture) => Date.parse(fixture.startsAt));
    const live = starts.filter((at) => at <= now && at > now - 13 * 60_000);
    const soon = starts.filter((at) => at > now && at <= now + HOUR_MS);
    const later = starts.filter((at) => at > now + HOUR_MS);
    expect(live.length).toBeGreaterThanOrEqual(1);
    expect(live.length).toBeLessThanOrEqual(3);
    expect(soon.length).toBeGreaterThanOrEqual(5);
    expect(later.length).toBeGreaterThanOrEqual(9);
    expect(later.length).toBeLessThanOrEqual(20);
  }
});

test.each([
  ['mls', Date.UTC(2026, 10, 25), Date.UTC(2026, 11, 7)],
  ['nfl', Date.UTC(2027, 0, 26), Date.UTC(2027, 1, 15)],
  ['nhl', Date.UTC(2027, 3, 17), Date.UTC(2027, 5, 21)],
  ['mlb', Date.UTC(2026, 9, 1), Date.UTC(2026, 10, 3)],
])('games of the play-offs of %s have to be won, and none of the season', (slug, from, to) => {
  const league = leagues.find(({ competition }) => competition.slug === slug);
  if (!league) throw new Error(slug);
  const season = new Season(league, 13, () => drawnPlayOffs(league, from / 86_400_000));
  const formats = season.between(from, to).map(({ format }) => format);
  expect(formats.length).toBeGreaterThan(0);
  for (const format of formats) expect(format).toEqual({ mustHaveWinner: true });
  for (const { format } of season.between(Date.UTC(2026, 8, 1), Date.UTC(2026, 8, 20))) {
    expect(format).toBeUndefined();
  }
});

test('the list is the same after a restart, and a listed game stays listed until it is over', () => {
  const season = new Season(nfl, 13);
  const listed = season.fixtures(start + 5 * HOUR_MS);
  expect(new Season(nfl, 13).fixtures(start + 5 * HOUR_MS)).toEqual(listed);
  for (let now = start + 5 * HOUR_MS; now < start + 42 * HOUR_MS; now += HOUR_MS) {
    const ids = new Set(season.fixtures(now).map((fixture) => fixture.eventId));
    const due = listed.filter((fixture) => Date.parse(fixture.startsAt) > now - 13 * 60_000);
    for (const fixture of due) expect(ids).toContain(fixture.eventId);
  }
});

test('where no league has a break or nights, its games do not end with those of others: twenty are in play at any moment', () => {
  const all = leagues.map(withoutBreak);
  const seasons = all.map((league) => ({ season: new Season(league, 13), minutes: gameMinutes(league, 13) }));
  for (let now = start; now < start + 6 * HOUR_MS; now += 5 * 60_000) {
    const inPlay = seasons.flatMap(({ season, minutes }) =>
      season
        .fixtures(now)
        .map(({ startsAt }) => Date.parse(startsAt))
        .filter((at) => at <= now && at > now - SHORT_GAME * minutes * 60_000),
    );
    expect(inPlay.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(20);
  }
});

test('event ids name the start and the teams, once each', () => {
  const ids = new Season(nfl, 13).fixtures(start).map((fixture) => fixture.eventId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^nfl-20251(120|121|122|123)\d{4}-[a-z]{2,3}-[a-z]{2,3}$/);
});

test('no team plays two games at once, not even over midnight', () => {
  const slots = 221;
  const plan = dayPlan(nfl, slots, 37, 13);
  const days = ['2025-11-20', '2025-11-21', '2025-11-22', '2025-11-23'];
  const teams = days
    .flatMap((day) => matchupsOfDay(nfl, day, slots, plan))
    .map(({ home, away }) => [home.id, away.id]);
  const last = new Map<string, number>();
  teams.forEach((pair, slot) => {
    for (const team of pair) {
      expect(slot - (last.get(team) ?? -REST), `${team} in slot ${slot}`).toBeGreaterThanOrEqual(REST);
      last.set(team, slot);
    }
  });
});

/** Of a list: sides that stand on it twice on one day. */
function twiceADay(season: Season, now: number): string[] {
  const seen = new Set<string>();
  return season
    .fixtures(now)
    .filter(({ startsAt }) => Date.parse(startsAt) > now - 13 * 60_000)
    .flatMap(({ home, away, field, startsAt }) =>
      [home, ...(field ? [] : [away])].map(({ id }) => [id, startsAt]),
    )
    .flatMap(([id = '', startsAt = '']) => {
      const day = `${id} ${startsAt.slice(0, 10)}`;
      const isSecond = seen.has(day);
      seen.add(day);
      return isSecond ? [day] : [];
    });
}

test.each(leagues.map((league) => [league.competition.slug, withoutBreak(league)] as const))(
  'on the list of %s everybody plays once a day',
  (_, league) => {
    const season = new Season(league, 13);
    for (let now = start; now < start + 3 * DAY_MS; now += 19 * 60_000) {
      // Before midnight UTC the half that begins the next day rests, and the other plays more often.
      if (now % DAY_MS > 22 * HOUR_MS) continue;
      expect(twiceADay(season, now), new Date(now).toISOString()).toEqual([]);
    }
  },
);

test('a league with few sides lists its games later, and one or none of a day long before', () => {
  const league = (count: number) => {
    const half = nfl.sides[0].slice(0, count / 2);
    return { sides: [half, half] as const, liveGames: 1 };
  };
  expect(dayPlan(league(32), 110, 18, 13)).toEqual({ listedEvery: 4, listed: 6, kept: 12, nearGames: 3 });
  expect(dayPlan(league(12), 110, 18, 13)).toMatchObject({ kept: 2, listed: 1 });
  expect(dayPlan(league(12), 110, 18, 13).nearGames).toBeLessThan(3);
  expect(dayPlan(league(8), 110, 18, 13)).toMatchObject({ kept: 0, listed: 0 });
  expect(dayPlan(league(2), 110, 18, 13).nearGames).toBe(0.5);
});

test('at a fast pace nobody is kept out of a season for a game that is listed long before', () => {
  expect(dayPlan(nfl, 1440, 240, 2)).toEqual({ listedEvery: 240, listed: 1440, kept: 0, nearGames: 3 });
});

test('lines are believable: on half points, favourites at home more often than not', () => {
  const season = new Season(nfl, 13);
  const lines = Array.from({ length: 20 }, (_, day) => season.fixtures(start + day * DAY_MS))
    .flat()
    .map((fixture) => fixture.lines);
  for (const { spread = Number.NaN, total = Number.NaN } of lines) {
    expect(Number.isInteger(spread * 2)).toBe(true);
    expect(Math.abs(spread)).toBeLessThanOrEqual(16.5);
    expect(total).toBeGreaterThanOrEqual(34.5);
    expect(total).toBeLessThanOrEqual(58.5);
  }
  const favourites = lines.filter(({ spread = 0 }) => spread < 0).length;
  expect(favourites / lines.length).toBeGreaterThan(0.5);
});

test('games that are listed for tomorrow start in an American evening, on minutes people remember', () => {
  const now = start + 7 * HOUR_MS;
  const planned = leagues.flatMap((league) =>
    new Season(withoutBreak(league), 13)
      .fixtures(now)
      .map(({ startsAt }) => Date.parse(startsAt))
      .filter((at) => at > now + 10 * HOUR_MS),
  );
  expect(planned.length).toBeGreaterThan(100);
  for (const at of planned) {
    expect(at % (5 * 60_000), new Date(at).toISOString()).toBe(0);
    expect(at % DAY_MS, new Date(at).toISOString()).toBeLessThan(6 * HOUR_MS);
  }
});

test('a faster pace lists no more games than the default one', () => {
  expect(new Season(nfl, 1).fixtures(start).length).toBeLessThan(30);
  expect(() => new Season(nfl, 0)).toThrow(RangeError);
});

test('a league plays on its own days of the year alone', () => {
  const winter: League = { ...nfl, dates: [['12-01', '02-28']] };
  expect(new Season(winter, 13).fixtures(start)).toEqual([]);
  expect(new Season(winter, 13).fixtures(Date.UTC(2025, 11, 21)).length).toBeGreaterThan(15);
});
