import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStakes } from './bets/bets.ts';
import { newId } from './platform/ids.ts';
import { answerOf, dataOf } from './platform/testing/answer.ts';
import { buildProgram, type Program } from './platform/testing/program.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { checkPart } from './wallet/wallet.ts';

let testDatabase: TestDatabase;
let program: Program;
const children: ChildProcess[] = [];
beforeAll(async () => {
  const simulation = new URL('./trading/simulation.worker.ts', import.meta.url);
  program = await buildProgram(new URL('./main.ts', import.meta.url), simulation);
  testDatabase = await createTestDatabase([]);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
});
afterAll(async () => {
  await testDatabase.drop();
  program.remove();
});

const SOON = { timeout: 180_000, interval: 20 };
const CLIENTS = 8;
const BEHIND_MS = 3_600_000;
const ACKNOWLEDGED_BEFORE = 40;

interface Server {
  readonly child: ChildProcess;
  readonly address: string;
  output(): string;
}

/** The whole program, with games so slow that none moves a price while the test runs. */
async function start(standby: 'on' | 'off', clock = ''): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [program.path], {
    env: {
      ...process.env,
      DATABASE_URL: testDatabase.database.url,
      FAIRLINE_PORT: String(port),
      FAIRLINE_STANDBY: standby,
      ...(clock !== '' && { FAIRLINE_CLOCK: clock }),
      FAIRLINE_SPORTS: 'football',
      FAIRLINE_CALENDAR: 'all-year',
      FAIRLINE_DEMO_PACE: '1440',
      FAIRLINE_BET_DELAY: '0',
      FAIRLINE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, address: `http://127.0.0.1:${port}`, output: () => output };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Undefined while nothing answers. */
async function healthOf({ address }: Server): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/healthz`);
    return v.parse(v.object({ status: v.string() }), await response.json()).status;
  } catch {
    return undefined;
  }
}

/** The data of an answer, with the fields that are looked at. */
async function asked<const T extends v.ObjectEntries>(
  { address }: Server,
  token: string,
  fields: T,
  query: string,
  variables: object = {},
) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return dataOf(fields, answerOf(await response.json()));
}

async function logIn({ address }: Server): Promise<string> {
  const response = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: 'demo@fairline.example',
      password: 'play-money-21',
      client_id: 'test',
    }),
  });
  return v.parse(v.object({ access_token: v.string() }), await response.json()).access_token;
}

/** Selections of games that do not begin while the test runs, of every market that the server offered. */
async function upcoming(): Promise<string[]> {
  const rows = await testDatabase.database.query<{ id: string }>(
    `select event.id || '~moneyline:game~' || side as id
     from catalogue.event join trading.book on book.event_id = event.id, unnest(array['home', 'away']) as side
     where event.starts_at > now() + interval '2 hours' and 'moneyline:game' = any (book.offered)
     order by event.starts_at, id limit 20`,
  );
  return rows.map(({ id }) => id);
}

const Price = v.object({ numeratorLong: v.string(), denominatorLong: v.string() });
type Price = v.InferOutput<typeof Price>;
const Priced = v.nullable(v.object({ odds: v.nullish(Price) }));

async function pricesOf(
  server: Server,
  token: string,
  ids: readonly string[],
): Promise<(Price | undefined)[]> {
  const fields = ids.map(
    (id, index) => `s${index}: node(id: "MarketSelection:${id}") { ... on MarketSelection {
      odds { numeratorLong denominatorLong } } }`,
  );
  const shape = Object.fromEntries(ids.map((_, index) => [`s${index}`, Priced]));
  const data = await asked(server, token, shape, `{ ${fields.join(' ')} }`);
  return ids.map((_, index) => data[`s${index}`]?.odds ?? undefined);
}

const Numbered = v.nullable(v.object({ sequence: v.number() }));

/** Undefined of a market that is not there yet. */
async function numbersOf(
  server: Server,
  token: string,
  ids: readonly string[],
): Promise<(number | undefined)[]> {
  const fields = ids.map((id, index) => `m${index}: node(id: "Market:${id}") { ... on Market { sequence } }`);
  const shape = Object.fromEntries(ids.map((_, index) => [`m${index}`, Numbered]));
  const data = await asked(server, token, shape, `{ ${fields.join(' ')} }`);
  return ids.map((_, index) => data[`m${index}`]?.sequence);
}

const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { __typename ... on PlaceBetsPayload {
  placedBets { rawId } refusedBets { errors { code } } } } }`;

const Placed = v.object({
  placedBets: v.array(v.object({ rawId: v.string() })),
  refusedBets: v.array(v.object({ errors: v.array(v.object({ code: v.string() })) })),
});

/** What patrons know: the keys they sent, and the bets they were promised. */
class Patrons {
  /** With the price that each key was sent with: another would make it another request. */
  readonly sent = new Map<string, Price>();
  readonly acknowledged = new Map<string, string>();
  readonly #token: string;
  readonly #selectionId: string;
  #odds: Price;

  constructor(token: string, selectionId: string, odds: Price) {
    this.#token = token;
    this.#selectionId = selectionId;
    this.#odds = odds;
  }

  /** Bets until nobody answers. */
  async play(server: Server): Promise<void> {
    for (;;) {
      const key = newId();
      this.sent.set(key, this.#odds);
      try {
        await this.place(server, key);
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  }

  /** Rejects with a TypeError when the connection breaks. */
  async place(server: Server, key: string): Promise<void> {
    const bet = {
      type: 'STRAIGHT',
      amountSourceType: 'CASH',
      betAmountLong: '100',
      draftBetId: 'DraftBet:failover',
      idempotencyKey: key,
      draftLegs: [{ selectionId: `MarketSelection:${this.#selectionId}`, odds: this.sent.get(key) }],
    };
    const input = { bets: [bet], keepBetslipSelections: true };
    const { placeBets } = await asked(server, this.#token, { placeBets: Placed }, PLACE, { input });
    const [placed] = placeBets.placedBets;
    if (placed === undefined) {
      // Outside lines move prices also before a game. What was promised stands at any price.
      expect(placeBets.refusedBets).toMatchObject([{ errors: [{ code: 'ODDS_CHANGED' }] }]);
      expect(this.acknowledged.has(key)).toBe(false);
      const [odds] = await pricesOf(server, this.#token, [this.#selectionId]);
      this.#odds = odds ?? this.#odds;
      return;
    }
    const betId = placed.rawId;
    const promised = this.acknowledged.get(key);
    if (promised !== undefined) expect(betId).toBe(promised);
    this.acknowledged.set(key, betId);
  }
}

test('a standby takes over from a server that is killed: no bet is lost or doubled, and the prices are the same', async ({
  annotate,
}) => {
  const { database } = testDatabase;
  const first = await start('off');
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await start('on');
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  expect((await fetch(`${second.address}/graphql`, { method: 'POST' })).status).toBe(503);

  const token = await logIn(first);
  await expect.poll(async () => (await upcoming()).length, SOON).toBeGreaterThanOrEqual(4);
  const ids = await upcoming();
  let prices = await pricesOf(first, token, ids);
  for (let before: typeof prices = []; JSON.stringify(before) !== JSON.stringify(prices); ) {
    before = prices;
    await sleep(3_000);
    prices = await pricesOf(first, token, ids);
  }
  const [selectionId] = ids;
  const [odds] = prices;
  if (selectionId === undefined || !odds) throw new Error('Nothing is on sale.');
  const patrons = new Patrons(token, selectionId, odds);
  const playing = Array.from({ length: CLIENTS }, () => patrons.play(first));
  await expect.poll(() => patrons.acknowledged.size, SOON).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE);

  const killedAt = performance.now();
  first.child.kill('SIGKILL');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  await annotate(`It answered ${Math.round(performance.now() - killedAt)} ms after the first was killed.`);
  await Promise.all(playing);
  await expect.poll(() => pricesOf(second, token, ids), SOON).toEqual(prices);

  // Who heard nothing asks again, with the same key; so does who was promised a bet.
  for (const key of patrons.sent.keys()) await patrons.place(second, key);
  const rows = await database.query<{ id: string; key: string }>(
    `select b.id, substr(k.idempotency_key, 5) as key
     from bets.bet b join wallet.command k on k.reference = b.id`,
  );
  expect(new Map(rows.map(({ id, key }) => [key, id]))).toEqual(patrons.acknowledged);
  expect(await betCount()).toBe(patrons.acknowledged.size);
  const report = await database.transaction((tx) => checkPart(tx, { readOpenStakes: openStakes }));
  expect([report.faults, report.sum]).toEqual([[], 0n]);
}, 600_000);

test('after a takeover by a standby whose clock is behind, every market has a higher number than it ever had', async () => {
  const first = await start('off');
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await start('on', new Date(Date.now() - BEHIND_MS).toISOString());
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const token = await logIn(first);
  await expect.poll(async () => (await upcoming()).length, SOON).toBeGreaterThanOrEqual(4);
  const markets = [...new Set((await upcoming()).map((id) => id.replace(/~[^~]*$/, '')))];
  await expect.poll(() => numbersOf(first, token, markets), SOON).not.toContain(undefined);
  const known = await numbersOf(first, token, markets);
  first.child.kill('SIGKILL');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  await expect.poll(() => numbersOf(second, token, markets), SOON).not.toContain(undefined);
  for (const [at, number] of (await numbersOf(second, token, markets)).entries()) {
    expect(number).toBeGreaterThan(known[at] ?? 0);
  }
}, 600_000);

test('a server that hangs is replaced, and ends when it comes back', async ({ annotate }) => {
  const first = await start('off');
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await start('on');
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const hungAt = performance.now();
  first.child.kill('SIGSTOP');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  await annotate(`It answered ${Math.round(performance.now() - hungAt)} ms after the first hung.`);
  const exited = once(first.child, 'exit');
  first.child.kill('SIGCONT');
  await exited;
  expect(first.output()).toContain('Fairline already runs on this database');
  expect(await healthOf(second)).toBe('ok');
  const { database } = testDatabase;
  const report = await database.transaction((tx) => checkPart(tx, { readOpenStakes: openStakes }));
  expect([report.faults, report.sum]).toEqual([[], 0n]);
}, 600_000);

test('a standby that is told to stop ends, and the server goes on', async () => {
  const first = await start('off');
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await start('on');
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const exited = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  await exited;
  expect(second.output()).toContain('Standing by until this is the only server of the database …');
  expect(await healthOf(first)).toBe('ok');
}, 600_000);

test('a server that hung and was replaced takes no bet when it wakes, and ends', async () => {
  const { database } = testDatabase;
  const first = await start('off');
  await expect.poll(() => healthOf(first), SOON).toBe('ok');
  const second = await start('on');
  await expect.poll(() => healthOf(second), SOON).toBe('standby');
  const token = await logIn(first);
  await expect.poll(async () => (await upcoming()).length, SOON).toBeGreaterThanOrEqual(1);
  const [selectionId = ''] = await upcoming();
  await expect.poll(() => pricesOf(first, token, [selectionId]), SOON).not.toContain(undefined);
  const [odds] = await pricesOf(first, token, [selectionId]);
  if (!odds) throw new Error('Nothing is on sale.');

  first.child.kill('SIGSTOP');
  await expect.poll(() => healthOf(second), SOON).toBe('ok');
  const betsBefore = await betCount();
  const patrons = new Patrons(token, selectionId, odds);
  const playing = Array.from({ length: CLIENTS }, () => patrons.play(first));
  const clearing = clearBetslip(first, token);
  await sleep(500);
  const exited = once(first.child, 'exit');
  first.child.kill('SIGCONT');
  await exited;
  // Nor does it answer that it did what is no bet: it refuses, or is gone.
  expect(await clearing).not.toBe(200);
  await Promise.allSettled(playing);
  expect(first.output()).toContain('already runs on this database');
  expect(patrons.sent.size).toBeGreaterThanOrEqual(CLIENTS);
  expect(await betCount()).toBe(betsBefore);
  expect(patrons.acknowledged.size).toBe(0);
  const report = await database.transaction((tx) => checkPart(tx, { readOpenStakes: openStakes }));
  expect([report.faults, report.sum]).toEqual([[], 0n]);
}, 600_000);

/** The status; undefined for a connection that broke. */
async function clearBetslip({ address }: Server, token: string): Promise<number | undefined> {
  const answer = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { clearBetslip { __typename } }' }),
  });
  return answer.then(
    ({ status }) => status,
    () => undefined,
  );
}

async function betCount(): Promise<number> {
  const [counted] = await testDatabase.database.query<{ bets: bigint }>(
    'select count(*) as bets from bets.bet',
  );
  return Number(counted?.bets);
}
