import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { RawClient } from '../testing/raw-client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';

const schema = priceBoardSchema(new PriceBoard());
const sockets: Socket[] = [];
let server: TestServer;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function start(options: TestServerOptions = {}) {
  server = await startTestServer(schema, options);
}

/** Asks for a websocket by hand, and hears nothing of what is sent. */
async function upgrade(path: string, headers: Record<string, string> = {}): Promise<Socket> {
  const port = Number(new URL(server.url).port);
  // It never ends its own half.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  const all = {
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return socket;
}

/** The status of the answer. */
async function status(socket: Socket): Promise<string> {
  const [answer] = await once(socket, 'data');
  return String(answer).split(' ')[1] ?? '';
}

test('a client that goes away while it is refused leaves the server as it was', async () => {
  await start();
  for (let time = 0; time < 20; time++) {
    const socket = await upgrade('/nowhere');
    await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
  }
  const client = await RawClient.open(`${server.url}/graphql/ws`);
  await client.init();
  client.close();
});

test('a connection of another protocol is told so, and counts as one until it is gone', async () => {
  await start({ config: { trustProxy: true }, socketLimits: { maxConnectionsPerIp: 2 } });
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const other = { ...from, 'Sec-WebSocket-Protocol': 'another' };
  const first = await upgrade('/graphql/ws', other);
  expect(await status(first)).toBe('101');
  expect(await status(await upgrade('/graphql/ws', other))).toBe('101');
  expect(await status(await upgrade('/graphql/ws', other))).toBe('429');
  first.destroy();
  await vi.waitFor(async () => expect(await status(await upgrade('/graphql/ws', other))).toBe('101'));
});

test('a refused connection is ended by the server, whatever the client does', async () => {
  await start();
  const socket = await upgrade('/nowhere');
  expect(await status(socket)).toBe('404');
  const connections = () =>
    new Promise<number>((resolve) =>
      server.server.app.server.getConnections((_error, count) => resolve(count)),
    );
  await vi.waitFor(async () => expect(await connections()).toBe(0));
});

test.each([
  [
    'nested five thousand deep',
    4400,
    (client: RawClient) => client.sendText(`{"type":"ping","payload":${deep(5_000)}}`),
  ],
  [
    'a repeated id of a hundred characters, more than a reason holds',
    4409,
    (client: RawClient) => {
      for (let time = 0; time < 2; time++)
        client.subscribe('ä'.repeat(100), 'subscription { boardChanged(name: "a") { name } }');
    },
  ],
] as const)('%s ends the connection that sent it, and no other', async (_what, code, send) => {
  await start();
  const [bad, good] = await Promise.all([1, 2].map(() => RawClient.open(`${server.url}/graphql/ws`)));
  if (!bad || !good) throw new Error('Nobody is connected.');
  await Promise.all([bad.init(), good.init()]);
  send(bad);
  expect(await bad.closed).toBe(code);
  good.send({ type: 'ping' });
  await good.message('pong');
  good.close();
});

test('variables nested five thousand deep are refused in words, over the websocket and HTTP', async () => {
  await start();
  const query = 'query ($any: Any) { __typename }';
  const client = await RawClient.open(`${server.url}/graphql/ws`);
  await client.init();
  client.sendText(
    `{"type":"subscribe","id":"a","payload":{"query":"${query}","variables":{"any":${deep(5_000)}}}}`,
  );
  const why = 'The parameter variables has more than 32 levels.';
  expect(await client.error('a')).toMatchObject([{ message: why, extensions: { code: 'BAD_REQUEST' } }]);
  const response = await server.post(`{"query":"${query}","variables":{"any":${deep(5_000)}}}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ message: why }] });
  client.close();
});

function deep(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

test('a request that never comes to its end is not waited for', async () => {
  await start();
  const { requestTimeout, headersTimeout } = server.server.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([60_000, 60_000]);
});
