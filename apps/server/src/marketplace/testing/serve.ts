import { createClient } from 'graphql-ws';
import type * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Authenticator } from '../../platform/graphql/authenticator.ts';
import type { Services, Viewer } from '../../platform/graphql/context.ts';
import { createLogger } from '../../platform/log.ts';
import { type Answer, answerOf, dataOf } from '../../platform/testing/answer.ts';
import { servicesOf, startTestServer } from '../../platform/testing/test-server.ts';
import { buildSchema } from '../../schema.ts';

/** Tokens of a test: 'visitor:<id>' and 'patron:<id>' are who they say. */
export const testAuthenticator: Authenticator = {
  authenticate: async (token) => {
    const viewer = viewerOf(token);
    return viewer && { viewer, expiresAt: Date.now() + 3_600_000 };
  },
  onSessionEnded: () => () => {},
};

function viewerOf(token: string): Viewer | null {
  const [kind, id] = token.split('.');
  if (!id) return null;
  if (kind === 'visitor') return { kind, visitorId: id };
  return kind === 'patron' ? { kind, patronId: id, sessionId: 'session' } : null;
}

/** The real server, HTTP and websocket, with the services a test needs. */
export async function serve(services: Partial<Services>) {
  const server = await startTestServer(buildSchema(), {
    services: servicesOf(services),
    identity: testAuthenticator,
    logger: createLogger('error'),
    live: { tickMs: 20 },
  });
  const { url, post } = server;
  const clients: { dispose(): unknown }[] = [];

  async function ask(query: string, variables: object = {}, token?: string): Promise<Answer> {
    const response = await post({ query, variables }, token ? { authorization: `Bearer ${token}` } : {});
    return answerOf(await response.json());
  }

  /** Asks what is not refused: the data with the fields that a test looks at. Throws the answer's errors. */
  async function asked<const T extends v.ObjectEntries>(
    fields: T,
    query: string,
    variables: object = {},
    token?: string,
  ) {
    return dataOf(fields, await ask(query, variables, token));
  }

  /** Results of a subscription, one after the other. Ends with `return()`. */
  function subscribe(query: string, variables: Record<string, unknown> = {}, token?: string) {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql/ws`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
    });
    clients.push(client);
    return client.iterate<Record<string, unknown>>({ query, variables });
  }

  async function close(): Promise<void> {
    await Promise.all(clients.map((client) => client.dispose()));
    await server.close();
  }

  return { url, ask, asked, subscribe, close };
}

/** The next result of a subscription; a subscription that ends is a failure. */
export async function nextOf<T>(results: AsyncIterator<{ data?: T | null | undefined }>): Promise<T> {
  const { done, value } = await results.next();
  if (done || !value.data) throw new Error(`The subscription ended: ${JSON.stringify(value)}`);
  return value.data;
}

type Results = AsyncIterator<{ data?: Record<string, unknown> | null | undefined }>;

/** The next result of a subscription, with the fields that a test looks at. */
export async function nextWith<const T extends v.ObjectEntries>(fields: T, results: Results) {
  return dataOf(fields, { data: await nextOf(results) });
}
