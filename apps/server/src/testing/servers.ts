import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openStakes } from '../bets/bets.ts';
import type { Database } from '../platform/database/database.ts';
import { answerOf, dataOf } from '../platform/testing/answer.ts';
import { buildProgram, type Program } from '../platform/testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { checkPart } from '../wallet/wallet.ts';

/** As long as the whole program may take to come up on a busy machine, and how often it is looked at. */
export const SOON = { timeout: 180_000, interval: 20 };

export interface Server {
  readonly child: ChildProcess;
  readonly address: string;
  output(): string;
}

export interface StartOptions {
  readonly standby?: boolean;
  /** What its clock is set to. */
  readonly clock?: string;
  /** Its way to the database. */
  readonly databaseUrl?: string;
}

/** Whole programs beside each other on one database. */
class Servers {
  readonly #children: ChildProcess[] = [];
  #program: Program | undefined;
  #testDatabase: TestDatabase | undefined;

  get database(): Database {
    if (!this.#testDatabase) throw new Error('no database yet');
    return this.#testDatabase.database;
  }

  async open(): Promise<void> {
    const simulation = new URL('../trading/simulation.worker.ts', import.meta.url);
    this.#program = await buildProgram(new URL('../main.ts', import.meta.url), simulation);
    this.#testDatabase = await createTestDatabase([]);
  }

  /** One with games so slow that none moves a price while a test runs. */
  async start({ standby = false, clock, databaseUrl }: StartOptions = {}): Promise<Server> {
    if (!this.#program) throw new Error('no program yet');
    const port = await freePort();
    const child = spawn(process.execPath, [this.#program.path], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl ?? this.database.url,
        FAIRLINE_PORT: String(port),
        FAIRLINE_STANDBY: standby ? 'on' : 'off',
        ...(clock !== undefined && { FAIRLINE_CLOCK: clock }),
        FAIRLINE_SPORTS: 'football',
        FAIRLINE_CALENDAR: 'all-year',
        FAIRLINE_DEMO_PACE: '1440',
        FAIRLINE_BET_DELAY: '0',
        FAIRLINE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    return { child, address: `http://127.0.0.1:${port}`, output: () => output };
  }

  async killAll(): Promise<void> {
    for (const child of this.#children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
  }

  async close(): Promise<void> {
    await this.#testDatabase?.drop();
    this.#program?.remove();
  }

  /** Selections of games that do not begin while the test runs, of every market that the server offered. */
  async upcoming(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select event.id || '~moneyline:game~' || side as id
       from catalogue.event join trading.book on book.event_id = event.id, unnest(array['home', 'away']) as side
       where event.starts_at > now() + interval '2 hours' and 'moneyline:game' = any (book.offered)
       order by event.starts_at, id limit 20`,
    );
    return rows.map(({ id }) => id);
  }

  /** The bets there are, by the keys that patrons sent. */
  async placed(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; key: string }>(
      `select b.id, substr(k.idempotency_key, 5) as key
       from bets.bet b join wallet.command k on k.reference = b.id`,
    );
    return new Map(rows.map(({ id, key }) => [key, id]));
  }

  async betCount(): Promise<number> {
    const [counted] = await this.database.query<{ bets: bigint }>('select count(*) as bets from bets.bet');
    return Number(counted?.bets);
  }

  /** What is wrong with the books, and what they sum to. */
  async books(): Promise<readonly [faults: readonly unknown[], sum: bigint]> {
    const { faults, sum } = await this.database.transaction((tx) =>
      checkPart(tx, { readOpenStakes: openStakes }),
    );
    return [faults, sum];
  }
}

/** For a file of tests, each of which finds none running. */
export function servers(): Servers {
  const all = new Servers();
  beforeAll(() => all.open());
  afterEach(() => all.killAll());
  afterAll(() => all.close());
  return all;
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
export async function healthOf({ address }: Server): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/healthz`);
    return v.parse(v.object({ status: v.string() }), await response.json()).status;
  } catch {
    return undefined;
  }
}

/** The data of an answer, with the fields that are looked at. */
export async function asked<const T extends v.ObjectEntries>(
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

export async function logIn({ address }: Server): Promise<string> {
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
