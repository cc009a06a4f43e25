import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { buildSchema, type GraphQLType, getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { QUICK, quickMutation, SLIP, serveSlips, slipMutation } from './testing/slip-server.ts';
import { moneyline, spread, total } from './testing/slips.ts';

let house: Awaited<ReturnType<typeof serveSlips>>;

beforeAll(async () => {
  house = await serveSlips();
});
afterAll(() => house.close());

const KNOWN = [
  moneyline('a'),
  moneyline('a', 'away'),
  total('a'),
  spread('b'),
  spread('b', 'home', -6.5),
  total('c'),
];

/** Mostly what a client would send, often enough what none would. */
const junk = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('x'.repeat(500)));
const selectionId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN).map((id) => `MarketSelection:${id}`) },
  { weight: 1, arbitrary: junk },
  { weight: 1, arbitrary: junk.map((text) => `MarketSelection:${text}`) },
);
const eventId = fc.oneof(fc.constantFrom('StandardEvent:a', 'StandardEvent:b', 'StandardEvent:'), junk);
const drafts = [
  ...KNOWN.map((id) => `straight~${id}`),
  'parlay',
  'roundRobin~2',
  'roundRobin~99',
  'teaser~6',
  'teaser~1e9',
];
const draftBetId = fc.oneof(fc.constantFrom(...drafts.map((id) => `DraftBet:${id}`)), junk);
const long = fc.oneof(
  fc.constantFrom('10', '11', '0', '-1', '999999999999999999999999999999'),
  fc.bigInt({ min: 1n, max: 10n ** 9n }).map(String),
  fc.constantFrom('', 'ten', 1.5),
);
const price = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ numeratorLong: '10', denominatorLong: '11' }) },
  { weight: 1, arbitrary: fc.record({ numeratorLong: long, denominatorLong: long }) },
);
const text = fc.option(junk, { nil: undefined });
const amount = fc.oneof(
  fc.constantFrom('', '10', '0.10', '1,000.50', '9999999.99', '10000000', '-5', '0', '1.005', '1e9', '٣'),
  junk,
);
const field = fc.constantFrom('BET', 'WIN', 'NEITHER');
const source = fc.constantFrom('CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT');
const selection = fc.record({ selectionId, odds: price, selectionOrigin: text, shareId: text });
/** A single bad part refuses all of them, so that mostly short lists get as far as our code. */
const few = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof(fc.array(one, { maxLength: 2 }), fc.array(one, { maxLength: 30 }));
const draftBets = few(
  fc.record({
    type: fc.constantFrom('STRAIGHT', 'PARLAY'),
    amount: fc.option(amount),
    amountField: fc.option(field),
    selections: few(selection),
  }),
);
const visitorToken = fc.oneof(fc.constantFrom('patron.x', 'visitor.x'), junk);
const many = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof(fc.array(one, { maxLength: 3 }), fc.array(one, { maxLength: 60 }));
const input = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record({ input: fc.record(fields) });

