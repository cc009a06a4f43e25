import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { RawClient } from '../testing/raw-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const OWN = 'query Own { whoAmI boards { name prices } }';
const OWN_SHA = createHash('sha256').update(OWN).digest('hex');
/** Two thousand prices: much longer than a list is estimated. */
const board = new PriceBoard(2_000);
const folder = mkdtempSync(join(tmpdir(), 'fairline-budgets-'));
const schema = priceBoardSchema(board);
let server: TestServer;

beforeAll(() => {
  writeFileSync(join(folder, 'persisted.json'), JSON.stringify({ [OWN_SHA]: OWN }));
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

test('our own documents cost nothing, and are answered to who may ask no other', async () => {
  await start(100);
  await answered(10, (number) => `query Q${number} { boards { name } }`);
  expect((await ask('{ whoAmI }')).status).toBe(429);
  for (let number = 0; number < 20; number += 1) {
    const own = await server.post({ doc_id: OWN_SHA }, { 'x-forwarded-for': '203.0.113.9' });
    expect([own.status, (await own.text()).includes('"whoAmI":"nobody"')]).toEqual([200, true]);
  }
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
