import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import { NFL, nflTeams } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { GameTeller } from './game-teller.ts';
import type { FeedInlet } from './inlet.ts';
import { ScheduledSource } from './scheduled-source.ts';
import { ToldGames } from './told-games.ts';

const START_MS = Date.UTC(2030, 0, 6, 18);
const SECOND_MS = 1000;
const PLAYS = 100;

/** A game with a play every ten seconds and its result, from its start on. */
function gameOf(eventId: string): FeedMessage[] {
  const [home, away] = nflTeams.map(sideOf);
  if (!home || !away) throw new Error('no teams');
  const fixture = { ...NFL, eventId, home, away, startsAt: new Date(START_MS).toISOString(), lines: {} };
  const bodies: FeedBody[] = [
    { kind: 'fixture', fixture },
    ...Array.from({ length: PLAYS }, (_, play): FeedBody => ({ kind: 'play', play })),
    { kind: 'result', home: 7, away: 0 },
  ];
  return bodies.map((body, at) => ({
    ...{ source: 'test', eventId, sequence: at + 1 },
    at: new Date(START_MS + 10 * at * SECOND_MS).toISOString(),
    ...body,
  }));
}

/** Writes down what comes in, each message as its kind and number, and lets nothing through while it is held. */
function setUp() {
  const clock = new ManualClock(START_MS);
  const heard: string[] = [];
  let gate = Promise.resolve();
  const inlet: FeedInlet = {
    retold: async () => [],
    receive: async (value) => {
      await gate;
      const read = parseFeedMessage(value);
      if (read.ok) heard.push(`${read.message.kind} ${read.message.sequence}`);
      return { kind: 'accepted' };
    },
    histories: async () => new Map(),
    unfinished: async () => [],
  };
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  const logger = { error: vi.fn() };
  return { clock, heard, inlet, hold, logger };
}

function teller() {
  const parts = setUp();
  const told = new ToldGames('test', parts.clock);
  const { clock, logger, inlet } = parts;
  const one = new GameTeller({ clock, told, logger, signal: new AbortController().signal });
  one.start(inlet);
  const [fixture, ...game] = gameOf('game');
  if (!fixture) throw new Error('no fixture');
  one.deliver(fixture);
  return {
    ...parts,
    told,
    game,
    announceAnew: (changed: (fixture: Fixture) => Fixture | undefined) => one.announceAnew('game', changed),
    tell: (messages: readonly FeedMessage[]) => {
      for (const message of messages) one.deliver(message);
    },
  };
}

test('a game that is told minutes late, as after a sleep, catches up with one snapshot, and goes on play by play', async () => {
  const { clock, heard, told, game, tell } = teller();
  tell(game.slice(0, 2));
  await vi.waitFor(() => expect(heard).toEqual(['fixture 1', 'play 2', 'play 3']));
  clock.set(START_MS + 605 * SECOND_MS);
  tell(game.slice(2, 60));
  await vi.waitFor(() => expect(heard.slice(3)).toEqual(['snapshot 61']));
  expect(told.snapshot('game')).toMatchObject({
    sequence: 61,
    plays: Array.from({ length: 60 }, (_, play) => play),
  });
  clock.advance(10 * SECOND_MS);
  tell(game.slice(60, 62));
  await vi.waitFor(() => expect(heard.slice(4)).toEqual(['play 62', 'play 63']));
});

test.each([
  ['four messages of which the first is 5.1 seconds late', 4, 5100, ['snapshot 5']],
  ['four messages of which the first is 4.9 seconds late', 4, 4900, ['play 2', 'play 3', 'play 4', 'play 5']],
  ['three messages, however late,', 3, 3_600_000, ['play 2', 'play 3', 'play 4']],
])('%s are told as they are to be', async (_, count, lateMs, expected) => {
  const { clock, heard, game, tell } = teller();
  const [first] = game;
  clock.set(Date.parse(first?.at ?? '') + lateMs);
  tell(game.slice(0, count));
  await vi.waitFor(() => expect(heard.slice(1)).toEqual(expected));
});

