import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import { newId } from '../ids.ts';

export interface TestDatabase {
  readonly database: Database;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** A database of the test file's own, migrated; make it in beforeAll and drop it in afterAll. */
export async function createTestDatabase(migrations: readonly Migration[]): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${newId().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database, migrations);
  return {
    database,
    drop: async () => {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const server = openDatabase(url, { max: 1 });
  try {
    await server.query(sql);
  } finally {
    await server.close();
  }
}
