import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { becomeOnlyServer } from './platform/database/only-server.ts';
import { StartupError } from './platform/database/startup-error.ts';
import { createLogger } from './platform/log.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { serve } from './serve.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase([]);
});
afterAll(() => testDatabase.drop());

const start = (databaseUrl: string) =>
  serve(
    readConfig({ DATABASE_URL: databaseUrl, FAIRLINE_PORT: '0', FAIRLINE_LOG_LEVEL: 'silent' }),
    () => {},
  );

test('a second server on a database does not start, and touches nothing in it', async () => {
  const { database } = testDatabase;
  const running = await becomeOnlyServer(database.url, { logger: createLogger('silent') });
  const second = start(database.url);
  await expect(second).rejects.toThrow(StartupError);
  await expect(second).rejects.toThrow('Fairline already runs on this database');
  expect(await database.query('select id from platform.migration')).toEqual([]);
  await running.release();
});

test('a database that cannot be reached is named without its password', async () => {
  const unreachable = start('postgres://me:secret@127.0.0.1:1/bets?password=secret');
  await expect(unreachable).rejects.toThrow(
    'Cannot reach the database at 127.0.0.1:1/bets (ECONNREFUSED): check DATABASE_URL.',
  );
});

test('a role that may not make schemas is told so in one line', async () => {
  const { database } = testDatabase;
  const role = `weak_${Math.trunc(Date.now())}`;
  await database.query(`create role ${role} login password 'weak'`);
  try {
    const url = new URL(database.url);
    url.username = role;
    url.password = 'weak';
    const refused = start(url.href);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow('may not make schemas in its database: grant it CREATE');
  } finally {
    await database.query(`drop role ${role}`);
  }
});
