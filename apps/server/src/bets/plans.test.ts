import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { readEnded } from './history-store.ts';
import { readDecided, readOpenEvents, readOpenSelections, readRipe } from './settling-store.ts';
import { readBets } from './store.ts';
import { createTestBets, origin, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';
import { readEndedTotals, readEventIds, readOpenTotals } from './totals-store.ts';

let t: TestBets;

beforeAll(async () => {
  t = await createTestBets();
});

afterAll(() => t.close());

/** How PostgreSQL would answer the queries of a reading if it avoids reading whole tables where it can. */
async function planOf(read: (db: Queryable) => Promise<unknown>): Promise<string> {
  return t.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    let plan = '';
    await read({
      query: async (sql, values) => {
        const lines = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        plan += lines.map((line) => `${line['QUERY PLAN']}\n`).join('');
        return tx.query(sql, values);
      },
    });
    return plan;
  });
}

test('totals read a patron’s open bets by index, and no bet that has ended unless those of a sport are asked for', async () => {
  const of = { patronId: newId(), type: undefined, onEvents: [] };
  const open = await planOf((db) => readOpenTotals(db, of, ['e-1']));
  const settled = await planOf((db) => readEndedTotals(db, of, 'SETTLED'));
  expect(open).toContain('open_bet');
  expect(settled).toContain('ended_pkey');
  const ofSport = await planOf((db) => readEndedTotals(db, { ...of, onEvents: [['e-1']] }, 'CASHED_OUT'));
  expect(ofSport).toMatch(/cashed_out_(bet|last)/);
  const events = await planOf((db) => readEventIds(db, newId(), ['OPEN', 'SETTLED']));
  for (const plan of [open, settled, ofSport, events]) expect(plan).not.toContain('Seq Scan');
});

test('bets that ended are read in the order in which they did, from an index and no further than the page', async () => {
  for (const [status, index] of [
    ['SETTLED', 'settled_last'],
    ['CASHED_OUT', 'cashed_out_last'],
  ] as const) {
    const before = { id: newId(), endedAt: '1763827200000000' };
    const plan = await planOf((db) =>
      readEnded(db, status, { patronId: newId(), before, limit: 21, type: undefined }),
    );
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan Backward using ${index}`));
    expect(plan).not.toContain('Sort');
  }
});

test('a correction finds the decided bets of its event by index', async () => {
  expect(await planOf((db) => readDecided(db, 'event', newId(), 10))).toContain('decided_leg');
});

test('bets that wait for nothing are looked for among so many open ones alone', async () => {
  const after = { patronId: newId(), betId: newId() };
  const plan = await planOf((db) => readRipe(db, after, 10));
  expect(plan).toContain('open_bet');
  expect(plan).not.toContain('Sort');
  expect(plan).toMatch(/Index Cond: .*patron_id, id/i);
});

test('the events that bets wait for are found from one to the next in the index, and each event’s selections by it', async () => {
  const patronId = await patronWith(t.wallet, 10_000n);
  const games = Array.from({ length: 3 }, () => addGame(t));
  for (const { home, over } of games) {
    for (const one of [home, over, home]) await t.bets.place(patronId, [betOn('STRAIGHT', [one])], origin);
  }
  const eventIds = games.map(({ home }) => home.split('~')[0] ?? '').sort();
  expect(await readOpenEvents(t.database)).toEqual(eventIds);
  expect(await readOpenSelections(t.database, eventIds[0] ?? '')).toHaveLength(2);
  for (const read of [readOpenEvents, (db: Queryable) => readOpenSelections(db, eventIds[0] ?? '')]) {
    const plan = await planOf(read);
    expect(plan).toContain('open_leg_by_selection');
    expect(plan).not.toMatch(/Seq Scan|Sort|HashAggregate/);
  }
});

test('bets and their legs are gone to one by one, however small the tables are believed to be', async () => {
  const patronId = await patronWith(t.wallet, 10_000n);
  await t.bets.place(patronId, [betOn('STRAIGHT', [addGame(t).home])], origin);
  const [bet] = await t.bets.openBets(patronId);
  const plan = await planOf((db) => readBets(db, [bet?.id ?? '']));
  expect(plan.match(/Nested Loop/g)).toHaveLength(2);
  expect(plan).not.toMatch(/Hash Join|Merge Join|Seq Scan/);
  for (const index of ['bet_pkey', 'leg_pkey']) expect(plan).toContain(index);
});
