import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { watchedBoard } from '../testing/watched-board.ts';
import { LiveHub } from './live-hub.ts';
import { Outbox } from './outbox.ts';

const { board, executor, operation } = watchedBoard();
const soon = { timeout: 20_000, interval: 5 };
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function startHub(slowBytes?: number): LiveHub {
  const hub = new LiveHub({ executor, tickMs: 1, gatherMs: 0, ...(slowBytes && { slowBytes }) });
  closing.push(() => hub.close());
  return hub;
}

/** @param flushed gets the order of each sink that is flushed */
function member(order: number, flushed: number[] = []) {
  const frames: Buffer[] = [];
  const enqueue = (frame: Buffer) => frames.push(frame) > 0;
  const flush = () => void flushed.push(order);
  const sink = { order, queuedBytes: () => 0, waitingBytes: () => 0, enqueue, flush, terminate: () => {} };
  return { id: '1', sink, frames, end: () => {} };
}

test('who joins in the moment the last one leaves still gets every change', async () => {
  const hub = startHub();
  const first = await hub.join(operation, { name: 'nfl' }, member(1));
  const second = member(2);
  const joining = hub.join(operation, { name: 'nfl' }, second);
  if ('leave' in first) first.leave();
  const joined = await joining;
  await vi.waitFor(() => expect(second.frames.length).toBe(1), soon);
  expect(board.watchers).toBe(1);
  board.change();
  await vi.waitFor(() => expect(second.frames.length).toBe(2), soon);
  if ('leave' in joined) joined.leave();
  expect(board.watchers).toBe(0);
});

test('who cannot be written to is cut off, and nobody else misses anything', async () => {
  const hub = startHub();
  const written: number[] = [];
  const [broken, well] = [member(1), member(2, written)];
  const cut = vi.fn();
  const joined = [
    await hub.join(operation, { name: 'nfl' }, broken),
    await hub.join(operation, { name: 'nfl' }, well),
  ];
  await vi.waitFor(() => expect(well.frames.length).toBe(1), soon);
  broken.sink.terminate = cut;
  broken.sink.flush = () => {
    throw new Error('The socket is gone.');
  };
  for (const changes of [2, 3]) {
    board.change();
    await vi.waitFor(() => expect(written).toHaveLength(changes), soon);
  }
  expect(cut).toHaveBeenCalled();
  for (const one of joined) if ('leave' in one) one.leave();
});

test('an update that fails is made up for: whoever watched, and whoever came, gets what there is', async () => {
  const hub = startHub();
  const watching = member(1);
  const joined = [await hub.join(operation, { name: 'nfl' }, watching)];
  await vi.waitFor(() => expect(watching.frames.length).toBe(1), soon);
  const failing = vi.spyOn(executor, 'execute').mockRejectedValueOnce(new Error('It cannot be told.'));
  const coming = member(2);
  joined.push(await hub.join(operation, { name: 'nfl' }, coming));
  board.change();
  await vi.waitFor(() => {
    expect(watching.frames.length).toBe(2);
    expect(coming.frames.length).toBe(1);
  }, soon);
  expect(coming.frames).toEqual(watching.frames.slice(1));
  failing.mockRestore();
  for (const one of joined) if ('leave' in one) one.leave();
});

test('connections are written in the order they came, whatever they watch', async () => {
  const hub = startHub();
  const flushed: number[] = [];
  for (const order of [4, 1, 3, 2]) {
    await hub.join(operation, { name: order % 2 === 0 ? 'nfl' : 'nba' }, member(order, flushed));
  }
  await vi.waitFor(() => expect(flushed.length).toBe(4), soon);
  flushed.length = 0;
  board.change();
  await vi.waitFor(() => expect(flushed.length).toBe(4), soon);
  expect(flushed).toEqual([1, 2, 3, 4]);
});

