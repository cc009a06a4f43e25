import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpack } from '../readers/unpack.ts';
import { damagedBytes } from '../testing/damage.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';
import { type ChangeMessage, readStreamLine } from './change-message.ts';
import type { MarketBook } from './market-book.ts';
import { MarketCache } from './market-cache.ts';

const definition = (status = 'OPEN') => ({ status, inPlay: false, runners: [{ id: 7, status: 'ACTIVE' }] });
const image = (id: string, back: number) => ({
  id,
  img: true,
  marketDefinition: definition(),
  rc: [{ id: 7, batb: [[0, back, 10]], batl: [[0, back + 0.1, 10]] }],
});
const change = (id: string, back: number) => ({ id, rc: [{ id: 7, batb: [[0, back, 10]] }] });

function mcm(mc: readonly object[], more: object = {}): ChangeMessage {
  const read = readStreamLine(JSON.stringify({ op: 'mcm', id: 1, pt: 1, clk: 'c', mc, ...more }));
  if (typeof read === 'string' || read.op !== 'mcm') throw new Error(String(read));
  return read;
}

function begun(...markets: readonly object[]): MarketCache {
  const cache = new MarketCache();
  cache.want(['1.1', '1.2']);
  cache.apply(mcm(markets, { ct: 'SUB_IMAGE', initialClk: 'i' }));
  return cache;
}

const back = (cache: MarketCache, id: string) => cache.book(id)?.best(7)?.back;

test('two markets in one stream are kept apart, and one that nobody asked for is not kept', () => {
  const cache = begun(image('1.1', 2), image('1.2', 3), image('1.9', 4));
  expect(cache.apply(mcm([change('1.2', 3.05)], { clk: 'd' }))).toEqual(['1.2']);
  expect([back(cache, '1.1'), back(cache, '1.2'), back(cache, '1.9')]).toEqual([2, 3.05, undefined]);
  expect(cache.place).toEqual({ initialClk: 'i', clk: 'd' });
});

test('a message in parts counts when its last part is there', () => {
  const cache = begun(image('1.1', 2), image('1.2', 3));
  expect(cache.apply(mcm([change('1.1', 2.02)], { segmentType: 'SEG_START', clk: undefined }))).toEqual([]);
  expect(cache.apply(mcm([], { ct: 'HEARTBEAT', clk: 'h' }))).toEqual([]);
  expect(cache.apply(mcm([change('1.1', 2.04)], { segmentType: 'SEG', clk: undefined }))).toEqual([]);
  expect(back(cache, '1.1')).toBe(2);
  const last = mcm([change('1.2', 3.05)], { segmentType: 'SEG_END', clk: 'e' });
  expect(cache.apply(last)).toEqual(['1.1', '1.2']);
  expect([back(cache, '1.1'), back(cache, '1.2'), cache.place?.clk]).toEqual([2.04, 3.05, 'e']);
});

test('half a message counts for nothing when the connection ends', () => {
  const cache = begun(image('1.1', 2));
  cache.apply(mcm([change('1.1', 2.06)], { segmentType: 'SEG_START', clk: 'half' }));
  cache.cut();
  expect([back(cache, '1.1'), cache.place?.clk]).toEqual([2, 'c']);
  expect(cache.apply(mcm([change('1.1', 2.08)], { ct: 'RESUB_DELTA' }))).toEqual(['1.1']);
});

test.each<[string, readonly ChangeMessage[]]>([
  ['a change of a market without an image', [mcm([change('1.2', 3)])]],
  ['the end of a message that did not begin', [mcm([change('1.1', 3)], { segmentType: 'SEG_END' })]],
  [
    'a message in parts that has no end',
    [mcm([change('1.1', 3)], { segmentType: 'SEG_START' }), mcm([change('1.1', 3)])],
  ],
])('after %s nothing is kept', (_what, messages) => {
  const cache = begun(image('1.1', 2));
  const answers = messages.map((message) => cache.apply(message));
  expect(answers.at(-1)).toEqual(expect.any(String));
  expect([back(cache, '1.1'), cache.place]).toEqual([undefined, undefined]);
});

test('a new subscription begins with an image, and what was kept stays until then', () => {
  const cache = begun(image('1.1', 2));
  cache.want(['1.2']);
  expect([back(cache, '1.1'), cache.place]).toEqual([2, undefined]);
  cache.apply(mcm([image('1.2', 3)], { ct: 'SUB_IMAGE', initialClk: 'j' }));
  expect([back(cache, '1.1'), back(cache, '1.2')]).toEqual([undefined, 3]);
  cache.want(['1.1', '1.2']);
  expect(cache.apply(mcm([change('1.2', 3.1)], { ct: 'RESUB_DELTA' }))).toMatch(/before its image/);
});

