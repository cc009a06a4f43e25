import fc from 'fast-check';
import { type GraphQLSchema, graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Betslip } from '../betslip/betslip.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { unguarded } from '../betslip/testing/unguarded.ts';
import { somewhere } from '../identity/testing/people.ts';
import type { RequestContext, Viewer } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { settlementMigrations } from '../settlement/migrations.ts';
import { Settlement } from '../settlement/settlement.ts';
import { deposit, patronWith, silent } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { openStakes } from './bets.ts';
import { ownRecords } from './testing/own-records.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';
import { addGame } from './testing/test-games.ts';

let t: TestBets;
let schema: GraphQLSchema;
let settlement: Settlement;
let betslip: Betslip;
let patron: Extract<Viewer, { kind: 'patron' }>;
const services = servicesOf({});

beforeAll(async () => {
  t = await createTestBets({ migrations: [...settlementMigrations, ...betslipMigrations] });
  settlement = new Settlement({ ...t, logger: silent });
  await settlement.start();
  patron = { kind: 'patron', patronId: await patronWith(t.wallet, 0n), sessionId: newId() };
  await deposit(t.wallet, patron.patronId, 100_000_000n);
  const marketplace = { event: () => null };
  const identity = { patron: async () => undefined };
  betslip = new Betslip({ ...unguarded, ...t, identity, authenticator: { authenticate: async () => null } });
  Object.assign(services, { ...t, marketplace, betslip });
  schema = buildSchema();
});

afterAll(async () => {
  betslip.close();
  await settlement.stop();
  await t.close();
});

async function run(source: string, variableValues: Record<string, unknown> = {}, viewer: Viewer = patron) {
  const contextValue: RequestContext = { viewer, services, now: t.clock.now(), ...somewhere };
  const result = await graphql({ schema, source, variableValues, contextValue });
  return JSON.parse(JSON.stringify(result));
}

const BET = `rawId type status outcome amountSourceType betAmount { amountLong } lineAmount { amountLong }
  combinations combinationsWon combinationsRefunded roundRobinSize teaserPoints winAmount { amountLong }
  totalPotentialReturn { amountLong } payoutAmount { amountLong } settlementVersion acceptanceDelayMs
  groups { number odds { formattedOdds } }
  legs { outcome group teasedPoints { formattedPoints } decision { grade text rule ruleVersion feedMessage line { formattedPoints } } }`;

const PLACE = `mutation ($input: PlaceBetsInput!) {
  placeBets(input: $input) {
    __typename
    ... on PlaceBetsPayload { placedBets { ${BET} } refusedBets { errors { code message } } }
    ... on InvalidInputError { fieldErrors { field message } }
  }
}`;

const evens = { numeratorLong: '10', denominatorLong: '11' };

function betInput(type: string, selectionIds: readonly string[], change: Record<string, unknown> = {}) {
  return {
    type,
    amountSourceType: 'CASH',
    betAmountLong: '1000',
    draftBetId: 'mine',
    idempotencyKey: newId(),
    draftLegs: selectionIds.map((id) => ({ selectionId: `MarketSelection:${id}`, odds: evens })),
    ...change,
  };
}

async function place(...bets: unknown[]) {
  const { data, errors } = await run(PLACE, { input: { keepBetslipSelections: true, bets } });
  expect(errors).toBeUndefined();
  return data.placeBets;
}

async function read(rawId: string) {
  const { data } = await run(`query ($id: ID!) { node(id: $id) { ... on Bet { ${BET} } } }`, {
    id: `Bet:${rawId}`,
  });
  return data.node;
}

test('bets of every type are placed in one request and read as they were placed [BET-013] [BET-014] [SLIP-001]', async () => {
  const games = Array.from({ length: 4 }, () => addGame(t));
  const [one, two] = games;
  if (!one || !two) throw new Error('No games.');
  const homes = games.map(({ home }) => home);
  const { placedBets, refusedBets } = await place(
    betInput('STRAIGHT', [one.home]),
    betInput('PARLAY', homes),
    betInput('PARLAY_PLUS', [one.home, one.over], {
      totalOdds: { numeratorLong: '320', denominatorLong: '121' },
    }),
    betInput('ROUND_ROBIN', homes, { roundRobinSize: 2 }),
    betInput('TEASER', [one.spread, two.over], {
      teaserPoints: 6,
      totalOdds: { numeratorLong: '20', denominatorLong: '23' },
    }),
  );
  expect(refusedBets).toEqual([]);
  expect(placedBets).toMatchObject([
    { type: 'STRAIGHT', totalPotentialReturn: { amountLong: '1909' }, combinations: 1 },
    { type: 'PARLAY', totalPotentialReturn: { amountLong: '13283' } },
    {
      type: 'PARLAY_PLUS',
      groups: [{ number: 1, odds: { formattedOdds: '+264' } }],
      legs: [{ group: 1 }, { group: 1 }],
    },
    {
      type: 'ROUND_ROBIN',
      betAmount: { amountLong: '6000' },
      lineAmount: { amountLong: '1000' },
      combinations: 6,
      roundRobinSize: 2,
    },
    {
      type: 'TEASER',
      teaserPoints: 6,
      legs: [{ teasedPoints: { formattedPoints: '+2.5' } }, { teasedPoints: { formattedPoints: '41.5' } }],
    },
  ]);
  for (const bet of placedBets) expect(await read(bet.rawId)).toEqual(bet);
});

