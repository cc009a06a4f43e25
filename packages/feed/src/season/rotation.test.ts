import { starterOf } from '@fairline/sports/baseball/story/players.ts';
import { expect, test } from 'vitest';
import { mlb } from './leagues/mlb.ts';
import { withoutBreak } from './leagues.ts';
import { starterOn } from './rotation.ts';
import { Season } from './season.ts';
import { localDay } from './zones.ts';

const DAY_MS = 86_400_000;
const start = Date.parse('2027-05-10T04:00:00Z');

test.each([mlb, withoutBreak(mlb)])('no pitcher starts twice on a day', (league) => {
  const zone = league.timetable?.zone ?? 'UTC';
  const starts = new Season(league, 13)
    .between(start, start + 14 * DAY_MS)
    .flatMap(({ home, away, startsAt }) =>
      [home, away].map((side) => `${side.id} ${starterOf(side)} ${localDay(zone, Date.parse(startsAt))}`),
    );
  expect(starts.length).toBeGreaterThan(14 * 300);
  expect(new Set(starts).size).toBe(starts.length);
});

test('the game that was planned long before is of the next of five', () => {
  const listed = new Season(mlb, 13).fixtures(start);
  const planned = listed
    .filter(({ startsAt }) => Date.parse(startsAt) > start + DAY_MS)
    .flatMap(({ home, away }) => [home, away])
    .filter(({ id }) => id === 'mlb-nyy')
    .map(({ starter = 0 }) => starter);
  expect(planned.length).toBeGreaterThan(4);
  expect(new Set(planned).size).toBe(Math.min(5, planned.length));
  for (const starter of planned) expect(starter % 4).toBe(0);
});

test('a fixture says nothing of who starts first, nor in a sport without pitchers', () => {
  expect([starterOn(0), starterOn(1), starterOn(4, 4), starterOn(0, 19)]).toEqual([
    {},
    { starter: 4 },
    {},
    { starter: 19 },
  ]);
  const { hasRotation: _, ...other } = mlb;
  const [fixture] = new Season(other, 13).between(start, start + DAY_MS / 4);
  expect(fixture?.home).not.toHaveProperty('starter');
});
