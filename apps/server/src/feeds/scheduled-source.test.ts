import type { FeedMessage } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import { NFL, nflTeams } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedMessage, feedTrouble } from './feeds.topics.ts';
import { type Feeds, openFeeds } from './feeds.ts';
import type { FeedInlet } from './inlet.ts';
import { feedsMigrations } from './migrations.ts';
import { type Schedule, type ScheduledGame, ScheduledSource } from './scheduled-source.ts';
import { seasonSchedule } from './season-schedule.ts';

/** A game in six seconds. */
const PACE_MINUTES = 0.1;
const LONGEST_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 20 };

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(feedsMigrations);
});
afterAll(() => testDatabase.drop());

async function run(): Promise<{ feeds: Feeds; heard: FeedMessage[]; source: ScheduledSource }> {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const feeds = openFeeds({ database: testDatabase.database, bus, clock: systemClock, logger });
  const heard: FeedMessage[] = [];
  bus.subscribe(feedMessage, (message) => heard.push(message));
  const schedule = seasonSchedule({
    leagues: [withoutBreak(nfl)],
    paceMinutes: PACE_MINUTES,
    clock: systemClock,
    logger,
    luck: openLuck,
    fit: async () => ({ home: 0, away: 0 }),
  });
  const source = new ScheduledSource(schedule, { clock: systemClock, logger });
  await feeds.addSource(source);
  return { feeds, heard, source };
}

/** Of each event, from its last snapshot on. */
function numbersByEvent(messages: readonly FeedMessage[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const { eventId, sequence, kind } of messages) {
    const before = kind === 'snapshot' ? [] : (numbers.get(eventId) ?? []);
    numbers.set(eventId, [...before, sequence]);
  }
  return numbers;
}

test('the season is told without a gap, over a stop and a new start, and games end', async () => {
  const before = await run();
  await vi.waitFor(
    () => expect(before.heard.filter(({ kind }) => kind === 'play').length).toBeGreaterThan(50),
    WAIT,
  );
  await before.feeds.stop();
  const after = await run();
  await vi.waitFor(() => expect(after.heard.some(({ kind }) => kind === 'result')).toBe(true), WAIT);
  const begun = new Set(before.heard.filter(({ kind }) => kind === 'play').map(({ eventId }) => eventId));
  const ended = before.heard.filter(({ kind }) => kind === 'result').map(({ eventId }) => eventId);
  for (const eventId of ended) begun.delete(eventId);
  await vi.waitFor(() => {
    const over = new Set(after.heard.filter(({ kind }) => kind === 'result').map(({ eventId }) => eventId));
    for (const eventId of begun) expect(over).toContain(eventId);
  }, WAIT);
  await after.feeds.stop();
  for (const [eventId, numbers] of numbersByEvent([...before.heard, ...after.heard])) {
    const [first = 1] = numbers;
    expect(numbers, eventId).toEqual(numbers.map((_, index) => index + first));
  }
});

test('a game that is lost track of is told again as a snapshot', async () => {
  const { feeds, heard, source } = await run();
  const inPlay = await vi.waitFor(() => {
    const play = heard.find(({ kind, eventId }) => kind === 'play' && source.snapshot(eventId));
    if (!play) throw new Error('nothing in play yet');
    return play.eventId;
  }, WAIT);
  await feeds.distrust(inPlay, 'a test');
  await vi.waitFor(() => {
    expect(heard.some(({ kind, eventId }) => kind === 'snapshot' && eventId === inPlay)).toBe(true);
  }, WAIT);
  await feeds.stop();
});

const at = '2020-01-01T00:00:00.000Z';

/** A game that is told as soon as it is begun, without its fixture. */
function shortGame(eventId: string): ScheduledGame {
  const message = { source: 'test', eventId, at };
  return {
    eventId,
    startsAtMs: Date.now(),
    longestMs: LONGEST_MS,
    messages: async () => [
      { ...message, sequence: 2, kind: 'alive' },
      { ...message, sequence: 3, kind: 'result', home: 1, away: 0 },
    ],
  };
}

function scheduleOf(games: readonly ScheduledGame[], begun: readonly ScheduledGame[] = []): Schedule {
  return {
    name: 'test',
    refreshMs: 10,
    games: () => games,
    resume: ([first]) => begun.find(({ eventId }) => eventId === first?.eventId),
  };
}

