import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type ChangeMessage, readStreamLine } from '@fairline/feed/betfair/change-message.ts';
import type { MarketBook } from '@fairline/feed/betfair/market-book.ts';
import { MarketCache } from '@fairline/feed/betfair/market-cache.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingsFolder } from '../../config.ts';
import { ManualClock } from '../../platform/clock.ts';
import { ExchangeStream } from './exchange-stream.ts';
import { APP_KEY, type Client, FakeExchange, marketImage, prices, SESSION } from './testing/fake-exchange.ts';

let exchange: FakeExchange;
let stream: ExchangeStream;
let clock: ManualClock;
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  exchange = await FakeExchange.open();
  clock = new ManualClock();
  vi.clearAllMocks();
  stream = new ExchangeStream({ settings: exchange.settings, clock, logger, onChange: () => {} });
});
afterEach(() => {
  stream.stop();
  exchange.close();
});

/** Follows two markets, with an image of both. */
async function begun(): Promise<Client> {
  stream.follow(['1.1', '1.2']);
  stream.look();
  const client = await exchange.subscribed();
  client.image([marketImage('1.1'), marketImage('1.2', { back: 3, lay: 3.1 })]);
  await vi.waitFor(() => expect(stream.trustedMs).toBe(clock.now()));
  return client;
}

const back = (id: string) => stream.book(id)?.best(1)?.back;
const reasons = () => logger.warn.mock.calls.map(([entry]) => entry.reason);

/** Lets so much time pass, and the stream do what is due. */
function pass(ms: number): void {
  clock.advance(ms);
  stream.look();
}

test('after the connection comes the session, then the markets with their images', async () => {
  const client = await begun();
  expect(client.heard).toMatchObject([
    { op: 'authentication', appKey: APP_KEY, session: SESSION },
    {
      op: 'marketSubscription',
      segmentationEnabled: true,
      heartbeatMs: 5000,
      marketFilter: { marketIds: ['1.1', '1.2'] },
      marketDataFilter: { fields: ['EX_BEST_OFFERS', 'EX_MARKET_DEF'] },
    },
  ]);
  expect(client.subscription).not.toHaveProperty('clk');
  client.change([{ id: '1.2', rc: [prices(1, 3.05, 3.1)] }]);
  await vi.waitFor(() => expect([back('1.1'), back('1.2')]).toEqual([2, 3.05]));
});

test('a connection that breaks off goes on where it ended, over the markets that were kept', async () => {
  const client = await begun();
  client.change([], { ct: 'HEARTBEAT', clk: 'clk-2' });
  client.change([{ id: '1.1', rc: [prices(1, 1.5, 1.52)] }], { segmentType: 'SEG_START', clk: 'half' });
  client.drop();
  await vi.waitFor(() => expect(reasons()).toHaveLength(1));
  pass(999);
  expect(exchange.clients).toHaveLength(1);
  pass(1);
  const next = await exchange.subscribed(1);
  expect(next.subscription).toMatchObject({ initialClk: 'initial-1', clk: 'clk-2' });
  expect(back('1.1')).toBe(2);
  next.change([{ id: '1.1', rc: [prices(1, 1.98, 2.02)] }], { ct: 'RESUB_DELTA' });
  await vi.waitFor(() => expect([back('1.1'), back('1.2')]).toEqual([1.98, 3]));
});

test('where the exchange cannot go on it sends an image, which counts alone', async () => {
  const client = await begun();
  client.drop();
  await vi.waitFor(() => expect(reasons()).toHaveLength(1));
  pass(1000);
  const next = await exchange.subscribed(1);
  next.image([marketImage('1.2', { back: 4, lay: 4.1 })]);
  await vi.waitFor(() => expect([back('1.1'), back('1.2')]).toEqual([undefined, 4]));
});

test.each([true, false])(
  'clocks that are refused are forgotten; connection closed: %s',
  async (connectionClosed) => {
    const client = await begun();
    client.drop();
    await vi.waitFor(() => expect(reasons()).toHaveLength(1));
    pass(1000);
    const next = await exchange.client(1);
    await next.answers('authentication');
    const refusal = { statusCode: 'FAILURE', errorCode: 'INVALID_CLOCK', connectionClosed };
    expect(await next.answers('marketSubscription', refusal)).toMatchObject({ clk: 'clk-1' });
    await vi.waitFor(() => expect(reasons()).toHaveLength(2));
    pass(2000);
    const last = connectionClosed ? await exchange.client(2) : next;
    if (connectionClosed) await last.answers('authentication');
    const again = await last.answers('marketSubscription', undefined, connectionClosed ? 0 : 1);
    expect(again).not.toHaveProperty('clk');
    expect(reasons()[1]).toMatch(/INVALID_CLOCK/);
    last.image([marketImage('1.1', { back: 5, lay: 5.1 })]);
    await vi.waitFor(() => expect([back('1.1'), back('1.2')]).toEqual([5, undefined]));
  },
);

