import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { readProviders } from './providers.ts';
import { pushRoutes } from './push.routes.ts';

const TOKEN = 'acme-token-of-thirty-letters-1';
const PATH = '/api/feed/messages';
const MESSAGE = JSON.stringify({ source: 'acme', eventId: 'e1', sequence: 1 });
const soon = { timeout: 20_000, interval: 5 };

let goOn = () => {};
let held = Promise.resolve();
const sources = vi.fn(async () => {
  await held;
  return new Map();
});
const app = fastify();
pushRoutes(
  {
    feeds: { sources, receive: async () => ({ kind: 'accepted' }) },
    catalogue: { competitions: () => [] },
    clock: systemClock,
    doubt: async () => undefined,
  },
  readProviders(`acme=${TOKEN}`) ?? [],
)(app);
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
beforeEach(() => {
  sources.mockClear();
  held = new Promise((resolve) => {
    goOn = resolve;
  });
});
afterAll(() => app.close());

function post(bytes: number): string {
  return `POST ${PATH} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${TOKEN}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;
}

/** Sends this and leaves once it is there. */
async function leaveAfter(sent: string, isThere: () => void): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  await vi.waitFor(isThere, soon);
  socket.destroy();
}

async function statusOf(payload: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url: PATH, headers, payload })).statusCode;
}

test.each([
  ['lists', `[${'[],'.repeat(450_000)}1]`],
  ['lists in lists', '['.repeat(450_000)],
  ['objects', `[${'{},'.repeat(450_000)}1]`],
])('a body of hundreds of thousands of %s is refused, and takes no room any more', async (_, body) => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const sent = await fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'POST', headers, body });
  expect(sent.status).toBe(413);
  expect(await sent.text()).toContain('Send no more than 416666 objects and lists at once.');
  goOn();
  for (let times = 0; times < 6; times += 1) expect(await statusOf(body)).toBe(413);
  expect(await statusOf(MESSAGE)).toBe(200);
});

test('who names no length takes room for what was read, once it is', async () => {
  const chunked = post(0).replace('content-length: 0', 'transfer-encoding: chunked');
  const body = `${MESSAGE.length.toString(16)}\r\n${MESSAGE}\r\n0\r\n\r\n`;
  const answered = vi.fn();
  const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('data', (data) => answered(String(data).split('\r\n', 1)[0]));
    const read = vi.fn();
    app.server.once('request', (request: IncomingMessage) => request.once('end', read));
    socket.write(chunked + body);
    await vi.waitFor(() => expect(read).toHaveBeenCalled(), soon);
  }
  goOn();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(3), soon);
  expect(answered.mock.calls.flat()).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'));
  for (const socket of sockets) socket.destroy();
});

test('what one has sent who left takes room until it was worked through, and what was never sent takes none', async () => {
  const seen = vi.fn();
  app.server.on('request', seen);
  for (let times = 1; times <= 3; times += 1)
    await leaveAfter(`${post(4_900_000)}[`, () => expect(seen).toHaveBeenCalledTimes(times));
  const large = MESSAGE.padEnd(4_900_000);
  // Of one provider's pushes one is worked through at a time.
  await leaveAfter(post(large.length) + large, () => expect(sources).toHaveBeenCalledTimes(1));
  await leaveAfter(post(large.length) + large, () => expect(seen).toHaveBeenCalledTimes(5));
  await vi.waitFor(async () => expect(await statusOf(`${large} `)).toBe(429), soon);
  goOn();
  await vi.waitFor(async () => expect(await statusOf(large)).toBe(200), soon);
});
