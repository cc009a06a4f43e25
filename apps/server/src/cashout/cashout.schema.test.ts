import { type GraphQLSchema, graphql, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somewhere } from '../identity/testing/people.ts';
import type { RequestContext, Viewer } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { createTestCashout, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
let schema: GraphQLSchema;
const services = servicesOf({});

beforeAll(async () => {
  t = await createTestCashout();
  const { wallet, bets, cashout } = t;
  Object.assign(services, { wallet, bets, cashout });
  schema = buildSchema();
});

afterAll(() => t.close());

function contextOf(viewer: Viewer): RequestContext {
  return { viewer, services, now: t.clock.now(), ...somewhere };
}

const patron = (patronId: string): Viewer => ({ kind: 'patron', patronId, sessionId: newId() });

async function run(viewer: Viewer, source: string, variableValues: Record<string, unknown> = {}) {
  const result = await graphql({ schema, source, variableValues, contextValue: contextOf(viewer) });
  return JSON.parse(JSON.stringify(result));
}

const CASHOUTS = `{ cashouts {
  processingCashoutId
  cashouts { betId amount { formattedAmount } openAmount { formattedAmount } offerId heldUntil offReason offMessage }
} }`;

const CASH_OUT = `mutation ($input: CashOutInput!) { cashOut(input: $input) {
  __typename
  ... on CashOutPayload {
    paidAmount { formattedAmount }
    bet { status openAmount { formattedAmount } totalPotentialReturn { formattedAmount } cashedOutAmount { formattedAmount } payoutAmount { formattedAmount } settledAt }
    patronBalanceAfter { withdrawableBalance { formattedAmount } }
    cashouts { cashouts { betId } }
  }
  ... on CashOutError { code message cashout { betId offReason amount { amountLong } } }
} }`;

test('a patron reads an offer for each open bet and takes a part of it, then the rest [BET-017]', async () => {
  const bet = await t.bet(t.event().home);
  const viewer = patron(bet.patronId);
  const [cashout] = (await run(viewer, CASHOUTS)).data.cashouts.cashouts;
  expect(cashout).toEqual({
    betId: `Bet:${bet.id}`,
    amount: { formattedAmount: '$23.75' },
    openAmount: { formattedAmount: '$25.00' },
    offerId: expect.any(String),
    heldUntil: new Date(t.clock.now() + 5_000).toISOString(),
    offReason: null,
    offMessage: null,
  });
  const { betId, offerId } = cashout;
  const half = { betId, offerId, idempotencyKey: newId(), share: 5_000 };
  const taken = await run(viewer, CASH_OUT, { input: half });
  expect(taken.data.cashOut).toMatchObject({
    paidAmount: { formattedAmount: '$11.87' },
    bet: {
      status: 'OPEN',
      openAmount: { formattedAmount: '$12.50' },
      totalPotentialReturn: { formattedAmount: '$23.86' },
      payoutAmount: null,
    },
    patronBalanceAfter: { withdrawableBalance: { formattedAmount: '$11.87' } },
    cashouts: { cashouts: [{ betId }] },
  });
  const rest = (await run(viewer, CASHOUTS)).data.cashouts.cashouts[0];
  const all = { betId, offerId: rest.offerId, idempotencyKey: newId() };
  expect((await run(viewer, CASH_OUT, { input: all })).data.cashOut).toMatchObject({
    bet: {
      status: 'CASHED_OUT',
      openAmount: { formattedAmount: '$0.00' },
      totalPotentialReturn: { formattedAmount: '$0.00' },
      cashedOutAmount: { formattedAmount: '$23.75' },
      payoutAmount: { formattedAmount: '$23.75' },
      settledAt: new Date(t.clock.now()).toISOString(),
    },
    cashouts: { cashouts: [] },
  });
});

test('what cannot be cashed out says why, and is refused with the same reason', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const viewer = patron(bet.patronId);
  const { offerId } = await t.offer(bet.id);
  t.trading.setStatus(eventId, 'suspended');
  const [cashout] = (await run(viewer, CASHOUTS)).data.cashouts.cashouts;
  expect(cashout).toMatchObject({
    amount: null,
    offerId: null,
    offReason: 'SUSPENDED',
    offMessage: 'A selection is suspended. Cash out comes back when it reopens.',
  });
  const input = { betId: cashout.betId, offerId, idempotencyKey: newId() };
  expect((await run(viewer, CASH_OUT, { input })).data.cashOut).toEqual({
    __typename: 'CashOutError',
    code: 'OFF',
    message: 'A selection is suspended. Cash out comes back when it reopens.',
    cashout: { betId: cashout.betId, offReason: 'SUSPENDED', amount: null },
  });
});

