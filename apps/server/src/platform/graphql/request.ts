import * as v from 'valibot';
import { isTooDeep, MOST_LEVELS } from '../nesting.ts';
import type { DocumentRequest } from './documents.ts';
import { publicError } from './errors.ts';
import type { Variables } from './run.ts';

const text = v.nullish(v.string());

/** An object as JSON has them. (A list would pass for a record with numbers as its keys.) */
const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'It must be an object.',
);

/** A request by the GraphQL-over-HTTP specification, with the usual ways to name a known document. */
const Body = v.object({
  query: text,
  operationName: text,
  variables: v.nullish(object),
  extensions: v.nullish(
    v.pipe(
      object,
      v.looseObject({
        persistedQuery: v.optional(v.object({ sha256Hash: v.pipe(v.string(), v.maxLength(64)) })),
      }),
    ),
  ),
  doc_id: text,
  id: text,
  documentId: text,
});

export interface GraphqlRequest extends DocumentRequest {
  readonly variables: Variables;
}

/** Reads a request's parameters. Throws BAD_REQUEST when one is not what it must be. */
export function parseGraphqlRequest(body: unknown): GraphqlRequest {
  const parsed = v.safeParse(Body, body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue);
    throw publicError(
      'BAD_REQUEST',
      where ? `The parameter ${where} is not valid: ${issue.message}` : 'The request must be a JSON object.',
    );
  }
  const { query, operationName, variables, extensions, doc_id, id, documentId } = parsed.output;
  if (isTooDeep(variables)) {
    throw publicError('BAD_REQUEST', `The parameter variables has more than ${MOST_LEVELS} levels.`);
  }
  const named = extensions?.persistedQuery?.sha256Hash ?? doc_id ?? id ?? documentId;
  return {
    query: query ?? undefined,
    hash: named?.replace(/^sha256:/, ''),
    operationName: operationName ?? undefined,
    variables: variables ?? {},
  };
}

/** Parses JSON that came from outside. Throws BAD_REQUEST. */
export function parseJson(json: string, what: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw publicError('BAD_REQUEST', `${what} is not valid JSON.`);
  }
}
