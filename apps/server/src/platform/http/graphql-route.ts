import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { bearerToken } from '../graphql/authenticator.ts';
import type { Budget } from '../graphql/budget.ts';
import { unauthenticated } from '../graphql/context.ts';
import { maskError, publicError } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import { type GraphqlRequest, parseGraphqlRequest, parseJson } from '../graphql/request.ts';
import type { Variables } from '../graphql/run.ts';
import type { CostBudgets } from './cost-budgets.ts';
import { originOf } from './origin.ts';
import { chooseEncoding, ReadyBody } from './ready-body.ts';
import type { SharedResponses } from './shared-responses.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';

/** Of brotli, for what is compressed to be sent once. */
const TEXT_QUALITY = 3;

export interface GraphqlRouteOptions {
  readonly executor: Executor;
  readonly budgets: CostBudgets;
  /** Of all root fields that this endpoint answers, and no others. */
  readonly shared: SharedResponses;
  /** Bytes of a request's body at most. */
  readonly bodyLimit: number;
  /** Another address for some of the root fields, beside the whole schema at /graphql. */
  readonly part?: GraphqlPart;
}

/** An endpoint that answers some root fields and no others. */
export interface GraphqlPart {
  /** '/payments/graphql' */
  readonly path: string;
  readonly rootFields: ReadonlySet<string>;
}

/** GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/): POST, and GET for queries. */
export function graphqlRoute(
  app: FastifyInstance,
  { executor, budgets, shared, bodyLimit, part }: GraphqlRouteOptions,
): void {
  const handler = new GraphqlHandler(executor, budgets, shared, part);
  const path = part?.path ?? '/graphql';
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    const charset = /charset="?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset && !/^utf-?8$/i.test(charset)) done(unsupportedMedia());
    else done(null, body);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    handler.fail(error, request, reply);
  });
  app.post(path, (request, reply) => handler.post(request, reply));
  app.get(path, (request, reply) => handler.get(request, reply));
}

function unsupportedMedia(): Error {
  return Object.assign(new Error('Send UTF-8.'), { statusCode: 415 });
}

class GraphqlHandler {
  readonly #executor: Executor;
  readonly #budgets: CostBudgets;
  readonly #part: GraphqlPart | undefined;
  readonly #shared: SharedResponses;

  constructor(
    executor: Executor,
    budgets: CostBudgets,
    shared: SharedResponses,
    part: GraphqlPart | undefined,
  ) {
    this.#executor = executor;
    this.#budgets = budgets;
    this.#shared = shared;
    this.#part = part;
  }

  async post(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const text = typeof request.body === 'string' ? request.body : '';
    const ready = this.#shared.byRequest(text, this.#budgetOf(request));
    if (ready) return send(request, reply, ready instanceof ReadyBody ? ready : await ready);
    return this.#answer(request, reply, parseGraphqlRequest(parseJson(text, 'The body')), text);
  }

  async get(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const text = request.url;
    const ready = this.#shared.byRequest(text, this.#budgetOf(request));
    if (ready) return send(request, reply, ready instanceof ReadyBody ? ready : await ready);
    return this.#answer(request, reply, parseGraphqlRequest(parametersOf(request.query)), text);
  }

  async #answer(request: FastifyRequest, reply: FastifyReply, asked: GraphqlRequest, text: string) {
    const budget = this.#budgetOf(request);
    const operation = this.#executor.parts.documents.find(asked, budget);
    this.#refuseOthers(operation);
    if (operation.type === 'subscription') {
      throw publicError('BAD_REQUEST', 'Subscriptions go over the websocket at /graphql/ws.');
    }
    if (operation.type === 'mutation' && request.method !== 'POST') {
      reply.header('allow', 'POST');
      throw publicError('METHOD_NOT_ALLOWED', 'A mutation must be sent with POST.');
    }
    const variables = operation.declared(asked.variables);
    const ready = this.#shared.answer(operation, variables, text, budget);
    return send(request, reply, await (ready ?? this.#execute(request, reply, operation, variables)));
  }

  #budgetOf({ ip }: FastifyRequest): Budget {
    return this.#budgets.of(ip);
  }

