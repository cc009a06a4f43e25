import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Identity, TokenOutcome } from './identity.ts';
import { regions } from './regions.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000));

/** The body of the token endpoint: one form a grant. */
const tokenRequest = v.variant('grant_type', [
  v.object({ grant_type: v.literal('password'), username: text, password: text, client_id: text }),
  v.object({ grant_type: v.literal('refresh_token'), refresh_token: text, client_id: text }),
]);

const GRANTS = new Set(['password', 'refresh_token']);
const WRONG_CREDENTIALS = 'The email or password is not right. Please try again.';
const EXPIRED = 'Your session has ended. Please log in again.';

/** The REST side of identity: tokens, logout, session validation, regions. Attempts are limited by address. */
export function identityRoutes(identity: Identity, limits: { readonly loginsPerMinute: number }) {
  const loginLimit = { rateLimit: { max: limits.loginsPerMinute, timeWindow: 60_000 } };
  return (app: FastifyInstance): void => {
    app.post('/oauth/token', { config: loginLimit }, (request, reply) => token(identity, request, reply));
    app.post('/api/logout', (request, reply) => logOut(identity, request, reply));
    app.get('/api/session', (request, reply) => session(identity, request, reply));
    app.get('/i/regions', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(regions),
    );
  };
}

async function token(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parsed = v.safeParse(tokenRequest, request.body);
  if (!parsed.success) return reply.code(400).send(invalidRequest(request.body));
  const body = parsed.output;
  const outcome =
    body.grant_type === 'password'
      ? await identity.logIn(body.username, body.password, {
          ipAddress: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        })
      : await identity.refresh(body.refresh_token);
  return answer(reply.header('cache-control', 'no-store'), outcome, body.grant_type);
}

function answer(
  reply: FastifyReply,
  outcome: TokenOutcome,
  grant: 'password' | 'refresh_token',
): FastifyReply {
  switch (outcome.kind) {
    case 'granted':
      return reply.send({
        access_token: outcome.tokens.accessToken,
        refresh_token: outcome.tokens.refreshToken,
        user_id: outcome.tokens.patronId,
        expires_in: outcome.tokens.expiresInSeconds,
        token_type: 'Bearer',
      });
    case 'refused':
      return reply.code(401).send({
        error: 'invalid_grant',
        error_description: grant === 'password' ? WRONG_CREDENTIALS : EXPIRED,
      });
    case 'locked':
      return reply
        .code(403)
        .header('retry-after', String(outcome.retryAfterSeconds))
        .send({ error: 'access_denied', error_description: lockedText(outcome.retryAfterSeconds) });
  }
}

function lockedText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

function invalidRequest(body: unknown): { error: string; error_description: string } {
  const grant = v.safeParse(v.object({ grant_type: v.string() }), body);
  if (grant.success && !GRANTS.has(grant.output.grant_type)) {
    return { error: 'unsupported_grant_type', error_description: 'Use the grant password or refresh_token.' };
  }
  return {
    error: 'invalid_request',
    error_description: 'Send JSON with grant_type, client_id and username and password, or refresh_token.',
  };
}

async function logOut(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = await identity.viewer(bearer(request));
  if (viewer.kind === 'patron') await identity.logOut(viewer.sessionId);
  return reply.code(204).send();
}

async function session(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = await identity.viewer(bearer(request));
  if (viewer.kind === 'patron') return reply.send({ user_id: viewer.patronId });
  return reply.code(401).send({ error: 'unauthorized', error_description: EXPIRED });
}

function bearer(request: FastifyRequest): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