function inletWith(parts: Partial<FeedInlet>) {
  const received: FeedMessage[] = [];
  const inlet: FeedInlet = {
    retold: async () => [],
    receive: async (value) => {
      const read = parseFeedMessage(value);
      if (read.ok) received.push(read.message);
      return { kind: 'accepted' };
    },
    histories: async () => new Map(),
    unfinished: async () => [],
    ...parts,
  };
  return { inlet, received, keys: () => received.map(({ eventId, sequence }) => `${eventId} ${sequence}`) };
}

async function started(schedule: Schedule, inlet: FeedInlet): Promise<ScheduledSource> {
  const source = new ScheduledSource(schedule, { clock: systemClock, logger: { error: vi.fn() } });
  await source.start(inlet);
  return source;
}

test('games an earlier run left are taken up though the log could not be read at first', async () => {
  const left: FeedMessage = { source: 'test', eventId: 'left', at, sequence: 1, kind: 'alive' };
  const histories = vi.fn(async () => new Map([['left', [left]]]));
  histories.mockRejectedValueOnce(new Error('away'));
  const { inlet, keys } = inletWith({ unfinished: async () => ['left'], histories });
  const source = await started(scheduleOf([], [shortGame('left')]), inlet);
  await vi.waitFor(() => expect(keys()).toEqual(['left 2', 'left 3']), WAIT);
  source.stop();
});

test('games in play begin first, the one that began last in front, then those to come, and none waits for a slow one', async () => {
  const begun: string[] = [];
  const minutes = (eventId: string, away: number): ScheduledGame => ({
    eventId,
    startsAtMs: Date.now() + away * 60_000,
    longestMs: LONGEST_MS,
    messages: async () => {
      begun.push(eventId);
      return eventId === 'slow' ? new Promise(() => {}) : [];
    },
  });
  const others = Array.from({ length: 20 }, (_, index) => minutes(`soon-${index + 10}`, index + 10));
  const games = [...others, minutes('long', -9), minutes('slow', -2), minutes('lately', -1)];
  const source = await started(scheduleOf(games), inletWith({}).inlet);
  const inOrder = ['lately', 'slow', 'long', ...others.map(({ eventId }) => eventId)];
  await vi.waitFor(() => expect(begun).toEqual(inOrder), WAIT);
  expect(source.inPlayAtStart()).toEqual(['long', 'slow', 'lately']);
  source.stop();
});

test('a game that comes near while those of tomorrow are prepared is next, and waits for no other of them', async () => {
  const begun: string[] = [];
  const ready: (() => void)[] = [];
  const inHours = (eventId: string, hours: number): ScheduledGame => ({
    eventId,
    startsAtMs: Date.now() + hours * 3_600_000,
    longestMs: LONGEST_MS,
    messages: async () => {
      begun.push(eventId);
      await new Promise<void>((resolve) => ready.push(resolve));
      return [];
    },
  });
  const games = Array.from({ length: 20 }, (_, index) => inHours(`far-${index}`, 24 + index));
  const looks = vi.fn(() => games);
  const source = await started({ ...scheduleOf([]), games: looks }, inletWith({}).inlet);
  await vi.waitFor(() => expect(begun).toHaveLength(8), WAIT);
  games.push(inHours('near', 1));
  const before = looks.mock.calls.length;
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(before + 1), WAIT);
  ready[0]?.();
  await vi.waitFor(() => expect(begun.slice(8)).toEqual(['near']), WAIT);
  source.stop();
  for (const resolve of ready) resolve();
});

test('a game that cannot begin keeps no other from beginning, and is tried again', async () => {
  const broken = shortGame('broken');
  const messages = vi.fn(broken.messages).mockRejectedValueOnce(new Error('no strengths'));
  const { inlet, keys } = inletWith({});
  const source = await started(scheduleOf([{ ...broken, messages }, shortGame('sound')]), inlet);
  await vi.waitFor(() => expect(keys()).toEqual(['sound 2', 'sound 3', 'broken 2', 'broken 3']), WAIT);
  source.stop();
});

