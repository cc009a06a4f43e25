import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedsMigrations } from './migrations.ts';
import { SeasonTables } from './season-tables-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(feedsMigrations);
});
afterAll(() => database.drop());

test('the table of a season is kept once, and removed when it is long over', async () => {
  const tables = new SeasonTables(database.database);
  const season = { competition: 'nfl', start: 20_700 };
  expect(await tables.of(season)).toBeUndefined();
  await tables.keep(season, ['nfl-b', 'nfl-a']);
  await tables.keep(season, ['nfl-a', 'nfl-b']);
  expect(await tables.of(season)).toEqual(['nfl-b', 'nfl-a']);
  expect(await tables.of({ ...season, start: 21_064 })).toBeUndefined();
  expect(await tables.of({ ...season, competition: 'nhl' })).toBeUndefined();
  await tables.prune(60_000);
  expect(await tables.of(season)).toBeDefined();
  await tables.prune(0);
  expect(await tables.of(season)).toBeUndefined();
});
