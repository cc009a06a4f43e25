import { existsSync, readFileSync } from 'node:fs';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { ServerLock } from '../database/only-server.ts';
import { StartupError } from '../database/startup-error.ts';
import type { Authenticator } from '../graphql/authenticator.ts';
import type { Services } from '../graphql/context.ts';
import { Documents } from '../graphql/documents.ts';
import { Executor } from '../graphql/executor.ts';
import type { DocumentLimits } from '../graphql/limits.ts';
import type { Logger } from '../log.ts';
import { type Figure, Metrics } from '../metrics.ts';
import { LiveHub, type LiveHubOptions } from '../realtime/live-hub.ts';
import { type SocketLimits, socketServer } from '../realtime/socket-server.ts';
import { CostBudgets } from './cost-budgets.ts';
import { type GraphqlPart, graphqlRoute } from './graphql-route.ts';
import { type ListenAddress, listenError } from './listen.ts';
import { forgetThoseWhoLeft, oneAnswerAtATime } from './one-answer.ts';
import { type HealthCheck, observeRequests, operationsRoutes } from './operations-routes.ts';
import { clientIp, originOf, TRUSTED_HOPS } from './origin.ts';
import { limitRequests, type RateLimit } from './rate-limit.ts';
import { refuseAddresses, refuseTheRest } from './refusals.ts';
import { secureAnswers } from './security-headers.ts';
import { sharedResponsesOf } from './shared-responses.ts';
import { readWebFiles, type WebFiles, webFiles } from './web-files.ts';

/** What of the configuration the HTTP server reads. */
export interface HttpConfig extends ListenAddress {
  /** A proxy in front names the client in X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly introspection: boolean;
  /** All requests of one address; undefined: no limit. */
  readonly requestLimit: RateLimit | undefined;
  /** What documents of one address that are not our own may cost, and our own as much again; undefined: no limit. */
  readonly costLimit: RateLimit | undefined;
  readonly allowedOrigins: readonly string[];
  /** A CDN that pages may show images of. */
  readonly imageOrigin?: string | undefined;
  /** The built web app. */
  readonly webFolder: string;
  /** The web app's documents, {sha256: text}. */
  readonly manifestFile: string;
}

export interface HttpServerOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly identity: Authenticator;
  readonly config: HttpConfig;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly surety?: Pick<ServerLock, 'isSure' | 'wasReplaced'>;
  /** Each adds routes of its own, in a scope of its own. */
  readonly routes?: readonly ((app: FastifyInstance) => void)[];
  /** Further addresses of parts of the schema. */
  readonly parts?: readonly GraphqlPart[];
  readonly checkHealth?: HealthCheck;
  /** Never, where this is left out. */
  readonly isStarting?: () => boolean;
  /** Shown at /metrics beside the server's own. */
  readonly figures?: readonly Figure[];
  readonly documentLimits?: DocumentLimits;
  readonly socketLimits?: Partial<SocketLimits>;
  readonly live?: Pick<LiveHubOptions, 'tickMs' | 'gatherMs' | 'slowBytes'>;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  /** Starts listening; answers the address, e.g. 'http://127.0.0.1:4000'. Rejects with StartupError. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const BODY_LIMIT_BYTES = 100_000;
/** What the web app asks first, for any page. */
const FIRST_QUERY = 'pageQuery';

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { config, clock } = options;
  const metrics = new Metrics();
  metrics.add(options.figures ?? []);
  const { documents, executor } = graphqlOf(options);
  const hub = new LiveHub({ executor, metrics, ...options.live });
  const web = readWebFiles(config.webFolder, config.imageOrigin);
  const app = bareApp(options, web);
  forgetThoseWhoLeft(app);
  oneAnswerAtATime(app);
  secureAnswers(app);
  refuseTheRest(app);
  observeRequests(app, metrics);
  if (config.requestLimit) limitRequests(app, config.requestLimit, clock, metrics);
  const budgets = new CostBudgets(config.costLimit, clock, metrics);
  const shared = sharedResponsesOf(executor);
  const graphql = { executor, budgets, shared, bodyLimit: BODY_LIMIT_BYTES };
  app.register(async (scope) => graphqlRoute(scope, graphql));
  for (const part of options.parts ?? []) {
    app.register(async (scope) =>
      graphqlRoute(scope, { ...graphql, shared: sharedResponsesOf(executor), part }),
    );
  }
  for (const addRoutes of options.routes ?? []) app.register(async (scope) => addRoutes(scope));
  operationsRoutes(app, {
    metrics,
    checkHealth: options.checkHealth ?? (async () => []),
    isStarting: options.isStarting ?? (() => false),
  });
  webFiles(app, web);
  const sockets = socketServer({
    server: app.server,
    executor,
    hub,
    shared,
    metrics,
    budgets,
    allowedOrigins: config.allowedOrigins,
    originOf: (request) => originOf(request, clientIp(request, config.trustProxy)),
    ...(options.socketLimits && { limits: options.socketLimits }),
  });
  return {
    app,
    metrics,
    listen: async () => {
      await documents.prepareOwn(FIRST_QUERY);
      return listen(app, config);
    },
    close: async () => {
      sockets.close();
      hub.close();
      await app.close();
    },
  };
}

function graphqlOf({
  schema,
  services,
  identity,
  config,
  clock,
  logger,
  surety,
  documentLimits,
}: HttpServerOptions) {
  const documents = new Documents({
    schema,
    manifest: readManifest(config.manifestFile),
    introspection: config.introspection,
    ...(documentLimits && { limits: documentLimits }),
  });
  const executor = new Executor({
    schema,
    services,
    documents,
    authenticator: identity,
    clock,
    logger,
    surety,
  });
  return { documents, executor };
}

/** A request that is not there with its body by then is answered 408, and its connection ended. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Without routes. */
function bareApp({ config, logger }: HttpServerOptions, web: WebFiles): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  return fastify({
    loggerInstance,
    // A logger of its own for each request costs more than what it adds, a number.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && ((_address, hop) => hop < TRUSTED_HOPS),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    frameworkErrors: refuseAddresses(web),
  });
}

/** Node takes one connection in a turn: after a break all clients come at once, and wait here instead of failing. */
const WAITING_CONNECTIONS = 4096;

async function listen(app: FastifyInstance, { host, port }: HttpConfig): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: WAITING_CONNECTIONS });
  } catch (error) {
    throw listenError(error, { host, port });
  }
}

const Manifest = v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), v.string());

function readManifest(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const parsed = v.safeParse(Manifest, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new StartupError(`${file} is not a list of documents by sha256: build the web app again.`);
  return parsed.output;
}
