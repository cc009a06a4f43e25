import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAnswerAtATime } from './one-answer.ts';

const soon = { timeout: 20_000, interval: 5 };
/** More than the network takes of what nobody reads. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');
const UNREAD_MS = 300;

let app: FastifyInstance;
let client: Socket;
let asked: string[];
let sockets: Socket[];

beforeEach(async () => {
  asked = [];
  sockets = [];
  app = fastify({ forceCloseConnections: true });
  oneAnswerAtATime(app, UNREAD_MS);
  app.get<{ Params: { what: string } }>('/:what', async ({ params: { what } }) => {
    asked.push(what);
    if (what === 'slow') await new Promise((resolve) => setTimeout(resolve, 2 * UNREAD_MS));
    return what.startsWith('large') ? LARGE : `<${what}>`;
  });
  app.server.on('connection', (socket) => sockets.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  client = connect(address.port, '127.0.0.1');
  client.on('error', () => {});
  await once(client, 'connect');
});
afterEach(async () => {
  client.destroy();
  await app.close();
});

const send = (...names: string[]) =>
  client.write(names.map((name) => `GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));

test('requests sent at once are answered one after the other, all of them', async () => {
  let text = '';
  client.on('data', (data) => {
    text += data;
  });
  send('slow', 'a', 'b', 'c');
  await vi.waitFor(() => expect(asked).toEqual(['slow']), soon);
  await vi.waitFor(() => expect(text).toContain('<c>'), soon);
  expect([...text.matchAll(/<(\w+)>/g)].map(([, name]) => name)).toEqual(['slow', 'a', 'b', 'c']);
  send('later');
  await vi.waitFor(() => expect(text).toContain('<later>'), soon);
});

test('of one who reads none of its answers no more than one is made, and the connection is let go', async () => {
  client.pause();
  send('large1', 'large2', 'large3', 'large4');
  await vi.waitFor(() => expect(sockets[0]?.writableLength).toBeGreaterThan(0), soon);
  expect(sockets[0]?.writableLength).toBeLessThan(LARGE.length + 10_000);
  await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true), soon);
  expect(asked).toEqual(['large1']);
});
