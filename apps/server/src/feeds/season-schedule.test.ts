import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { oneDayInternationals } from '@fairline/feed/season/leagues/cricket.ts';
import { ncaaf } from '@fairline/feed/season/leagues/ncaaf.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { countTurns } from '../platform/testing/count-turns.ts';
import { seasonSchedule } from './season-schedule.ts';

const silent = { error: () => {} };

test('a match of a day is surely over after 52 minutes, a basketball game after 31, and a game played beside them after 21', async () => {
  const now = Date.parse('2026-11-18T23:00:00Z');
  const schedule = seasonSchedule({
    leagues: [nba, ncaaf, oneDayInternationals],
    paceMinutes: 13,
    clock: new ManualClock(now),
    logger: silent,
    luck: openLuck,
    fit: async () => ({}),
  });
  const games = await schedule.games(now);
  const minutes = (slug: string) =>
    games
      .filter(({ eventId }) => eventId.startsWith(slug))
      .map(({ longestMs }) => Math.round(longestMs / 6_000) / 10);
  expect(new Set(minutes('ncaaf'))).toEqual(new Set([20.8]));
  expect(new Set(minutes('nba'))).toEqual(new Set([31.2]));
  expect(new Set(minutes('one-day'))).toEqual(new Set([52]));
});

test('the plays of a basketball game come half as slowly again as at the pace that is set, and those of a match of a day at it', async () => {
  const now = Date.parse('2026-11-18T23:00:00Z');
  /** Of its first play, in silences of a pace that every league has. */
  const silence = async (league: League, paceMinutes: number) => {
    const model = sportModel(league.sport.slug);
    if (!model) throw new Error(`nothing plays ${league.sport.slug}`);
    const schedule = seasonSchedule({
      ...{ leagues: [league], paceMinutes, luck: openLuck, fit: async () => model.even },
      clock: new ManualClock(now),
      logger: silent,
    });
    const [game] = (await schedule.games(now)).slice(-1);
    const [begin, first] = (await game?.messages([])) ?? [];
    if (begin === undefined || !('fixture' in begin) || first === undefined)
      throw new Error('nothing is told');
    const seconds = (Date.parse(first.at) - Date.parse(begin.fixture.startsAt)) / 1000;
    const usual = model.pauseBefore(model.initial(matchSetup(begin.fixture)));
    return (seconds / usual) * (model.broadcastSeconds / (paceMinutes * 60));
  };
  for (const paceMinutes of [13, 180]) {
    expect(await silence(nba, paceMinutes)).toBeCloseTo(1.5, 1);
    expect(await silence(oneDayInternationals, paceMinutes)).toBeCloseTo(1, 1);
  }
});

test('between the games of two leagues that are listed all else has its turn', async () => {
  const now = Date.parse('2026-11-18T23:00:00Z');
  const asked = new Map<string, number>();
  const listed = await countTurns(async (turns) => {
    const schedule = seasonSchedule({
      ...{ leagues: [nba, ncaaf], paceMinutes: 13, luck: openLuck, fit: async () => ({}) },
      clock: new ManualClock(now),
      logger: silent,
      records: {
        known: () => undefined,
        counted: async () => undefined,
        playOffs: (competition) => {
          asked.set(competition, turns());
          return [];
        },
        ranks: () => undefined,
        look: () => {},
        stop: () => {},
      },
    });
    return schedule.games(now);
  });
  expect(new Set(listed.map(({ competition }) => competition))).toEqual(new Set(['nba', 'ncaaf']));
  expect(new Set(asked.values()).size).toBe(2);
});

test('a college game to come is told anew when the poll turns, and only then', async () => {
  const now = Date.UTC(2026, 10, 19, 12);
  const known = { home: { wins: 6, losses: 2 }, away: { wins: 5, losses: 3 } };
  let ranks = { home: 4 };
  const schedule = seasonSchedule({
    leagues: [ncaaf],
    paceMinutes: 13,
    clock: new ManualClock(now),
    logger: silent,
    luck: openLuck,
    fit: async () => ({}),
    records: {
      known: () => known,
      counted: async () => known,
      playOffs: () => [],
      ranks: () => ranks,
      look: () => {},
      stop: () => {},
    },
  });
  const [fixture] = new Season(ncaaf, 13).fixtures(now);
  if (!fixture) throw new Error('no game');
  const changed = (await schedule.games(now)).find(({ eventId }) => eventId === fixture.eventId)?.changed;
  const told = changed?.(fixture);
  expect(told).toEqual({ ...fixture, records: known, ranks: { home: 4 } });
  expect(changed?.(told ?? fixture)).toBeUndefined();
  ranks = { home: 7 };
  expect(changed?.(told ?? fixture)?.ranks).toEqual({ home: 7 });
});

test('a league whose games cannot be listed keeps no other from its games, and is named in the log', async () => {
  const now = Date.parse('2026-11-18T23:00:00Z');
  const logger = { error: vi.fn() };
  const schedule = seasonSchedule({
    ...{ leagues: [ncaaf, nba], paceMinutes: 13, luck: openLuck, fit: async () => ({}) },
    clock: new ManualClock(now),
    logger,
    records: {
      known: () => undefined,
      counted: async () => undefined,
      playOffs: (competition) => {
        if (competition === 'ncaaf') throw new Error('no calendar');
        return [];
      },
      ranks: () => undefined,
      look: () => {},
      stop: () => {},
    },
  });
  for (const _ of ['once', 'twice']) {
    const listed = await schedule.games(now);
    expect(new Set(listed.map(({ competition }) => competition))).toEqual(new Set(['nba']));
  }
  expect(logger.error.mock.calls).toEqual([
    [
      { err: expect.any(Error), competition: 'ncaaf' },
      'The games of a league could not be listed; trying again',
    ],
  ]);
});
