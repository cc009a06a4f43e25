import type { EventScoreboard } from '@fairline/sports/sports.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { fixedMarketplace, NOON } from '../marketplace/testing/fixed-marketplace.ts';
import { playedBoard } from '../marketplace/testing/played-board.ts';
import { testAuthenticator } from '../marketplace/testing/serve.ts';
import { systemClock } from '../platform/clock.ts';
import { answerOf, dataOf } from '../platform/testing/answer.ts';
import { servicesOf, startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import { balancesOf } from '../wallet/wallet.ts';
import { liveStreamRoutes } from './sandbox/live-streams.routes.ts';
import { SandboxStreams, Streams } from './streams.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const COLLEGE = { ...fixedEvent('any').competition, slug: 'ncaaf', name: 'NCAAF' };
const COMING = fixedEvent('game-2', { competition: COLLEGE, startsAt: new Date() });
const NINE = fixedEvent('game-3', {
  ...{ status: 'IN_PLAY', sport: { slug: 'baseball', name: 'Baseball' }, startsAt: new Date(NOON) },
});
const EVENTS = [GAME, COMING, NINE];
const { marketplace, trading, bus } = fixedMarketplace(EVENTS);
const sandbox = new SandboxStreams({ bus, trading, clock: systemClock });
const streams = new Streams({
  provider: sandbox,
  catalogue: { findEvent: async (id) => EVENTS.find((event) => event.id === id) },
  location: {
    standing: async () => ({
      kind: 'authorised',
      id: 'check',
      region: 'US-NJ',
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  },
  wallet: {
    balances: async () => balancesOf({ currency: 'USD', cash: 100n, bonus: 0n, promotionalCredit: 0n }),
  },
  bets: { hasBetOn: async () => false },
  clock: systemClock,
  logger: { error: () => {} },
});
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(buildSchema(), {
    services: servicesOf({ marketplace, streams }),
    identity: testAuthenticator,
    routes: [liveStreamRoutes(sandbox, systemClock)],
    parts: [{ path: '/payments/graphql', rootFields: new Set(['paymentProviders']) }],
  });
});
afterAll(async () => {
  sandbox.close();
  await server.close();
});

async function asked<const T extends v.ObjectEntries>(fields: T, query: string, token?: string) {
  const answer = await server.post({ query }, token ? { authorization: `Bearer ${token}` } : {});
  return dataOf(fields, answerOf(await answer.json()));
}

/** The first error of an answer that has no data. */
async function errorOf(answer: Response) {
  return v.parse(v.object({ errors: v.array(v.unknown()) }), await answer.json()).errors[0];
}

const open = (eventId: string) =>
  `mutation { openLiveStream(eventId: "${eventId}") { __typename ... on LiveStream { url }
    ... on LiveStreamError { code message liveStreamErrorCode retryAfterSeconds } } }`;

test('an event tells of its stream: live or scheduled, and where [LIVE-002] [LIVE-014]', async () => {
  const query = (id: string) => `{ event(id: "${id}") { eventLiveStream { status dmas } } }`;
  expect(await asked({}, query('game-1'))).toMatchObject({ event: { eventLiveStream: { status: 'LIVE' } } });
  expect(await asked({}, query('game-2'))).toMatchObject({
    event: { eventLiveStream: { status: 'SCHEDULED', dmas: expect.arrayContaining(['501']) } },
  });
});

test('an event tells its score, its stretches, its boxscore, its stream and who began, all at once [LIVE-002]', async () => {
  const isThird = ({ segments, isInPlay }: EventScoreboard) => isInPlay && segments.length === 3;
  const board = playedBoard({ sport: 'baseball', isNow: isThird });
  if (board.sport !== 'baseball') throw new Error('no baseball');
  trading.setStatus('game-3', 'open', { scoreboard: board });
  const query = `{ event(id: "game-3") {
    statistics { awayScore homeScore progress isInPlay segments { shortName homeScore awayScore } }
    boxscore { columnNames participants { participant { label } values } }
    eventLiveStream { status dmas } awayKeyStarter { fullName } homeKeyStarter { fullName } } }`;
  const { awayScore, homeScore, progress, segments, starters } = board;
  const scoresOf = (side: 'away' | 'home') => segments.map((segment) => segment[side]);
  const valuesOf = (side: 'away' | 'home') =>
    [...scoresOf(side), board[side].score].map((one) => `${one ?? ''}`);
  expect(await asked({}, query)).toEqual({
    event: {
      statistics: {
        ...{ awayScore, homeScore, progress, isInPlay: true },
        segments: segments.map(({ home = null, away = null }, at) => ({
          ...{ shortName: `${at + 1}`, homeScore: home, awayScore: away },
        })),
      },
      boxscore: {
        columnNames: ['1', '2', '3', 'T'],
        participants: [
          { participant: { label: 'BUF' }, values: valuesOf('away') },
          { participant: { label: 'KC' }, values: valuesOf('home') },
        ],
      },
      eventLiveStream: { status: 'LIVE', dmas: [] },
      awayKeyStarter: { fullName: starters.away },
      homeKeyStarter: { fullName: starters.home },
    },
  });
  expect(progress).toMatch(/3rd$/);
  expect([starters.away, starters.home]).not.toContain('');
});

test('a visitor is told to log in, and of a game to come that it has not begun [LIVE-016]', async () => {
  expect(await asked({}, open('StandardEvent:game-1'), 'visitor.v1')).toEqual({
    openLiveStream: {
      __typename: 'LiveStreamError',
      code: 'PATRON_ANONYMOUS',
      liveStreamErrorCode: 'PATRON_ANONYMOUS',
      message: 'Log in to watch this event.',
      retryAfterSeconds: null,
    },
  });
  expect(await asked({}, open('game-2'), 'patron.p1')).toMatchObject({
    openLiveStream: { code: 'EVENT_PENDING' },
  });
});

test('a patron sees the game drawn from its own score, each change of it, and the end [LIVE-014] [API-004]', async () => {
  const fields = { openLiveStream: v.looseObject({ url: v.string() }) };
  const { openLiveStream } = await asked(fields, open('StandardEvent:game-1'), 'patron.p1');
  const answer = await fetch(`${server.url}${openLiveStream.url}`);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const pictures = eventsOf(answer);
  const first = await pictures.next();
  expect(first.value).toMatch(/^event: frame\ndata: <svg [^\n]*>KC<[^\n]*<\/svg>$/);
  const scoreboard = { ...zeroScoreboard, isInPlay: true, situation: '3rd & 4 <b>', home: side('21') };
  trading.setStatus('game-1', 'open', { scoreboard });
  const second = await pictures.next();
  expect(second.value).toContain('>21<');
  expect(second.value).toContain('3rd &amp; 4 &lt;b&gt;');
  trading.setStatus('game-1', 'settled', { event: { ...GAME, status: 'FINISHED' } });
  expect((await pictures.next()).value).toBe('event: end\ndata: EVENT_CLOSED');
  expect((await pictures.next()).done).toBe(true);
});

test('a ticket is good for a few lines at once, each that is left makes room for another', async () => {
  trading.setStatus('game-1', 'open', { event: GAME });
  const fields = { openLiveStream: v.looseObject({ url: v.string() }) };
  const { openLiveStream } = await asked(fields, open('StandardEvent:game-1'), 'patron.p1');
  const lines = Array.from({ length: 3 }, () => new AbortController());
  const watch = (signal?: AbortSignal) =>
    fetch(`${server.url}${openLiveStream.url}`, signal ? { signal } : {});
  for (const { signal } of lines) expect((await watch(signal)).status).toBe(200);
  const refused = await watch();
  expect(refused.status).toBe(429);
  expect(await errorOf(refused)).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  expect((await fetch(`${server.url}${openLiveStream.url}`, { method: 'HEAD' })).status).toBe(404);
  for (const line of lines) line.abort();
  await expect.poll(async () => (await watch(AbortSignal.timeout(1_000))).status).toBe(200);
});

test('a ticket that nobody was given shows nothing', async () => {
  const answer = await fetch(`${server.url}/live-streams/guess`);
  expect(answer.status).toBe(404);
  expect(await errorOf(answer)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('sportsbook, payments, websocket and live streams have addresses of their own [API-004]', async () => {
  const payments = (query: string) =>
    fetch(`${server.url}/payments/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query }),
    });
  const other = await payments('{ sportsMenu { label } }');
  expect(other.status).toBe(400);
  expect(await errorOf(other)).toMatchObject({
    message: '/payments/graphql does not answer sportsMenu: ask /graphql.',
  });
  const own = await payments('{ paymentProviders { code } }');
  expect(await errorOf(own)).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  expect(await asked({}, '{ event(id: "game-1") { rawId } }')).toEqual({ event: { rawId: 'game-1' } });
  const pictures = await fetch(`${server.url}/live-streams/guess`);
  expect(await errorOf(pictures)).toMatchObject({ message: expect.stringContaining('openLiveStream') });
  const ends = new Map<string, boolean>();
  for (const path of ['/graphql/ws', '/graphql', '/payments/graphql', '/live-streams/guess']) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws');
    ends.set(
      path,
      await new Promise((resolve) => {
        socket.on('open', () => resolve(true)).on('error', () => resolve(false));
      }),
    );
    socket.close();
  }
  expect([...ends].flatMap(([path, isOpened]) => (isOpened ? [path] : []))).toEqual(['/graphql/ws']);
});

const side = (score: string) => ({ score, marker: undefined, note: '' });

/** Server-sent events one by one; comments are left out. */
async function* eventsOf(answer: Response): AsyncGenerator<string> {
  let text = '';
  if (!answer.body) throw new Error('A stream has a body.');
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (!part.startsWith(':')) yield part;
  }
}
