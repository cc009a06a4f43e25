import { type GraphQLSchema, graphql, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Betslip } from '../betslip/betslip.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { unguarded } from '../betslip/testing/unguarded.ts';
import type { Patron } from '../identity/identity.ts';
import { somewhere } from '../identity/testing/people.ts';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import type { RequestContext, Viewer } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { deposit, patronWith } from '../wallet/testing/test-wallet.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';

let t: TestBets;
let schema: GraphQLSchema;
const services = servicesOf({});
let patron: Extract<Viewer, { kind: 'patron' }>;
let stop: () => void;

beforeAll(async () => {
  t = await createTestBets({ migrations: betslipMigrations });
  patron = { kind: 'patron', patronId: await patronWith(t.wallet, 0n), sessionId: newId() };
  const identity = { patron: async (id: string) => (id === patron.patronId ? dana(id) : undefined) };
  const marketplace = createMarketplace({ ...t, catalogue: fixedCatalogue([]) });
  const betslip = new Betslip({ ...unguarded, ...t, identity, authenticator });
  Object.assign(services, { ...t, identity, marketplace, betslip });
  stop = () => {
    betslip.close();
    marketplace.close();
  };
  schema = buildSchema();
});

beforeEach(async () => {
  await deposit(t.wallet, patron.patronId, 10_000n);
});

afterAll(async () => {
  stop();
  await t.close();
});

function dana(id: string): Patron {
  return {
    id,
    firstName: 'Dana',
    lastName: 'Keller',
    email: 'dana@example.com',
    region: 'US-NJ',
    currency: 'USD',
    preferences: { oddsFormat: 'AMERICAN', acceptedOddsChanges: 'BETTER' },
  };
}

const ODDS = { numeratorLong: '10', denominatorLong: '11' };

/** Nobody brings a token: the viewer is given to the resolvers. */
const authenticator = { authenticate: async () => null };

function contextOf(viewer: Viewer): RequestContext {
  return { viewer, services, now: t.clock.now(), ...somewhere };
}

async function run(source: string, variableValues: Record<string, unknown> = {}, viewer: Viewer = patron) {
  const result = await graphql({ schema, source, variableValues, contextValue: contextOf(viewer) });
  return JSON.parse(JSON.stringify(result));
}

const ADD = `mutation ($input: AddSelectionInput!) { addSelection(input: $input) { __typename } }`;
const PLACE = `mutation ($input: PlaceBetsInput!) {
  placeBets(input: $input) {
    __typename
    ... on PlaceBetsPayload {
      placedBets {
        id rawId type status outcome betAmount { formattedAmount } winAmount { formattedAmount }
        potentialReturnAmount { formattedAmount } payoutAmount { amountLong } totalOdds { formattedOdds } settledAt
        legs { id placedBetId marketSelectionId eventName marketName selectionName outcomeLabel odds { formattedOdds } event { name } }
      }
      refusedBets { draftBetId errors { code message priority displayType disableAwardsDisplay } }
      patronBalanceAfter { withdrawableBalance { amountLong } }
      betslip { numberOfSelections }
    }
    ... on InvalidInputError { code message fieldErrors { field message } }
  }
}`;

function input(selectionId: string, change: Record<string, unknown> = {}) {
  return {
    keepBetslipSelections: false,
    bets: [
      {
        type: 'STRAIGHT',
        amountSourceType: 'CASH',
        betAmountLong: '2500',
        draftBetId: 'DraftBet:1',
        idempotencyKey: newId(),
        draftLegs: [
          {
            selectionId: `MarketSelection:${selectionId}`,
            odds: { numeratorLong: '10', denominatorLong: '11' },
          },
        ],
        ...change,
      },
    ],
  };
}

async function place(selectionId: string, change: Record<string, unknown> = {}) {
  const { data, errors } = await run(PLACE, { input: input(selectionId, change) });
  expect(errors).toBeUndefined();
  return data.placeBets;
}

