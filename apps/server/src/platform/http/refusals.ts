import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { isApiPath } from './api-path.ts';
import { problem } from './problem.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendPageInstead, type WebFiles } from './web-files.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what no route takes, and what fails before or within one, with a problem of the right status. */
export function refuseTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuseUnknown(app, request, reply));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(problem('BAD_REQUEST', wordsOf(error, request)));
    request.log.error({ err: error }, 'A request failed');
    return reply
      .code(500)
      .send(problem('INTERNAL_SERVER_ERROR', 'An unexpected error occurred. Please try again later.'));
  });
}

/** Of a body that is too large how large it may be, which Fastify does not say. */
function wordsOf({ code, message }: FastifyError, { routeOptions }: FastifyRequest): string {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE' || routeOptions.bodyLimit === undefined) return message;
  return `Send a body of at most ${routeOptions.bodyLimit.toLocaleString('en')} bytes.`;
}

function refuseUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.url.split('?', 1)[0] ?? '/';
  const screens: readonly HTTPMethods[] = isApiPath(url) ? [] : ['GET', 'HEAD'];
  const taken = METHODS.filter((method) => app.hasRoute({ url, method }));
  const allowed = taken.length > 0 ? taken : screens;
  if (allowed.length === 0 || allowed.some((method) => method === request.method)) {
    return reply.code(404).send(problem('NOT_FOUND', 'There is nothing at this address.'));
  }
  const message = `Use ${allowed.join(' or ')} at this address.`;
  return reply.code(405).header('allow', allowed.join(', ')).send(problem('METHOD_NOT_ALLOWED', message));
}

/** An address that cannot be read: it reaches no route and no hook. A browser gets the app, which says that nothing is there. */
export function refuseAddresses(web: WebFiles) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(SECURITY_HEADERS);
    void sendPageInstead(request, reply, web, 400).then((sent) => sent ?? refuseAddress(reply));
  };
}

function refuseAddress(reply: FastifyReply): FastifyReply {
  const message = 'The address is not valid: a % must be followed by two hexadecimal digits.';
  return reply.code(400).send(problem('BAD_REQUEST', message));
}
