import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { readTotals } from './history-store.ts';
import { readDecided, readRipe } from './settling-store.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';

let t: TestBets;

beforeAll(async () => {
  t = await createTestBets();
});

afterAll(() => t.close());

/** How PostgreSQL would answer the first query of a reading if it avoids reading whole tables where it can. */
async function planOf(read: (db: Queryable) => Promise<unknown>): Promise<string> {
  return t.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    let plan = '';
    await read({
      query: async (sql, values) => {
        const lines = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        plan ||= lines.map((line) => line['QUERY PLAN']).join('\n');
        return tx.query(sql, values);
      },
    });
    return plan;
  });
}

test('totals read a patron’s bets by index, not all bets', async () => {
  const plan = await planOf((db) => readTotals(db, newId()));
  expect(plan).not.toContain('Seq Scan');
  for (const index of ['open_bet', 'settled_bet', 'cashed_out_bet']) expect(plan).toContain(index);
});

test('a correction finds the decided bets of its event by index', async () => {
  expect(await planOf((db) => readDecided(db, 'event', newId(), 10))).toContain('decided_leg');
});

test('bets that wait for nothing are looked for among the open ones alone', async () => {
  expect(await planOf((db) => readRipe(db, newId(), 10))).toContain('open_bet_by_id');
});
