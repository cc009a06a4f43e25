import type { FeedMessage, Fixture, Records } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { ncaaf } from '@fairline/feed/season/leagues/ncaaf.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { nhl } from '@fairline/feed/season/leagues/nhl.ts';
import { playOffGames } from '@fairline/feed/season/play-offs.ts';
import { regularSeason } from '@fairline/feed/season/regular-season.ts';
import { Season } from '@fairline/feed/season/season.ts';
import type { Ending } from '@fairline/feed/season/season-tally.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { football } from '@fairline/sports/football/football.ts';
import { hockey } from '@fairline/sports/hockey/hockey.ts';
import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { CountedSeason } from './counted-season.ts';
import { logged } from './testing/logged.ts';

const PACE_MINUTES = 13;
/** A Sunday of the NFL before its first game, of its eleventh week. */
const SUNDAY_MS = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

/** A season whose games were told as `logs` say, and a memory of how they ended and of its table. */
function season(
  league: League,
  nowMs: number,
  logs: ReadonlyMap<string, FeedMessage[]> = new Map(),
  kept = new Map<string, Ending>(),
  tables = new Map<string, readonly string[]>(),
) {
  const { timetable, record: form } = league;
  if (!timetable || !form) throw new Error('It tells no records.');
  const clock = new ManualClock(nowMs);
  const told = new Map<string, Records>();
  const telling = { fails: false };
  const counted = new CountedSeason({
    tellRecords: async (eventId, records) => {
      if (telling.fails) throw new Error('no database');
      told.set(eventId, records);
    },
    ...{ league, timetable, form, clock, paceMinutes: PACE_MINUTES, luck: openLuck },
    inlet: logged(logs),
    tables: {
      of: async ({ competition }) => tables.get(competition),
      keep: async ({ competition }, sideIds) => {
        tables.set(competition, sideIds);
      },
    },
    results: {
      of: async (ids) => new Map([...kept].filter(([id]) => ids.includes(id))),
      keep: async (endings) => {
        for (const [id, ending] of endings) kept.set(id, ending);
      },
    },
  });
  return { counted, clock, kept, told, telling };
}

/** The games of a league that are listed and begin within a day of a moment. */
function gamesAt(league: League, ms: number): Fixture[] {
  return new Season(league, PACE_MINUTES)
    .fixtures(ms)
    .filter(({ startsAt }) => Date.parse(startsAt) > ms && Date.parse(startsAt) < ms + DAY_MS);
}

function firstAt(league: League, ms: number): Fixture {
  const [first] = gamesAt(league, ms);
  if (!first) throw new Error('no game');
  return first;
}

function ended(fixture: Fixture, home: number, away: number): FeedMessage[] {
  const first = fixtureMessage(fixture, Date.parse(fixture.startsAt));
  const { source, eventId, at } = first;
  return [first, { source, eventId, at, sequence: 2, kind: 'result', home, away }];
}

function plus(record: { readonly wins: number; readonly losses: number } | undefined, wins: number) {
  return record && { wins: record.wins + wins, losses: record.losses + 1 - wins };
}

test('before the first look nothing is known, after it what was drawn of the weeks before, the same each time', async () => {
  const fixture = firstAt(nfl, SUNDAY_MS);
  const { counted } = season(nfl, SUNDAY_MS);
  expect(counted.records(fixture)).toBeUndefined();
  await counted.look();
  const records = counted.records(fixture);
  expect((records?.home?.wins ?? 0) + (records?.home?.losses ?? 0)).toBe(10);
  const again = season(nfl, SUNDAY_MS);
  await again.counted.look();
  expect(again.counted.records(fixture)).toEqual(records);
});

test.each([
  ['the home side won', 30, 3, 1, 0],
  ['the visitor won', 3, 30, 0, 1],
])(
  'a game that was told here counts as it ended when that is heard: %s',
  async (_, home, away, ofHome, ofAway) => {
    const fixture = firstAt(nfl, SUNDAY_MS);
    const logs = new Map<string, FeedMessage[]>();
    const { counted, clock, kept, told } = season(nfl, SUNDAY_MS, logs);
    await counted.look();
    const before = counted.records(fixture);
    clock.set(Date.parse(fixture.startsAt) + 5 * 60_000);
    logs.set(fixture.eventId, ended(fixture, home, away));
    await counted.look();
    expect(counted.records(fixture)).toEqual(before);
    expect(counted.hear(fixture.eventId)).toBe(true);
    expect(counted.hear('nfl-202611221800-a-b')).toBe(false);
    await counted.look();
    const after = { home: plus(before?.home, ofHome), away: plus(before?.away, ofAway) };
    expect(counted.records(fixture)).toEqual(after);
    expect([...told]).toEqual([[fixture.eventId, after]]);
    // When its messages are gone.
    const later = season(nfl, clock.now(), new Map(), kept);
    await later.counted.look();
    expect(later.counted.records(fixture)).toEqual(after);
  },
);

