import { expect, test } from 'vitest';
import { dayAfter, dayOf, groupByDay } from './days.ts';

const NOON_IN_NEW_YORK = Date.UTC(2026, 10, 21, 17, 0);
const at = (iso: string) => ({ startsAt: new Date(iso) });
const titles = (times: string[], now = NOON_IN_NEW_YORK) =>
  groupByDay(times.map(at), (game) => game.startsAt, now).map((group) => [group.title, group.items.length]);

test('a day is the day in New York, in summer and in winter time', () => {
  expect(dayOf(new Date('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
  expect(dayOf(new Date('2026-07-02T03:59:00Z'))).toBe('2026-07-01');
  expect(dayOf(new Date('2026-07-02T04:00:00Z'))).toBe('2026-07-02');
});

test('the day after the last of a month, of a year and of a February is the first', () => {
  expect(dayAfter('2026-11-30')).toBe('2026-12-01');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
});

test('games are grouped as Today, Tomorrow and by the name of each later day, in the order they start', () => {
  const games = [
    '2026-11-23T18:00:00Z',
    '2026-11-22T02:00:00Z',
    '2026-11-22T18:00:00Z',
    '2026-11-21T18:00:00Z',
    '2026-11-23T21:25:00Z',
  ];
  expect(titles(games)).toEqual([
    ['Today', 2],
    ['Tomorrow', 1],
    ['Monday, Nov 23', 2],
  ]);
});

test("a delayed game of yesterday stands in today's group, before the others", () => {
  const [today] = groupByDay(
    [at('2026-11-21T18:00:00Z'), at('2026-11-21T01:00:00Z')],
    (game) => game.startsAt,
    NOON_IN_NEW_YORK,
  );
  expect(today?.kind).toBe('TODAY');
  expect(today?.items.map((game) => game.startsAt.toISOString())).toEqual([
    '2026-11-21T01:00:00.000Z',
    '2026-11-21T18:00:00.000Z',
  ]);
});