test('a connection on which nothing is heard is given up, and waits double', async () => {
  await begun();
  pass(15_000);
  expect(exchange.clients).toHaveLength(1);
  pass(1);
  expect(reasons()).toEqual(['nothing was heard for 15 seconds']);
  for (const [number, wait] of [1000, 2000, 4000].entries()) {
    pass(wait - 1);
    expect(exchange.clients).toHaveLength(number + 1);
    pass(1);
    (await exchange.client(number + 1)).drop();
    await vi.waitFor(() => expect(reasons()).toHaveLength(number + 2));
  }
  expect(logger.warn.mock.calls.map(([entry]) => entry.waitMs)).toEqual([1000, 2000, 4000, 8000]);
});

test('a heartbeat keeps the prices trusted, but not while the exchange is behind with them', async () => {
  const client = await begun();
  pass(5000);
  client.change([], { ct: 'HEARTBEAT' });
  await vi.waitFor(() => expect(stream.trustedMs).toBe(clock.now()));
  const trusted = stream.trustedMs;
  pass(5000);
  client.change([{ id: '1.1', rc: [prices(1, 2.5, 2.52)] }], { status: 503 });
  await vi.waitFor(() => expect(back('1.1')).toBe(2.5));
  expect(stream.trustedMs).toBe(trusted);
});

test('a key or a session that is refused ends it, with one line that names neither', async () => {
  stream.follow(['1.1']);
  stream.look();
  const client = await exchange.client();
  const errorMessage = `${SESSION} is no session`;
  await client.answers('authentication', {
    statusCode: 'FAILURE',
    errorCode: 'INVALID_SESSION_INFORMATION',
    errorMessage,
    connectionClosed: true,
  });
  await vi.waitFor(() => expect(stream.isRefused).toBe(true));
  for (let times = 0; times < 5; times += 1) pass(3_600_000);
  expect(exchange.clients).toHaveLength(1);
  expect(logger.error.mock.calls).toEqual([
    [
      { source: 'betfair', reason: 'INVALID_SESSION_INFORMATION' },
      expect.stringContaining('FAIRLINE_BETFAIR_SESSION'),
    ],
  ]);
  expect(logger.warn).not.toHaveBeenCalled();
  expect(JSON.stringify(logger.error.mock.calls)).not.toContain(SESSION);
});

test('more markets than the key may follow are halved until it may', async () => {
  stream.follow(['1.1', '1.2', '1.3', '1.4']);
  stream.look();
  const client = await exchange.client();
  await client.answers('authentication');
  await client.answers('marketSubscription', {
    statusCode: 'FAILURE',
    errorCode: 'SUBSCRIPTION_LIMIT_EXCEEDED',
    connectionClosed: true,
  });
  await vi.waitFor(() => expect(reasons()).toHaveLength(1));
  pass(1000);
  const next = await exchange.subscribed(1);
  expect(next.subscription).toMatchObject({ marketFilter: { marketIds: ['1.1', '1.2'] } });
});

test('an hour after the exchange took no more markets it is asked for more again', async () => {
  const wanted = ['1.1', '1.2', '1.3', '1.4'];
  stream.follow(wanted);
  stream.look();
  const client = await exchange.client();
  await client.answers('authentication');
  await client.answers('marketSubscription', {
    statusCode: 'FAILURE',
    errorCode: 'SUBSCRIPTION_LIMIT_EXCEEDED',
    connectionClosed: true,
  });
  await vi.waitFor(() => expect(reasons()).toHaveLength(1));
  pass(1000);
  const next = await exchange.subscribed(1);
  next.image([marketImage('1.1', { back: 6, lay: 6.2 })]);
  await vi.waitFor(() => expect(back('1.1')).toBe(6));
  stream.follow(wanted);
  clock.advance(3_600_000);
  stream.follow(wanted);
  const again = await next.answers('marketSubscription', undefined, 1);
  expect(again).toMatchObject({ marketFilter: { marketIds: wanted } });
});