test('a quick bet that was placed is gone from the quick slip of its game, and nothing else is [QUICK-020]', async () => {
  const { home, away } = t.event();
  const [eventId] = home.split('~');
  const odds = { numeratorLong: '10', denominatorLong: '11' };
  const ADD = `mutation ($input: QuickSelectionInput!) { addQuickSelection(input: $input) { __typename } }`;
  const QUICK = `mutation ($bet: PlaceQuickBetInput!) { placeQuickBet(bet: $bet) { ... on PlaceQuickBetPayload {
    placedBet { id } errors { code } quickBetslip { draftBet { id betAmount { amountLong } } }
  } } }`;
  const tap = (selectionId: string) =>
    run(ADD, {
      input: { eventId: `StandardEvent:${eventId}`, selectionId: `MarketSelection:${selectionId}`, odds },
    });
  const placeQuick = async (selectionId: string, betAmount: string) => {
    const selection = t.trading.selection(selectionId);
    const probabilityEncrypted = selection && (await services.betslip.seal(selection));
    const bet = {
      type: 'STRAIGHT',
      amountSourceType: 'CASH',
      betAmount,
      patronSetAmountType: 'BET',
      draftBetId: `DraftBet:quick~${selectionId}`,
      idempotencyKey: newId(),
      draftLegs: [{ selectionId: `MarketSelection:${selectionId}`, odds, probabilityEncrypted }],
    };
    return (await run(QUICK, { bet })).data.placeQuickBet;
  };
  await tap(home);
  const SET = `mutation ($input: SetQuickBetAmountInput!) { setQuickBetAmount(input: $input) { __typename } }`;
  await run(SET, { input: { eventId: `StandardEvent:${eventId}`, amount: '5', amountField: 'BET' } });
  const refused = await placeQuick(home, '0.01');
  expect(refused).toMatchObject({
    placedBet: null,
    quickBetslip: { draftBet: { id: `DraftBet:quick~${home}`, betAmount: { amountLong: '500' } } },
  });
  const placed = await placeQuick(home, '5');
  expect(placed).toMatchObject({ errors: [], quickBetslip: { draftBet: null } });
  expect(placed.placedBet.id).toMatch(/^Bet:/);
  await tap(away);
  const other = await placeQuick(home, '5');
  expect(other.quickBetslip.draftBet.id).toBe(`DraftBet:quick~${away}`);
});

test('placing answers the bet, the balance after it and the betslip without it [BET-013] [BET-014]', async () => {
  const { home } = t.event();
  await run(ADD, { input: { selectionId: `MarketSelection:${home}`, odds: ODDS } });
  const before = await t.wallet.balances(patron.patronId);
  const placed = await place(home);
  expect(placed).toMatchObject({
    __typename: 'PlaceBetsPayload',
    refusedBets: [],
    betslip: { numberOfSelections: 0 },
    patronBalanceAfter: {
      withdrawableBalance: { amountLong: String((before?.withdrawableBalance.amount ?? 0n) - 2_500n) },
    },
  });
  const [bet] = placed.placedBets;
  expect(bet).toMatchObject({
    id: `Bet:${bet.rawId}`,
    type: 'STRAIGHT',
    status: 'OPEN',
    outcome: 'PENDING',
    betAmount: { formattedAmount: '$25.00' },
    winAmount: { formattedAmount: '$22.73' },
    potentialReturnAmount: { formattedAmount: '$47.73' },
    payoutAmount: null,
    settledAt: null,
    totalOdds: { formattedOdds: '-110' },
    legs: [{ placedBetId: bet.id, marketSelectionId: `MarketSelection:${home}`, outcomeLabel: 'Pending' }],
  });
});

test('a bet on a selection that is on no slip is placed by what the request says, and the slip stays as it is', async () => {
  const [{ home: kept }, { home }] = [t.event(), t.event()];
  await run(ADD, { input: { selectionId: `MarketSelection:${kept}`, odds: ODDS } });
  const placed = await place(home);
  expect(placed).toMatchObject({ refusedBets: [], betslip: { numberOfSelections: 1 } });
  expect(placed.placedBets[0].legs[0].marketSelectionId).toBe(`MarketSelection:${home}`);
  await run('mutation { clearBetslip { __typename } }');
});

test('a refused bet says why, to programs and people [SLIP-014] [BET-012]', async () => {
  const { home, eventId } = t.event();
  t.trading.setStatus(eventId, 'suspended');
  const { placedBets, refusedBets } = await place(home);
  expect(placedBets).toEqual([]);
  expect(refusedBets).toEqual([
    {
      draftBetId: 'DraftBet:1',
      errors: [
        {
          code: 'MARKET_SUSPENDED',
          message: 'This market is suspended. Wait until it reopens or remove the selection.',
          priority: 34,
          displayType: 'SELECTION_DISABLED',
          disableAwardsDisplay: true,
        },
      ],
    },
  ]);
});