test('records that could not be told are told with the next look, or after a restart', async () => {
  const fixture = firstAt(nfl, SUNDAY_MS);
  const logs = new Map<string, FeedMessage[]>();
  const { counted, clock, kept, told, telling } = season(nfl, SUNDAY_MS, logs);
  await counted.look();
  clock.set(Date.parse(fixture.startsAt) + 5 * 60_000);
  logs.set(fixture.eventId, ended(fixture, 30, 3));
  counted.hear(fixture.eventId);
  telling.fails = true;
  await expect(counted.look()).rejects.toThrow('no database');
  const later = season(nfl, clock.now(), logs, new Map(kept));
  await later.counted.look();
  telling.fails = false;
  await counted.look();
  await counted.look();
  const after = counted.records(fixture);
  expect(after?.home?.wins).toBeGreaterThan(0);
  expect([...told]).toEqual([[fixture.eventId, after]]);
  expect(later.told.get(fixture.eventId)).toEqual(after);
});

test('a game that is being told is not counted however long it takes, one that was called off never, one nobody told is drawn', async () => {
  const fixture = firstAt(nfl, SUNDAY_MS);
  const [first, result] = ended(fixture, 1, 0);
  if (!first || !result) throw new Error('no messages');
  const logs = new Map([[fixture.eventId, [first]]]);
  const played = async () => {
    const { counted, clock } = season(nfl, SUNDAY_MS, logs);
    clock.set(Date.parse(fixture.startsAt) + 3 * 3_600_000);
    await counted.look();
    const { wins = 0, losses = 0, ties = 0 } = counted.records(fixture)?.home ?? {};
    return wins + losses + ties;
  };
  expect(await played()).toBe(10);
  logs.set(fixture.eventId, [first, { ...result, kind: 'status', status: 'cancelled' }]);
  expect(await played()).toBe(10);
  logs.delete(fixture.eventId);
  expect(await played()).toBe(11);
});

/** A game that was told anew after its end, as its history begins then, and who has won it. */
function corrected(fixture: Fixture) {
  const first = fixtureMessage(fixture, SUNDAY_MS);
  const shared = { model: football, fixture, told: [first], strength: football.even, luck: openLuck };
  const log = [...simulatedGame({ ...shared, paceMinutes: PACE_MINUTES })];
  const result = log.at(-1);
  if (result?.kind !== 'result') throw new Error('no result');
  const plays = log.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const { source, eventId, at } = first;
  const correction: FeedMessage = {
    ...{ source, eventId, at, sequence: 999, kind: 'snapshot' },
    ...{ fixture, plays, pending: false },
  };
  const winner: 'home' | 'away' = result.home > result.away ? 'home' : 'away';
  return { log: [correction], winner };
}

/** A game that ended before it was corrected: the other side won. */
function endedOtherwise(fixture: Fixture): FeedMessage[] {
  return corrected(fixture).winner === 'home' ? ended(fixture, 3, 30) : ended(fixture, 30, 3);
}

test('a game that is corrected after its end counts as it was corrected, and is not waited for', async () => {
  const fixture = firstAt(nfl, SUNDAY_MS);
  const { eventId } = fixture;
  const { log, winner } = corrected(fixture);
  const { counted, clock, kept } = season(nfl, SUNDAY_MS, new Map([[eventId, log]]));
  await counted.look();
  clock.set(Date.parse(fixture.startsAt) + 60_000);
  expect(counted.hear(eventId)).toBe(true);
  await counted.look();
  expect(kept.get(eventId)).toEqual({ winner, isOvertime: false });
  expect(counted.hear(eventId)).toBe(false);
});