test('what waits for a client that does not read stays within the bound and one update, however much changes', async () => {
  const slowBytes = 100_000;
  const name = 'x'.repeat(50_000);
  const hub = startHub(slowBytes);
  const { client, webSocket, socket } = await connect();
  const received: string[] = [];
  client.on('message', (data) => received.push(data.toString()));
  await hub.join(operation, { name }, { id: '1', sink: new Outbox(1, webSocket, socket), end: () => {} });
  await vi.waitFor(() => expect(received.length).toBe(1), soon);
  client.pause();
  await vi.waitFor(() => {
    board.change();
    expect(socket.writableLength).toBeGreaterThan(slowBytes);
  }, soon);
  for (let change = 0; change < 20; change += 1) {
    const reads = board.reads;
    board.change();
    await vi.waitFor(() => expect(board.reads).toBeGreaterThan(reads), soon);
    expect(socket.writableLength).toBeLessThan(slowBytes + name.length + 1_000);
  }
  client.resume();
  await vi.waitFor(() => expect(received.at(-1)).toContain(`"sequence":${board.version}`), soon);
});

test('of many snapshots of one moment only so many wait for a client that does not read, and the others come later', async () => {
  const slowBytes = 100_000;
  const hub = startHub(slowBytes);
  const { client, webSocket, socket } = await connect();
  const received = new Set<string>();
  client.on('message', (data) => received.add(data.toString()));
  const sink = new Outbox(1, webSocket, socket);
  const names = Array.from({ length: 60 }, (_, at) => `${at}`.padEnd(50_000, 'x'));
  client.pause();
  const waited: number[] = [];
  const flush = sink.flush.bind(sink);
  sink.flush = (bundles) => {
    waited.push(sink.waitingBytes());
    flush(bundles);
  };
  const reads = board.reads;
  for (const [at, name] of names.entries()) {
    await hub.join(operation, { name }, { id: `${at}`, sink, end: () => {} });
  }
  await vi.waitFor(() => expect(board.reads).toBeGreaterThanOrEqual(reads + names.length), soon);
  client.resume();
  await vi.waitFor(() => expect(received.size).toBe(names.length), soon);
  expect(Math.max(...waited)).toBeLessThan(slowBytes + 51_000);
});

test('pings of a client that does not read are answered up to a bound, and none beyond it', async () => {
  const { client, webSocket, socket } = await connect();
  const outbox = new Outbox(1, webSocket, socket);
  client.pause();
  const answer = () => {
    outbox.pongFrame(Buffer.alloc(125));
    outbox.pong({ text: 'x'.repeat(10_000) });
  };
  await vi.waitFor(() => {
    for (let count = 0; count < 100; count += 1) answer();
    expect(socket.writableLength).toBeGreaterThan(65_536);
  }, soon);
  const waiting = socket.writableLength;
  for (let count = 0; count < 1_000; count += 1) answer();
  expect(socket.writableLength).toBeLessThanOrEqual(waiting);
  expect(waiting).toBeLessThan(80_000);
});

test('a client that goes on asking and reads none of its answers is let go, and what waits for it is no more than a few', async () => {
  const { client, webSocket, socket } = await connect();
  const outbox = new Outbox(1, webSocket, socket);
  client.pause();
  const answer = 'x'.repeat(230_000);
  let most = 0;
  for (let asked = 0; asked < 200 && webSocket.readyState === webSocket.OPEN; asked += 1) {
    void outbox.send(answer);
    most = Math.max(most, socket.writableLength);
    await new Promise(setImmediate);
  }
  expect(webSocket.readyState).not.toBe(webSocket.OPEN);
  expect(most).toBeLessThan(1_048_576 + 2 * answer.length);
});

/** Both ends of a websocket, and the server's socket below it. */
async function connect() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`, { perMessageDeflate: false });
  closing.push(
    () => server.close(),
    () => client.terminate(),
  );
  const [webSocket, request]: [WebSocket, IncomingMessage] = await new Promise((resolve) => {
    server.once('connection', (...both) => resolve(both));
  });
  await once(client, 'open');
  return { client, webSocket, socket: request.socket };
}
