import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { openDatabaseDoor } from '../testing/database-door.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { platformMigrations } from './migrations.ts';
import { becomeOnlyServer } from './only-server.ts';

let testDatabase: TestDatabase;
let url: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase(platformMigrations);
  url = testDatabase.database.url;
});
afterAll(() => testDatabase.drop());

const quiet = { logger: createLogger('silent') };
const SOON = { timeout: 60_000, interval: 20 };

test('a server that is cut off keeps its patience, says so to who asks for its health, and ends once it hears that another ran', async () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const door = await openDatabaseDoor(url);
  const server = await becomeOnlyServer(door.url, { logger });
  await server.begin();
  const standby = becomeOnlyServer(url, { ...quiet, patienceMs: Number.POSITIVE_INFINITY });
  door.cut();
  expect(await server.makeSure(10)).toBe(false);
  await vi.waitFor(() => expect(server.isSure()).toBe(false), SOON);
  expect(server.faults()).toEqual([expect.stringMatching(/^The connection [^\n]*$/)]);
  await (await standby).begin();
  expect(await server.makeSure(10)).toBe(false);
  expect(server.faults()).toEqual([expect.stringMatching(/^The connection [^\n]*$/)]);
  door.mend();
  expect((await server.lost).message).toMatch(/^Fairline already runs on this database: [^\n]*$/);
  expect(logger.warn.mock.calls).toEqual([
    ['The connection that makes this the only server of its database broke'],
  ]);
  await server.release();
  await (await standby).release();
  door.close();
});

test('a server whose connection falls silent goes on over another as the one it was', async () => {
  const door = await openDatabaseDoor(url);
  const onReachedAgain = vi.fn();
  const server = await becomeOnlyServer(door.url, { ...quiet, onReachedAgain });
  await server.begin();
  expect(onReachedAgain).not.toHaveBeenCalled();
  door.cut();
  door.mend();
  expect(await server.makeSure(60_000)).toBe(true);
  expect(server.isSure()).toBe(true);
  expect(onReachedAgain).toHaveBeenCalledOnce();
  expect(server.faults()).toEqual([]);
  await server.release();
  door.close();
});

test('a server that is cut off does not pile up words for the database', async () => {
  const door = await openDatabaseDoor(url);
  const server = await becomeOnlyServer(door.url, quiet);
  door.cut();
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  await vi.waitFor(() => expect(server.isSure()).toBe(false), SOON);
  expect(queries.mock.calls.length).toBeLessThanOrEqual(1);
  queries.mockRestore();
  await server.release();
  door.close();
});

test('a standby that is cut off from the database takes over all the same once it reaches that again', async () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const door = await openDatabaseDoor(url);
  const server = await becomeOnlyServer(url, quiet);
  const onReachedAgain = vi.fn();
  const patienceMs = Number.POSITIVE_INFINITY;
  const standby = becomeOnlyServer(door.url, { logger, patienceMs, onReachedAgain });
  await vi.waitFor(async () => {
    const [row] = await testDatabase.database.query<{ waiting: bigint }>(
      `select count(*) as waiting from pg_stat_activity
       where application_name = 'fairline server' and query like '%pg_try_advisory_lock%' and datname = current_database()`,
    );
    expect(row?.waiting).toBe(1n);
  }, SOON);
  door.cut();
  await server.release();
  door.mend();
  await (await standby).release();
  expect(logger.error.mock.calls).toEqual([
    [{ err: expect.any(Error) }, 'This standby cannot reach the database; trying again'],
  ]);
  expect(onReachedAgain).toHaveBeenCalledOnce();
  door.close();
});

test('a lock of which the word was swallowed that it is held is let go', async () => {
  const door = await openDatabaseDoor(url);
  door.cutAfter('pg_try_advisory_lock');
  await expect(becomeOnlyServer(door.url, { ...quiet, patienceMs: 0 })).rejects.toThrow();
  const next = await becomeOnlyServer(url, quiet);
  await next.release();
  door.close();
});