test('a parlay with a leg that is certain to lose says so before it is settled, and returns nothing', async () => {
  const [first, second] = [t.event({ status: 'IN_PLAY' }), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const legs = [first.home, second.home].map((selectionId) => ({ selectionId, odds }));
  const { id, patronId } = await t.bet(first.home, { type: 'PARLAY', legs });
  const viewer = patron(patronId);
  const asked = `{
    cashouts { cashouts { offReason bet { status totalPotentialReturn { formattedAmount }
      legs { outcome outcomeLabel decision { text } } } } }
    betHistoryTotals(filter: OPEN) { stake { formattedAmount } couldReturn { formattedAmount } }
  }`;
  const read = async () => {
    const { cashouts, betHistoryTotals } = (await run(viewer, asked)).data;
    const [{ bet, ...offer }] = cashouts.cashouts;
    return { ...offer, ...bet, totals: betHistoryTotals };
  };
  const pending = { outcome: 'PENDING', outcomeLabel: 'Pending', decision: null };
  const whole = { formattedAmount: '$91.12' };
  const before = {
    offReason: null,
    status: 'OPEN',
    totalPotentialReturn: whole,
    legs: [pending, pending],
    totals: { stake: { formattedAmount: '$25.00' }, couldReturn: whole },
  };
  expect(await read()).toEqual(before);
  const nothing = { formattedAmount: '$0.00' };
  t.trading.setLost(first.home, true);
  const lost = {
    ...before,
    offReason: 'LOST',
    totalPotentialReturn: nothing,
    legs: [{ outcome: 'LOSS', outcomeLabel: 'User loses market', decision: null }, pending],
    totals: { ...before.totals, couldReturn: nothing },
  };
  expect(await read()).toEqual(lost);
  const [bet] = await t.bets.openBets(patronId);
  if (!bet) throw new Error('The bet is not open.');
  // What it returns is worked out once for as long as the same legs are lost.
  expect(t.bets.asItStands(bet)).toBe(t.bets.asItStands(bet));
  const { event } = t.trading.book(first.eventId) ?? {};
  if (!event) throw new Error('The event has no book.');
  for (const status of ['POSTPONED', 'HIDDEN', 'IN_PLAY'] as const) {
    t.trading.setStatus(first.eventId, 'open', { event: { ...event, status } });
    expect(await read()).toEqual(lost);
  }
  await t.settlement.idle();
  expect(await t.stateOf(id)).toBe('OPEN');
  // The game was corrected.
  t.trading.setLost(first.home, false);
  expect(await read()).toEqual(before);
});

test('bad input is answered in words, and nobody else cashes a bet out', async () => {
  const bet = await t.bet(t.event().home);
  const { offerId } = await t.offer(bet.id);
  const input = { betId: `Bet:${bet.id}`, offerId, idempotencyKey: newId() };
  const code = async (viewer: Viewer, change: Record<string, unknown>) =>
    (await run(viewer, CASH_OUT, { input: { ...input, ...change } })).data.cashOut.code;
  const owner = patron(bet.patronId);
  const stranger = patron((await t.bet(t.event().home)).patronId);
  expect(await code(stranger, {})).toBe('BET_UNKNOWN');
  expect(await code(owner, { betId: bet.id })).toBe('BET_UNKNOWN');
  expect(await code(owner, { betId: `Betslip:${bet.id}` })).toBe('BET_UNKNOWN');
  expect(await code(owner, { offerId: 'mine' })).toBe('OFFER_INVALID');
  expect(await code(owner, { share: 0 })).toBe('INPUT_INVALID');
  expect(await code(owner, { tolerance: -1 })).toBe('INPUT_INVALID');
  expect(await code(owner, { idempotencyKey: 'x'.repeat(101) })).toBe('INPUT_INVALID');
  const visitor: Viewer = { kind: 'visitor', visitorId: newId() };
  const { errors } = await run(visitor, CASH_OUT, { input });
  expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await run(stranger, CASHOUTS)).data.cashouts.cashouts).toHaveLength(1);
});

test('a patron is sent the offers as they change', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  const stream = await subscribe({
    schema,
    document: parse('subscription { cashoutsUpdated { cashouts { amount { amountLong } } } }'),
    contextValue: contextOf(patron(bet.patronId)),
  });
  if (!(Symbol.asyncIterator in stream)) throw new Error('No stream.');
  const next = async () =>
    JSON.parse(JSON.stringify((await stream.next()).value)).data.cashoutsUpdated.cashouts[0].amount
      .amountLong;
  expect(await next()).toBe('2375');
  t.trading.setOdds(home, 1, 4);
  expect(await next()).toBe('3627');
  await stream.return(undefined);
});