test('changed odds are told with both prices', async () => {
  const { home } = t.event();
  t.trading.setOdds(home, 5, 6);
  const { refusedBets } = await place(home);
  expect(refusedBets[0].errors[0]).toMatchObject({
    code: 'ODDS_CHANGED',
    message: 'The odds changed from -110 to -120. Accept the new odds to place the bet.',
  });
});

test.each([
  ['no amount', { betAmountLong: '0' }, 'STAKE_MISSING'],
  ['a negative amount', { betAmountLong: '-1' }, 'STAKE_NEGATIVE'],
  ['more than an input takes', { betAmountLong: '1000000000' }, 'STAKE_TOO_HIGH'],
  ['more than any number', { betAmountLong: '9'.repeat(30) }, 'STAKE_TOO_HIGH'],
  ['a type without legs enough', { type: 'PARLAY' }, 'PARLAY_NEEDS_LEGS'],
  ['no legs', { draftLegs: [] }, 'NO_LEGS'],
])('a bet with %s is refused', async (_what, change, code) => {
  const { refusedBets } = await place(t.event().home, change);
  expect(refusedBets[0].errors[0].code).toBe(code);
});

test.each([
  ['an empty key', { idempotencyKey: '' }, 'bets.0.idempotencyKey'],
  ['a key with control characters', { idempotencyKey: 'a\u0000b' }, 'bets.0.idempotencyKey'],
  ['a long key', { idempotencyKey: 'k'.repeat(101) }, 'bets.0.idempotencyKey'],
  ['odds of nothing', leg({ odds: { numeratorLong: '0', denominatorLong: '1' } }), 'bets.0.draftLegs.0.odds'],
  [
    'endless odds',
    leg({ odds: { numeratorLong: '9'.repeat(30), denominatorLong: '1' } }),
    'bets.0.draftLegs.0.odds',
  ],
  ['another kind of id', leg({ selectionId: 'Market:x' }), 'bets.0.draftLegs.0.selectionId'],
])('a request with %s is invalid', async (_what, change, field) => {
  const answer = await place(t.event().home, change);
  expect(answer).toMatchObject({ __typename: 'InvalidInputError', fieldErrors: [{ field }] });
  expect(answer.message).toBe(answer.fieldErrors[0].message);
});

function leg(change: Record<string, unknown>) {
  return { draftLegs: [{ selectionId: 'MarketSelection:a~b~c', odds: ODDS, ...change }] };
}

test.each([
  [
    'too many legs',
    {
      draftLegs: Array.from({ length: 26 }, (_none, index) => ({
        selectionId: `MarketSelection:${index}~b~c`,
        odds: ODDS,
      })),
    },
    'A bet has at most 25 selections. Remove one to place it.',
  ],
  [
    'another kind of id',
    leg({ selectionId: 'Market:x' }),
    'This is not the id of a selection. Send one of those on the board.',
  ],
  [
    'odds of 1/0',
    leg({ odds: { numeratorLong: '1', denominatorLong: '0' } }),
    'Odds are two numbers above zero. Send those that were shown.',
  ],
  [
    'negative odds',
    leg({ odds: { numeratorLong: '-10', denominatorLong: '11' } }),
    'Odds are two numbers above zero. Send those that were shown.',
  ],
  [
    'a bad key',
    { idempotencyKey: 'with a blank' },
    'An idempotency key is 1 to 100 visible ASCII characters. Send one of these with each bet.',
  ],
])('a request with %s says what to do', async (_what, change, message) => {
  const answer = await place(t.event().home, change);
  expect(answer).toMatchObject({ __typename: 'InvalidInputError', message });
});

test('a request places 1 to 25 bets', async () => {
  const { home } = t.event();
  const many = input(home).bets.concat(Array.from({ length: 25 }, () => input(home).bets).flat());
  for (const bets of [[], many]) {
    const { data } = await run(PLACE, { input: { keepBetslipSelections: true, bets } });
    expect(data.placeBets).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ field: 'bets' }],
      message:
        bets.length === 0
          ? 'There is no bet to place. Add a selection and enter an amount first.'
          : 'At most 25 bets are placed at a time. Place some of them first.',
    });
  }
});

