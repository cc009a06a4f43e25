import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FeedMessage } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { CannedSimulator } from '../trading/testing/canned-simulator.ts';
import { startTrading, tradingDatabase } from '../trading/testing/test-trading.ts';
import { feedMessage } from './feeds.topics.ts';
import { openFeeds } from './feeds.ts';
import { feedsMigrations } from './migrations.ts';
import { OddsApiClient } from './odds-api-client.ts';
import { OddsApiSource } from './odds-api-source.ts';

const KEY = 'secret-key-of-the-test';
const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const SPORTS = [
  { key: 'americanfootball_nfl', group: 'Football', title: 'NFL', active: true, has_outrights: false },
  { key: 'politics_us', group: 'Politics', title: 'US', active: true, has_outrights: false },
];

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

let database: TestDatabase;
let server: Server;
let baseUrl = '';
/** What the API answers next, by the last part of the path. */
let replies: { sports: Reply; odds: Reply };
const asked: URL[] = [];

beforeAll(async () => {
  database = await createTestDatabase(feedsMigrations);
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
beforeEach(() => {
  asked.length = 0;
  replies = { sports: { body: SPORTS }, odds: { body: [] } };
});
afterEach(async () => {
  await database.database.query('truncate feeds.message, feeds.refusal');
});
afterAll(async () => {
  server.close();
  await database.drop();
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', 'http://localhost');
  asked.push(url);
  const { status = 200, headers = {}, body } = url.pathname.endsWith('/odds') ? replies.odds : replies.sports;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function event(id: string, startsAtMs: number, homePrice = -150, markets?: unknown[]) {
  const h2h = {
    key: 'h2h',
    last_update: new Date(NOW).toISOString(),
    outcomes: [
      { name: 'Buffalo Bills', price: 130 },
      { name: 'Kansas City Chiefs', price: homePrice },
    ],
  };
  return {
    id: id.padEnd(32, '0'),
    sport_key: 'americanfootball_nfl',
    sport_title: 'NFL',
    commence_time: new Date(startsAtMs).toISOString(),
    home_team: 'Kansas City Chiefs',
    away_team: 'Buffalo Bills',
    bookmakers: [{ key: 'one', title: 'One', markets: markets ?? [h2h] }],
  };
}

/** A source on a real log; `look` does all that is due. */
async function startSource(clock = new ManualClock(NOW), itsLeagues: readonly League[] = leagues) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const bus = new Bus(logger);
  const heard: FeedMessage[] = [];
  bus.subscribe(feedMessage, (message) => heard.push(message));
  const feeds = openFeeds({ database: database.database, bus, clock, logger });
  const client = new OddsApiClient({ key: KEY, baseUrl, regions: 'us' });
  const source = new OddsApiSource({ client, leagues: itsLeagues, clock, logger });
  await feeds.addSource(source);
  return {
    clock,
    logger,
    feeds,
    heard,
    kinds: () => heard.map(({ kind }) => kind),
    look: async (afterMs = 0) => {
      clock.advance(afterMs);
      for (let due = 0; due < 3; due += 1) await source.look();
    },
    stop: () => feeds.stop(),
  };
}

test('a game whose prices make no sense is not offered, and the log says so once', async () => {
  const t = await startSource();
  const both = (price: number) => [
    {
      key: 'h2h',
      outcomes: [
        { name: 'Buffalo Bills', price },
        { name: 'Kansas City Chiefs', price },
      ],
    },
  ];
  replies.odds = {
    body: [event('s', NOW + 2 * HOUR_MS, 0, both(400)), event('n', NOW + 2 * HOUR_MS, 0, [])],
  };
  await t.look();
  await t.look(HOUR_MS / 6);
  expect(t.heard).toEqual([]);
  expect(t.logger.warn.mock.calls).toEqual([
    [
      expect.objectContaining({ reason: 'none of its prices makes sense', eventId: expect.any(String) }),
      'A listed game is not offered',
    ],
  ]);
  replies.odds = { body: [event('s', NOW + 2 * HOUR_MS)] };
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual(['fixture']);
  await t.stop();
});

test('upcoming games are announced with their lines, and told again only when something changed', async () => {
  const t = await startSource();
  replies.odds = { body: [event('a', NOW + 2 * HOUR_MS), event('b', NOW - HOUR_MS)] };
  await t.look();
  expect(t.heard).toMatchObject([
    {
      kind: 'fixture',
      source: 'odds-api',
      fixture: { home: { id: 'nfl-kc' }, away: { id: 'nfl-buf' }, lines: { homeWinProbability: 0.583 } },
    },
  ]);
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/v4/sports',
    '/v4/sports/americanfootball_nfl/odds',
  ]);
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
    apiKey: KEY,
    regions: 'us',
    markets: 'h2h,spreads,totals',
    oddsFormat: 'american',
  });
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual(['fixture']);
  replies.odds = { body: [event('a', NOW + 2 * HOUR_MS, -200)] };
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual(['fixture', 'odds']);
  replies.odds = { body: [event('a', NOW + 3 * HOUR_MS, -200)] };
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual(['fixture', 'odds', 'fixture']);
  await t.stop();
});

