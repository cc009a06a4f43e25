import { expect, test } from 'vitest';
import { seasonStart } from './dates.ts';
import { groundSeriesOn } from './ground-series.ts';
import { mlb } from './leagues/mlb.ts';
import { plannedWeek } from './planned-week.ts';
import { mlbTimetable } from './timetables/american.ts';
import { tuesdayOf, weekday } from './zones.ts';

const DAY_MS = 86_400_000;
const YEARS = [2027, 2028, 2029, 2030];

/** Series of a season: who hosted whom, from which day on, for how many days. */
function seriesOf(year: number) {
  const start = seasonStart(mlb.dates, Date.UTC(year, 6, 1) / DAY_MS) ?? 0;
  const all: { home: string; away: string; first: number; games: number }[] = [];
  for (let day = start; day < Date.UTC(year, 8, 30) / DAY_MS; day++) {
    for (const { home, away } of groundSeriesOn(mlb, mlbTimetable, day) ?? []) {
      const last = all.findLast((one) => one.home === home.id && one.away === away.id);
      if (last && last.first + last.games === day) last.games += 1;
      else all.push({ home: home.id, away: away.id, first: day, games: 1 });
    }
  }
  return all;
}

test.each(YEARS)('in the season of %d everybody stays for two to four games, mostly for three', (year) => {
  const series = seriesOf(year);
  const count = (games: number) => series.filter((one) => one.games === games).length;
  expect(count(2) + count(3) + count(4)).toBe(series.length);
  expect(count(3) / series.length).toBeGreaterThan(0.8);
  expect(Math.min(count(2), count(4))).toBeGreaterThan(0);
});

test.each(YEARS)('in the season of %d nobody is in two series at once, and all have days of rest', (year) => {
  const days = new Map<string, Set<number>>();
  for (const { home, away, first, games } of seriesOf(year)) {
    for (const side of [home, away]) {
      const own = days.get(side) ?? new Set();
      days.set(side, own);
      for (let day = first; day < first + games; day++) {
        expect(own).not.toContain(day);
        own.add(day);
      }
    }
  }
  expect(days.size).toBe(30);
  for (const own of days.values()) {
    expect(own.size).toBe(162);
    const [from, until] = [Math.min(...own), Math.max(...own)];
    for (let day = from; day <= until; day++) if (!own.has(day)) expect([1, 2, 3, 4]).toContain(weekday(day));
    expect(until - from + 1 - own.size).toBeGreaterThan(15);
  }
});

test.each(YEARS)(
  'in the season of %d everybody meets everybody, and who meets often does so at either ground',
  (year) => {
    const pairs = new Map<string, { games: number; hosts: Set<string> }>();
    for (const { home, away, games } of seriesOf(year)) {
      const key = [home, away].sort().join(' ');
      const pair = pairs.get(key) ?? { games: 0, hosts: new Set() };
      pairs.set(key, { games: pair.games + games, hosts: pair.hosts.add(home) });
    }
    expect(pairs.size).toBe((30 * 29) / 2);
    const often = [...pairs.values()].filter(({ games }) => games > 7);
    expect(often.filter(({ hosts }) => hosts.size === 2).length / often.length).toBeGreaterThan(0.85);
    expect(Math.max(...[...pairs.values()].map(({ games }) => games))).toBeLessThan(19);
  },
);

test('what is planned for a week of the season is what its series say, and the season of 2026 is drawn as before', () => {
  const tuesday = tuesdayOf(Date.UTC(2027, 4, 18) / DAY_MS);
  const planned = plannedWeek(mlb, mlbTimetable, tuesday);
  for (let day = tuesday; day < tuesday + 7; day++) {
    const names = planned
      .filter((game) => game.day === day)
      .map(({ matchup }) => `${matchup.away.id} ${matchup.home.id}`);
    const series = groundSeriesOn(mlb, mlbTimetable, day) ?? [];
    expect(names.sort()).toEqual(series.map(({ away, home }) => `${away.id} ${home.id}`).sort());
  }
  expect(groundSeriesOn(mlb, mlbTimetable, Date.UTC(2026, 6, 1) / DAY_MS)).toBeUndefined();
});