const MUTATIONS: readonly [string, fc.Arbitrary<object>][] = [
  [
    slipMutation('addSelection', '$input: AddSelectionInput!'),
    input({
      selectionId,
      odds: price,
      selectionOrigin: text,
      branchChannel: text,
      shareId: text,
      modelOutput: text,
    }),
  ],
  [
    slipMutation('addFeaturedBet', '$input: AddFeaturedBetInput!'),
    input({
      featuredBetId: fc.oneof(fc.constant('underdog~a'), junk),
      selectionOrigin: text,
      replace: fc.boolean(),
    }),
  ],
  [slipMutation('removeSelection', '$selectionId: ID!'), fc.record({ selectionId })],
  [
    slipMutation('adjustMarketSelectionPoints', '$input: AdjustMarketSelectionPointsInput!'),
    input({ selectionId, newSelectionId: selectionId, odds: fc.option(price) }),
  ],
  [
    slipMutation('setDraftBetAmount', '$input: SetDraftBetAmountInput!'),
    input({ draftBetId, amount, amountField: field }),
  ],
  [
    slipMutation('setDraftBetAmountSource', '$input: SetDraftBetAmountSourceInput!'),
    input({ draftBetId, amountSourceType: source, freeBetId: text }),
  ],
  [
    slipMutation('setDraftBetProfitBoost', '$input: SetDraftBetProfitBoostInput!'),
    input({ draftBetId, profitBoostId: text }),
  ],
  [
    slipMutation('buyTeaserPoints', '$points: Float!'),
    fc.record({ points: fc.oneof(fc.constantFrom(6, 6.5, 7), fc.double(), fc.string()) }),
  ],
  [
    slipMutation('acceptChanges', '$input: AcceptChangesInput!'),
    input({
      marketSelections: many(fc.record({ selectionId, odds: price })),
      sameGameParlayLegs: many(fc.record({ eventId, odds: price })),
    }),
  ],
  [
    slipMutation('addDraftBets', '$draftBets: [DraftBetInput!]!, $mergeBetslip: Boolean!'),
    fc.record({ draftBets, mergeBetslip: fc.boolean() }),
  ],
  [
    slipMutation(
      'promoteBetslip',
      '$draftBets: [DraftBetInput!], $mergeBetslip: Boolean!, $visitorToken: String!',
    ),
    fc.record({ draftBets, mergeBetslip: fc.boolean(), visitorToken }),
  ],
  [
    slipMutation('consumeSharedBet', '$shareBetId: ID!, $mode: SharedBetMode!'),
    fc.record({
      shareBetId: fc.oneof(fc.constant('x'.repeat(22)), junk),
      mode: fc.constantFrom('ADD', 'CLEAR_AND_REPLACE', 'NEITHER'),
    }),
  ],
  [
    slipMutation(
      'demoteBetslip',
      '$draftBets: [DraftBetInput!], $mergeBetslip: Boolean!, $visitorToken: String!',
    ),
    fc.record({ draftBets, mergeBetslip: fc.boolean(), visitorToken }),
  ],
  [slipMutation('clearTeaserSelections'), fc.constant({})],
  [slipMutation('clearBetslip'), fc.constant({})],
  [slipMutation('clearTeaserBetslip'), fc.constant({})],
];

const QUICK_MUTATIONS: readonly [string, fc.Arbitrary<object>][] = [
  [quickMutation('addQuickSelection', 'QuickSelectionInput'), input({ eventId, selectionId, odds: price })],
  [
    quickMutation('setQuickDraftBet', 'SetQuickDraftBetInput'),
    input({ eventId, selectionId, odds: price, amount: fc.option(amount), amountField: fc.option(field) }),
  ],
  [
    quickMutation('setQuickBetAmount', 'SetQuickBetAmountInput'),
    input({ eventId, amount, amountField: field }),
  ],
  [
    quickMutation('setQuickBetAmountSource', 'SetQuickBetAmountSourceInput'),
    input({ eventId, amountSourceType: source, freeBetId: text }),
  ],
  [quickMutation('acceptQuickChanges', 'AcceptQuickChangesInput'), input({ eventId, odds: price })],
  [quickMutation('removeQuickSelection', 'ID', 'eventId'), fc.record({ eventId })],
];

/** What changes a slip as well, and is fuzzed where bets are placed: bets/every-type.schema.test.ts, bets/quick-bet.fuzz.test.ts. */
const PLACING = ['placeBets', 'placeQuickBet'];

/** Whether an answer of this type brings a slip. */
function bringsSlip(type: GraphQLType): boolean {
  const named = getNamedType(type);
  if (isUnionType(named)) return named.getTypes().some(bringsSlip);
  if (!isObjectType(named)) return false;
  const fields = Object.values(named.getFields()).map((one) => getNamedType(one.type).name);
  return fields.includes('Betslip') || fields.includes('QuickBetslip');
}

test('every mutation of the schema that answers with a slip is among the fuzzed ones', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const ofSlips = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) =>
    bringsSlip(type),
  );
  const fuzzed = [...MUTATIONS, ...QUICK_MUTATIONS].map(([query]) => /result: (\w+)/.exec(query)?.[1]);
  expect(ofSlips.map(({ name }) => name).sort()).toEqual([...fuzzed, ...PLACING].sort());
});

const READ = `${SLIP} { betslip { ...Slip } }`;
const READ_QUICK = `${QUICK} { quickBetslip(eventId: "StandardEvent:a") { ...Quick } }`;

