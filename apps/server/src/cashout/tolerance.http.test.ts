import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serve } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { createTestCashout, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  t = await createTestCashout();
  const { wallet, bets, cashout } = t;
  server = await serve({ wallet, bets, cashout });
});

afterEach(async () => {
  expect(await t.faults()).toEqual([]);
});

afterAll(async () => {
  await server.close();
  await t.close();
});

/** A price is held so long. */
const HELD_MS = 5_000;

const CASHOUTS = `{ cashouts { cashouts { betId offerId amount { amountLong } } } }`;
const CASH_OUT = `mutation ($input: CashOutInput!) { cashOut(input: $input) { __typename
  ... on CashOutPayload { paidAmount { amountLong } bet { status }
    patronBalanceAfter { withdrawableBalance { amountLong } } }
  ... on CashOutError { code cashout { offerId amount { amountLong } } } } }`;

const Amount = v.object({ amountLong: v.string() });
const Offer = v.object({ betId: v.string(), offerId: v.string(), amount: Amount });
const Offers = v.object({ cashouts: v.array(Offer) });

/** What is offered for the patron's one bet. */
async function offered(patronId: string) {
  const { cashouts } = await server.asked({ cashouts: Offers }, CASHOUTS, {}, `patron.${patronId}`);
  const [offer] = cashouts.cashouts;
  if (!offer) throw new Error('Nothing is offered.');
  return offer;
}

function take(
  patronId: string,
  offer: v.InferOutput<typeof Offer>,
  tolerance?: number,
  idempotencyKey: string = newId(),
) {
  const { betId, offerId } = offer;
  const input = { betId, offerId, idempotencyKey, tolerance };
  return server
    .asked({ cashOut: v.looseObject({}) }, CASH_OUT, { input }, `patron.${patronId}`)
    .then(({ cashOut }) => cashOut);
}

test('of a price that falls the lower one is paid, where the patron takes so much less and not where they do not [BET-017]', async () => {
  const { home } = t.event();
  const { patronId } = await t.bet(home);
  const offer = await offered(patronId);
  expect(offer.amount).toEqual({ amountLong: '2375' });
  t.trading.setOdds(home, 1, 1);
  t.clock.advance(HELD_MS + 1);
  // From $23.75 to $22.67 is 4.547 % less.
  for (const tolerance of [undefined, 0, 100, 454])
    expect(await take(patronId, offer, tolerance)).toMatchObject({
      __typename: 'CashOutError',
      code: 'OFFER_CHANGED',
      cashout: { amount: { amountLong: '2267' } },
    });
  expect(await t.cashOf(patronId)).toBe(0n);
  const key = newId();
  const taken = await take(patronId, offer, 500, key);
  expect(taken).toMatchObject({
    __typename: 'CashOutPayload',
    paidAmount: { amountLong: '2267' },
    bet: { status: 'CASHED_OUT' },
    patronBalanceAfter: { withdrawableBalance: { amountLong: '2267' } },
  });
  // Asked again it is told the same, and pays nothing more.
  expect(await take(patronId, offer, 500, key)).toMatchObject({ paidAmount: { amountLong: '2267' } });
  expect(await t.cashOf(patronId)).toBe(2_267n);
});

test('a price that goes on falling below what is taken is refused, and paid once its new offer is taken', async () => {
  const { home } = t.event();
  const { patronId } = await t.bet(home);
  const first = await offered(patronId);
  t.trading.setOdds(home, 1, 1);
  t.clock.advance(HELD_MS + 1);
  const second = await offered(patronId);
  t.trading.setOdds(home, 3, 1);
  t.clock.advance(HELD_MS + 1);
  for (const offer of [first, second])
    expect(await take(patronId, offer, 1_000)).toMatchObject({ code: 'OFFER_CHANGED' });
  expect(await t.cashOf(patronId)).toBe(0n);
  const last = await offered(patronId);
  expect(BigInt(last.amount.amountLong)).toBeLessThan(BigInt(second.amount.amountLong));
  expect(await take(patronId, last)).toMatchObject({ paidAmount: last.amount });
  expect(await t.cashOf(patronId)).toBe(BigInt(last.amount.amountLong));
});
