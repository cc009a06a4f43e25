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
import { deposit, patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { openStakes } from './bets.ts';
import { ownRecords } from './testing/own-records.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';
import { addGame } from './testing/test-games.ts';

let t: TestBets;
let schema: GraphQLSchema;
let betslip: Betslip;
let patron: Extract<Viewer, { kind: 'patron' }>;
const services = servicesOf({});

beforeAll(async () => {
  t = await createTestBets({ migrations: betslipMigrations });
  patron = { kind: 'patron', patronId: await patronWith(t.wallet, 0n), sessionId: newId() };
  await deposit(t.wallet, patron.patronId, 100_000_000n);
  const identity = { patron: async () => undefined };
  betslip = new Betslip({ ...unguarded, ...t, identity, authenticator: { authenticate: async () => null } });
  Object.assign(services, { ...t, marketplace: { event: () => null }, betslip });
  schema = buildSchema();
});

afterAll(async () => {
  betslip.close();
  await t.close();
});

const PLACE = `mutation ($bet: PlaceQuickBetInput!) {
  placeQuickBet(bet: $bet) {
    __typename
    ... on PlaceQuickBetPayload { placedBet { betAmount { amountLong } } errors { code message } quickBetslip { id } }
  }
}`;

async function place(bet: unknown, viewer: Viewer = patron) {
  const contextValue: RequestContext = { viewer, services, now: t.clock.now(), ...somewhere };
  const result = await graphql({ schema, source: PLACE, variableValues: { bet }, contextValue });
  return JSON.parse(JSON.stringify(result));
}

const words = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }));
const amount = fc.option(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('10', '0.10', '$1,000.50') },
    { weight: 1, arbitrary: fc.constantFrom('', '0', '-5', '1.005', '1e9', '9'.repeat(40)) },
    { weight: 1, arbitrary: words },
  ),
);
const long = fc.oneof(fc.constantFrom('0', '-1', '10', '9'.repeat(90)), fc.bigInt().map(String));
const mostly = <T>(good: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: other });

test('whatever a quick bet is sent as, it is placed or answered with what is wrong, and the books hold [QUICK-020]', async () => {
  const { home, over } = addGame(t);
  const seals = new Map<string, string>();
  for (const id of [home, over]) {
    const selection = t.trading.selection(id);
    seals.set(id, (selection && (await betslip.seal(selection))) ?? '');
  }
  const odds = mostly(
    fc.constant({ numeratorLong: '10', denominatorLong: '11' }),
    fc.record({ numeratorLong: long, denominatorLong: long }),
  );
  const right = fc
    .constantFrom(...seals)
    .map(([id, seal]) => ({ selectionId: `MarketSelection:${id}`, probabilityEncrypted: seal }));
  const wrong = fc.record({
    selectionId: fc.oneof(fc.constant(`MarketSelection:${home}`), words),
    probabilityEncrypted: fc.option(fc.oneof(fc.constantFrom(...seals.values()), words)),
  });
  const leg = fc.tuple(mostly<object>(right, wrong), odds).map(([one, price]) => ({ ...one, odds: price }));
  const bet = fc.record({
    type: mostly<string>(fc.constant('STRAIGHT'), fc.constantFrom('PARLAY', 'TEASER', 'INVALID')),
    amountSourceType: mostly<string>(fc.constant('CASH'), fc.constantFrom('FREE_BET', 'PROMOTIONAL_CREDIT')),
    betAmount: amount,
    winAmount: amount,
    patronSetAmountType: fc.constantFrom('BET', 'WIN'),
    draftBetId: words,
    idempotencyKey: mostly(fc.uuid(), words),
    draftLegs: mostly(fc.array(leg, { minLength: 1, maxLength: 1 }), fc.array(leg, { maxLength: 30 })),
    freeBetId: mostly<string | null>(fc.constant(null), words),
    profitBoostId: mostly<string | null>(fc.constant(null), fc.oneof(fc.uuid(), words)),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(bet, async (sent) => {
      const { data, errors } = await place(sent);
      expect(errors).toBeUndefined();
      const { __typename, placedBet, errors: refusals } = data.placeQuickBet;
      seen.add(placedBet ? 'placed' : __typename);
      expect(['PlaceQuickBetPayload', 'InvalidInputError', 'BetslipMutationError']).toContain(__typename);
      if (__typename === 'PlaceQuickBetPayload') expect(placedBet === null).toBe(refusals.length > 0);
    }),
    { numRuns: 200 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['placed', 'PlaceQuickBetPayload', 'InvalidInputError']));
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, ...ownRecords }),
  );
  expect(report.faults).toEqual([]);
  const [sample] = fc.sample(bet, { numRuns: 1, seed: 7 });
  const nobody: Viewer = { kind: 'visitor', visitorId: newId() };
  expect((await place(sample, nobody)).data).toBeNull();
}, 120_000);
