import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { RawClient } from '../testing/raw-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const OWN = 'query Own { whoAmI }';
const BOARD = 'query Board($name: String!) { board(name: $name) { name prices sequence } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

const folder = mkdtempSync(join(tmpdir(), 'fairline-manifest-'));
const board = new PriceBoard(2_000);
let server: TestServer;
let closed: TestServer;

beforeAll(async () => {
  const manifestFile = join(folder, 'persisted.json');
  writeFileSync(manifestFile, JSON.stringify({ [sha256(OWN)]: OWN, [sha256(BOARD)]: BOARD }));
  const schema = priceBoardSchema(board);
  server = await startTestServer(schema, { config: { manifestFile } });
  closed = await startTestServer(schema, {
    config: { introspection: false },
    documentLimits: { depth: 2, cost: 40, rootFields: 3, fields: 100 },
  });
});
afterAll(async () => {
  await Promise.all([server.close(), closed.close()]);
  rmSync(folder, { recursive: true });
});

interface Json {
  readonly [key: string]: Json | undefined;
}

interface Answer {
  readonly data: Json;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

async function answer(response: Promise<Response> | Response): Promise<Answer> {
  return JSON.parse(await (await response).text());
}

test('our own documents are asked for by their sha256, by extension or by id [API-001]', async () => {
  const data = { whoAmI: 'nobody' };
  expect(await answer(server.post(byHash(sha256(OWN))))).toEqual({ data });
  expect(await answer(server.post({ doc_id: sha256(OWN) }))).toEqual({ data });
  expect(await answer(server.post({ documentId: `sha256:${sha256(OWN)}` }))).toEqual({ data });
  expect(await answer(fetch(`${server.url}/graphql?doc_id=${sha256(OWN)}`))).toEqual({ data });
});

test('an unknown sha256 is PersistedQueryNotFound; sent again with the text it is known from then on [API-003]', async () => {
  const query = 'query Late { whoAmI late: whoAmI }';
  const unknown = {
    message: 'PersistedQueryNotFound',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  };
  expect(await answer(server.post(byHash(sha256(query))))).toEqual({ errors: [unknown] });
  const full = await answer(server.post({ query, ...byHash(sha256(query)) }));
  expect(full.data).toEqual({ whoAmI: 'nobody', late: 'nobody' });
  expect(await answer(server.post(byHash(sha256(query))))).toEqual(full);
});

test('a text under the sha256 of another is refused', async () => {
  const body = await answer(server.post({ query: '{ whoAmI }', ...byHash(sha256(OWN)) }));
  expect(body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_HASH_MISMATCH');
});

test('a bearer token or the anonymous token says who asks [API-001]', async () => {
  const query = '{ whoAmI }';
  const asked = (headers: Record<string, string>) => answer(server.post({ query }, headers));
  expect(await asked({ authorization: 'Bearer patron' })).toEqual({ data: { whoAmI: 'patron' } });
  expect(await asked({ authorization: 'Bearer visitor' })).toEqual({ data: { whoAmI: 'visitor' } });
  expect(await asked({ 'x-anonymous-token': 'visitor' })).toEqual({ data: { whoAmI: 'visitor' } });
});

test('a forged or expired token and a patron’s field without one are UNAUTHENTICATED [API-009]', async () => {
  for (const authorization of ['Bearer forged', 'Basic cGF0cm9u', 'Bearer']) {
    const body = await answer(server.post({ query: '{ whoAmI }' }, { authorization }));
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  }
  const body = await answer(server.post({ query: '{ mine }' }, { authorization: 'Bearer visitor' }));
  expect(body).toMatchObject({
    data: { mine: null },
    errors: [
      {
        message: 'You are not logged in. Please log in again to proceed.',
        path: ['mine'],
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ],
  });
  const accept = 'application/graphql-response+json';
  const refused = await server.post({ query: '{ whoAmI }' }, { authorization: 'Bearer forged', accept });
  expect(refused.status).toBe(401);
});

test('what fails inside is answered without its message, what is refused with it', async () => {
  const body = await answer(server.post({ query: '{ bug forbidden whoAmI }' }));
  expect(body.data).toEqual({ bug: null, forbidden: null, whoAmI: 'nobody' });
  const [bug, forbidden] = body.errors ?? [];
  expect(bug?.message).toBe('An unexpected error occurred. Please try again later.');
  expect(bug?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
  expect(forbidden).toMatchObject({ message: 'Not for you.', extensions: { code: 'FORBIDDEN' } });
  expect(JSON.stringify(body)).not.toMatch(/10\.0\.0\.7|stack|node_modules/);
});

test('a number that is no integer is refused, one of any size comes back whole', async () => {
  const query = 'query ($value: Long!) { echo(value: $value) }';
  const big = '90071992547409931234567';
  expect(await answer(server.post({ query, variables: { value: big } }))).toEqual({ data: { echo: big } });
  const body = await answer(server.post({ query, variables: { value: '1.5' } }));
  expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(body.data).toBeUndefined();
});

test('a variable that does not fit is named by its path, and its value is not repeated', async () => {
  const query = 'query ($lineup: LineupInput!, $n: Long = "5") { lineup(lineup: $lineup) echo(value: $n) }';
  const cases: [unknown, string][] = [
    [undefined, 'The variable lineup is required.'],
    ['secret', 'The variable lineup must be an object.'],
    [['secret'], 'The variable lineup must be an object.'],
    [{ captain: 7 }, 'The variable lineup.captain must be a value of the type String.'],
    [{}, 'The variable lineup.captain is required.'],
    [{ captain: 'A', secret: 1 }, 'The variable lineup has a field that is not known to it.'],
    [
      { captain: 'A', bench: ['B', { secret: 1 }] },
      'The variable lineup.bench.1 must be a value of the type String.',
    ],
    [
      { captain: 'A', reserve: { bonus: 'secret' } },
      'The variable lineup.reserve.bonus is not valid: Long must be an integer written as a decimal string, e.g. "2500".',
    ],
  ];
  for (const [lineup, message] of cases) {
    const body = await answer(server.post({ query, variables: { lineup } }));
    expect(body).toEqual({
      errors: [{ message, locations: expect.anything(), extensions: { code: 'BAD_USER_INPUT' } }],
    });
  }
  const fits = { captain: 'A', bench: 'B', reserve: null };
  expect(await answer(server.post({ query, variables: { lineup: fits } }))).toEqual({
    data: { lineup: 'A', echo: '5' },
  });
});

test('mutations run one after the other, in their order', async () => {
  const query = 'mutation { a: append(word: "slow", waitMs: 30) b: append(word: "fast", waitMs: 0) }';
  const { data } = await answer(server.post({ query }));
  expect(data).toEqual({ a: ['slow'], b: ['slow', 'fast'] });
});

test('introspection is off unless it is switched on, and errors do not suggest names instead', async () => {
  const query = '{ __schema { types { name } } }';
  expect((await answer(server.post({ query }))).data.__schema?.types?.length).toBeGreaterThan(10);
  expect((await answer(closed.post({ query }))).errors?.[0]?.extensions.code).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
  const named = '{ __type(name: "Query") { name fields { name } } }';
  expect((await answer(server.post({ query: named }))).data).toMatchObject({ __type: { name: 'Query' } });
  const hidden = await answer(closed.post({ query: named }));
  expect({ data: hidden.data, errors: hidden.errors }).toEqual({ data: { __type: null }, errors: undefined });
  const { errors } = await answer(closed.post({ query: '{ whoAmY }' }));
  expect(errors?.[0]?.message).toBe('Cannot query field "whoAmY" on type "Query".');
});

test('too deep, too costly or too many root fields is refused before anything runs', async () => {
  const code = async (query: string) => (await answer(closed.post({ query }))).errors?.[0]?.extensions.code;
  expect(await code('{ boards { name } }')).toBeUndefined();
  expect(await code('{ a: whoAmI b: whoAmI c: whoAmI d: whoAmI }')).toBe('QUERY_TOO_COMPLEX');
  const hidden = 'fragment F on Query { a: whoAmI b: whoAmI c: whoAmI } query { ...F ... { d: whoAmI } }';
  expect(await code(hidden)).toBe('QUERY_TOO_COMPLEX');
  const names = Array.from({ length: 12 }, (_, index) => `n${index}: name`).join(' ');
  expect(await code(`{ boards { ${names} } }`)).toBe('QUERY_TOO_COMPLEX');
});

test('fragments within fragments are measured in time, not unfolded', async () => {
  const levels = 60;
  const fragments = Array.from({ length: levels }, (_, n) =>
    n === levels - 1
      ? `fragment F${n} on Query { whoAmI }`
      : `fragment F${n} on Query { ... on Query { ...F${n + 1} } ... on Query { ...F${n + 1} } }`,
  );
  const { errors } = await answer(server.post({ query: `{ ...F0 } ${fragments.join(' ')}` }));
  expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
});

test('malformed and oversized requests are typed errors', async () => {
  const cases: [string, number, string][] = [
    ['{', 400, 'BAD_REQUEST'],
    ['[]', 400, 'BAD_REQUEST'],
    ['{"query":5}', 400, 'BAD_REQUEST'],
    ['{"query":"{ whoAmI"}', 200, 'GRAPHQL_PARSE_FAILED'],
    ['{"query":"query A { whoAmI } query B { whoAmI }"}', 400, 'BAD_REQUEST'],
    ['{"query":"subscription { countdown(from: 1) }"}', 400, 'BAD_REQUEST'],
    [`{"query":"${'#'.repeat(120_000)}"}`, 413, 'BAD_REQUEST'],
    [`{"query":"{ ${'whoAmI '.repeat(7_000)} }"}`, 200, 'GRAPHQL_PARSE_FAILED'],
    [`{"query":"${'{a'.repeat(2_900)}${'}'.repeat(2_900)}"}`, 200, 'GRAPHQL_PARSE_FAILED'],
  ];
  for (const [body, status, code] of cases) {
    const response = await server.post(body);
    expect([response.status, (await answer(response)).errors?.[0]?.extensions.code]).toEqual([status, code]);
  }
  const typeless = await fetch(`${server.url}/graphql`, { method: 'POST', body: '{ whoAmI }' });
  expect(typeless.status).toBe(415);
});

test('an answer that is the same for everyone is executed once until its version changes', async () => {
  const ask = () => answer(server.post({ ...byHash(sha256(BOARD)), variables: { name: 'nfl' } }));
  const before = board.reads;
  const first = await ask();
  const [again, other] = await Promise.all([ask(), ask()]);
  expect([again, other]).toEqual([first, first]);
  expect(board.reads - before).toBe(1);
  board.change();
  expect((await ask()).data.board?.sequence).toBe(board.version);
  expect(board.reads - before).toBe(2);
});

test('queries over the websocket take the answers that are there, and those over HTTP theirs', async () => {
  const client = await RawClient.open(`${server.url}/graphql/ws`);
  await client.init();
  const before = board.reads;
  for (const id of ['1', '2', '3']) client.subscribe(id, undefined, { name: 'nhl', x: id }, sha256(BOARD));
  const [first, ...others] = await Promise.all(['1', '2', '3'].map((id) => client.next(id)));
  expect(first).toMatchObject({ data: { board: { name: 'nhl' } } });
  for (const id of ['1', '2', '3']) await client.message('complete', id);
  const overHttp = await answer(server.post({ ...byHash(sha256(BOARD)), variables: { name: 'nhl' } }));
  expect([...others, overHttp]).toEqual([first, first, first]);
  expect(board.reads - before).toBe(1);
  client.close();
});

test('variables that a document does not have, and their order, do not make another answer of it', async () => {
  const query =
    'query Two($name: String!, $other: String!) { board(name: $name) { name } o: board(name: $other) { name } }';
  const before = board.reads;
  const ask = (variables: string) => server.post(`{"query":"${query}","variables":{${variables}}}`);
  const named = '"name":"mls","other":"wnba"';
  const data = { board: { name: 'mls' }, o: { name: 'wnba' } };
  for (const variables of [named, '"other":"wnba","name":"mls"', `"x":1,${named}`, `${named},"__proto__":2`])
    expect(await answer(ask(variables))).toEqual({ data });
  expect(board.reads - before).toBe(2);
});

test('a shared answer is kept apart by its variables and never mixes with a viewer’s', async () => {
  const ask = (name: string) => answer(server.post({ query: BOARD, variables: { name } }));
  expect((await ask('nba')).data.board?.name).toBe('nba');
  expect((await ask('mlb')).data.board?.name).toBe('mlb');
  const query = '{ whoAmI board(name: "nba") { name } }';
  const mixed = await answer(server.post({ query }, { authorization: 'Bearer patron' }));
  expect(mixed.data.whoAmI).toBe('patron');
  expect((await answer(server.post({ query }))).data.whoAmI).toBe('nobody');
});

test('large answers are compressed for who understands it', async () => {
  const ask = (encoding: string) =>
    server.post({ query: BOARD, variables: { name: 'nfl' } }, { 'accept-encoding': encoding });
  const [brotli, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip'), ask('identity')]);
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const [text, ...others] = await Promise.all([plain.text(), brotli.text(), gzip.text()]);
  expect(others).toEqual([text, text]);
});
