import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is left of an answer that its client does not read, and the connection with it, is let go after this. */
const UNREAD_MS = 30_000;

interface Answering {
  isBusy: boolean;
  readonly waiting: (() => void)[];
}

/** A client that has reset its connection by now has no address any more, and nobody reads an answer: it is let go without one. */
export function forgetThoseWhoLeft(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== undefined) return done();
    reply.hijack();
    request.raw.socket.destroy();
  });
}

/**
 * Of the requests that one connection sends without waiting for their answers, the next is answered once the network has taken the answer
 * before it: for one that does not read, one answer waits in memory and not all.
 */
export function oneAnswerAtATime(app: FastifyInstance, unreadMs = UNREAD_MS): void {
  const connections = new WeakMap<Socket, Answering>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const answering = connections.get(socket) ?? { isBusy: false, waiting: [] };
    connections.set(socket, answering);
    const start = () => {
      answering.isBusy = true;
      reply.raw.once('close', () => {
        answering.isBusy = false;
        // What was still asked by one who left is not answered.
        if (socket.destroyed) answering.waiting.length = 0;
        answering.waiting.shift()?.();
      });
      done();
    };
    if (answering.isBusy) answering.waiting.push(start);
    else start();
  });
  // From here on only the client can keep it waiting. The time begins anew whenever the network takes something.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.raw.socket.setTimeout?.(unreadMs);
    done(null, payload);
  });
}