test('a game is suspended at its start, also after a restart, and called off when nobody tells its result', async () => {
  const t = await startSource();
  replies.odds = { body: [event('c', NOW + HOUR_MS)] };
  await t.look();
  await t.stop();
  const after = await startSource(t.clock);
  replies.odds = { status: 500, body: 'out of order' };
  await after.look(HOUR_MS);
  expect(after.heard).toMatchObject([
    { kind: 'suspend', sequence: 2, reason: expect.stringContaining('begun') },
  ]);
  await after.look(47 * HOUR_MS);
  expect(after.kinds()).toEqual(['suspend']);
  await after.look(HOUR_MS);
  expect(after.heard.at(-1)).toMatchObject({ kind: 'status', status: 'cancelled' });
  expect(await after.feeds.unfinished('odds-api')).toEqual([]);
  await after.stop();
});

test('a game without a price, off the list, or whose prices are too old is suspended until it is back', async () => {
  const t = await startSource();
  const start = NOW + 5 * HOUR_MS;
  const listed = { body: [event('d', start)] };
  const tenMinutes = HOUR_MS / 6;
  replies.odds = listed;
  await t.look();
  for (const body of [[event('d', start, -150, [])], []]) {
    replies.odds = { body };
    await t.look(tenMinutes);
    replies.odds = listed;
    await t.look(tenMinutes);
  }
  const shutTwice = ['fixture', 'suspend', 'resume', 'suspend', 'resume'];
  expect(t.kinds()).toEqual(shutTwice);
  replies.odds = { status: 503, body: '' };
  await t.look(tenMinutes);
  expect(t.kinds()).toEqual(shutTwice);
  await t.look(tenMinutes + 1000);
  expect(t.heard.at(-1)).toMatchObject({ kind: 'suspend', reason: expect.stringContaining('too old') });
  await t.stop();
});

test('a suspended game stays so after the snapshot that a doubt asks for', async () => {
  const t = await startSource();
  replies.odds = { body: [event('e', NOW + HOUR_MS)] };
  await t.look();
  await t.look(HOUR_MS);
  const eventId = t.heard[0]?.eventId ?? '';
  await t.feeds.distrust(eventId, 'somebody doubts it');
  await vi.waitFor(() => expect(t.kinds()).toEqual(['fixture', 'suspend', 'snapshot', 'suspend']), 10_000);
  await t.stop();
});

const ANNOUNCED = { home: { id: 'nfl-kc' }, away: { id: 'nfl-buf' }, competition: 'nfl' };

/** The Chiefs at home, as favourites by some points. */
function lined(id: string, startsAtMs: number, price = -150, points = 3) {
  const outcome = (name: string, its: number, point?: number) => ({ name, price: its, point });
  const outcomes = (key: string, ...both: ReturnType<typeof outcome>[]) => ({ key, outcomes: both });
  return event(id, startsAtMs, 0, [
    outcomes('h2h', outcome('Buffalo Bills', 130), outcome('Kansas City Chiefs', price)),
    outcomes('spreads', outcome('Buffalo Bills', -110, points), outcome('Kansas City Chiefs', -110, -points)),
    outcomes('totals', outcome('Over', -105, 45.5), outcome('Under', -115, 45.5)),
  ]);
}

