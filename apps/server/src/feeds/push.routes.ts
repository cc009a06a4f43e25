import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../platform/graphql/authenticator.ts';
import { problem } from '../platform/http/problem.ts';
import { type FeedProvider, providerOf } from './providers.ts';
import { type PushParts, push } from './push.ts';

/** A snapshot of a long game, every play of it. */
const BODY_LIMIT_BYTES = 5_000_000;
const MOST_MESSAGES = 500;
const PATH = '/api/feed/messages';

/**
 * POST /api/feed/messages takes a message or a list of them from a provider that names itself by its token, and answers
 * what became of each; docs/feeds.md has the format. Who has no token is refused before the body is read.
 */
export function pushRoutes(parts: PushParts, providers: readonly FeedProvider[]) {
  return (app: FastifyInstance): void => {
    const named = new WeakMap<FastifyRequest, FeedProvider>();
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
      { bodyLimit: BODY_LIMIT_BYTES, onRequest: [authenticate, refuseUnread] },
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

/** What keeps a body from being read, and what to send instead; undefined for one that is. */
function whyUnread({ headers }: FastifyRequest): string | undefined {
  if (!/^\s*application\/json\b/i.test(headers['content-type'] ?? ''))
    return 'Send JSON, with the header content-type: application/json.';
  if (!/^\s*(identity)?\s*$/i.test(headers['content-encoding'] ?? ''))
    return 'Send the body as it is, without a content-encoding.';
  return undefined;
}
