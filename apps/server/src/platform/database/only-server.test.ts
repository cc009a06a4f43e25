import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { openDatabaseDoor } from '../testing/database-door.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { platformMigrations } from './migrations.ts';
import { becomeOnlyServer } from './only-server.ts';
import { StartupError } from './startup-error.ts';

let testDatabase: TestDatabase;
let url: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase(platformMigrations);
  url = testDatabase.database.url;
});
afterAll(() => testDatabase.drop());

const quiet = { logger: createLogger('silent') };
const impatient = { ...quiet, patienceMs: 0 };
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
  const first = await becomeOnlyServer(url, quiet);
  const second = becomeOnlyServer(url, impatient);
  await expect(second).rejects.toThrow(StartupError);
  await expect(second).rejects.toThrow(/^Fairline already runs on this database: [^\n]*$/);
  await first.release();
});

test('a server waits for one that is ending', async () => {
  const first = await becomeOnlyServer(url, quiet);
  const second = becomeOnlyServer(url, { ...quiet, patienceMs: 30_000 });
  await expect(becomeOnlyServer(url, impatient)).rejects.toThrow(StartupError);
  await first.release();
  await (await second).release();
});

test('a server whose connection breaks takes the lock again', async () => {
  const server = await becomeOnlyServer(url, quiet);
  await breakConnections();
  await vi.waitFor(async () => {
    const [row] = await testDatabase.database.query<{ held: bigint }>(LOCKS);
    expect(row?.held).toBe(1n);
  }, SOON);
  await expect(becomeOnlyServer(url, impatient)).rejects.toThrow(StartupError);
  await server.release();
  await (await becomeOnlyServer(url, { ...quiet, patienceMs: 30_000 })).release();
});

test('while the lock cannot be taken again the server says so: once in the log, and to who asks for its health', async () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const door = await openDatabaseDoor(url);
  const server = await becomeOnlyServer(door.url, { logger });
  expect(server.faults()).toEqual([]);
  door.isShut = true;
  await breakConnections();
  await vi.waitFor(() => expect(door.turnedAway).toBeGreaterThan(2), SOON);
  expect(server.faults()).toEqual([expect.stringMatching(/^The connection [^\n]*$/)]);
  door.isShut = false;
  await vi.waitFor(() => expect(server.faults()).toEqual([]), SOON);
  expect(logger.warn.mock.calls).toEqual([
    ['The connection that makes this the only server of its database broke'],
    ['This is the only server of its database again'],
  ]);
  expect(logger.error.mock.calls).toEqual([
    [{ err: expect.any(Error) }, 'This server cannot become the only one of its database again yet'],
  ]);
  await server.release();
  door.close();
});

test('a server that finds another in its place, after its connection broke, is told to end', async () => {
  const server = await becomeOnlyServer(url, impatient);
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
  expect(server.isSure()).toBe(true);
  await breakConnections();
  await taken;
  expect(await server.makeSure(20_000)).toBe(false);
  expect(server.isSure()).toBe(false);
  expect(await server.wasReplaced(20_000)).toBe(true);
  expect((await server.lost).message).toMatch(/^Fairline already runs on this database: [^\n]*$/);
  await server.release();
  await other.end();
});

test('a server that comes back after another ran and ended does not take the lock again', async () => {
  const door = await openDatabaseDoor(url);
  const hung = await becomeOnlyServer(door.url, quiet);
  await hung.begin();
  door.isShut = true;
  await breakConnections();
  const other = await becomeOnlyServer(url, { ...quiet, patienceMs: 30_000 });
  await other.begin();
  await other.release();
  door.isShut = false;
  expect((await hung.lost).message).toMatch(/^Another server ran on this database [^\n]*$/);
  expect(hung.isSure()).toBe(false);
  expect(await hung.wasReplaced(20_000)).toBe(true);
  await hung.release();
  door.close();
});

test('a server that nobody replaced goes on as the one it was, however often its connection breaks', async () => {
  const server = await becomeOnlyServer(url, quiet);
  await server.begin();
  for (let time = 0; time < 2; time += 1) {
    await breakConnections();
    expect(await server.makeSure(20_000)).toBe(true);
  }
  await server.release();
});

test('a server that hung is not sure to be the only one until it has asked the database', async () => {
  const server = await becomeOnlyServer(url, quiet);
  expect(server.isSure()).toBe(true);
  hang(4_100);
  expect(server.isSure()).toBe(false);
  expect(await server.wasReplaced(20_000)).toBe(false);
  expect(await server.makeSure(20_000)).toBe(true);
  expect(server.isSure()).toBe(true);
  await server.release();
});