test('other markets are another subscription, and what the one before still says is not heard', async () => {
  const client = await begun();
  const { id } = client.subscription ?? {};
  stream.follow(['1.2', '1.3']);
  const again = await client.answers('marketSubscription', undefined, 1);
  expect(again).toMatchObject({ marketFilter: { marketIds: ['1.2', '1.3'] } });
  expect(again).not.toHaveProperty('clk');
  client.send({ op: 'mcm', id, pt: 1, mc: [{ id: '1.2', rc: [prices(1, 9, 9.2)] }] });
  client.image([marketImage('1.3', { back: 6, lay: 6.2 })]);
  await vi.waitFor(() => expect([back('1.2'), back('1.3')]).toEqual([undefined, 6]));
});

test.each<[string, (client: Client) => void, RegExp]>([
  ['garbage', (client) => client.raw('}{\r\n'), /no JSON/],
  ['a price that cannot be', (client) => client.change([{ id: '1.1', rc: [prices(1, 0.2, 2)] }]), /no offer/],
  ['bytes that are no text', (client) => client.raw(Uint8Array.of(123, 0xff, 0xfe, 13, 10)), /UTF-8/],
  ['a line without end', (client) => client.raw('x'.repeat(4_000_001)), /longer than/],
  ['a long line', (client) => client.raw(`${' '.repeat(4_000_001)}\r\n`), /longer than/],
  [
    'a market without an image',
    (client) =>
      client.change([
        { id: '1.2', img: true, marketDefinition: { status: 'OPEN' } },
        { id: '1.1', rc: 7 },
      ]),
    /rc/,
  ],
])('after %s no price is trusted until the next image', async (_what, send, reason) => {
  const client = await begun();
  send(client);
  await vi.waitFor(() => expect(stream.trustedMs).toBeUndefined());
  expect([back('1.1'), back('1.2')]).toEqual([undefined, undefined]);
  expect(reasons()).toEqual([expect.stringMatching(reason)]);
  await vi.waitFor(() => expect(client.isGone).toBe(true));
  pass(1000);
  const next = await exchange.subscribed(1);
  expect(next.subscription).not.toHaveProperty('clk');
  next.image([marketImage('1.1')]);
  await vi.waitFor(() => expect(stream.trustedMs).toBe(clock.now()));
});

test('a line that is cut off by the end of the connection counts for nothing', async () => {
  const client = await begun();
  client.raw(
    JSON.stringify({ op: 'mcm', id: client.subscription?.id, pt: 1, mc: [marketImage('1.1', { back: 9 })] }),
  );
  client.drop();
  await vi.waitFor(() => expect(reasons()).toHaveLength(1));
  expect(back('1.1')).toBe(2);
});

const FILE = join(recordingsFolder(), 'betfair', '1.200806927_NED_v_PNG_t20_match_odds.jsonl.gz');
const MATCH = '1.200806927';

test.skipIf(!existsSync(FILE))(
  'a recorded match that breaks off in the middle ends as it does in one go',
  async () => {
    const messages = gunzipSync(readFileSync(FILE)).toString('utf8').trim().split('\n').map(recorded);
    const straight = new MarketCache();
    straight.want([MATCH]);
    stream.follow([MATCH]);
    let client: Client | undefined;
    const cuts = [0, 1005, 1500, 9000, 18_000, messages.length];
    for (const [number, from] of cuts.slice(0, -1).entries()) {
      const until = cuts[number + 1] ?? from;
      pass(60_000);
      client = await exchange.subscribed(number);
      // The exchange goes on after the message that was heard last, not after what it sent last.
      const start = from === 0 ? 0 : messages.findIndex(({ clk }) => clk === client?.subscription?.clk) + 1;
      expect(start).toBe(from);
      const told =
        from === 0 ? { ct: 'SUB_IMAGE' as const, initialClk: 'initial' } : { ct: 'RESUB_DELTA' as const };
      const part = messages
        .slice(from, until)
        .map((message, at) => (at === 0 ? { ...message, ...told } : message));
      for (const message of part) {
        client.change([], message);
        straight.apply(from === 0 ? message : { ...message, ct: undefined });
      }
      await vi.waitFor(() => expect(seen(stream.book(MATCH))).toEqual(seen(straight.book(MATCH))), 20_000);
      // Half of the next one.
      client.raw(JSON.stringify({ ...messages[until], id: client.subscription?.id }).slice(0, 60));
      client.drop();
      await vi.waitFor(() => expect(reasons()).toHaveLength(number + 1), 10_000);
    }
    expect(stream.book(MATCH)?.definition).toMatchObject({ status: 'CLOSED', inPlay: true });
  },
);

function recorded(line: string): ChangeMessage {
  const message = readStreamLine(line);
  if (typeof message === 'string' || message.op !== 'mcm') throw new Error('no recorded stream');
  return message;
}

function seen(book: MarketBook | undefined): unknown {
  return [book?.definition, ...[228_749, 2_857_977].map((id) => book?.best(id))];
}