test('a visitor cannot place, list or watch bets [BET-002]', async () => {
  const visitor: Viewer = { kind: 'visitor', visitorId: newId() };
  const asked = [
    run(PLACE, { input: input(t.event().home) }, visitor),
    run('{ bets(filter: ALL) { edges { cursor } } }', {}, visitor),
    run('{ betHistoryTotals(filter: OPEN) { count } }', {}, visitor),
  ];
  for (const { errors } of await Promise.all(asked)) expect(errors?.[0]?.message).toContain('not logged in');
});

test('a bet is read by its patron, and does not exist for anyone else', async () => {
  const { placedBets } = await place(t.event().home);
  const query = 'query ($id: ID!) { node(id: $id) { id ... on Bet { betAmount { amountLong } } } }';
  const { id } = placedBets[0];
  expect((await run(query, { id })).data.node).toEqual({ id, betAmount: { amountLong: '2500' } });
  const stranger: Viewer = { kind: 'patron', patronId: newId(), sessionId: newId() };
  for (const viewer of [stranger, { kind: 'visitor', visitorId: newId() } as const]) {
    expect(await run(query, { id }, viewer)).toEqual({ data: { node: null } });
  }
  expect((await run('{ bets(filter: ALL) { edges { cursor } } }', {}, stranger)).data.bets).toEqual({
    edges: [],
  });
});

test('a ticket still has its game, with names, after the game has left the memory', async () => {
  const { placedBets } = await place(t.event().home);
  const gone = vi.spyOn(t.trading, 'book').mockReturnValue(undefined);
  const { data } = await run(
    `query ($id: ID!) { node(id: $id) { ... on Bet { legs {
      event { name status homeParticipant { mediumName } statistics { homeScore } winProbability { home } marketCount }
    } } } }`,
    { id: placedBets[0].id },
  );
  gone.mockRestore();
  expect(data.node.legs).toMatchObject([
    { event: { name: placedBets[0].legs[0].event.name, statistics: { homeScore: 0 } } },
  ]);
});

test('bets are listed by pages, with totals and the count of open ones', async () => {
  await place(t.event().home);
  await place(t.event({ status: 'IN_PLAY' }).home);
  const query = `query ($after: String) {
    bets(filter: OPEN, first: 1, after: $after) { edges { cursor node { rawId } } pageInfo { endCursor hasNextPage } }
    betHistoryTotals(filter: OPEN) { count stake { formattedAmount } }
    account { openBetCount balances { playableBalance { currency } } }
  }`;
  const { data } = await run(query);
  const { bets, betHistoryTotals, account } = data;
  expect(bets.pageInfo.hasNextPage).toBe(true);
  expect(account).toEqual({
    openBetCount: betHistoryTotals.count,
    balances: { playableBalance: { currency: 'USD' } },
  });
  const next = await run(query, { after: bets.pageInfo.endCursor });
  const [edge] = next.data.bets.edges;
  expect(edge.node.rawId < bets.edges[0].node.rawId).toBe(true);
  const bad = await run('{ bets(filter: ALL, first: 1000) { edges { cursor } } }');
  expect(bad.errors?.[0]?.message).toBe('first must be 1 to 100.');
});

test('a placed bet and the balance are told to those who watch [WAL-003]', async () => {
  const [bets, balance] = await Promise.all([
    watch('subscription { betUpdated { rawId status } }'),
    watch('subscription { accountBalance { balances { withdrawableBalance { amountLong } } } }'),
  ]);
  const before = (await t.wallet.balances(patron.patronId))?.withdrawableBalance.amount ?? 0n;
  expect(await balance.next()).toMatchObject(withdrawable(before));
  const { placedBets } = await place(t.event().home);
  expect(await bets.next()).toMatchObject({ betUpdated: { rawId: placedBets[0].rawId, status: 'OPEN' } });
  expect(await balance.next()).toMatchObject(withdrawable(before - 2_500n));
  await Promise.all([bets.end(), balance.end()]);
});

function withdrawable(amount: bigint) {
  return { accountBalance: { balances: { withdrawableBalance: { amountLong: String(amount) } } } };
}

async function watch(source: string) {
  const answers = await subscribe({ schema, document: parse(source), contextValue: contextOf(patron) });
  if (!(Symbol.asyncIterator in answers)) throw new Error(JSON.stringify(answers));
  const next = async () => {
    const { value } = await answers.next();
    return JSON.parse(JSON.stringify(value?.data ?? null));
  };
  return { next, end: () => answers.return?.() };
}
