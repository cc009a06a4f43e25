import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.ts';

test('however much is sent to one who does not read, one wait for the network is left behind', async () => {
  const webSockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(webSockets, 'listening');
  const address = webSockets.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[webSocket, request]] = await Promise.all([once(webSockets, 'connection'), once(client, 'open')]);
  const socket: Socket = request.socket;
  client.pause();
  const before = socket.listenerCount('drain');
  const outbox = new Outbox(1, webSocket, socket);
  const message = 'x'.repeat(20_000);
  const sent: Promise<void>[] = [];
  // The kernel takes some megabytes before the first one waits.
  while (sent.length < 5_000 && socket.writableLength < 500_000) sent.push(outbox.send(message));
  expect(socket.writableLength).toBeGreaterThan(100_000);
  expect(socket.listenerCount('drain') - before).toBe(1);
  client.resume();
  await Promise.all(sent);
  expect(socket.listenerCount('drain')).toBe(before);
  client.terminate();
  webSockets.close();
});