function swapped(listed: ReturnType<typeof event>) {
  return { ...listed, home_team: listed.away_team, away_team: listed.home_team };
}

function renamed(listed: ReturnType<typeof event>, name: string, other: string): Reply {
  return { body: JSON.stringify([listed]).replaceAll(name, other) };
}

async function refusals() {
  const rows = await database.database.query<{ reason: string }>('select reason from feeds.refusal');
  return rows.map(({ reason }) => reason);
}

test('a game that is listed the other way round keeps its prices the right way round', async () => {
  const t = await startSource();
  const start = NOW + 2 * HOUR_MS;
  replies.odds = { body: [lined('o', start)] };
  await t.look();
  const lines = { spread: -3, total: 45.5, homeWinProbability: 0.583, overProbability: 0.489 };
  expect(t.heard).toMatchObject([{ kind: 'fixture', fixture: { ...ANNOUNCED, lines } }]);
  replies.odds = { body: [swapped(lined('o', start))] };
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual(['fixture']);
  replies.odds = { body: [swapped(lined('o', start, -300, 6.5))] };
  await t.look(HOUR_MS / 6);
  expect(t.heard.slice(1)).toMatchObject([
    { kind: 'odds', lines: { ...lines, spread: -6.5, homeWinProbability: 0.658 } },
  ]);
  await t.stop();
});

test.each([false, true])(
  'a game that is listed the other way round at another time is told as it was announced; restarted between: %s',
  async (isRestarted) => {
    const before = await startSource();
    replies.odds = { body: [lined('w', NOW + 2 * HOUR_MS)] };
    await before.look();
    if (isRestarted) await before.stop();
    const t = isRestarted ? await startSource(before.clock) : before;
    t.heard.length = 0;
    const start = NOW + 5 * HOUR_MS;
    replies.odds = { body: [swapped(lined('w', start, -300, 6.5))] };
    await t.look(HOUR_MS / 6);
    const lines = { spread: -6.5, total: 45.5, homeWinProbability: 0.658 };
    const fixture = { ...ANNOUNCED, startsAt: new Date(start).toISOString(), lines };
    expect(t.kinds()).toEqual(['fixture', 'odds']);
    expect(t.heard).toMatchObject([{ fixture }, { lines }]);
    await t.feeds.distrust(t.heard[0]?.eventId ?? '', 'somebody doubts it');
    await vi.waitFor(() => expect(t.heard[2]).toMatchObject({ kind: 'snapshot', fixture }), 10_000);
    expect(await refusals()).toEqual(['somebody doubts it']);
    await t.stop();
  },
);

test('a game that is listed with another side is suspended until it is listed as before, also after a restart', async () => {
  let t = await startSource();
  replies.odds = { body: [lined('r', NOW + 2 * HOUR_MS)] };
  await t.look();
  const start = NOW + 5 * HOUR_MS;
  const fixture = { ...ANNOUNCED, startsAt: new Date(start).toISOString(), lines: { spread: -3 } };
  replies.odds = renamed(lined('r', start, -300), 'Kansas City Chiefs', 'Kansas City Wolves');
  await t.look(HOUR_MS / 6);
  expect(t.heard.slice(1)).toMatchObject([
    { kind: 'suspend', reason: expect.stringContaining('other sides') },
    { kind: 'fixture', fixture },
  ]);
  await t.feeds.distrust(t.heard[0]?.eventId ?? '', 'somebody doubts it');
  await vi.waitFor(() => expect(t.kinds().slice(3)).toEqual(['snapshot', 'suspend']), 10_000);
  expect(t.heard[3]).toMatchObject({ fixture });
  await t.stop();
  t = await startSource(t.clock);
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual([]);
  replies.odds = { body: [lined('r', start)] };
  await t.look(HOUR_MS / 6);
  expect(t.kinds()).toEqual(['resume']);
  expect(await refusals()).toEqual(['somebody doubts it']);
  await t.stop();
});