test('a settled leg says what decided it: value, line, rule, version and feed message [BET-014]', async () => {
  const game = addGame(t);
  const other = addGame(t);
  const { placedBets } = await place(
    betInput('TEASER', [game.spread, other.over], {
      teaserPoints: 6,
      totalOdds: { numeratorLong: '20', denominatorLong: '23' },
    }),
  );
  t.trading.decide(game.eventId, 'spread:game:2.5', { home: 'win' });
  t.trading.decide(other.eventId, 'total:game:41.5', { over: 'push' });
  await settlement.idle();
  expect(await read(placedBets[0].rawId)).toMatchObject({
    status: 'SETTLED',
    outcome: 'PUSH',
    payoutAmount: { amountLong: '1000' },
    settlementVersion: 1,
    combinationsRefunded: 1,
    legs: [
      {
        outcome: 'WIN',
        decision: {
          grade: 'win',
          text: 'home: win',
          rule: 'spread:game:2.5',
          ruleVersion: 5,
          feedMessage: 1,
          line: { formattedPoints: '+2.5' },
        },
      },
      { outcome: 'PUSH', decision: { grade: 'push', line: { formattedPoints: '41.5' } } },
    ],
  });
});

test('who bets on a group or a teaser says what odds they saw', async () => {
  const game = addGame(t);
  for (const bet of [
    betInput('PARLAY_PLUS', [game.home, game.over]),
    betInput('TEASER', [game.spread, game.over], { teaserPoints: 6 }),
  ]) {
    const answer = await place(bet);
    expect(answer).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ field: 'bets.0.totalOdds' }],
    });
  }
});

const QUICK = `mutation ($bet: PlaceQuickBetInput!) {
  placeQuickBet(bet: $bet) {
    __typename
    ... on PlaceQuickBetPayload { placedBet { id betAmount { amountLong } } errors { code } patronBalanceAfter { playableBalance { currency } } }
    ... on InvalidInputError { fieldErrors { field } }
  }
}`;

async function quickInput(selectionIds: readonly string[], change: Record<string, unknown> = {}) {
  const { betAmountLong, ...bet } = betInput('STRAIGHT', selectionIds);
  const seals = await Promise.all(selectionIds.map(sealed));
  const draftLegs = bet.draftLegs.map((leg, index) => ({ ...leg, probabilityEncrypted: seals[index] }));
  return { ...bet, draftLegs, betAmount: '10', patronSetAmountType: 'BET', ...change };
}

async function sealed(selectionId: string): Promise<string> {
  const selection = t.trading.selection(selectionId);
  return (selection && (await betslip.seal(selection))) ?? '';
}

test('a quick bet is placed by its amount or by its winnings, once [QUICK-020]', async () => {
  const { home } = addGame(t);
  const quick = async (bet: unknown) => (await run(QUICK, { bet })).data.placeQuickBet;
  const bet = await quickInput([home]);
  const first = await quick(bet);
  expect(first).toMatchObject({ placedBet: { betAmount: { amountLong: '1000' } }, errors: [] });
  expect((await quick(bet)).placedBet.id).toBe(first.placedBet.id);
  const toWin = await quickInput([home], {
    betAmount: null,
    winAmount: '$100.00',
    patronSetAmountType: 'WIN',
  });
  expect((await quick(toWin)).placedBet.betAmount.amountLong).toBe('11000');
  expect(await quick(await quickInput([home], { betAmount: '' }))).toMatchObject({
    placedBet: null,
    errors: [{ code: 'STAKE_MISSING' }],
  });
  expect(await quick(await quickInput([home], { betAmount: 'ten' }))).toMatchObject({
    fieldErrors: [{ field: 'bet.betAmount' }],
  });
  expect(await quick(await quickInput([home, home]))).toMatchObject({
    fieldErrors: [{ field: 'bet.draftLegs' }],
  });
  const visitor: Viewer = { kind: 'visitor', visitorId: newId() };
  expect((await run(QUICK, { bet }, visitor)).errors?.[0]?.message).toContain('not logged in');
});