/** The mutations that got as far as an answer of ours. */
const answered = new Set<string>();

/** Answers of the type or of a failure, never a fault; after a failure everything reads as before. */
async function holdsFor(read: string, payload: string, query: string, variables: object, token: string) {
  const before = await house.server.ask(read, {}, token);
  const { data, errors } = await house.server.ask(query, variables, token);
  const result = data?.result;
  const isResult = typeof result === 'object' && result !== null && '__typename' in result;
  if (errors || !isResult) {
    // What does not fit the input's type, or is too large to read, is refused before any of our code.
    const codes = errors?.map((error) => error.extensions?.code) ?? ['NO_ERROR'];
    expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toEqual(expect.arrayContaining(codes));
  }
  if (isResult) answered.add(query);
  if (isResult && result.__typename === payload) return;
  if (isResult) expect(['BetslipMutationError', 'InvalidInputError']).toContain(result.__typename);
  expect(await house.server.ask(read, {}, token)).toEqual(before);
}

async function tokenWithSlip(): Promise<string> {
  const id = newId();
  house.accounts.set(id, 10_000n, 'CAD');
  for (const known of KNOWN.slice(0, 3)) {
    await house.betslip.addSelection(`patron:${id}`, {
      selectionId: known,
      odds: { numerator: 10n, denominator: 11n },
    });
  }
  await house.betslip.quick.toggle(`patron:${id}`, 'a', moneyline('a'), { numerator: 10n, denominator: 11n });
  return `patron.${id}`;
}

test('whatever a mutation of the betslip is sent, it answers its type, and a failure changes nothing [SLIP-030]', async () => {
  const calls = fc.oneof(
    ...MUTATIONS.map(([query, variables]) => variables.map((sent) => ({ query, sent }))),
  );
  const token = await tokenWithSlip();
  await fc.assert(
    fc.asyncProperty(calls, ({ query, sent }) => holdsFor(READ, 'BetslipPayload', query, sent, token)),
    { numRuns: 300, endOnFailure: true },
  );
  expect(MUTATIONS.filter(([query]) => !answered.has(query))).toEqual([]);
}, 120_000);

test('whatever a mutation of a quick slip is sent, it answers its type, and a failure changes nothing [QUICK-019]', async () => {
  const calls = fc.oneof(
    ...QUICK_MUTATIONS.map(([query, variables]) => variables.map((sent) => ({ query, sent }))),
  );
  const token = await tokenWithSlip();
  await fc.assert(
    fc.asyncProperty(calls, ({ query, sent }) =>
      holdsFor(READ_QUICK, 'QuickBetslipPayload', query, sent, token),
    ),
    { numRuns: 150, endOnFailure: true },
  );
  expect(QUICK_MUTATIONS.filter(([query]) => !answered.has(query))).toEqual([]);
}, 120_000);

test('whatever is shared or asked for by its id, the answer is typed [SHARE-004]', async () => {
  const token = await tokenWithSlip();
  const SHARE = `mutation Share($ids: [ID!]!) { result: shareBet(selectionIds: $ids) { __typename } }`;
  const FIND = `query Find($id: ID!) { sharedBet(shareBetId: $id) { shareBetId } node(id: $id) { id } }`;
  await fc.assert(
    fc.asyncProperty(many(selectionId), fc.oneof(selectionId, draftBetId, eventId), async (ids, id) => {
      const shared = await house.server.ask(SHARE, { ids }, token);
      expect(shared.errors).toBeUndefined();
      expect((await house.server.ask(FIND, { id }, token)).errors).toBeUndefined();
    }),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);

test('without a token no slip is read or changed, and another’s is not reached', async () => {
  const [owner, stranger] = [await tokenWithSlip(), await tokenWithSlip()];
  const before = await house.server.ask(READ, {}, owner);
  for (const [query, variables] of [...MUTATIONS, ...QUICK_MUTATIONS]) {
    const [sent] = fc.sample(variables, { numRuns: 1, seed: 7 });
    const { data } = await house.server.ask(query, sent ?? {});
    expect(data?.result ?? null).toBeNull();
    await house.server.ask(query, sent ?? {}, stranger);
  }
  expect(await house.server.ask(READ, {}, owner)).toEqual(before);
}, 60_000);
