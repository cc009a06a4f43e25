import { expect, test } from 'vitest';
import { seasonStart } from './dates.ts';
import type { Matchup } from './league.ts';
import { ncaaf } from './leagues/ncaaf.ts';
import { type PlannedGame, plannedWeek } from './planned-week.ts';
import { regularSeason } from './regular-season.ts';
import { tuesdayOf } from './zones.ts';

const DAY_MS = 86_400_000;
const WEEKS = 14;
/** Weekends before conferences play for themselves. */
const OPENING = 3;
/** First Tuesdays of seasons that begin with whole weeks. */
const SEASONS = ['2026-08-25', '2030-08-27', '2031-08-26'];

function weekFrom(tuesday: number): readonly PlannedGame[] {
  if (!ncaaf.timetable) throw new Error('NCAAF has no timetable.');
  return plannedWeek(ncaaf, ncaaf.timetable, tuesday);
}

function weeksOf(date: string): (readonly PlannedGame[])[] {
  const first = tuesdayOf(Date.parse(date) / DAY_MS);
  return Array.from({ length: WEEKS }, (_, week) => weekFrom(first + 7 * week));
}

function isWithin({ home, away }: Matchup): boolean {
  return ncaaf.sides.some((conference) => conference.includes(home) && conference.includes(away));
}

function nameOf({ home, away }: Matchup): string {
  return [away.abbreviation, home.abbreviation].join(' at ');
}

test.each(SEASONS)(
  'schools play in their conference from the fourth week of %s on, and not before',
  (date) => {
    for (const [week, games] of weeksOf(date).entries()) {
      expect(games.length).toBeGreaterThanOrEqual(12);
      for (const { matchup } of games) expect(isWithin(matchup), nameOf(matchup)).toBe(week >= OPENING);
    }
  },
);

test.each(SEASONS)(
  'of twelve games in the season of %s nobody plays two in a week or two against one school, and rests twice',
  (date) => {
    const played = new Map<string, number>();
    const pairs = new Set<string>();
    const weeks = weeksOf(date);
    for (const games of weeks) {
      const sides = games.flatMap(({ matchup }) => [matchup.home.id, matchup.away.id]);
      expect(new Set(sides).size).toBe(sides.length);
      for (const id of sides) played.set(id, (played.get(id) ?? 0) + 1);
      for (const { matchup } of games) pairs.add([matchup.home.id, matchup.away.id].sort().join());
    }
    expect(pairs.size).toBe(weeks.flat().length);
    expect(played.size).toBe(32);
    expect(new Set(played.values())).toEqual(new Set([12]));
  },
);

test('on the weekend of Thanksgiving rivals meet, by turns at either place; facts', () => {
  const [even, odd] = ['2026-11-24', '2027-11-23'].map((date) =>
    weekFrom(Date.parse(date) / DAY_MS).map(({ matchup }) => nameOf(matchup)),
  );
  expect(even).toHaveLength(16);
  expect(even).toEqual(
    expect.arrayContaining([
      'AUB at ALA',
      'MSST at MISS',
      'MICH at OSU',
      'TEX at TAMU',
      'PUR at IND',
      'USC at UCLA',
    ]),
  );
  expect(odd).toHaveLength(16);
  expect(odd).toEqual(
    expect.arrayContaining([
      'ALA at AUB',
      'MISS at MSST',
      'OSU at MICH',
      'TAMU at TEX',
      'IND at PUR',
      'UCLA at USC',
    ]),
  );
});

test('the games of rivals count in the records of their season', () => {
  if (!ncaaf.timetable) throw new Error('NCAAF has no timetable.');
  const start = seasonStart(ncaaf.dates, Date.parse('2026-11-28') / DAY_MS) ?? 0;
  const counted = [...regularSeason(ncaaf, ncaaf.timetable, start)].flat();
  expect(counted).toHaveLength(32 * 6);
  expect(counted.slice(-16).map(({ matchup }) => nameOf(matchup))).toContain('AUB at ALA');
});

test.each(['2027', '2028', '2029', '2032'])(
  'in %s, which begins within a week, no school has played all its games before it meets its rival',
  (year) => {
    if (!ncaaf.timetable) throw new Error('NCAAF has no timetable.');
    const start = seasonStart(ncaaf.dates, Date.parse(`${year}-11-20`) / DAY_MS) ?? 0;
    const games = [...regularSeason(ncaaf, ncaaf.timetable, start)].flat();
    expect(games.map(({ matchup }) => nameOf(matchup))).toContain(
      Number(year) % 2 === 0 ? 'AUB at ALA' : 'ALA at AUB',
    );
  },
);
