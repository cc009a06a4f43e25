import type { FeedMessage } from '@fairline/feed/message.ts';
import { seasonStart } from '@fairline/feed/season/dates.ts';
import { nhl } from '@fairline/feed/season/leagues/nhl.ts';
import type { PlayedSeason } from '@fairline/feed/season/play-offs.ts';
import { drawnWinner, type Ending } from '@fairline/feed/season/season-tally.ts';
import type { PlayOffGame } from '@fairline/feed/season/series.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { CountedPlayOffs } from './counted-play-offs.ts';
import { logged } from './testing/logged.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2027, 3, 16, 12);

/** The play-offs of hockey whose games were told as `logs` say, and a memory of who won. */
function playOffs(nowMs: number, logs = new Map<string, FeedMessage[]>(), kept = new Map<string, Ending>()) {
  const { timetable, record: form } = nhl;
  const start = seasonStart(nhl.dates, Math.floor(nowMs / DAY_MS));
  if (!timetable || !form || start === undefined) throw new Error('It plays no season.');
  const clock = new ManualClock(nowMs);
  const logger = { error: vi.fn() };
  const calledOff: string[] = [];
  const counted = new CountedPlayOffs({
    ...{ league: nhl, timetable, form, clock, paceMinutes: 13, luck: openLuck, logger },
    inlet: {
      ...logged(logs),
      retold: async () => [...logs.keys()],
      callOff: async (eventId) => {
        calledOff.push(eventId);
      },
    },
    results: {
      of: async (ids) => new Map([...kept].filter(([id]) => ids.includes(id))),
      keep: async (endings) => {
        for (const [id, ending] of endings) kept.set(id, ending);
      },
    },
  });
  const season: PlayedSeason = { start, table: nhl.sides.flat() };
  return { counted, clock, kept, season, logs, logger, calledOff };
}

function cancelled({ eventId, startsAtMs }: PlayOffGame): FeedMessage[] {
  const at = new Date(startsAtMs).toISOString();
  return [{ source: 'simulator', eventId, at, sequence: 2, kind: 'status', status: 'cancelled' }];
}

function ended({ eventId, startsAtMs }: PlayOffGame, home: number, away: number): FeedMessage[] {
  const at = new Date(startsAtMs).toISOString();
  return [{ source: 'simulator', eventId, at, sequence: 2, kind: 'result', home, away }];
}

/** The games of the two who meet in the first one. */
function firstSeries(games: readonly PlayOffGame[]): PlayOffGame[] {
  const [first] = games;
  if (!first) throw new Error('no game');
  const sides = [first.matchup.home, first.matchup.away];
  return games.filter(({ matchup }) => sides.includes(matchup.home) && sides.includes(matchup.away));
}

test('nothing is certain before the season is counted, and then four games of every first series', async () => {
  const { counted, season } = playOffs(FIRST_DAY_MS);
  await counted.look(undefined);
  expect(counted.games).toEqual([]);
  await counted.look(season);
  expect(counted.games).toHaveLength(32);
});

test('who has won here four times plays no fifth game, whoever was the better, and goes on', async () => {
  const { counted, season, clock, logs } = playOffs(FIRST_DAY_MS);
  await counted.look(season);
  const games = firstSeries(counted.games);
  const [first] = games;
  if (!first) throw new Error('no game');
  const swept = first.matchup.home;
  for (const game of games) {
    clock.set(game.startsAtMs + 10 * 60_000);
    logs.set(game.eventId, game.matchup.home === swept ? ended(game, 1, 2) : ended(game, 3, 0));
    expect(counted.hear(game.eventId)).toBe(true);
    await counted.look(season);
  }
  expect(counted.hear(first.eventId)).toBe(false);
  clock.set(Date.UTC(2027, 4, 10));
  await counted.look(season);
  const later = counted.games.filter(({ startsAtMs }) => startsAtMs > (games.at(-1)?.startsAtMs ?? 0));
  const sides = later.flatMap(({ matchup }) => [matchup.home, matchup.away]);
  expect(sides).not.toContain(swept);
  expect(sides).toContain(first.matchup.away);
});

