import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedBody } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { damagedBytes } from '../testing/damage.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';
import { MarketStream } from './market-stream.ts';

const MARKET = '1.200806927';
const RUNNERS = { home: 1, away: 2 };

const definition = (status: string, inPlay = false) => ({
  status,
  inPlay,
  runners: [1, 2].map((id) => ({ id, status: 'ACTIVE' })),
});
const open = { id: MARKET, marketDefinition: definition('OPEN') };
const image = {
  ...open,
  img: true,
  rc: [
    { id: 1, atb: [[1.9, 20]], atl: [[2, 30]] },
    { id: 2, batb: [[0, 2, 5]], batl: [[0, 2.1, 5]] },
  ],
};

let clock = 0;
const line = (mc: readonly object[], more: object = {}) => {
  clock += 1000;
  return JSON.stringify({ op: 'mcm', id: 2, clk: `clk-${clock}`, pt: clock, mc, ...more });
};
const stream = (conflateMs = 0) => new MarketStream({ marketId: MARKET, runners: RUNNERS, conflateMs });

test('an image and the changes after it become lines without overround, told when they change', () => {
  const market = stream();
  const [odds] = market.line(line([image]));
  expect(odds).toEqual({ kind: 'odds', lines: { homeWinProbability: 0.513 } });
  expect(market.line(line([{ id: MARKET, rc: [{ id: 1, atb: [[1.9, 25]] }] }]))).toEqual([]);
  const change = {
    id: MARKET,
    rc: [
      {
        id: 1,
        atb: [
          [1.9, 0],
          [1.8, 9],
        ],
        atl: [
          [2, 0],
          [1.9, 9],
        ],
      },
    ],
  };
  expect(market.line(line([change]))).toEqual([{ kind: 'odds', lines: { homeWinProbability: 0.526 } }]);
  expect(market.line(line([image]))).toEqual([odds]);
});

test('a market that takes no bets is suspended at once, and told anew when it does again', () => {
  const market = stream(60_000);
  market.line(line([image]));
  const suspended = { id: MARKET, marketDefinition: definition('SUSPENDED', true) };
  expect(market.line(line([suspended]))).toMatchObject([{ kind: 'suspend' }]);
  expect(market.line(line([suspended]))).toEqual([]);
  const moved = {
    ...open,
    rc: [
      {
        id: 1,
        atb: [
          [1.9, 0],
          [1.5, 9],
        ],
        atl: [
          [2, 0],
          [1.6, 9],
        ],
      },
    ],
  };
  expect(market.line(line([moved]))).toMatchObject([{ kind: 'odds' }, { kind: 'resume' }]);
  const gone = { id: MARKET, rc: [{ id: 2, batl: [[0, 0, 0]] }] };
  expect(market.line(line([gone]))).toMatchObject([
    { kind: 'suspend', reason: expect.stringContaining('no price') },
  ]);
});

test('prices are conflated, suspensions never, and a message in parts counts when it is whole', () => {
  const market = stream(5000);
  market.line(line([image]));
  const to = (lay: number) => ({
    id: MARKET,
    rc: [
      {
        id: 1,
        atl: [
          [2, 0],
          [1.98, 0],
          [1.96, 0],
          [lay, 5],
        ],
      },
    ],
  });
  expect(market.line(line([to(1.98)]))).toEqual([]);
  expect(market.line(line([to(1.96)], { segmentType: 'SEG_START' }))).toEqual([]);
  clock += 5000;
  expect(market.line(line([], { segmentType: 'SEG_END' }))).toMatchObject([{ kind: 'odds' }]);
});

test('a broken stream goes on by its clocks; a heartbeat is a sign of life', () => {
  const market = stream();
  expect(market.line('{"op":"connection","connectionId":"1"}')).toEqual([]);
  market.line(line([image], { initialClk: 'first', ct: 'SUB_IMAGE' }));
  expect(market.line(line([], { ct: 'HEARTBEAT', clk: 'beat' }))).toEqual([{ kind: 'alive' }]);
  expect(market.place).toEqual({ initialClk: 'first', clk: 'beat' });
  expect(market.line(line([{ id: MARKET, rc: [] }], { ct: 'RESUB_DELTA' }))).toEqual([]);
  const failure = '{"op":"status","statusCode":"FAILURE","errorCode":"INVALID_CLOCK"}';
  expect(market.line(failure)).toMatchObject([
    { kind: 'suspend', reason: expect.stringContaining('INVALID_CLOCK') },
  ]);
  expect(market.place).toEqual({ initialClk: undefined, clk: undefined });
});

test('what cannot be read suspends until the next image, and a change without one changes nothing', () => {
  const market = stream();
  market.line(line([image]));
  expect(market.line('{"op":"mcm",')).toMatchObject([
    { kind: 'suspend', reason: expect.stringContaining('no JSON') },
  ]);
  expect(market.line(line([open]))).toMatchObject([
    { kind: 'suspend', reason: expect.stringContaining('image') },
  ]);
  expect(market.line(line([image])).map(({ kind }) => kind)).toEqual(['resume']);
});

function expectMessages(bodies: readonly FeedBody[]): void {
  bodies.forEach((body, at) => {
    const envelope = { source: 'betfair', eventId: 'e', sequence: at + 1, at: '2030-01-01T00:00:00.000Z' };
    expect(parseFeedMessage({ ...envelope, ...body })).toMatchObject({ ok: true });
    if (body.kind === 'result' || body.kind === 'play') throw new Error('an exchange told a game');
  });
}

test('whatever happens to a stream, what comes of it are messages, and never a result', () => {
  const text = [line([image]), line([open]), line([], { ct: 'HEARTBEAT' }), line([image])].join('\n');
  fc.assert(
    fc.property(damagedBytes(new TextEncoder().encode(text)), (bytes) => {
      const market = stream();
      expectMessages(
        new TextDecoder()
          .decode(bytes)
          .split('\n')
          .flatMap((each) => market.line(each)),
      );
    }),
    { numRuns: 500 },
  );
});

const folder = dataFolder('betfair');

test.skipIf(folder === undefined)('a recorded match is followed from its image to the closed market', () => {
  const name = '1.200806927_NED_v_PNG_t20_match_odds.jsonl.gz';
  const lines = gunzipSync(bytesIn(folder, name)).toString('utf8').trim().split('\n');
  const market = new MarketStream({
    marketId: MARKET,
    runners: { home: 228_749, away: 2_857_977 },
    conflateMs: 1000,
  });
  const bodies = lines.flatMap((each) => market.line(each));
  expectMessages(bodies);
  const odds = bodies.filter(({ kind }) => kind === 'odds');
  expect(odds.length).toBeGreaterThan(200);
  expect(odds.length).toBeLessThan(lines.length / 2);
  expect(odds.at(-1)).toMatchObject({ lines: { homeWinProbability: expect.closeTo(0.99, 1) } });
  expect(bodies.at(-1)).toMatchObject({ kind: 'suspend', reason: expect.stringContaining('closed') });
  expect(market.place.clk).toBeDefined();
});