test('a game that is corrected once it is counted changes the records of its sides, there and with each later game', async () => {
  const fixture = firstAt(nfl, SUNDAY_MS);
  const { eventId, home } = fixture;
  const logs = new Map<string, FeedMessage[]>();
  const { counted, clock, kept, told } = season(nfl, SUNDAY_MS, logs);
  await counted.look();
  const before = counted.records(fixture);
  expect(counted.hearAnew('another')).toBe(false);
  const isTheirs = (game: Fixture) => [game.home.id, game.away.id].includes(home.id);
  const later = [4, 5, 6, 7, 8].flatMap((days) => gamesAt(nfl, SUNDAY_MS + days * DAY_MS)).find(isTheirs);
  if (!later) throw new Error('no later game');
  logs.set(eventId, endedOtherwise(fixture));
  logs.set(later.eventId, later.home.id === home.id ? ended(later, 30, 3) : ended(later, 3, 30));
  for (const { eventId: id, startsAt } of [fixture, later]) {
    clock.set(Date.parse(startsAt) + 60_000);
    await counted.look();
    expect(counted.hear(id)).toBe(true);
    await counted.look();
  }
  const { log, winner } = corrected(fixture);
  logs.set(eventId, log);
  expect(counted.hearAnew(eventId)).toBe(true);
  await counted.look();
  expect(kept.get(eventId)).toEqual({ winner, isOvertime: false });
  const isHomeWin = winner === 'home';
  const after = { home: plus(before?.home, isHomeWin ? 1 : 0), away: plus(before?.away, isHomeWin ? 0 : 1) };
  expect(told.get(eventId)).toEqual(after);
  const ofLater = told.get(later.eventId);
  expect(later.home.id === home.id ? ofLater?.home : ofLater?.away).toEqual(
    after.home && { ...after.home, wins: after.home.wins + 1 },
  );
  expect(counted.records(later)).toEqual(ofLater);
  told.clear();
  expect(counted.hearAnew(eventId)).toBe(true);
  await counted.look();
  expect(told.size).toBe(0);
});

test('a correction that was told just before a crash is counted after it, though how the game ended before is kept', async () => {
  const fixture = firstAt(nfl, SUNDAY_MS);
  const { eventId } = fixture;
  const { log, winner } = corrected(fixture);
  const other = winner === 'home' ? 'away' : 'home';
  const kept = new Map<string, Ending>([[eventId, { winner: other, isOvertime: false }]]);
  const nowMs = Date.parse(fixture.startsAt) + 60_000;
  const never = season(nfl, nowMs, new Map(), new Map(kept));
  await never.counted.look();
  const { counted, told } = season(nfl, nowMs, new Map([[eventId, log]]), kept);
  await counted.look();
  expect(kept.get(eventId)?.winner).toBe(winner);
  const [before, after] = [never.counted.records(fixture), counted.records(fixture)];
  expect((after?.[winner]?.wins ?? 0) - (before?.[winner]?.wins ?? 0)).toBe(1);
  expect((after?.[other]?.wins ?? 0) - (before?.[other]?.wins ?? 0)).toBe(-1);
  expect([...told]).toEqual([[eventId, after]]);
});

test('of two games of a side that are counted together, as after a crash, the first tells its records without the second', async () => {
  const first = firstAt(nfl, SUNDAY_MS);
  const second = gamesAt(nfl, SUNDAY_MS + 7 * DAY_MS).find(({ home, away }) =>
    [home.id, away.id].includes(first.home.id),
  );
  if (!second) throw new Error('It rests.');
  const logs = new Map([first, second].map((game) => [game.eventId, ended(game, 30, 3)]));
  const { counted, told } = season(nfl, SUNDAY_MS + 8 * DAY_MS, logs);
  await counted.look();
  const { wins = 0, losses = 0 } = told.get(first.eventId)?.home ?? {};
  expect(wins + losses).toBe(11);
  expect(told.has(second.eventId)).toBe(true);
});

test('a season that is to come begins at none, as does one that has begun', async () => {
  const { counted, clock } = season(nfl, Date.UTC(2027, 0, 10, 12));
  const [ofNext] = new Season(nfl, PACE_MINUTES).between(Date.UTC(2027, 8, 8), Date.UTC(2027, 8, 20));
  if (!ofNext) throw new Error('no game');
  const none = { home: { wins: 0, losses: 0 }, away: { wins: 0, losses: 0 } };
  expect(counted.records(ofNext)).toEqual(none);
  await counted.look();
  expect(counted.records(ofNext)).toEqual(none);
  clock.set(Date.UTC(2027, 8, 8, 18));
  expect(counted.records(ofNext)).toBeUndefined();
  await counted.look();
  expect(counted.records(ofNext)).toEqual(none);
});

test('who is in the play-offs stays so over a restart, whatever ratings are then', async () => {
  const playOffs = Date.UTC(2027, 0, 10, 12);
  const turned: League = {
    ...nfl,
    lines: ({ home, away }, startsAtMs, eventId) =>
      nfl.lines({ home: away, away: home }, startsAtMs, eventId),
  };
  const bracket = async (league: League, tables: Map<string, readonly string[]>) => {
    const { counted } = season(league, playOffs, new Map(), new Map(), tables);
    await counted.look();
    const played = counted.played();
    if (!league.timetable || !played) throw new Error('It is not played.');
    return playOffGames(league, league.timetable, played, () => undefined).map(({ eventId }) => eventId);
  };
  const tables = new Map<string, readonly string[]>();
  const announced = await bracket(nfl, tables);
  expect(announced.length).toBeGreaterThan(0);
  expect(await bracket(turned, tables)).toEqual(announced);
  expect(await bracket(turned, new Map())).not.toEqual(announced);
});

