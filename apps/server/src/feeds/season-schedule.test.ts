import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { oneDayInternationals } from '@fairline/feed/season/leagues/cricket.ts';
import { ncaaf } from '@fairline/feed/season/leagues/ncaaf.ts';
import { openLuck } from '@fairline/feed/season/luck.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { seasonSchedule } from './season-schedule.ts';

test('a match of a day is surely over after 52 minutes, and a game played beside it after 21', () => {
  const now = Date.parse('2026-11-18T23:00:00Z');
  const schedule = seasonSchedule({
    leagues: [nba, oneDayInternationals],
    paceMinutes: 13,
    clock: new ManualClock(now),
    luck: openLuck,
    fit: async () => ({}),
  });
  const minutes = (slug: string) =>
    schedule
      .games(now)
      .filter(({ eventId }) => eventId.startsWith(slug))
      .map(({ longestMs }) => longestMs / 60_000);
  expect(new Set(minutes('nba'))).toEqual(new Set([20.8]));
  expect(new Set(minutes('one-day'))).toEqual(new Set([52]));
});

test('a college game to come is told anew when the poll turns, and only then', () => {
  const now = Date.UTC(2026, 10, 19, 12);
  const known = { home: { wins: 6, losses: 2 }, away: { wins: 5, losses: 3 } };
  let ranks = { home: 4 };
  const schedule = seasonSchedule({
    leagues: [ncaaf],
    paceMinutes: 13,
    clock: new ManualClock(now),
    luck: openLuck,
    fit: async () => ({}),
    records: {
      known: () => known,
      counted: async () => known,
      ranks: () => ranks,
      look: () => {},
      stop: () => {},
    },
  });
  const [fixture] = new Season(ncaaf, 13).fixtures(now);
  if (!fixture) throw new Error('no game');
  const changed = schedule.games(now).find(({ eventId }) => eventId === fixture.eventId)?.changed;
  const told = changed?.(fixture);
  expect(told).toEqual({ ...fixture, records: known, ranks: { home: 4 } });
  expect(changed?.(told ?? fixture)).toBeUndefined();
  ranks = { home: 7 };
  expect(changed?.(told ?? fixture)?.ranks).toEqual({ home: 7 });
});