test('what came and went while nothing ran is drawn, the same each time, and kept', async () => {
  const may = Date.UTC(2027, 4, 15, 23, 30);
  const one = playOffs(may);
  await one.counted.look(one.season);
  const other = playOffs(may);
  await other.counted.look(other.season);
  expect(other.counted.games).toEqual(one.counted.games);
  const rounds = new Set(one.counted.games.map(({ playOff }) => playOff.round));
  expect([...rounds].slice(0, 2)).toEqual(['First Round', 'Second Round']);
  const past = one.counted.games.filter(({ startsAtMs }) => startsAtMs < may - 3_600_000);
  for (const game of past) {
    expect(one.kept.get(game.eventId)?.winner).toBe(drawnWinner(nhl, game, openLuck));
  }
});

test('a game that is called off is drawn, and one that is kept is what it was, whatever would be drawn', async () => {
  const begun = playOffs(FIRST_DAY_MS);
  await begun.counted.look(begun.season);
  const [first, second] = firstSeries(begun.counted.games);
  if (!first || !second) throw new Error('no game');
  const lucky = drawnWinner(nhl, second, openLuck) === 'home' ? 'away' : 'home';
  const logs = new Map([[first.eventId, cancelled(first)]]);
  const kept = new Map<string, Ending>([[second.eventId, { winner: lucky, isOvertime: false }]]);
  const { counted, season } = playOffs(second.startsAtMs + 3_600_000, logs, kept);
  await counted.look(season);
  expect(kept.get(first.eventId)?.winner).toBe(drawnWinner(nhl, first, openLuck));
  expect(kept.get(second.eventId)?.winner).toBe(lucky);
  const third = firstSeries(counted.games)[2];
  const { home, away } = third?.playOff.series?.wins ?? {};
  expect((home ?? 0) + (away ?? 0)).toBe(2);
});

test('a game that is still told is waited for, however long it takes', async () => {
  const begun = playOffs(FIRST_DAY_MS);
  await begun.counted.look(begun.season);
  const [first] = firstSeries(begun.counted.games);
  if (!first) throw new Error('no game');
  const { eventId, startsAtMs } = first;
  const at = new Date(startsAtMs).toISOString();
  const logs = new Map<string, FeedMessage[]>([
    [eventId, [{ source: 'simulator', eventId, at, sequence: 2, kind: 'alive' }]],
  ]);
  for (const lateMs of [3_600_000, 5 * DAY_MS]) {
    const { counted, season, kept } = playOffs(startsAtMs + lateMs, logs);
    await counted.look(season);
    expect(kept.has(eventId)).toBe(false);
    expect(counted.games.map((game) => game.eventId)).toContain(eventId);
  }
});

test('a game that ends days after its start is won by who won it, whoever would be drawn', async () => {
  const begun = playOffs(FIRST_DAY_MS);
  await begun.counted.look(begun.season);
  const [first] = firstSeries(begun.counted.games);
  if (!first) throw new Error('no game');
  const { eventId, startsAtMs } = first;
  const isDrawnHome = drawnWinner(nhl, first, openLuck) === 'home';
  const logs = new Map([[eventId, isDrawnHome ? ended(first, 1, 2) : ended(first, 2, 1)]]);
  const { counted, season, kept } = playOffs(startsAtMs + 5 * DAY_MS, logs);
  await counted.look(season);
  expect(kept.get(eventId)?.winner).toBe(isDrawnHome ? 'away' : 'home');
});

/** The first series, whose home side of the first game loses all four; the clock stands after the last of them. */
async function swept() {
  const one = playOffs(FIRST_DAY_MS);
  const { counted, season, clock, logs } = one;
  await counted.look(season);
  const games = firstSeries(counted.games);
  const [loser] = games.map(({ matchup }) => matchup.home);
  for (const game of games) {
    clock.set(game.startsAtMs + 10 * 60_000);
    logs.set(game.eventId, game.matchup.home === loser ? ended(game, 1, 2) : ended(game, 3, 0));
    counted.hear(game.eventId);
    await counted.look(season);
  }
  const last = games.at(-1);
  if (!last) throw new Error('no game');
  const wins = (isLoser: boolean) =>
    (last.matchup.home === loser) === isLoser ? ended(last, 2, 1) : ended(last, 1, 2);
  return { ...one, last, won: wins(true), lost: wins(false), before: firstSeries(counted.games) };
}

