import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../platform/database/database.ts';
import { faultsAfter } from '../wallet/testing/tampered.ts';
import { checkPart } from '../wallet/wallet.ts';
import { recordedCashOuts } from './cashout.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
let patronId: string;
let betId: string;

beforeAll(async () => {
  t = await createTestCashout();
  ({ id: betId, patronId } = await t.bet(t.event().home));
  // Keys that sort one way as bytes and another way as words.
  for (const idempotencyKey of ['b', 'B-1', 'é']) {
    const result = await t.cashout.cashOut(
      patronId,
      request(await t.offer(betId), { idempotencyKey, share: 2_000 }),
    );
    expect(result.kind).toBe('cashed-out');
  }
});

afterAll(() => t.close());

const check = (tx: Queryable) => checkPart(tx, { readCashOuts: recordedCashOuts });
const tampered = (...statements: string[]) => faultsAfter(t.database, check, ...statements);

test('a cash out that is not the one that was posted is found, with what differs', async () => {
  expect(await tampered()).toEqual([]);
  expect(await tampered(`update cashout.cash_out set paid = paid + 1 where idempotency_key = 'b'`)).toEqual([
    `patron ${patronId}: the cash out of bet ${betId} says of its amounts cash 476, house:revenue 24, open-bets -500, posted was cash 475, house:revenue 25, open-bets -500`,
  ]);
});

test('a cash out without a posting and a posting without a cash out are found, with nothing of the others', async () => {
  expect(await tampered(`delete from cashout.cash_out where idempotency_key = 'B-1'`)).toEqual([
    expect.stringContaining(`posted as cash-out for ${betId}, of which nothing is kept`),
  ]);
  const renamed = `update cashout.cash_out set idempotency_key = 'B-2' where idempotency_key = 'B-1'`;
  expect(await tampered(renamed)).toEqual([
    expect.stringContaining('of which nothing is kept'),
    expect.stringContaining(`the cash out of bet ${betId} was never posted`),
  ]);
});
