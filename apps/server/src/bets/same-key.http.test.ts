import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Betslip } from '../betslip/betslip.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { unguarded } from '../betslip/testing/unguarded.ts';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import { serve, testAuthenticator } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';

/** What a patron has before they bet, in cents. */
const CASH = 10_000n;

let t: TestBets;
let server: Awaited<ReturnType<typeof serve>>;
let close: () => Promise<void>;
let patronId: string;

beforeAll(async () => {
  t = await createTestBets({ migrations: betslipMigrations });
  const { database, bus, clock, trading, wallet, bets } = t;
  const identity = { patron: async () => undefined };
  const marketplace = createMarketplace({ trading, catalogue: fixedCatalogue([]), bus, clock });
  const authenticator = testAuthenticator;
  const betslip = new Betslip({
    ...unguarded,
    database,
    trading,
    bus,
    clock,
    identity,
    wallet,
    authenticator,
  });
  server = await serve({ wallet, marketplace, betslip, bets });
  close = async () => {
    await server.close();
    betslip.close();
    marketplace.close();
    await t.close();
  };
});
beforeEach(async () => {
  patronId = await patronWith(t.wallet, CASH);
});
afterAll(() => close());

/** What is asked as the patron, with the fields that are looked at. */
const asked = <const T extends v.ObjectEntries>(fields: T, query: string, variables?: object) =>
  server.asked(fields, query, variables, `patron.${patronId}`);

const Drafts = v.object({ draftBets: v.array(v.object({ id: v.string(), placementKey: v.string() })) });
const Slip = v.object({ straight: Drafts, parlay: Drafts });
const Placed = v.object({
  placedBets: v.array(v.object({ id: v.string() })),
  refusedBets: v.array(v.object({ errors: v.array(v.object({ code: v.string() })) })),
  betslip: Slip,
});
const QuickDraft = v.object({
  placementKey: v.string(),
  draftLegs: v.tuple([v.object({ marketSelection: v.object({ probabilityEncrypted: v.string() }) })]),
});
type QuickDraft = v.InferOutput<typeof QuickDraft>;

