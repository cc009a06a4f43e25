import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { oneDayInternationals } from '@fairline/feed/season/leagues/cricket.ts';
import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { seasonSchedule } from './season-schedule.ts';

test('a match of a day is surely over after 52 minutes, and a game played beside it after 21', () => {
  const now = Date.parse('2026-11-18T23:00:00Z');
  const schedule = seasonSchedule({
    leagues: [nba, oneDayInternationals],
    paceMinutes: 13,
    clock: new ManualClock(now),
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
