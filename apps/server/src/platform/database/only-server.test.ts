import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a server that was killed leaves no lock behind: it dies with its connection', async () => {
  const killed = await becomeOnlyServer(url);
  await testDatabase.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'fairline server' and datname = current_database()`,
  );
  const next = await becomeOnlyServer(url, 30_000);
  await killed.release();
  await expect(becomeOnlyServer(url, 0)).rejects.toThrow(StartupError);
  await next.release();
});

test('servers of different databases of one PostgreSQL run side by side', async () => {
  const other = await createTestDatabase([]);
  const locks = [await becomeOnlyServer(url), await becomeOnlyServer(other.database.url, 0)];
  for (const lock of locks) await lock.release();
  await other.drop();
});