const odds = { numeratorLong: '10', denominatorLong: '11' };
const SLIP = `betslip { straight { draftBets { id placementKey } } parlay { draftBets { id placementKey } } }`;
const ADD = `mutation ($input: AddSelectionInput!) { addSelection(input: $input) { __typename } }`;
const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { ... on PlaceBetsPayload {
  placedBets { id } refusedBets { errors { code } } ${SLIP} } } }`;

const add = (selectionId: string) =>
  asked({}, ADD, { input: { selectionId: `MarketSelection:${selectionId}`, odds } });

/** The key of the slip's first straight bet. */
async function keyNow(): Promise<string> {
  const { betslip } = await asked({ betslip: Slip }, `{ ${SLIP} }`);
  return firstKey(betslip);
}

function firstKey({ straight: { draftBets } }: v.InferOutput<typeof Slip>): string {
  const [draft] = draftBets;
  if (!draft) throw new Error('There is no straight bet on the slip.');
  return draft.placementKey;
}

interface Press {
  readonly key: string;
  readonly cents?: string;
  readonly keep?: boolean;
}

async function press(selectionId: string, { key, cents = '2500', keep = false }: Press) {
  const bet = {
    type: 'STRAIGHT',
    amountSourceType: 'CASH',
    betAmountLong: cents,
    draftBetId: `DraftBet:straight~${selectionId}`,
    idempotencyKey: key,
    draftLegs: [{ selectionId: `MarketSelection:${selectionId}`, odds }],
  };
  const input = { keepBetslipSelections: keep, bets: [bet] };
  return (await asked({ placeBets: Placed }, PLACE, { input })).placeBets;
}

/** Bets and cents staked of the patron; everything in the books together is nothing. */
async function books() {
  const [row] = await t.database.query<{ all: bigint; count: bigint; open: bigint }>(
    `select sum(amount)::bigint as all, count(*) filter (where account = 'open-bets') as count,
      coalesce(sum(amount) filter (where account = 'open-bets'), 0)::bigint as open
    from wallet.entry where patron_id = $1`,
    [patronId],
  );
  expect(Number(row?.all)).toBe(0);
  return { bets: Number(row?.count), staked: Number(row?.open) };
}

const conflict = { placedBets: [], refusedBets: [{ errors: [{ code: 'BET_ALREADY_PLACED' }] }] };

test('a draft bet that is another bet than what is to be placed is refused at its field, and nothing is taken', async () => {
  const [one, other] = [t.event().home, t.event().home];
  const READ = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { __typename
    ... on InvalidInputError { fieldErrors { field message } } } }`;
  const send = (type: string, draftBetId: string, selectionIds: readonly string[], more = {}) => {
    const draftLegs = selectionIds.map((id) => ({ selectionId: `MarketSelection:${id}`, odds }));
    const terms = { amountSourceType: 'CASH', betAmountLong: '2500', idempotencyKey: newId() };
    const bet = { type, draftBetId: `DraftBet:${draftBetId}`, draftLegs, ...terms, ...more };
    return asked({ placeBets: v.unknown() }, READ, { input: { keepBetslipSelections: true, bets: [bet] } });
  };
  const before = await books();
  const message = 'This draft bet is another bet. Send the id of the draft bet that is placed.';
  const refused = { __typename: 'InvalidInputError', fieldErrors: [{ field: 'bets.0.draftBetId', message }] };
  for (const [type, draftBetId, more] of [
    ['STRAIGHT', `straight~${other}`],
    ['STRAIGHT', 'parlay'],
    ['PARLAY', `straight~${one}`],
    ['PARLAY', 'roundRobin~2'],
    ['ROUND_ROBIN', 'roundRobin~3', { roundRobinSize: 2 }],
    ['TEASER', 'teaser~7', { teaserPoints: 6, totalOdds: odds }],
  ] as const) {
    const legs = type === 'STRAIGHT' ? [one] : [one, other];
    expect([draftBetId, (await send(type, draftBetId, legs, more)).placeBets]).toEqual([draftBetId, refused]);
  }
  for (const [type, draftBetId, field, advice, more] of [
    ['ROUND_ROBIN', 'roundRobin~2', 'roundRobinSize', 'Send that'],
    ['TEASER', 'teaser~6', 'teaserPoints', 'Send those', { totalOdds: odds }],
    ['TEASER', 'teaser~6', 'teaserPoints', 'Send those', { totalOdds: odds, teaserPoints: -6 }],
    ['PARLAY', 'parlay', 'teaserPoints', 'Leave them out', { teaserPoints: 6 }],
    ['PARLAY', 'parlay', 'roundRobinSize', 'Leave it out', { roundRobinSize: 2 }],
  ] as const) {
    const fieldErrors = [{ field: `bets.0.${field}`, message: expect.stringContaining(advice) }];
    const answer = await send(type, draftBetId, [one, other], more);
    expect(answer.placeBets).toEqual({ __typename: 'InvalidInputError', fieldErrors });
  }
  expect(await books()).toEqual(before);
  const placed = await send('PARLAY', 'parlay', [one, other]);
  expect(placed.placeBets).toEqual({ __typename: 'PlaceBetsPayload' });
  expect((await books()).bets).toBe(before.bets + 1);
});

test('a slip that is placed in two tabs at once makes one bet, and both tabs are told of it', async () => {
  const { home } = t.event();
  await add(home);
  const key = await keyNow();
  const [one, other] = await Promise.all([press(home, { key }), press(home, { key })]);
  expect(one.placedBets).toEqual([{ id: expect.any(String) }]);
  expect(other.placedBets).toEqual(one.placedBets);
  expect(await books()).toEqual({ bets: 1, staked: 2_500 });
});

test('of two tabs with different amounts one bets, and the other is told that the bet was placed', async () => {
  const { home } = t.event();
  await add(home);
  const key = await keyNow();
  const answers = await Promise.all([press(home, { key }), press(home, { key, cents: '700' })]);
  expect(answers.filter(({ placedBets }) => placedBets.length === 1)).toHaveLength(1);
  expect(answers.find(({ placedBets }) => placedBets.length === 0)).toMatchObject(conflict);
  expect((await books()).bets).toBe(1);
});