test('an image that comes instead of what was missed replaces all', () => {
  const cache = begun(image('1.1', 2), image('1.2', 3));
  expect(cache.apply(mcm([image('1.1', 2.5)], { ct: 'SUB_IMAGE', initialClk: 'k' }))).toEqual(['1.1', '1.2']);
  expect([back(cache, '1.1'), back(cache, '1.2')]).toEqual([2.5, undefined]);
});

test.each([
  '',
  'null',
  '[]',
  '{"op":"mcm"',
  '{"op":"mcm","pt":"soon"}',
  '{"op":"ocm","pt":1}',
  '{"op":"mcm","pt":1,"mc":[{"id":"1.1","rc":[{"id":7,"atb":[[0.5,10]]}]}]}',
  '{"op":"mcm","pt":1,"mc":[{"id":"1.1","rc":[{"id":7,"batb":[[0,2,-1]]}]}]}',
  '{"op":"mcm","pt":1,"mc":[{"id":"1.1","rc":[{"id":7,"atl":[[5000,1]]}]}]}',
  '{"op":"mcm","pt":1,"mc":[{"id":"1.1","marketDefinition":{"status":"ASLEEP"}}]}',
])('a line that is none, or has a price that cannot be, is a sentence: %s', (line) => {
  expect(readStreamLine(line)).toEqual(expect.any(String));
});

test('whatever happens to a stream, every line is followed or a reason, and nothing is kept after a reason', () => {
  const lines = [
    mcm([image('1.1', 2), image('1.2', 3)], { ct: 'SUB_IMAGE', initialClk: 'i' }),
    mcm([change('1.1', 2.02)], { segmentType: 'SEG_START' }),
    mcm([change('1.2', 3.05)], { segmentType: 'SEG_END' }),
    mcm([], { ct: 'HEARTBEAT' }),
    mcm([{ id: '1.1', marketDefinition: definition('SUSPENDED') }]),
  ];
  const text = lines.map((each) => JSON.stringify(each)).join('\n');
  fc.assert(
    fc.property(damagedBytes(new TextEncoder().encode(text)), (bytes) => {
      const cache = new MarketCache();
      cache.want(['1.1', '1.2']);
      for (const line of new TextDecoder().decode(bytes).split('\n')) {
        const message = readStreamLine(line);
        if (typeof message === 'string' || message.op !== 'mcm') continue;
        if (typeof cache.apply(message) !== 'string') continue;
        expect([cache.place, cache.book('1.1'), cache.book('1.2')]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

const folder = dataFolder('betfair');
const MATCH = '1.200806927';

test.skipIf(folder === undefined)(
  'a recorded match that breaks off anywhere and goes on has the same prices at every moment',
  () => {
    const file = bytesIn(folder, '1.200806927_NED_v_PNG_t20_match_odds.jsonl.gz');
    const messages = (unpack(file)?.text ?? '').trim().split('\n').map(recorded);
    const straight = new MarketCache();
    const broken = new MarketCache();
    for (const cache of [straight, broken]) cache.want([MATCH]);
    messages.forEach((message, at) => {
      const isFirst = at === 0;
      straight.apply(isFirst ? { ...message, ct: 'SUB_IMAGE', initialClk: 'i' } : message);
      const isAnew = at % 997 === 996;
      if (isAnew) {
        // Half of what comes next is lost with the connection, and told again from the place.
        const { place } = broken;
        broken.apply({ ...message, segmentType: 'SEG_START' });
        broken.cut();
        expect(broken.place).toEqual(place);
        expect(place?.clk).toBe(messages[at - 1]?.clk);
      }
      const again = { ...message, ct: 'RESUB_DELTA' as const };
      broken.apply(isFirst ? { ...message, ct: 'SUB_IMAGE', initialClk: 'i' } : isAnew ? again : message);
      expect(seen(broken.book(MATCH))).toEqual(seen(straight.book(MATCH)));
    });
    expect(straight.book(MATCH)?.definition).toMatchObject({ status: 'CLOSED', marketType: 'MATCH_ODDS' });
  },
);

function recorded(line: string): ChangeMessage {
  const message = readStreamLine(line);
  if (typeof message === 'string' || message.op !== 'mcm') throw new Error('no recorded stream');
  return message;
}

function seen(book: MarketBook | undefined): unknown {
  const runners = [228_749, 2_857_977];
  return [book?.definition, ...runners.map((id) => book?.best(id))];
}