test('a quick bet brings back the seal of the price that was seen, for this selection and not older than a day [QUICK-020]', async () => {
  const { home, over } = addGame(t);
  const quick = async (probabilityEncrypted: string | null) => {
    const [leg] = betInput('STRAIGHT', [home]).draftLegs;
    const bet = await quickInput([home], { draftLegs: [{ ...leg, probabilityEncrypted }] });
    return (await run(QUICK, { bet })).data.placeQuickBet;
  };
  const yesterday = await sealed(home);
  t.clock.advance(26 * 3_600_000);
  const refusals = new Map([
    [null, 'QUOTE_MISSING'],
    [`${(await sealed(home)).slice(0, -4)}AAAA`, 'QUOTE_INVALID'],
    [await sealed(over), 'QUOTE_INVALID'],
    [yesterday, 'QUOTE_EXPIRED'],
  ]);
  for (const [text, code] of refusals) {
    expect(await quick(text)).toMatchObject({ placedBet: null, errors: [{ code }] });
  }
  expect(await quick(await sealed(home))).toMatchObject({ errors: [] });
});

test('a bet of a full slip may leave the seals out; what it sends must be right', async () => {
  const { home, over } = addGame(t);
  const bet = (probabilityEncrypted: string) =>
    betInput('STRAIGHT', [home], {
      draftLegs: [{ selectionId: `MarketSelection:${home}`, odds: evens, probabilityEncrypted }],
    });
  expect(await place(bet(await sealed(over)))).toMatchObject({
    placedBets: [],
    refusedBets: [{ errors: [{ code: 'QUOTE_INVALID' }] }],
  });
  expect((await place(bet(await sealed(home)))).placedBets).toHaveLength(1);
});

test('how long a bet would be held back is told before it is placed', async () => {
  const { home } = addGame(t);
  const query = 'query ($ids: [ID!]!) { acceptanceDelayMs(selectionIds: $ids) }';
  expect((await run(query, { ids: [`MarketSelection:${home}`, 'nonsense'] })).data).toEqual({
    acceptanceDelayMs: 0,
  });
});

const longs = fc.oneof(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.constantFrom('0', '-1', '10', '1000', '9'.repeat(90)),
);
const fuzzedOdds = fc.record({ numeratorLong: longs, denominatorLong: longs });
const words = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }));

test('whatever is sent, placing answers with what is wrong and takes nothing it should not', async () => {
  const games = Array.from({ length: 3 }, () => addGame(t));
  const known = games.flatMap(({ home, spread, over }) => [home, spread, over]);
  const selection = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known).map((id) => `MarketSelection:${id}`) },
    { weight: 1, arbitrary: words },
  );
  const bet = fc.record(
    {
      type: fc.constantFrom('STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER', 'INVALID'),
      amountSourceType: fc.constantFrom('CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT'),
      betAmountLong: longs,
      draftBetId: words,
      idempotencyKey: fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: words }),
      draftLegs: fc.array(
        fc.record({
          selectionId: selection,
          odds: fc.oneof({ weight: 4, arbitrary: fc.constant(evens) }, { weight: 1, arbitrary: fuzzedOdds }),
        }),
        { maxLength: 30 },
      ),
      roundRobinSize: fc.integer({ min: -2, max: 12 }),
      teaserPoints: fc.double({ noNaN: true, noDefaultInfinity: true }),
      totalOdds: fuzzedOdds,
      freeBetId: words,
      profitBoostId: fc.oneof(fc.uuid(), words),
    },
    {
      requiredKeys: [
        'type',
        'amountSourceType',
        'betAmountLong',
        'draftBetId',
        'idempotencyKey',
        'draftLegs',
      ],
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { maxLength: 4 }), async (bets) => {
      const { data, errors } = await run(PLACE, { input: { keepBetslipSelections: true, bets } });
      expect(errors).toBeUndefined();
      expect(['PlaceBetsPayload', 'InvalidInputError']).toContain(data.placeBets.__typename);
    }),
    { numRuns: 150 },
  );
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, ...ownRecords }),
  );
  expect(report.faults).toEqual([]);
}, 120_000);
