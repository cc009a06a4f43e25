import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allMigrations } from '../migrations.ts';
import { openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { Account } from './account.ts';
import { Log, type Patron } from './act.ts';
import { balanceDifferences } from './books-store.ts';
import { playSeasons } from './run.ts';

const SEEDS = 1_000;
/** Enough for games to begin, be bet on and end; the command plays longer ones. */
const STEPS = 12;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(allMigrations);
});
afterAll(() => testDatabase.drop());

function seedsFrom(first: number, count: number, by = 1): number[] {
  return Array.from({ length: count }, (_, index) => first + index * by);
}

test('a thousand seasons of bets of every type, cash outs, rewards, corrections and faults end with books, tickets and balances that agree [BET-011] [BET-015]', async () => {
  const report = await playSeasons({
    serverUrl: inject('postgresUrl'),
    seeds: seedsFrom(1, SEEDS),
    steps: STEPS,
  });
  expect(report.failures).toEqual([]);
  expect(report.digests.size).toBe(SEEDS);
  expect(report.tickets).toBeGreaterThan(4 * SEEDS);
}, 600_000);

test('a seed does the same alone as among others, however often it is played', async () => {
  const serverUrl = inject('postgresUrl');
  const among = await playSeasons({ serverUrl, seeds: seedsFrom(7, 12, 8), steps: 24 });
  const alone = await playSeasons({ serverUrl, seeds: [31], steps: 24 });
  expect([...alone.digests]).toEqual([[31, among.digests.get(31)]]);
  expect(alone.failures).toEqual([]);
}, 120_000);

test('money that the books do not explain is found, with the patron it is of', async () => {
  const { database } = testDatabase;
  const patron: Patron = { id: newId(), account: new Account(), policy: 'any', log: new Log() };
  await database.query('insert into wallet.balance (patron_id, currency, opened_at) values ($1, $2, now())', [
    patron.id,
    'USD',
  ]);
  expect(await balanceDifferences(database, [patron])).toEqual([]);
  patron.account.cash += 1n;
  const found = await balanceDifferences(database, [patron]);
  expect(found).toEqual([{ patronId: patron.id, message: expect.stringContaining('should be [1,0,0,0,0]') }]);
});

test('what the seasons made in the database server is gone when they end', async () => {
  const serverUrl = inject('postgresUrl');
  await playSeasons({ serverUrl, seeds: [1], steps: 2 });
  const server = openDatabase(serverUrl, { max: 1 });
  const left = await server.query("select datname from pg_database where datname like 'season%'");
  await server.close();
  expect(left).toEqual([]);
});
