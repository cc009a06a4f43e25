import { buildSchema, graphql } from 'graphql';
import { vi } from 'vitest';
import schemaText from '../../../../server/schema.graphql?raw';
import persisted from '../../../persisted.json';

const schema = buildSchema(schemaText);
const texts: Readonly<Record<string, string>> = persisted;

/** What the fake server answers: the root fields of the schema, and paths of REST calls. */
export interface FakeAnswers {
  graphql: Record<string, unknown>;
  /** By path, e.g. '/oauth/token'. */
  rest?: Record<string, (body: Record<string, unknown>) => Response>;
}

export interface FakeServer {
  /** Names of the operations asked, in order. */
  readonly operations: string[];
  readonly paths: string[];
}

/**
 * Answers the app's requests by executing its own persisted documents against the real schema, so that a test cannot
 * give an answer the server could not. Subscriptions never speak: there is no websocket.
 */
export function fakeServer(answers: () => FakeAnswers): FakeServer {
  const server: FakeServer = { operations: [], paths: [] };
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: Record<string, unknown> = init.body ? JSON.parse(String(init.body)) : {};
    server.paths.push(url);
    if (url !== '/graphql') return answers().rest?.[url]?.(body) ?? new Response('{}');
    server.operations.push(String(body.operationName));
    const result = await graphql({
      schema,
      source: texts[hashOf(body)] ?? '',
      rootValue: answers().graphql,
      variableValues: body.variables instanceof Object ? { ...body.variables } : {},
    });
    return new Response(JSON.stringify(result));
  });
  return server;
}

function hashOf(body: unknown): string {
  return JSON.parse(JSON.stringify(body)).extensions.persistedQuery.sha256Hash;
}

class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0;
  readonly readyState = 0;
  send() {}
  close() {}
}
