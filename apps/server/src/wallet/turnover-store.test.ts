import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { walletMigrations } from './migrations.ts';
import { readBettingTurnovers } from './turnover-store.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase(walletMigrations);
});
afterAll(() => db.drop());

test('a turnover reads the patron’s commands since its moment by index, not all they ever had', async () => {
  const plan = await db.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    let lines: readonly { 'QUERY PLAN': string }[] = [];
    await readBettingTurnovers(
      {
        query: async (sql, values) => {
          lines = await tx.query(`explain ${sql}`, values);
          return tx.query(sql, values);
        },
      },
      newId(),
      [new Date()],
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/betting_command.*\n.*Index Cond: \(\(patron_id = .* AND \(batch_id >= /);
  expect(plan).toContain('batch_by_time');
});

test('a patron who never bet has no turnover in any period', async () => {
  const nothing = { staked: 0n, lost: 0n };
  const since = [new Date(0), new Date()];
  expect(await readBettingTurnovers(db.database, newId(), since)).toEqual([nothing, nothing]);
});