test('the end of a game that is told late comes after its snapshot', async () => {
  const { clock, heard, game, tell } = teller();
  clock.set(START_MS + 3600 * SECOND_MS);
  tell(game);
  await vi.waitFor(() =>
    expect(heard).toEqual(['fixture 1', `snapshot ${PLAYS + 1}`, `result ${PLAYS + 2}`]),
  );
});

test('plays that wait until one before them is written come as one snapshot once they are late', async () => {
  const { clock, heard, hold, game, tell } = teller();
  await vi.waitFor(() => expect(heard).toEqual(['fixture 1']));
  const release = hold();
  tell(game.slice(0, 4));
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(45 * SECOND_MS);
  tell(game.slice(4, 8));
  release();
  await vi.waitFor(() => expect(heard.at(-1)).toBe('snapshot 9'));
  expect(heard).toEqual(['fixture 1', 'play 2', 'snapshot 9']);
});

test('what of a game could not be told is logged, and keeps nothing after it from being told', async () => {
  const { heard, game, tell, announceAnew, logger } = teller();
  await vi.waitFor(() => expect(heard).toEqual(['fixture 1']));
  const changed = vi.fn((fixture: Fixture): Fixture => ({ ...fixture, lines: { total: 41 } }));
  const err = new Error('no such season');
  changed.mockImplementationOnce((fixture) => fixture);
  changed.mockImplementationOnce(() => {
    throw err;
  });
  announceAnew(changed);
  tell(game.slice(0, 2));
  await vi.waitFor(() => expect(heard).toEqual(['fixture 1', 'play 2', 'play 3']));
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({ err, eventId: 'game' }, expect.any(String));
});

test('a game that is prepared for minutes is told in one go up to when it is ready', async () => {
  const { clock, heard, inlet, logger } = setUp();
  const game = gameOf('game');
  let ready = () => {};
  const prepared = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const messages = vi.fn(async () => {
    await prepared;
    return game;
  });
  const scheduled = { eventId: 'game', startsAtMs: START_MS, longestMs: 3600 * SECOND_MS, messages };
  const schedule = { name: 'test', refreshMs: 1000, games: () => [scheduled], resume: () => undefined };
  const source = new ScheduledSource(schedule, { clock, logger });
  await source.start(inlet);
  await vi.waitFor(() => expect(messages).toHaveBeenCalled());
  clock.set(START_MS + 605 * SECOND_MS);
  ready();
  await vi.waitFor(() => expect(heard).toEqual(['fixture 1', 'snapshot 61']));
  source.stop();
});

test('a game that an earlier run had begun is told in one go what it missed since', async () => {
  const { clock, heard, inlet, logger } = setUp();
  const game = gameOf('game');
  clock.set(START_MS + 605 * SECOND_MS);
  const scheduled = {
    ...{ eventId: 'game', startsAtMs: START_MS, longestMs: 3600 * SECOND_MS },
    messages: async (told: readonly FeedMessage[]) => game.slice(told.length),
  };
  const schedule = { name: 'test', refreshMs: 1000, games: () => [scheduled], resume: () => undefined };
  const source = new ScheduledSource(schedule, { clock, logger });
  await source.start({ ...inlet, histories: async () => new Map([['game', game.slice(0, 20)]]) });
  await vi.waitFor(() => expect(heard).toEqual(['snapshot 61']));
  source.stop();
});

test('of many games that begin only one does so before all else has its turn', async () => {
  const { clock, inlet, logger } = setUp();
  const begun = new Map<number, number>();
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const games = Array.from({ length: 40 }, (_, at) => ({
    ...{ eventId: `game-${at}`, startsAtMs: START_MS, longestMs: 3600 * SECOND_MS },
    messages: async () => {
      begun.set(turns, (begun.get(turns) ?? 0) + 1);
      return [];
    },
  }));
  const schedule = { name: 'test', refreshMs: 1000, games: () => games, resume: () => undefined };
  const source = new ScheduledSource(schedule, { clock, logger });
  await source.start(inlet);
  await vi.waitFor(() => expect([...begun.values()].reduce((sum, count) => sum + count)).toBe(40));
  clearImmediate(turn);
  source.stop();
  expect(Math.max(...begun.values())).toBe(1);
});