test('a message that cannot be written is told again before the next one, the result too', async () => {
  const told: number[] = [];
  let failures = 2;
  const receive: FeedInlet['receive'] = async (value) => {
    const read = parseFeedMessage(value);
    const sequence = read.ok ? read.message.sequence : 0;
    if (failures > 0 || (sequence === 3 && told.length === 1 && failures > -2)) {
      failures -= 1;
      throw new Error('away');
    }
    told.push(sequence);
    return { kind: 'accepted' };
  };
  const source = await started(scheduleOf([shortGame('away')]), inletWith({ receive }).inlet);
  await vi.waitFor(() => expect(told).toEqual([2, 3]), WAIT);
  expect(failures).toBe(-2);
  source.stop();
});

test('a game that breaks off while it is told is suspended, and the others go on', async () => {
  function* broken(): Generator<FeedMessage> {
    yield { source: 'test', eventId: 'broken', at, sequence: 2, kind: 'alive' };
    throw new Error('no play fits');
  }
  const { inlet, keys, received } = inletWith({});
  const games = [{ ...shortGame('broken'), messages: async () => broken() }, shortGame('sound')];
  const source = await started(scheduleOf(games), inlet);
  await vi.waitFor(() => expect(keys().sort()).toEqual(['broken 2', 'broken 3', 'sound 2', 'sound 3']), WAIT);
  expect(received.find(({ eventId, sequence }) => eventId === 'broken' && sequence === 3)).toMatchObject({
    kind: 'suspend',
    reason: 'The source cannot tell this game any further.',
  });
  source.stop();
});

test('a game that began while nothing ran and breaks off in its past is told as far as it goes, and suspended', async () => {
  const game = wholeGame('late-broken', () => []);
  function* broken(): Generator<FeedMessage> {
    yield* told;
    throw new Error('no play fits');
  }
  const told = await game.messages([]);
  const { inlet, received } = inletWith({});
  const source = await started(scheduleOf([{ ...game, messages: async () => broken() }]), inlet);
  await vi.waitFor(
    () => expect(received.map(({ kind }) => kind)).toEqual(['fixture', 'snapshot', 'suspend']),
    WAIT,
  );
  source.stop();
});

test('a game of which track is lost at a fast pace is told once more, and goes on to its end', async () => {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const feeds = openFeeds({ database: testDatabase.database, bus, clock: systemClock, logger });
  const heard: FeedMessage[] = [];
  const troubles = vi.fn();
  bus.subscribe(feedTrouble, troubles);
  bus.subscribe(feedMessage, (message) => {
    heard.push(message);
    if (message.sequence === 3) void feeds.distrust('fast', 'a test');
  });
  const more = (message: Envelope): FeedMessage[] => [
    ...Array.from({ length: 20 }, (_, index): FeedMessage => {
      return { ...message, sequence: index + 4, kind: 'play', play: index };
    }),
    { ...message, sequence: 24, kind: 'result', home: 7, away: 0 },
  ];
  const game = wholeGame('fast', more, new Date().toISOString());
  const schedule = scheduleOf([{ ...game, startsAtMs: Date.now() + 60_000 }]);
  await feeds.addSource(new ScheduledSource(schedule, { clock: systemClock, logger }));
  await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('result'), WAIT);
  await feeds.stop();
  expect(troubles).toHaveBeenCalledTimes(1);
  expect(heard.filter(({ kind }) => kind === 'snapshot')).toHaveLength(1);
});

test('the end of a game that was refused is told again after the snapshot', async () => {
  const told: string[] = [];
  const receive: FeedInlet['receive'] = async (value) => {
    const read = parseFeedMessage(value);
    const kind = read.ok ? read.message.kind : 'nothing';
    told.push(kind);
    const isAwaited = kind !== 'snapshot' && !told.includes('snapshot');
    return isAwaited ? { kind: 'refused', reason: 'a snapshot is awaited' } : { kind: 'accepted' };
  };
  const game = wholeGame('ended', (message) => [
    { ...message, sequence: 4, kind: 'result', home: 7, away: 0 },
  ]);
  const schedule = scheduleOf([{ ...game, startsAtMs: Date.now() + 60_000 }]);
  const source = await started(schedule, inletWith({ receive }).inlet);
  await vi.waitFor(() => expect(told).toEqual(['fixture', 'play', 'play', 'result']), WAIT);
  expect(source.retell('ended')).toBe(true);
  await vi.waitFor(() => expect(told.slice(4)).toEqual(['snapshot', 'result']), WAIT);
  await vi.waitFor(() => expect(source.retell('ended')).toBe(false), WAIT);
  source.stop();
});