test('a server whose machine slept, or whose clock was set, is not sure to be the only one until it has asked the database', async () => {
  const server = await becomeOnlyServer(url, quiet);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
  expect(server.isSure()).toBe(false);
  expect(await server.makeSure(20_000)).toBe(true);
  expect(server.isSure()).toBe(true);
  vi.useRealTimers();
  expect(server.isSure()).toBe(true);
  hang(4_100);
  expect(server.isSure()).toBe(false);
  await server.release();
});

test('a standby waits for a database that is out of reach for a while, says so once, and takes over after it', async () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const door = await openDatabaseDoor(url);
  const server = await becomeOnlyServer(url, quiet);
  const standby = becomeOnlyServer(door.url, { logger, patienceMs: Number.POSITIVE_INFINITY });
  await vi.waitFor(async () => {
    const [row] = await testDatabase.database.query<{ waiting: bigint }>(
      `select count(*) as waiting from pg_stat_activity
       where application_name = 'fairline server' and datname = current_database()`,
    );
    expect(row?.waiting).toBe(2n);
  }, SOON);
  door.isShut = true;
  await breakConnections();
  await vi.waitFor(() => expect(door.turnedAway).toBeGreaterThan(2), SOON);
  expect(await server.makeSure(20_000)).toBe(true);
  door.isShut = false;
  await server.release();
  await (await standby).release();
  expect(logger.error.mock.calls).toEqual([
    [{ err: expect.any(Error) }, 'This standby cannot reach the database; trying again'],
  ]);
  door.close();
});

test('a standby that is stopped while the database is out of reach says that it was', async () => {
  const door = await openDatabaseDoor(url);
  door.isShut = true;
  const stopping = new AbortController();
  const standby = becomeOnlyServer(door.url, {
    ...quiet,
    patienceMs: Number.POSITIVE_INFINITY,
    waiting: stopping.signal,
  });
  await vi.waitFor(() => expect(door.turnedAway).toBeGreaterThan(0), SOON);
  stopping.abort();
  await expect(standby).rejects.toThrow(/^Stopped while the database was out of reach\.$/);
  door.close();
});

test('a standby that is stopped in line says that another server ran', async () => {
  const server = await becomeOnlyServer(url, quiet);
  const stopping = new AbortController();
  const standby = becomeOnlyServer(url, {
    ...quiet,
    patienceMs: Number.POSITIVE_INFINITY,
    waiting: stopping.signal,
  });
  stopping.abort();
  await expect(standby).rejects.toThrow(/^Stopped while another server ran on this database\.$/);
  await server.release();
});

test.each([
  { what: 'database is gone', part: 'pathname', value: '/gone', why: 'there is no such database' },
  { what: 'password is refused', part: 'password', value: 'wrong', why: 'the password is refused' },
] as const)('a standby whose $what ends with one line, for no waiting mends it', async (refused) => {
  const { part, value, why } = refused;
  const wrong = new URL(url);
  wrong[part] = value;
  const standby = becomeOnlyServer(wrong.href, { ...quiet, patienceMs: Number.POSITIVE_INFINITY });
  await expect(standby).rejects.toThrow(StartupError);
  await expect(standby).rejects.toThrow(`The database turns this server away (${why}): check DATABASE_URL.`);
});

test('a running server that is refused when it comes back says so, and tries until it is let in', async () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const door = await openDatabaseDoor(url);
  const other = await createTestDatabase([]);
  const { pathname } = new URL(other.database.url);
  const name = pathname.slice(1);
  const server = await becomeOnlyServer(Object.assign(new URL(door.url), { pathname }).href, { logger });
  door.isShut = true;
  await testDatabase.database.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
    [name],
  );
  await vi.waitFor(() => expect(door.turnedAway).toBeGreaterThan(0), SOON);
  await testDatabase.database.query(`alter database ${name} rename to ${name}_away`);
  door.isShut = false;
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledTimes(2), SOON);
  expect(logger.error.mock.calls[1]).toEqual([
    { err: expect.objectContaining({ code: '3D000' }) },
    'This server cannot become the only one of its database again yet',
  ]);
  await testDatabase.database.query(`alter database ${name}_away rename to ${name}`);
  expect(await server.makeSure(20_000)).toBe(true);
  await server.release();
  await other.drop();
  door.close();
});

/** As a process does that is stopped. */
function hang(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('servers of different databases of one PostgreSQL run side by side', async () => {
  const other = await createTestDatabase([]);
  const locks = [await becomeOnlyServer(url, quiet), await becomeOnlyServer(other.database.url, impatient)];
  for (const lock of locks) await lock.release();
  await other.drop();
});
