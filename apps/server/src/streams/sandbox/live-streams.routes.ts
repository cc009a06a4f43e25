import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { problem } from '../../platform/http/problem.ts';
import type { EndCode, Watcher } from './frame-rooms.ts';
import type { Ticket } from './tickets.ts';

/** The live-stream endpoint [API-004]. */
export const LIVE_STREAM_PATH = '/live-streams';

/** A comment so often keeps proxies from closing a line on which nothing happens. */
const BEAT_MS = 15_000;
/** Pictures that wait for a slow reader at most, in bytes; later ones are left out. */
const MOST_WAITING = 200_000;

interface Pictures {
  ticket(code: string): Ticket | undefined;
  /** Undefined where too many watch. */
  watch(ticket: Ticket, watcher: Watcher): (() => void) | undefined;
}

/** GET /live-streams/<ticket>: pictures as server-sent events, until the event or the ticket is over. */
export function liveStreamRoutes(pictures: Pictures, clock: Clock) {
  return (app: FastifyInstance): void => {
    // Nobody is at the end of a line that was asked for by HEAD.
    const options = { exposeHeadRoute: false };
    app.get<{ Params: { code: string } }>(`${LIVE_STREAM_PATH}/:code`, options, (request, reply) => {
      const ticket = pictures.ticket(request.params.code);
      if (!ticket) {
        return reply
          .code(404)
          .send(problem('NOT_FOUND', 'This stream is not open any more: open it again with openLiveStream.'));
      }
      const stream = events(pictures, ticket, ticket.expiresAtMs - clock.now());
      if (!stream) {
        return reply
          .code(429)
          .send(problem('RATE_LIMITED', 'Too many watch this stream: close one of its pages, or try later.'));
      }
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(stream);
    });
  };
}

function events(pictures: Pictures, ticket: Ticket, forMs: number): Readable | undefined {
  let leave: (() => void) | undefined;
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      leave?.();
      clearInterval(beat);
      clearTimeout(expiry);
      done(error);
    },
  });
  const say = (name: string, data: string) => {
    if (stream.readableLength < MOST_WAITING) stream.push(`event: ${name}\ndata: ${data}\n\n`);
  };
  const end = (code: EndCode | 'EXPIRED') => {
    stream.push(`event: end\ndata: ${code}\n\n`);
    stream.push(null);
  };
  const beat = setInterval(() => stream.push(': \n\n'), BEAT_MS).unref();
  const expiry = setTimeout(() => end('EXPIRED'), forMs).unref();
  leave = pictures.watch(ticket, { frame: (svg) => say('frame', svg), end });
  if (leave !== undefined) return stream;
  stream.destroy();
  return undefined;
}