test('play-offs that hang on a table go on while a game before them has no end, and without a table wait for it', async () => {
  const playOffs = Date.UTC(2027, 0, 10, 12);
  const begun = season(nfl, playOffs);
  await begun.counted.look();
  const played = begun.counted.played();
  if (!nfl.timetable || !played) throw new Error('It is not played.');
  const last = [...regularSeason(nfl, nfl.timetable, played.start)].flat().at(-1);
  if (!last) throw new Error('no game');
  const { eventId, startsAtMs } = last;
  const at = new Date(startsAtMs).toISOString();
  const alive: FeedMessage = { source: 'simulator', eventId, at, sequence: 2, kind: 'alive' };
  const hanging = new Map([[eventId, [alive]]]);
  const without = season(nfl, playOffs, hanging);
  await without.counted.look();
  expect(without.counted.played()).toBeUndefined();
  const ids = played.table.map(({ id }) => id);
  const kept = season(nfl, playOffs, hanging, new Map(), new Map([['nfl', ids]]));
  await kept.counted.look();
  expect(kept.counted.played()).toEqual(played);
});

test('a side of the NHL that lost in overtime here has an overtime loss', async () => {
  const evening = Date.UTC(2026, 10, 24, 20);
  const seen = new Set<boolean>();
  const fresh = season(nhl, evening);
  await fresh.counted.look();
  for (const fixture of gamesAt(nhl, evening)) {
    const first = fixtureMessage(fixture, evening);
    const log = [
      first,
      ...simulatedGame({
        model: hockey,
        fixture,
        told: [first],
        strength: hockey.even,
        paceMinutes: PACE_MINUTES,
        luck: openLuck,
      }),
    ];
    const logs = new Map([[fixture.eventId, log]]);
    const { counted, clock } = season(nhl, evening, logs);
    await counted.look();
    const before = counted.records(fixture);
    clock.set(Date.parse(fixture.startsAt) + 60_000);
    if (!counted.hear(fixture.eventId)) continue;
    await counted.look();
    const result = log.at(-1);
    if (result?.kind !== 'result' || !before?.home || !before.away) throw new Error('no result');
    const loser = result.home > result.away ? 'away' : 'home';
    const plays = log.flatMap((message) => (message.kind === 'play' ? [hockey.parsePlay(message.play)] : []));
    const state = plays.reduce((at, play) => hockey.apply(at, play), hockey.initial({ sides: fixture }));
    const isOvertime = hockey.scoreboard(state).segments.length > 3;
    seen.add(isOvertime);
    const record = before[loser];
    expect(counted.records(fixture)?.[loser]).toEqual({
      ...record,
      ...(isOvertime
        ? { overtimeLosses: (record?.overtimeLosses ?? 0) + 1 }
        : { losses: (record?.losses ?? 0) + 1 }),
    });
  }
  expect(seen).toEqual(new Set([false, true]));
});

test('the poll counts results up to its Monday, stands for the week and is the same after a restart', async () => {
  const thursday = Date.UTC(2026, 10, 19, 12);
  const { counted, clock } = season(ncaaf, thursday);
  expect(counted.ranking()).toBeUndefined();
  await counted.look();
  const ranking = counted.ranking();
  expect(ranking?.size).toBeGreaterThan(10);
  // All games of weeks before are over: records are those of Monday.
  const listed = new Season(ncaaf, PACE_MINUTES).fixtures(thursday);
  expect(listed.length).toBeGreaterThan(10);
  for (const fixture of listed) {
    const records = counted.records(fixture);
    for (const [side, record] of [
      [fixture.home, records?.home] as const,
      [fixture.away, records?.away] as const,
    ]) {
      if (ranking?.has(side.id)) expect(record?.wins).toBeGreaterThanOrEqual(record?.losses ?? 99);
    }
  }

  clock.advance(3 * DAY_MS);
  await counted.look();
  expect(counted.ranking()).toEqual(ranking);
  const restarted = season(ncaaf, clock.now()).counted;
  await restarted.look();
  expect(restarted.ranking()).toEqual(ranking);
  clock.advance(DAY_MS);
  await counted.look();
  expect(counted.ranking()).not.toEqual(ranking);
});
