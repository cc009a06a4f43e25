import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCashout, type TestCashout } from '../cashout/testing/test-cashout.ts';
import type { Queryable } from '../platform/database/database.ts';
import { faultsAfter } from '../wallet/testing/tampered.ts';
import { checkLedger } from '../wallet/wallet.ts';
import { recordedSettlements } from './settlement.ts';

let t: TestCashout;
let patronId: string;
let betId: string;

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
  const { eventId, home } = t.event();
  ({ id: betId, patronId } = await t.bet(home));
  t.trading.decide(eventId, 'moneyline:game', { home: 'win', away: 'loss' });
  await t.settlement.idle();
  expect((await t.bets.find(betId))?.state.status).toBe('SETTLED');
});

afterAll(() => t.close());

const check = (tx: Queryable) =>
  checkLedger(tx, undefined, undefined, undefined, undefined, { readSettlements: recordedSettlements });
const tampered = (...statements: string[]) => faultsAfter(t.database, check, ...statements);

test('a batch that says another time than the settlements in it is found', async () => {
  expect(await tampered()).toEqual([]);
  const batch = `(select batch_id from wallet.command where kind = 'settlement' and reference = '${betId}')`;
  for (const moved of ["+ interval '1 hour'", "- interval '2 minutes'"]) {
    const faults = await tampered(
      `update wallet.batch set posted_at = posted_at ${moved} where id = ${batch}`,
    );
    expect(faults).toContainEqual(
      expect.stringContaining(`patron ${patronId}: settlement 1 of bet ${betId} is of `),
    );
  }
});

test('a posting of a settlement that nobody keeps is found', async () => {
  expect(await tampered(`delete from settlement.version where bet_id = '${betId}'`)).toEqual([
    expect.stringMatching(
      new RegExp(`^patron ${patronId}: cash 4773, .* posted as settlement for ${betId}, of which`),
    ),
  ]);
});