test('a side that joined the roster after its game was announced stays who it was', async () => {
  const t = await startSource();
  const start = NOW + 2 * HOUR_MS;
  replies.odds = renamed(lined('j', start), 'Buffalo Bills', 'London Monarchs');
  await t.look();
  await t.stop();
  const grown = leagues.map((league): League => {
    const [one, other] = league.sides;
    const monarchs = one.map((side) => ({ ...side, id: 'nfl-lon', name: 'London Monarchs' })).slice(0, 1);
    return league.competition.slug === 'nfl' ? { ...league, sides: [[...one, ...monarchs], other] } : league;
  });
  const after = await startSource(t.clock, grown);
  replies.odds = renamed(lined('j', start + HOUR_MS, -300), 'Buffalo Bills', 'London Monarchs');
  await after.look(HOUR_MS / 6);
  expect(after.kinds()).toEqual(['fixture', 'odds']);
  expect(after.heard[0]).toMatchObject({ fixture: { away: { id: 'nfl-london-monarchs' } } });
  expect(await refusals()).toEqual([]);
  await after.stop();
});

test('a listed game is on sale until it begins', async () => {
  const its = await tradingDatabase();
  const { feeds, trading, clock, logger, stop } = await startTrading(its, {
    simulator: new CannedSimulator(),
    nowMs: NOW,
  });
  const client = new OddsApiClient({ key: KEY, baseUrl, regions: 'us' });
  const source = new OddsApiSource({ client, leagues, clock, logger });
  await feeds.addSource(source);
  replies.odds = { body: [event('h', NOW + HOUR_MS)] };
  for (let due = 0; due < 2; due += 1) await source.look();
  await trading.idle();
  const [book] = trading.books();
  expect(book).toMatchObject({ status: 'open', event: { status: 'PRE_GAME', home: { id: 'nfl-kc' } } });
  clock.advance(HOUR_MS);
  await source.look();
  await trading.idle();
  expect(trading.book(book?.event.id ?? '')).toMatchObject({
    status: 'suspended',
    reasons: [expect.stringContaining('begun')],
  });
  await stop();
  await its.drop();
});

test.each<[string, Reply, RegExp]>([
  [
    'a wrong key',
    { status: 401, body: { message: 'no', error_code: 'INVALID_KEY' } },
    /HTTP 401 INVALID_KEY/,
  ],
  ['too many questions', { status: 429, body: { error_code: 'EXCEEDED_FREQ_LIMIT' } }, /HTTP 429 EXCEEDED/],
  ['a fault of theirs', { status: 502, body: '<html>' }, /HTTP 502/],
  ['no JSON', { body: '[{"id":' }, /no JSON/],
  ['another shape', { body: { message: 'hello' } }, /odds: the answer/],
  ['a flood', { body: `[${' '.repeat(8_000_001)}]` }, /larger than/],
  ['a way elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, /redirect/],
])('%s is a reason in the log, without the key, and no crash', async (_what, reply, reason) => {
  const t = await startSource();
  replies.odds = reply;
  await t.look();
  expect(t.logger.error).not.toHaveBeenCalled();
  expect(t.logger.warn).toHaveBeenCalledTimes(1);
  const [entry] = t.logger.warn.mock.calls[0] ?? [];
  expect(entry).toMatchObject({ source: 'odds-api', reason: expect.stringMatching(reason) });
  expect(JSON.stringify(entry)).not.toContain(KEY);
  const before = asked.length;
  await t.look(1000);
  expect(asked.length).toBe(before);
  replies.odds = { body: [event('f', NOW + 9 * HOUR_MS)] };
  await t.look(2 * HOUR_MS);
  expect(t.kinds()).toEqual(['fixture']);
  await t.stop();
});

test('a used up quota is not asked of again before the month ends', async () => {
  const t = await startSource();
  replies.odds = { headers: { 'x-requests-remaining': '2' }, body: [event('g', NOW + HOUR_MS / 2)] };
  await t.look();
  const before = asked.filter(({ pathname }) => pathname.endsWith('/odds')).length;
  await t.look(24 * HOUR_MS);
  expect(asked.filter(({ pathname }) => pathname.endsWith('/odds')).length).toBe(before);
  await t.stop();
});