interface Envelope {
  readonly source: string;
  readonly eventId: string;
  readonly at: string;
}

/** A game long past, or of another time, of two plays and what else it is given. */
function wholeGame(
  eventId: string,
  more: (message: Envelope) => FeedMessage[],
  playedAt = at,
): ScheduledGame {
  const [home, away] = nflTeams.map(sideOf);
  if (!home || !away) throw new Error('no teams');
  const envelope = { source: 'test', eventId, at: playedAt };
  const fixture = { ...NFL, eventId, home, away, startsAt: playedAt, lines: {} };
  return {
    eventId,
    startsAtMs: Date.now() - 60_000,
    longestMs: LONGEST_MS,
    messages: async () => [
      { ...envelope, sequence: 1, kind: 'fixture', fixture },
      { ...envelope, sequence: 2, kind: 'play', play: 'first' },
      { ...envelope, sequence: 3, kind: 'play', play: 'second' },
      ...more(envelope),
    ],
  };
}

test('a game that began while nothing ran is told in one go up to now, and goes on from there', async () => {
  const soon = new Date(Date.now() + 500).toISOString();
  const game = wholeGame('late', (message) => [
    { ...message, sequence: 4, kind: 'pending', reason: 'Play under way' },
    { ...message, sequence: 5, at: soon, kind: 'play', play: 'third' },
  ]);
  const { inlet, received } = inletWith({});
  const source = await started(scheduleOf([game]), inlet);
  await vi.waitFor(() => expect(received.map(({ sequence }) => sequence)).toEqual([1, 4, 5]), WAIT);
  expect(received[1]).toMatchObject({ kind: 'snapshot', plays: ['first', 'second'], pending: true });
  expect(source.snapshot('late')).toMatchObject({ sequence: 5, plays: ['first', 'second', 'third'] });
  source.stop();
});

test('a game that came and went while nothing ran is not told', async () => {
  const over = wholeGame('over', (message) => [
    { ...message, sequence: 4, kind: 'result', home: 7, away: 0 },
  ]);
  const { inlet, keys } = inletWith({});
  const source = await started(scheduleOf([over, shortGame('sound')]), inlet);
  await vi.waitFor(() => expect(keys()).toEqual(['sound 2', 'sound 3']), WAIT);
  source.stop();
});

test('a listed game whose fixture changed is announced anew, its plays are numbered after that, and then no more', async () => {
  let wins = 7;
  const game = wholeGame('anew', () => []);
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const startsAt = inMs(5000);
  const [fixture, ...plays] = await game.messages([]);
  if (fixture?.kind !== 'fixture') throw new Error('no fixture');
  const records = () => ({ home: { wins, losses: 4 } });
  const told = { ...fixture, fixture: { ...fixture.fixture, startsAt, records: records() } };
  const changing: ScheduledGame = {
    ...game,
    startsAtMs: Date.parse(startsAt),
    messages: async () => [told, ...plays.map((message) => ({ ...message, at: inMs(5100) }))],
    changed: (last) => (last.records?.home?.wins === wins ? undefined : { ...last, records: records() }),
  };
  const { inlet, received } = inletWith({});
  const source = await started(scheduleOf([changing]), inlet);
  const fixtures = () => received.flatMap((message) => (message.kind === 'fixture' ? [message.fixture] : []));
  await vi.waitFor(() => expect(fixtures()).toEqual([told.fixture]), WAIT);
  wins = 8;
  await vi.waitFor(() => expect(fixtures()).toHaveLength(2), WAIT);
  expect(fixtures()[1]).toEqual({ ...told.fixture, records: records() });
  await vi.waitFor(() => expect(received.at(-1)?.kind).toBe('play'), WAIT);
  wins = 9;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received.map(({ sequence, kind }) => `${sequence} ${kind}`)).toEqual([
    '1 fixture',
    '2 fixture',
    '3 play',
    '4 play',
  ]);
  expect(source.snapshot('anew')).toMatchObject({ sequence: 4, fixture: { records: { home: { wins: 8 } } } });
  source.stop();
});
