import { afterEach, expect, test, vi } from 'vitest';
import { postOperation } from './post-operation.ts';
import { RequestError } from './request-error.ts';
import { resetSportsbookUrls, sportsbookUrls } from './sportsbook-urls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  resetSportsbookUrls();
});

function server(...answers: (() => Response)[]) {
  const requests: { url: string; headers: Record<string, string>; body: Record<string, unknown> }[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({
      url: String(url),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: JSON.parse(String(init.body)),
    });
    return answers.shift()?.() ?? new Response('{}');
  };
  return { send, requests };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const request = { name: 'Q', hash: 'known', variables: { a: 1 } };

test('an operation goes by its hash, with token, app, platform and version [API-001] [API-002]', async () => {
  const { send, requests } = server(json({ data: { currentTime: 'now' } }));
  expect(await postOperation(request, { authorization: 'Bearer t' }, send)).toEqual({
    data: { currentTime: 'now' },
  });
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer t',
    'x-app': 'sportsbook',
    'x-platform': 'web',
    'x-app-version': '25.20.0',
  });
  expect(requests[0]?.body).toEqual({
    operationName: 'Q',
    variables: { a: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'known' } },
  });
});

test('the build says its version [START-042]', async () => {
  const { send, requests } = server(json({ data: {} }));
  await postOperation(request, {}, send);
  expect(requests[0]?.headers['x-app-version']).toBe('25.20.0');
});

const textOf = async (hash: string) => (hash === 'known' ? 'query Q { currentTime }' : undefined);

test('PersistedQueryNotFound sends the text [API-003]', async () => {
  const unknown = json({ errors: [{ message: 'PersistedQueryNotFound' }] }, 400);
  const { send, requests } = server(unknown, json({ data: { currentTime: 'now' } }));
  await postOperation(request, {}, send, textOf);
  expect(requests[1]?.body).toMatchObject({
    query: 'query Q { currentTime }',
    extensions: { persistedQuery: { sha256Hash: 'known' } },
  });
});

test.each<[string, () => Response, string]>([
  [
    'a token that is not accepted',
    json({ errors: [{ message: 'Log in', extensions: { code: 'UNAUTHENTICATED' } }] }, 401),
    'unauthenticated',
  ],
  ['errors without data', json({ errors: [{ message: 'No' }] }), 'refused'],
  [
    'a failure of the server',
    json({ errors: [{ message: 'Later', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, 500),
    'server',
  ],
  ['neither data nor errors', json({}), 'server'],
  ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'server'],
])('%s is told apart', async (_what, answer, kind) => {
  await expect(postOperation(request, {}, server(answer).send)).rejects.toMatchObject({ kind });
});

test('no connection is a network failure', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'));
  const failure = await postOperation(request, {}, send).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toMatchObject({ kind: 'network' });
});

test('data with errors is an answer: what could not be read is null in it', async () => {
  const answer = { data: { account: null }, errors: [{ message: 'x', path: ['account'] }] };
  expect(await postOperation(request, {}, server(json(answer)).send)).toEqual(answer);
});

test('UNAUTHORIZED and SUBREQUEST_HTTP_ERROR are ignored, other errors beside them are not [API-011]', async () => {
  const coded = (code: string) => ({ message: code, path: ['account'], extensions: { code } });
  const ignored = [coded('UNAUTHORIZED'), coded('SUBREQUEST_HTTP_ERROR')];
  const data = { account: null };
  expect(await postOperation(request, {}, server(json({ data, errors: ignored })).send)).toEqual({ data });
  const errors = [...ignored, coded('FORBIDDEN')];
  expect(await postOperation(request, {}, server(json({ data, errors })).send)).toEqual({
    data,
    errors: [coded('FORBIDDEN')],
  });
});

const elsewhere = { graphql: 'https://nj.bet.example/graphql', websocket: 'wss://nj.bet.example/graphql/ws' };
const otherRegion = (sportsbookUrls?: unknown) =>
  json({ errors: [{ message: 'Elsewhere', extensions: { code: 'UNAUTHORIZED_REGION', sportsbookUrls } }] });

test('UNAUTHORIZED_REGION: the sportsbook of the region is asked instead, once, and from then on [API-010]', async () => {
  const { send, requests } = server(
    otherRegion(elsewhere),
    json({ data: { currentTime: 'now' } }),
    json({ data: {} }),
  );
  expect(await postOperation(request, {}, send)).toEqual({ data: { currentTime: 'now' } });
  await postOperation(request, {}, send);
  expect(requests.map(({ url }) => url)).toEqual(['/graphql', elsewhere.graphql, elsewhere.graphql]);
  expect(sportsbookUrls().websocket).toBe(elsewhere.websocket);
  const lost = server(otherRegion({ graphql: '/other', websocket: '/other/ws' }), otherRegion(elsewhere));
  await expect(postOperation(request, {}, lost.send)).rejects.toMatchObject({ kind: 'refused' });
  expect(lost.requests).toHaveLength(2);
});

test.each([
  undefined,
  { graphql: 'http://plain.example/graphql', websocket: '/graphql/ws' },
  { graphql: '//evil.example', websocket: '/graphql/ws' },
  { graphql: 'https://half.example' },
])(
  'UNAUTHORIZED_REGION without an address that may be asked, %o, is refused and moves nothing [API-010]',
  async (given) => {
    const { send, requests } = server(otherRegion(given));
    await expect(postOperation(request, {}, send)).rejects.toMatchObject({ kind: 'refused' });
    expect(requests).toHaveLength(1);
    expect(sportsbookUrls().graphql).toBe('/graphql');
  },
);

test('UNAUTHORIZED_REGION on geo authorization keeps the addresses and is not sent again [API-010]', async () => {
  const { send, requests } = server(otherRegion(elsewhere));
  const check = { ...request, name: 'checkLocationMutation' };
  await expect(postOperation(check, {}, send)).rejects.toMatchObject({ kind: 'refused' });
  expect(requests).toHaveLength(1);
  expect(sportsbookUrls()).toEqual(elsewhere);
});