  async #execute(request: FastifyRequest, reply: FastifyReply, operation: Operation, variables: Variables) {
    if (operation.type === 'mutation') await this.#executor.refuseReplaced();
    const viewer = await this.#executor.viewerOf(tokenOf(request));
    const context = this.#executor.contextFor(viewer, originOf(request, request.ip));
    const settle = operation.pay(this.#budgetOf(request));
    const result = await this.#executor.execute(operation, variables, context);
    // No data: nothing was executed, the request itself is at fault.
    if (result.data === undefined) reply.code(failureStatus(request, 400));
    reply.header('cache-control', 'no-store');
    const text = operation.stringify(result);
    settle(text);
    return text;
  }

  /** @throws GraphQLError BAD_REQUEST for what this endpoint does not answer */
  #refuseOthers({ rootFields }: Operation): void {
    const part = this.#part;
    const other = part && rootFields.find((name) => !part.rootFields.has(name));
    if (other === undefined) return;
    throw publicError('BAD_REQUEST', `${part?.path} does not answer ${other}: ask /graphql.`);
  }

  fail(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
    const graphqlError = error instanceof GraphQLError ? error : transportError(error);
    const formatted = maskError(graphqlError, this.#executor.parts.logger);
    const status = error.statusCode ?? statusOf(formatted.extensions?.code, request);
    const waitSeconds = formatted.extensions?.retryAfterSeconds;
    if (typeof waitSeconds === 'number') reply.header('retry-after', waitSeconds);
    reply
      .code(status)
      .type(contentType(request))
      .send(JSON.stringify({ errors: [formatted] }));
  }
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization !== undefined) {
    const token = bearerToken(headers.authorization);
    if (token === null) throw unauthenticated();
    return token;
  }
  const anonymous = headers['x-anonymous-token'];
  return typeof anonymous === 'string' ? anonymous : undefined;
}

function parametersOf(query: unknown): unknown {
  const parameters: Record<string, unknown> = { ...(typeof query === 'object' ? query : {}) };
  for (const name of ['variables', 'extensions']) {
    const value = parameters[name];
    if (typeof value === 'string') parameters[name] = parseJson(value, `The parameter ${name}`);
  }
  return parameters;
}

/** What Fastify refused: too large, not JSON … Anything else is a bug and masked like one. */
function transportError(error: Error & { statusCode?: number }): GraphQLError {
  if (error.statusCode === undefined || error.statusCode >= 500) {
    return new GraphQLError(error.message, { path: [], originalError: error });
  }
  return publicError('BAD_REQUEST', error.message);
}

function statusOf(code: unknown, request: FastifyRequest): number {
  switch (code) {
    case 'INTERNAL_SERVER_ERROR':
      return 500;
    case 'METHOD_NOT_ALLOWED':
      return 405;
    case 'RATE_LIMITED':
      return 429;
    case 'SERVICE_UNAVAILABLE':
      return 503;
    case 'BAD_REQUEST':
    case 'PERSISTED_QUERY_HASH_MISMATCH':
      return 400;
    case 'UNAUTHENTICATED':
      return failureStatus(request, 401);
    default:
      return failureStatus(request, 400);
  }
}

/** A client that reads application/json gets 200 for whatever is wrong inside a well-formed request. */
function failureStatus(request: FastifyRequest, status: number): number {
  return contentType(request) === RESPONSE_TYPE ? status : 200;
}

function contentType({ headers }: FastifyRequest): string {
  return headers.accept?.includes('application/graphql-response+json') ? RESPONSE_TYPE : JSON_TYPE;
}

/** @param body a text is compressed for this answer alone, if at all */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadyBody | string,
): Promise<FastifyReply> {
  reply.header('content-type', contentType(request));
  const isText = typeof body === 'string';
  const length = isText ? Buffer.byteLength(body) : body.plain.length;
  const encoding = chooseEncoding(request.headers['accept-encoding'], length);
  // A text leaves with its headers in one piece, bytes in a second one.
  if (!encoding) return reply.send(isText ? body : body.plain);
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  const ready = isText ? new ReadyBody(Buffer.from(body), TEXT_QUALITY) : body;
  return reply.send(await ready.encoded(encoding));
}
