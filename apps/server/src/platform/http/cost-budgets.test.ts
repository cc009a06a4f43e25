import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { RawClient } from '../testing/raw-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const OWN = 'query Own { whoAmI boards { name prices } }';
const NAMED =
  'query Named($name: String!, $long: Boolean!) { board(name: $name) { name prices @include(if: $long) } }';
const WATCH = 'subscription Watch($name: String!) { boardChanged(name: $name) { prices } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [OWN_SHA, NAMED_SHA, WATCH_SHA] = [sha256(OWN), sha256(NAMED), sha256(WATCH)];
/** Two thousand prices: much longer than a list is estimated. */
const board = new PriceBoard(2_000);
const folder = mkdtempSync(join(tmpdir(), 'fairline-budgets-'));
const schema = priceBoardSchema(board);
let server: TestServer;

beforeAll(() => {
  writeFileSync(
    join(folder, 'persisted.json'),
    JSON.stringify({ [OWN_SHA]: OWN, [NAMED_SHA]: NAMED, [WATCH_SHA]: WATCH }),
  );
  return () => rmSync(folder, { recursive: true });
});
afterEach(() => server.close());

async function start(max: number): Promise<void> {
  server = await startTestServer(schema, {
    config: {
      trustProxy: true,
      costLimit: { max, windowMs: 10_000 },
      manifestFile: join(folder, 'persisted.json'),
    },
  });
}

const ask = (query: string, ip = '203.0.113.9') => server.post({ query }, { 'x-forwarded-for': ip });

/** How many of so many requests, one after the other, were answered. */
async function answered(requests: number, query: (number: number) => string): Promise<number> {
  let count = 0;
  for (let number = 0; number < requests; number += 1)
    if ((await ask(query(number))).status === 200) count += 1;
  return count;
}

const REFUSED = {
  code: 'RATE_LIMITED',
  retryAfterSeconds: 10,
};

test('what documents that are not ours cost is counted by address, and who asks too much is told when to come again', async () => {
  await start(100);
  const costly = (number: number) =>
    `query Q${number} { a: boards { name } b: boards { name } c: boards { name } }`;
  expect(await answered(10, costly)).toBe(3);
  const refused = await ask('{ whoAmI }');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  const body = JSON.parse(await refused.text());
  expect(body).toMatchObject({ errors: [{ extensions: REFUSED }] });
  expect(body.errors[0].message).toContain('try again in 10 seconds');
  expect((await ask('{ whoAmI }', '203.0.113.10')).status).toBe(200);
  server.clock.advance(9_000);
  expect(await (await ask('{ whoAmI }')).text()).toContain('try again in 1 second,');
  server.clock.advance(1_000);
  expect((await ask('{ whoAmI }')).status).toBe(200);
});

const askOwn = (doc_id: string, variables = {}) =>
  server.post({ doc_id, variables }, { 'x-forwarded-for': '203.0.113.9' });

test('our own documents are answered to who may ask no other, up to a budget of their own', async () => {
  await start(1_000);
  await answered(100, (number) => `query Q${number} { boards { name } }`);
  expect((await ask('{ whoAmI }')).status).toBe(429);
  const statuses: number[] = [];
  for (let number = 0; number < 20; number += 1) {
    const own = await askOwn(OWN_SHA);
    statuses.push(own.status);
    await own.text();
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
  expect(statuses.at(-1)).toBe(429);
  server.clock.advance(10_000);
  expect((await askOwn(OWN_SHA)).status).toBe(200);
});

test('of our own documents many small answers may be asked for, whatever a large one cost, and what is there is free', async () => {
  await start(2_000);
  const lengths: number[] = [];
  for (const first of [2_000, ...Array.from({ length: 50 }, (_, number) => number)]) {
    const own = await askOwn(NAMED_SHA, { name: `n${first}`, long: first === 2_000 });
    expect(own.status).toBe(200);
    lengths.push((await own.text()).length);
  }
  expect(Math.max(...lengths)).toBe(lengths[0]);
  const reads = board.reads;
  for (let times = 0; times < 50; times += 1)
    expect((await askOwn(NAMED_SHA, { name: 'n2000', long: true })).status).toBe(200);
  expect(board.reads).toBe(reads);
});

test('subscriptions of our own documents cost whoever opens their group, and nobody who joins it', async () => {
  await start(500);
  const client = await RawClient.open(`${server.url}/graphql/ws`, undefined, {
    'x-forwarded-for': '203.0.113.9',
  });
  await client.init();
  const watch = (id: string, name: string) => client.subscribe(id, undefined, { name }, WATCH_SHA);
  for (let id = 0; id < 10; id += 1) watch(`${id}`, 'one');
  for (let id = 0; id < 10; id += 1) await client.next(`${id}`);
  for (const name of ['two', 'three']) {
    watch(name, name);
    await client.next(name);
  }
  watch('four', 'four');
  expect(await client.error('four')).toMatchObject([{ extensions: REFUSED }]);
  watch('again', 'one');
  await client.next('again');
  client.close();
});

test('an answer longer than was estimated is counted by its length, and one that is there already is free', async () => {
  await start(300);
  const query = '{ board(name: "nfl") { prices } }';
  expect(await answered(10, () => query)).toBe(10);
  expect((await ask('{ whoAmI }')).status).toBe(429);
  board.change();
  expect((await ask(query)).status).toBe(429);
});

test('documents that cannot be run cost what it takes to see that', async () => {
  await start(100);
  const refusals = await answered(10, (number) => `query Wrong${number} { ${'nothing '.repeat(30)} }`);
  expect(refusals).toBe(3);
});

test('HTTP and websocket have one budget together', async () => {
  await start(100);
  const client = await RawClient.open(`${server.url}/graphql/ws`, undefined, {
    'x-forwarded-for': '203.0.113.9',
  });
  await client.init();
  client.subscribe('before', '{ whoAmI }');
  expect(await client.next('before')).toEqual({ data: { whoAmI: 'nobody' } });
  await answered(10, (number) => `query Q${number} { boards { name } }`);
  client.subscribe('after', 'query Later { whoAmI }');
  expect(await client.error('after')).toMatchObject([{ extensions: REFUSED }]);
  client.close();
});