test('a correction of who won a game gives its series another one, and takes it back before it has begun', async () => {
  const { counted, season, logs, last, won, lost, kept, calledOff, before } = await swept();
  expect(before).toHaveLength(4);
  const winner = kept.get(last.eventId)?.winner;
  logs.set(last.eventId, won);
  expect(counted.hearAnew(last.eventId)).toBe(true);
  await counted.look(season);
  const series = firstSeries(counted.games);
  expect(series).toHaveLength(5);
  expect(kept.get(last.eventId)?.winner).not.toBe(winner);
  const fifth = series[4];
  if (!fifth) throw new Error('no fifth game');
  const { eventId, startsAtMs } = fifth;
  const at = new Date(startsAtMs).toISOString();
  logs.set(eventId, [{ source: 'simulator', eventId, at, sequence: 1, kind: 'alive' }]);
  logs.set(last.eventId, lost);
  counted.hearAnew(last.eventId);
  await counted.look(season);
  expect(firstSeries(counted.games)).toHaveLength(4);
  expect(calledOff).toEqual([eventId]);
  expect(counted.soFar?.doubt).toBeUndefined();
});

test('a correction that is taken back after the game it made needless was called off is in doubt: that cannot be told again', async () => {
  const { counted, season, logs, last, won, lost, kept, calledOff } = await swept();
  const correctTo = async (log: FeedMessage[]) => {
    logs.set(last.eventId, log);
    counted.hearAnew(last.eventId);
    await counted.look(season);
  };
  await correctTo(won);
  const fifth = firstSeries(counted.games)[4];
  if (!fifth) throw new Error('no fifth game');
  logs.set(fifth.eventId, cancelled(fifth));
  await correctTo(lost);
  expect(calledOff).toEqual([fifth.eventId]);
  const winner = kept.get(last.eventId)?.winner;
  await correctTo(won);
  expect(kept.get(last.eventId)?.winner).toBe(winner);
  expect(counted.soFar?.doubt).toContain(last.eventId);
  await correctTo(lost);
  expect(counted.soFar?.doubt).toBeUndefined();
});

test('a correction that comes while the end before it is being kept is counted', async () => {
  const kept = new Map<string, Ending>();
  const { counted, season, clock, logs } = playOffs(FIRST_DAY_MS, new Map(), kept);
  await counted.look(season);
  const [game] = firstSeries(counted.games);
  if (!game) throw new Error('no game');
  clock.set(game.startsAtMs + 10 * 60_000);
  logs.set(game.eventId, ended(game, 1, 2));
  counted.hear(game.eventId);
  const keep = kept.set.bind(kept);
  vi.spyOn(kept, 'set').mockImplementationOnce((id, ending) => {
    logs.set(game.eventId, ended(game, 2, 1));
    expect(counted.hearAnew(game.eventId)).toBe(true);
    return keep(id, ending);
  });
  await counted.look(season);
  expect(kept.get(game.eventId)?.winner).toBe('home');
});

test('a correction that was told just before a crash is counted after it, though who had won is kept', async () => {
  const { clock, logs, kept, last, won } = await swept();
  const winner = kept.get(last.eventId)?.winner;
  logs.set(last.eventId, won);
  const { counted, season } = playOffs(clock.now(), logs, kept);
  await counted.look(season);
  expect(kept.get(last.eventId)?.winner).not.toBe(winner);
  expect(firstSeries(counted.games)).toHaveLength(5);
});

test('a correction that comes when the next game would have begun changes no play-offs, and is in doubt until it is taken back', async () => {
  const { counted, season, clock, logs, last, won, lost, kept, logger } = await swept();
  const winner = kept.get(last.eventId)?.winner;
  clock.set(last.startsAtMs + 5 * DAY_MS);
  logs.set(last.eventId, won);
  counted.hearAnew(last.eventId);
  await counted.look(season);
  await counted.look(season);
  expect(counted.soFar?.doubt).toContain(last.eventId);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(kept.get(last.eventId)?.winner).toBe(winner);
  expect(counted.soFar?.winners.get(last.eventId)).toBe(winner);
  logs.set(last.eventId, lost);
  counted.hearAnew(last.eventId);
  await counted.look(season);
  expect(counted.soFar?.doubt).toBeUndefined();
});
