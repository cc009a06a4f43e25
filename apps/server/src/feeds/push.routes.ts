import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { bearerToken } from '../platform/graphql/authenticator.ts';
import { problem } from '../platform/http/problem.ts';
import { type FeedProvider, providerOf } from './providers.ts';
import { type PushParts, push } from './push.ts';

/** A snapshot of a long game, every play of it. */
const BODY_LIMIT_BYTES = 5_000_000;
const MOST_MESSAGES = 500;
/** Of one provider's bodies that are being read or wait for those before them: read, a body takes fifteen times its length. */
const MOST_UNDER_WAY_BYTES = 2 * BODY_LIMIT_BYTES;
const AGAIN_IN_S = 1;
/**
 * Objects and lists of a body at most. The plays of a game take three times as many bytes each; a body of nothing else holds up all
 * others for most of a second while it is parsed.
 */
const MOST_PARTS = BODY_LIMIT_BYTES / 12;
const [OBJECT, LIST] = Buffer.from('{[');
const PATH = '/api/feed/messages';

/**
 * POST /api/feed/messages takes a message or a list of them from a provider that names itself by its token, and answers
 * what became of each; docs/feeds.md has the format. Who has no token is refused before the body is read.
 */
export function pushRoutes(parts: PushParts, providers: readonly FeedProvider[]) {
  return (app: FastifyInstance): void => {
    const named = new WeakMap<FastifyRequest, FeedProvider>();
    const underWay = new Map<string, number>();
    /** Of what is under way. */
    const takes = new WeakMap<FastifyRequest, number>();
    const refuseBeyondRoom = async (request: FastifyRequest, reply: FastifyReply) => {
      const name = named.get(request)?.name;
      if (name === undefined) return;
      const bytes = lengthOf(request);
      const before = underWay.get(name) ?? 0;
      if (before + bytes > MOST_UNDER_WAY_BYTES) {
        const message = 'Wait for answers to what you pushed before: more than 10 MB are under way.';
        await reply.code(429).header('retry-after', AGAIN_IN_S).send(problem('RATE_LIMITED', message));
        return;
      }
      underWay.set(name, before + bytes);
      takes.set(request, bytes);
    };
    const take = (request: FastifyRequest, bytes: number) => {
      const name = named.get(request)?.name;
      const before = takes.get(request);
      if (name === undefined || before === undefined) return;
      underWay.set(name, (underWay.get(name) ?? 0) + bytes - before);
      takes.set(request, bytes);
    };
    // Who names no length takes room for the longest body until it is read, and then for its own.
    const readCounted: preParsingHookHandler = (request, _reply, payload, done) => {
      const counted = new CountedBody();
      counted.once('end', () => take(request, counted.receivedEncodedLength));
      // One that leaves ends it; one that sends too much is answered.
      payload.once('error', (error) => counted.destroy(error));
      done(null, payload.pipe(counted));
    };
    // Once there is an answer, and not when the client leaves: what it has sent is worked through all the same.
    const leave = async (request: FastifyRequest) => {
      take(request, 0);
      takes.delete(request);
    };
    const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
      const token = bearerToken(request.headers.authorization ?? '') ?? undefined;
      const provider = providerOf(providers, token);
      if (provider) named.set(request, provider);
      else
        await reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send(problem('UNAUTHENTICATED', 'Send the token of a feed provider as a bearer token.'));
    };
    const refuseUnread = async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = whyUnread(request);
      if (refusal !== undefined) await reply.code(415).send(problem('BAD_REQUEST', refusal));
    };
    app.post(
      PATH,
      {
        bodyLimit: BODY_LIMIT_BYTES,
        onRequest: [authenticate, refuseUnread, refuseBeyondRoom],
        preParsing: readCounted,
        onSend: leave,
      },
      async (request, reply) => {
        const provider = named.get(request);
        const messages = Array.isArray(request.body) ? request.body : [request.body];
        if (!provider || messages.length === 0 || messages.length > MOST_MESSAGES) {
          return reply
            .code(400)
            .send(problem('BAD_REQUEST', `Send one message, or a list of 1 to ${MOST_MESSAGES} of them.`));
        }
        return { outcomes: await push(parts, provider.name, messages) };
      },
    );
  };
}

/** A body on its way to being parsed. */
class CountedBody extends Transform {
  /** Bytes, for Fastify as well. */
  receivedEncodedLength = 0;
  #parts = 0;

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += bytes.length;
    for (const byte of bytes) if (byte === OBJECT || byte === LIST) this.#parts += 1;
    done(this.#parts > MOST_PARTS ? tooManyParts() : null, bytes);
  }
}

function tooManyParts(): Error {
  return Object.assign(new Error(`Send no more than ${Math.floor(MOST_PARTS)} objects and lists at once.`), {
    statusCode: 413,
  });
}

/** What keeps a body from being read, and what to send instead; undefined for one that is. */
function whyUnread({ headers }: FastifyRequest): string | undefined {
  if (!/^\s*application\/json\b/i.test(headers['content-type'] ?? ''))
    return 'Send JSON, with the header content-type: application/json.';
  if (!/^\s*(identity)?\s*$/i.test(headers['content-encoding'] ?? ''))
    return 'Send the body as it is, without a content-encoding.';
  return undefined;
}

/** As announced; the most that is read where it is not. */
function lengthOf({ headers }: FastifyRequest): number {
  return Math.min(Number(headers['content-length'] ?? BODY_LIMIT_BYTES), BODY_LIMIT_BYTES);
}
