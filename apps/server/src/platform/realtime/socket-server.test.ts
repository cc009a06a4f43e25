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
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
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
