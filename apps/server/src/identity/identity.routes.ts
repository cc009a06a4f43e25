import { KEEPABLE } from '@fairline/feed/keepable.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../platform/clock.ts';
import { bearerToken } from '../platform/graphql/authenticator.ts';
import { originOf } from '../platform/http/origin.ts';
import { isLoopback, networkOf, RateLimiter } from '../platform/http/rate-limit.ts';
import { tryAgainIn } from '../platform/try-again.ts';
import type { Identity, TokenOutcome } from './identity.ts';
import { findRegion, regions } from './regions.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000));
/** As long as an e-mail can be, of characters the database can keep. */
const username = v.pipe(text, v.maxLength(254), v.regex(KEEPABLE));

/** The body of the token endpoint: one form a grant. */
const tokenRequest = v.variant('grant_type', [
  v.object({ grant_type: v.literal('password'), username, password: text, client_id: text }),
  v.object({ grant_type: v.literal('refresh_token'), refresh_token: text, client_id: text }),
]);

const GRANTS = new Set(['password', 'refresh_token']);
const WRONG_CREDENTIALS = 'The email or password is not right. Please try again.';
const EXPIRED = 'Your session has ended. Please log in again.';

export interface IdentityRouteOptions {
  readonly clock: Clock;
  /** Token requests of one address, this machine's own not counted; undefined: without a limit. */
  readonly tokensPerMinute: number | undefined;
}

/** The REST side of identity: tokens, logout, session validation, regions. */
export function identityRoutes(identity: Identity, { clock, tokensPerMinute }: IdentityRouteOptions) {
  const limiter =
    tokensPerMinute === undefined
      ? undefined
      : new RateLimiter({ max: tokensPerMinute, windowMs: 60_000 }, clock);
  return (app: FastifyInstance): void => {
    app.setErrorHandler<Error & { statusCode?: number }>(fail);
    takeEmptyBodies(app);
    takeForms(app);
    app.post('/oauth/token', async (request, reply) => {
      const waitSeconds = isLoopback(request.ip) ? 0 : (limiter?.take(networkOf(request.ip)) ?? 0);
      return waitSeconds > 0 ? tooMany(reply, waitSeconds) : token(identity, request, reply);
    });
    app.post('/api/logout', (request, reply) => logOut(identity, request, reply));
    app.get('/api/session', (request, reply) => session(identity, request, reply));
    app.get('/i/regions', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(regions),
    );
  };
}

/** Many clients name JSON as the type of whatever they post, also of nothing: that is a request without a body. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** A field that is sent twice is no request: RFC 6749, section 3.2. */
const REPEATED = Object.assign(new Error('Send each field once.'), { statusCode: 422 });

/** The form of RFC 6749, section 4.3.2, beside the specification's JSON: libraries for OAuth send nothing else. */
function takeForms(app: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser<string>(form, { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(body)];
    const read = Object.fromEntries(fields);
    if (Object.keys(read).length < fields.length) done(REPEATED);
    else done(null, read);
  });
}

async function token(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parsed = v.safeParse(tokenRequest, request.body);
  if (!parsed.success) return reply.code(422).send(invalidRequest(request.body));
  const origin = originOf(request.raw, request.ip);
  if (!isPlace(request, origin.regionCode)) return reply.code(422).send(INVALID_PLACE);
  const body = parsed.output;
  const outcome =
    body.grant_type === 'password'
      ? await identity.logIn(body.username, body.password, origin)
      : await identity.refresh(body.refresh_token);
  return answer(reply.header('cache-control', 'no-store'), outcome, body.grant_type);
}

const INVALID_PLACE = {
  error: 'invalid_request',
  error_description: 'x-country-code must be US or CA, and x-region-code one of its regions, e.g. US-NJ.',
};

/** Both headers may be missing; what they say must exist. */
function isPlace({ headers }: FastifyRequest, regionCode: string | undefined): boolean {
  const country = headers['x-country-code'];
  if (country !== undefined && country !== 'US' && country !== 'CA') return false;
  if (headers['x-region-code'] === undefined) return true;
  const region = findRegion(regionCode ?? '');
  return region !== undefined && (country === undefined || region.country === country);
}

function tooMany(reply: FastifyReply, waitSeconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(waitSeconds))
    .send({ error: 'rate_limited', error_description: lockedText(waitSeconds) });
}

/** A body that is no JSON or too large is the client's fault; anything else is ours, logged and not shown. */
function fail(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== undefined && error.statusCode < 500) {
    reply.code(422).send({ error: 'invalid_request', error_description: error.message });
    return;
  }
  request.log.error({ err: error }, 'A request failed');
  reply.code(500).send({ error: 'server_error', error_description: 'Please try again later.' });
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
  return `Too many attempts. ${tryAgainIn(minutes, 'minute')}.`;
}

function invalidRequest(body: unknown): { error: string; error_description: string } {
  const grant = v.safeParse(v.object({ grant_type: v.string() }), body);
  if (grant.success && !GRANTS.has(grant.output.grant_type)) {
    return { error: 'unsupported_grant_type', error_description: 'Use the grant password or refresh_token.' };
  }
  return {
    error: 'invalid_request',
    error_description:
      'Send JSON or a form with grant_type, client_id and username and password, or refresh_token.',
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
  return bearerToken(request.headers.authorization ?? '') ?? '';
}
