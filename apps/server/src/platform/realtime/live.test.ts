import type { GraphQLSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { RawClient } from '../testing/raw-client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';

const board = new PriceBoard();
const WATCH = 'subscription ($name: String!) { boardChanged(name: $name) { name sequence } }';
const soon = { timeout: 20_000, interval: 5 };

let schema: GraphQLSchema;
let server: TestServer;
const clients: { dispose?: () => unknown; close?: () => void }[] = [];

beforeAll(() => {
  schema = priceBoardSchema(board);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await (client.dispose ?? client.close)?.call(client);
  await server.close();
});

async function start(options?: TestServerOptions): Promise<void> {
  server = await startTestServer(schema, { live: { tickMs: 20 }, ...options });
}

function connect(authorization?: string) {
  const client = createClient({
    url: `${server.url}/graphql/ws`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: authorization === undefined ? {} : { authorization },
  });
  clients.push(client);
  return client;
}

async function raw(origin?: string): Promise<RawClient> {
  const client = await RawClient.open(`${server.url}/graphql/ws`, origin);
  clients.push(client);
  return client;
}

test('a standard client gets the present state and then each change [API-005]', async () => {
  await start();
  const updates = connect().iterate<{ boardChanged: { sequence: number } }>({
    query: WATCH,
    variables: { name: 'nfl' },
  });
  const next = async () => (await updates.next()).value?.data?.boardChanged.sequence;
  expect(await next()).toBe(board.version);
  board.change();
  expect(await next()).toBe(board.version);
  await updates.return?.();
});

test('a variable that does not fit a subscription is named without its value', async () => {
  await start();
  const client = await raw();
  await client.init();
  client.subscribe('1', WATCH, { name: { secret: true } });
  expect(await client.error('1')).toMatchObject([
    {
      message: 'The variable name must be a value of the type String.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
});

test('a connection holds documents of its own up to a bound in bytes, and again when it lets one go', async () => {
  await start();
  const client = await raw();
  await client.init();
  const wide = (number: number) => {
    const names = Array.from({ length: 600 }, (_, index) => `n${number}_${index}: name`).join(' ');
    return `subscription ($name: String!) { boardChanged(name: $name) { ${names} } }`;
  };
  const ids = ['0', '1', '2'];
  for (const id of ids) client.subscribe(id, wide(Number(id)), { name: 'nfl' });
  for (const id of ids) await client.next(id);
  client.subscribe('3', wide(3), { name: 'nfl' });
  expect(await client.error('3')).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  client.subscribe('same', wide(0), { name: 'nfl' });
  await client.next('same');
  client.send({ type: 'complete', id: '1' });
  client.subscribe('4', wide(3), { name: 'nfl' });
  await client.next('4');
});

test('large variables take room like documents do, and give it back [API-005]', async () => {
  await start();
  const client = await raw();
  await client.init();
  const large = (number: number) => `${number}`.padEnd(60_000, 'x');
  for (let id = 0; id < 8; id += 1) client.subscribe(`${id}`, WATCH, { name: large(id) });
  for (let id = 0; id < 8; id += 1) await client.next(`${id}`);
  client.subscribe('8', WATCH, { name: large(8) });
  expect(await client.error('8')).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  client.send({ type: 'complete', id: '3' });
  client.subscribe('9', WATCH, { name: large(9) });
  await client.next('9');
});

test('equal subscriptions are executed once for all of them, and end with the last', async () => {
  await start();
  const received: number[][] = [];
  const stops = Array.from({ length: 20 }, () => {
    const got: number[] = [];
    received.push(got);
    return connect().subscribe<{ boardChanged: { sequence: number } }>(
      { query: WATCH, variables: { name: 'shared' } },
      {
        next: ({ data }) => got.push(data?.boardChanged.sequence ?? -1),
        error: (error) => {
          throw error;
        },
        complete: () => {},
      },
    );
  });
  await vi.waitFor(() => expect(received.every((got) => got.length > 0)).toBe(true), soon);
  expect(board.watchers).toBe(1);
  const before = board.reads;
  board.change();
  await vi.waitFor(() => expect(received.every((got) => got.at(-1) === board.version)).toBe(true), soon);
  expect(board.reads - before).toBe(1);
  for (const stop of stops) stop();
  await vi.waitFor(() => expect(board.watchers).toBe(0), soon);
});

test('changes within a tick go out as one update', async () => {
  await start({ live: { tickMs: 300 } });
  const client = await raw();
  await client.init();
  client.subscribe('a', WATCH, { name: 'busy' });
  await client.next('a');
  for (let change = 0; change < 50; change += 1) board.change();
  const update = await client.next('a');
  expect(update).toMatchObject({ data: { boardChanged: { sequence: board.version } } });
  expect(client.waiting('a')).toBe(0);
});

test('a connection that does not read gets the latest state later, not a queue', async () => {
  await start({ live: { tickMs: 20, slowBytes: 20_000 } });
  const [slow, keen] = [await raw(), await raw()];
  for (const client of [slow, keen]) {
    await client.init();
    client.subscribe('w', WATCH, { name: 'wide' });
    await client.next('w');
  }
  slow.pause();
  // A fifth of a megabyte each, until neither kernel takes more.
  const fields = Array.from({ length: 4 }, (_, index) => `f${index}: board(name: $name) { name }`);
  const fill = `query ($name: String!) { ${fields.join(' ')} }`;
  let fills = 0;
  await vi.waitFor(async () => {
    // No more than it takes: who goes on asking is let go.
    slow.subscribe(`fill${fills++}`, fill, { name: 'x'.repeat(50_000) });
    board.change();
    expect(await leftOut()).toBeGreaterThan(0);
  }, soon);
  for (let change = 0; change < 30; change += 1) {
    board.change();
    await keen.next('w');
  }
  await vi.waitFor(() => expect(keen.latest('w')).toEqual(update(board.version)), soon);
  slow.resume();
  await vi.waitFor(() => expect(slow.latest('w')).toEqual(update(board.version)), soon);
});

function update(sequence: number) {
  return { data: { boardChanged: { name: 'wide', sequence } } };
}

async function leftOut(): Promise<number> {
  const metric = await server.server.metrics.frames.get();
  return metric.values.find(({ labels }) => labels.kind === 'left out')?.value ?? 0;
}

test('a subscription of one’s own needs the right to it and runs for this viewer only', async () => {
  await start();
  const query = 'subscription { countdown(from: 2) }';
  const seen: unknown[] = [];
  for await (const result of connect('Bearer patron').iterate({ query })) seen.push(result.data);
  expect(seen).toEqual([{ countdown: 2 }, { countdown: 1 }]);
  const visitor = await raw();
  await visitor.init('Bearer visitor');
  visitor.subscribe('c', query);
  expect(await visitor.error('c')).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('queries and mutations go over the websocket too', async () => {
  await start();
  const seen: unknown[] = [];
  for await (const result of connect('visitor').iterate({ query: '{ whoAmI }' })) seen.push(result.data);
  expect(seen).toEqual([{ whoAmI: 'visitor' }]);
});

test('bad operations are answered with typed errors and the connection stays', async () => {
  await start();
  const client = await raw();
  await client.init();
  client.subscribe('parse', 'subscription {');
  expect(await client.error('parse')).toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
  client.subscribe('field', 'subscription { nothing }');
  expect(await client.error('field')).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  client.subscribe('unknown', WATCH, { name: 'unknown' });
  expect(await client.error('unknown')).toMatchObject([
    { message: 'There is no such board.', extensions: { code: 'NOT_FOUND' } },
  ]);
  client.subscribe('variable', WATCH);
  expect(await client.error('variable')).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  client.subscribe('hash', undefined, {}, 'f'.repeat(64));
  expect(await client.error('hash')).toMatchObject([{ message: 'PersistedQueryNotFound' }]);
  expect(client.isOpen).toBe(true);
});

test('a forged token is 4403, as is one that expires while connected or whose session ends', async () => {
  await start();
  const forged = await raw();
  forged.send({ type: 'connection_init', payload: { authorization: 'Bearer forged' } });
  expect(await forged.closed).toBe(4403);
  const short = await raw();
  await short.init('Bearer short');
  expect(await short.closed).toBe(4403);
  const ended = await raw();
  await ended.init('Bearer patron');
  server.authenticator.endSession('s1');
  expect(await ended.closed).toBe(4403);
});

test('whose token cannot be looked up is told to try again, not that it is forged', async () => {
  await start();
  vi.spyOn(server.authenticator, 'authenticate').mockRejectedValue(new Error('no database'));
  const client = await raw();
  client.send({ type: 'connection_init', payload: { authorization: 'Bearer patron' } });
  expect(await client.closed).toBe(1013);
});

test('the rules of graphql-transport-ws are kept', async () => {
  await start({ socketLimits: { initTimeoutMs: 100, maxMessageBytes: 5_000 } });
  const early = await raw();
  early.subscribe('a', '{ whoAmI }');
  expect(await early.closed).toBe(4401);
  const garbage = await raw();
  garbage.sendText('{"type":"nonsense"}');
  expect(await garbage.closed).toBe(4400);
  const twice = await raw();
  await twice.init();
  twice.send({ type: 'connection_init' });
  expect(await twice.closed).toBe(4429);
  const silent = await raw();
  expect(await silent.closed).toBe(4408);
  const same = await raw();
  await same.init();
  same.subscribe('a', WATCH, { name: 'nfl' });
  same.subscribe('a', WATCH, { name: 'nfl' });
  expect(await same.closed).toBe(4409);
  const long = await raw();
  long.sendText('x'.repeat(6_000));
  expect(await long.closed).toBe(1009);
});

test('pings are answered, and who gives no sign of life is let go [API-005]', async () => {
  await start({ socketLimits: { keepaliveMs: 60 } });
  const polite = await raw();
  polite.send({ type: 'ping', payload: { n: 1 } });
  expect(await polite.message('pong')).toEqual({ type: 'pong', payload: { n: 1 } });
  const dead = await raw();
  dead.pause();
  await vi.waitFor(
    async () => expect((await server.server.metrics.sockets.get()).values[0]?.value).toBe(1),
    soon,
  );
  expect(polite.isOpen).toBe(true);
});

test('a sign of life is asked for every 30,000 ms unless a house says otherwise [API-005]', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const everyThirty = () => timers.mock.calls.filter(([, after]) => after === 30_000).length;
  await start({ socketLimits: { keepaliveMs: 31_000 } });
  const others = everyThirty();
  await server.close();
  await start();
  expect(everyThirty()).toBe(2 * others + 1);
  timers.mockRestore();
});

test('ping frames are answered, and counted as messages are [API-005]', async () => {
  await start();
  const [polite, flooding] = [await raw(), await raw()];
  polite.pingFrame('there?');
  expect(await polite.pongFrame()).toBe('there?');
  for (let count = 0; count < 500; count += 1) flooding.pingFrame('x'.repeat(125));
  expect(await flooding.closed).toBe(4429);
  expect(polite.isOpen).toBe(true);
});

test('a source that says everything at once is completed, and its id is free again', async () => {
  await start();
  const client = await raw();
  await client.init();
  for (const round of [1, 2]) {
    client.subscribe('a', 'subscription { boardOnce { sequence } }');
    expect(await client.next('a'), `round ${round}`).toEqual({
      data: { boardOnce: { sequence: board.version } },
    });
    await client.message('complete', 'a');
  }
  expect(client.isOpen).toBe(true);
});

test('operations of one connection are bounded', async () => {
  await start({ socketLimits: { maxSubscriptions: 2 } });
  const client = await raw();
  await client.init();
  for (const id of ['a', 'b', 'c']) client.subscribe(id, WATCH, { name: id });
  expect(await client.error('c')).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  client.send({ type: 'complete', id: 'a' });
  client.subscribe('d', WATCH, { name: 'd' });
  expect(await client.next('d')).toMatchObject({ data: { boardChanged: { name: 'd' } } });
});

test('connections of one address are bounded, this machine’s own are not', async () => {
  await start({ config: { trustProxy: true }, socketLimits: { maxConnectionsPerIp: 1 } });
  const from = (ip: string) =>
    RawClient.open(`${server.url}/graphql/ws`, undefined, { 'x-forwarded-for': ip }).then((client) => {
      clients.push(client);
      return client;
    });
  await from('203.0.113.9');
  await expect(from('198.51.100.7, 203.0.113.9')).rejects.toThrow('429');
  await from('203.0.113.10');
  await Promise.all([raw(), raw(), raw()]);
});

test('documents of clients that are not ours are bounded on a connection, an address and the server, and make room when they end', async () => {
  const [one, two] = [2_000 + 300 * 20, 2 * (2_000 + 300 * 20)];
  await start({
    config: { trustProxy: true },
    socketLimits: { maxDocumentBytes: one, maxDocumentBytesPerIp: one, maxDocumentBytesTogether: two },
  });
  const from = async (ip: string) => {
    const client = await RawClient.open(`${server.url}/graphql/ws`, undefined, { 'x-forwarded-for': ip });
    clients.push(client);
    await client.init();
    return client;
  };
  const [first, second] = [await from('203.0.113.9'), await from('203.0.113.9')];
  const query = (name: string) => `subscription { boardChanged(name: "${name}") { name sequence } }`;
  first.subscribe('a', query('a'));
  await first.next('a');
  second.subscribe('a', query('a'));
  await second.next('a');
  const refused = [
    { message: expect.stringContaining('too much running'), extensions: { code: 'RATE_LIMITED' } },
  ];
  second.subscribe('b', query('b'));
  expect(await second.error('b')).toMatchObject(refused);
  const other = await from('203.0.113.10');
  other.subscribe('c', query('c'));
  await other.next('c');
  const third = await from('203.0.113.11');
  third.subscribe('d', query('d'));
  expect(await third.error('d')).toMatchObject(refused);
  first.close();
  second.send({ type: 'complete', id: 'a' });
  await vi.waitFor(async () => {
    const id = crypto.randomUUID();
    second.subscribe(id, query('b'));
    expect(await Promise.race([second.next(id), second.error(id)])).toMatchObject({
      data: expect.anything(),
    });
  }, soon);
});

test('a page of another origin cannot connect', async () => {
  await start({ config: { allowedOrigins: ['https://bet.example'] } });
  await expect(raw('https://evil.example')).rejects.toThrow('403');
  await raw('https://bet.example');
  await raw(server.url);
});
