import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { ManualClock } from '../clock.ts';
import type { Authenticated, Authenticator } from '../graphql/authenticator.ts';
import type { Services } from '../graphql/context.ts';
import {
  createHttpServer,
  type HttpConfig,
  type HttpServer,
  type HttpServerOptions,
} from '../http/server.ts';
import { createLogger } from '../log.ts';

/** Tokens by hand: 'patron' and 'visitor' are valid, anything else is not. */
export class TestAuthenticator implements Authenticator {
  readonly #clock: ManualClock;
  readonly #listeners = new Set<(sessionId: string) => void>();

  constructor(clock: ManualClock) {
    this.#clock = clock;
  }

  async authenticate(token: string): Promise<Authenticated | null> {
    const expiresAt = this.#clock.now() + (token === 'short' ? 50 : 900_000);
    if (token === 'patron' || token === 'short') {
      return { viewer: { kind: 'patron', patronId: 'p1', sessionId: 's1' }, expiresAt };
    }
    return token === 'visitor' ? { viewer: { kind: 'visitor', visitorId: 'v1' }, expiresAt } : null;
  }

  onSessionEnded(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  endSession(sessionId: string): void {
    for (const listener of this.#listeners) listener(sessionId);
  }
}

export interface TestServer {
  readonly server: HttpServer;
  readonly clock: ManualClock;
  readonly authenticator: TestAuthenticator;
  /** 'http://127.0.0.1:<port>' */
  readonly url: string;
  /** Sends a GraphQL request as JSON. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface TestServerOptions extends Partial<Omit<HttpServerOptions, 'config' | 'schema' | 'clock'>> {
  readonly config?: Partial<HttpConfig>;
  readonly routes?: readonly ((app: FastifyInstance) => void)[];
}

/** The services a test needs; more can be assigned to it. Whoever asks for a domain that was left out is told which. */
export function servicesOf(some: Partial<Services>): Services {
  const services: Services = Object.create(null);
  return new Proxy(Object.assign(services, some), {
    get: (known, name) => {
      if (name in known) return Reflect.get(known, name);
      throw new Error(`The test was given no service '${String(name)}'.`);
    },
  });
}

/** The HTTP server on a free port, silent, with tokens by hand unless an identity is given. */
export async function startTestServer(
  schema: GraphQLSchema,
  { config, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const clock = new ManualClock(Date.now());
  const authenticator = new TestAuthenticator(clock);
  const server = createHttpServer({
    schema,
    services: servicesOf({}),
    identity: authenticator,
    clock,
    logger: createLogger('silent'),
    config: {
      host: '127.0.0.1',
      port: 0,
      trustProxy: false,
      introspection: true,
      requestLimit: undefined,
      costLimit: undefined,
      allowedOrigins: [],
      webFolder: '/nowhere',
      manifestFile: '/nowhere',
      ...config,
    },
    ...options,
  });
  const url = await server.listen();
  return {
    server,
    clock,
    authenticator,
    url,
    post: (body, headers) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: () => server.close(),
  };
}