test('the same selection put on again is a bet of its own, and a late answer to the first leaves it there', async () => {
  const { home } = t.event();
  await add(home);
  const first = await keyNow();
  const placed = await press(home, { key: first });
  expect(placed.betslip.straight.draftBets).toEqual([]);
  await add(home);
  const second = await keyNow();
  expect(second).not.toBe(first);
  const late = await press(home, { key: first });
  expect(late.placedBets).toEqual(placed.placedBets);
  expect(late.betslip.straight.draftBets).toMatchObject([{ placementKey: second }]);
  expect((await press(home, { key: second })).placedBets).not.toEqual(placed.placedBets);
  expect(await books()).toEqual({ bets: 2, staked: 5_000 });
});

test('a selection that stays on the slip after its bet can be bet on again, under another key', async () => {
  const { home } = t.event();
  await add(home);
  const first = await keyNow();
  const { betslip, placedBets } = await press(home, { key: first, keep: true });
  const second = firstKey(betslip);
  expect(second).not.toBe(first);
  const again = await press(home, { key: second, keep: true });
  expect(again.placedBets).not.toEqual(placedBets);
  expect(await books()).toEqual({ bets: 2, staked: 5_000 });
});

test('a refused attempt keeps its key, under which another amount can be placed', async () => {
  const { home } = t.event();
  await add(home);
  const key = await keyNow();
  expect((await press(home, { key, cents: '1000000' })).placedBets).toEqual([]);
  expect(await keyNow()).toBe(key);
  expect((await press(home, { key, cents: '700' })).placedBets).toHaveLength(1);
  expect(await books()).toEqual({ bets: 1, staked: 700 });
});

test('a slip that never heard of its bet gets a new key when the old one is refused', async () => {
  const { home } = t.event();
  await add(home);
  const key = await keyNow();
  const before = await t.database.query<{ content: unknown }>(
    'select content from betslip.slip where owner = $1',
    [`patron:${patronId}`],
  );
  await press(home, { key });
  // As after a crash between the bet and the slip.
  await t.database.query('update betslip.slip set content = $2 where owner = $1', [
    `patron:${patronId}`,
    JSON.stringify(before[0]?.content),
  ]);
  const refused = await press(home, { key, cents: '700' });
  expect(refused).toMatchObject(conflict);
  const next = firstKey(refused.betslip);
  expect((await press(home, { key: next, cents: '700' })).placedBets).toHaveLength(1);
  expect(await books()).toEqual({ bets: 2, staked: 3_200 });
});

test('a quick slip gives one key too, and another one after its bet', async () => {
  const { home, eventId } = t.event();
  const where = { eventId: `StandardEvent:${eventId}`, selectionId: `MarketSelection:${home}`, odds };
  const Answer = v.object({ quickBetslip: v.object({ draftBet: QuickDraft }) });
  const tap = async () => {
    const { result } = await asked(
      { result: Answer },
      `mutation ($input: QuickSelectionInput!) { result: addQuickSelection(input: $input) {
        ... on QuickBetslipPayload { quickBetslip { draftBet {
          placementKey draftLegs { marketSelection { probabilityEncrypted } }
        } } } } }`,
      { input: where },
    );
    return result.quickBetslip.draftBet;
  };
  const place = async ({ placementKey, draftLegs: [{ marketSelection }] }: QuickDraft) => {
    const bet = {
      ...{ type: 'STRAIGHT', amountSourceType: 'CASH', betAmount: '5', patronSetAmountType: 'BET' },
      draftBetId: `DraftBet:quick~${home}`,
      idempotencyKey: placementKey,
      draftLegs: [{ selectionId: where.selectionId, odds, ...marketSelection }],
    };
    const query = `mutation ($bet: PlaceQuickBetInput!) { placeQuickBet(bet: $bet) {
      ... on PlaceQuickBetPayload { placedBet { id } } } }`;
    const Placement = v.object({ placedBet: v.object({ id: v.string() }) });
    return (await asked({ placeQuickBet: Placement }, query, { bet })).placeQuickBet.placedBet;
  };
  const draft = await tap();
  const [one, other] = await Promise.all([place(draft), place(draft)]);
  expect(other).toEqual(one);
  const next = await tap();
  expect(next.placementKey).not.toBe(draft.placementKey);
  expect(await place(next)).not.toEqual(one);
  expect(await books()).toEqual({ bets: 2, staked: 1_000 });
});
