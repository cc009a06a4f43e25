import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { becomeOnlyServer } from './only-server.ts';
import { StartupError } from './startup-error.ts';

let testDatabase: TestDatabase;
let url: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase([]);
  url = testDatabase.database.url;
});
afterAll(() => testDatabase.drop());

const SOON = { timeout: 30_000, interval: 20 };
/** Of the locks, those of this database. */
const HERE = 'database = (select oid from pg_database where datname = current_database())';
const LOCKS = `select count(*) as held from pg_locks where locktype = 'advisory' and granted and ${HERE}`;

/** As when the network or the database drops them; with each its lock is gone. */
async function breakConnections(): Promise<void> {
  await testDatabase.database.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where application_name = 'fairline server' and datname = current_database()`,
  );
}

test('a second server on a database is refused with one line, and does not disturb the first', async () => {
  const first = await becomeOnlyServer(url);
  const second = becomeOnlyServer(url, 0);
  await expect(second).rejects.toThrow(StartupError);
  await expect(second).rejects.toThrow(/^Fairline already runs on this database: [^\n]*$/);
  await first.release();
});

test('a server waits for one that is ending', async () => {
  const first = await becomeOnlyServer(url);
  const second = becomeOnlyServer(url, 30_000);
  await expect(becomeOnlyServer(url, 0)).rejects.toThrow(StartupError);
  await first.release();
  await (await second).release();
});

test('a server whose connection breaks takes the lock again', async () => {
  const server = await becomeOnlyServer(url);
  await breakConnections();
  await vi.waitFor(async () => {
    const [row] = await testDatabase.database.query<{ held: bigint }>(LOCKS);
    expect(row?.held).toBe(1n);
  }, SOON);
  await expect(becomeOnlyServer(url, 0)).rejects.toThrow(StartupError);
  await server.release();
  await (await becomeOnlyServer(url, 30_000)).release();
});

test('a server that finds another in its place, after its connection broke, is told to end', async () => {
  const server = await becomeOnlyServer(url, 0);
  const other = new pg.Client(url);
  await other.connect();
  const [lock] = await testDatabase.database.query<{ objid: number }>(
    `select objid from pg_locks where locktype = 'advisory' and granted and ${HERE}`,
  );
  // Waiting in line, it is the next to have it.
  const taken = other.query('select pg_advisory_lock($1)', [lock?.objid]);
  await vi.waitFor(async () => {
    const [row] = await testDatabase.database.query<{ waiting: bigint }>(
      `select count(*) as waiting from pg_locks where locktype = 'advisory' and not granted and ${HERE}`,
    );
    expect(row?.waiting).toBe(1n);
  }, SOON);
  await breakConnections();
  await taken;
  expect((await server.lost).message).toMatch(/^Fairline already runs on this database: [^\n]*$/);
  await server.release();
  await other.end();
});

test('servers of different databases of one PostgreSQL run side by side', async () => {
  const other = await createTestDatabase([]);
  const locks = [await becomeOnlyServer(url), await becomeOnlyServer(other.database.url, 0)];
  for (const lock of locks) await lock.release();
  await other.drop();
});
