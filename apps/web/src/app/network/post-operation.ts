import { buildHeaders } from '../build-info.ts';
import { type GraphQLAnswer, hasCode, readAnswer } from './answer.ts';
import { takeFirstPage } from './first-page.ts';
import type { OperationRequest } from './operation-request.ts';
import { persistedText } from './persisted-texts.ts';
import { RequestError } from './request-error.ts';
import { isOtherRegion, moveSportsbook, sportsbookUrls } from './sportsbook-urls.ts';

/** Asks where somebody is: they are never asked twice, and who is elsewhere is logged out. */
const GEO_AUTHORIZATION = 'checkLocationMutation';

export function isGeoAuthorization({ name }: Pick<OperationRequest, 'name'>): boolean {
  return name === GEO_AUTHORIZATION;
}

/**
 * Sends an operation by the hash of its text, and again with the text when the server does not know the hash; once more
 * where the answer says the sportsbook of the region is. Throws RequestError; an answer with both data and errors is returned.
 * @param textOf the text behind a hash
 */
export async function postOperation(
  request: OperationRequest,
  authHeaders: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
  textOf: typeof persistedText = persistedText,
): Promise<GraphQLAnswer> {
  const answer = await byHash(request, authHeaders, send, textOf);
  if (!isOtherRegion(answer) || !moveSportsbook(answer) || isGeoAuthorization(request))
    return checked(answer);
  return checked(await byHash(request, authHeaders, send, textOf));
}

async function byHash(
  request: OperationRequest,
  authHeaders: Readonly<Record<string, string>>,
  send: typeof fetch,
  textOf: typeof persistedText,
): Promise<GraphQLAnswer> {
  const answer = await post(
    request,
    undefined,
    authHeaders,
    async (...sent) => takeFirstPage(request) ?? send(...sent),
  );
  if (!isNotFound(answer)) return answer;
  const text = await textOf(request.hash);
  if (text === undefined) throw new RequestError('server', `Nobody knows the text of ${request.name}`);
  return post(request, text, authHeaders, send);
}

async function post(
  { name, hash, variables }: OperationRequest,
  query: string | undefined,
  authHeaders: Readonly<Record<string, string>>,
  send: typeof fetch,
): Promise<GraphQLAnswer> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  let response: Response;
  try {
    response = await send(sportsbookUrls().graphql, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json;q=0.9',
        ...buildHeaders(),
        ...authHeaders,
      },
      body: JSON.stringify({ operationName: name, variables, extensions, ...(query && { query }) }),
    });
  } catch {
    throw new RequestError('network', 'The server could not be reached.');
  }
  const answer = readAnswer(await response.json().catch(() => undefined));
  if (answer !== undefined) return answer;
  if (response.status === 401) throw new RequestError('unauthenticated', 'The token was not accepted.');
  throw new RequestError('server', `The server answered ${response.status}.`);
}

function checked(answer: GraphQLAnswer): GraphQLAnswer {
  const { data, errors = [] } = answer;
  const [first] = errors;
  if (hasCode(answer, 'UNAUTHENTICATED')) {
    throw new RequestError('unauthenticated', first?.message ?? 'Please log in.', errors);
  }
  if (data !== undefined && data !== null) return answer;
  const isFault = first === undefined || hasCode(answer, 'INTERNAL_SERVER_ERROR');
  throw new RequestError(
    isFault ? 'server' : 'refused',
    first?.message ?? 'The server gave no answer.',
    errors,
  );
}

function isNotFound(answer: GraphQLAnswer): boolean {
  return (
    hasCode(answer, 'PERSISTED_QUERY_NOT_FOUND') ||
    (answer.errors?.some(({ message }) => message === 'PersistedQueryNotFound') ?? false)
  );
}
