import { rational } from '@fairline/money/rational.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nextOf } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { QUICK, quickMutation, SLIP, serveSlips, slipMutation } from './testing/slip-server.ts';
import { moneyline, spread, total } from './testing/slips.ts';

let house: Awaited<ReturnType<typeof serveSlips>>;
let patronId: string;
let token: string;

beforeAll(async () => {
  house = await serveSlips();
});
afterAll(() => house.close());
beforeEach(() => {
  house.reset();
  patronId = newId();
  token = `patron.${patronId}`;
  house.accounts.set(patronId, 100_000n);
});

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON, looked at field by field
async function ask(query: string, variables: object = {}, as = token): Promise<any> {
  const { data, errors } = await house.server.ask(query, variables, as);
  expect(errors).toBeUndefined();
  return data;
}

const odds = (numeratorLong = '10', denominatorLong = '11') => ({ numeratorLong, denominatorLong });
const wire = (selectionId: string) => `MarketSelection:${selectionId}`;

async function add(...ids: string[]) {
  for (const id of ids) {
    await ask(slipMutation('addSelection', '$input: AddSelectionInput!'), {
      input: { selectionId: wire(id), odds: odds() },
    });
  }
}

const AMOUNT = slipMutation('setDraftBetAmount', '$input: SetDraftBetAmountInput!');
const amount = (draftBetId: string, text: string) => ({
  input: { draftBetId: `DraftBet:${draftBetId}`, amount: text, amountField: 'BET' },
});

test('the parlay tab has the bet of all selections, a Parlay+ where two are of one game, its legs grouped by event [SLIP-007] [SLIP-008] [SLIP-010] [SLIP-013]', async () => {
  await add(moneyline('a'), total('a'), moneyline('b'));
  const { result } = await ask(AMOUNT, amount('parlay', '10'));
  expect(result.betslip.parlay).toMatchObject({
    totalBetAmount: { amountLong: '1000' },
    totalPotentialReturnAmountTrend: null,
    errors: [],
    draftBets: [
      {
        id: 'DraftBet:parlay',
        type: 'PARLAY_PLUS',
        isParlayPlusEligible: true,
        numberOfDistinctLegs: 3,
        numberOfCombinations: 1,
        betAmount: { amountLong: '1000' },
        errors: [],
      },
    ],
  });
  const [bet] = result.betslip.parlay.draftBets;
  expect(bet.draftLegEventGroupings).toMatchObject([
    {
      eventId: 'StandardEvent:a',
      eventName: 'Bills at Chiefs',
      eventStatus: 'PRE_GAME',
      startsAt: expect.stringMatching(/^\d{4}-/),
      deepLink: { webUrl: expect.stringMatching(/\/event\/a$/) },
      oddsTrend: null,
      legGroupRequiresAcceptance: false,
      draftLegs: [{}, {}],
    },
    { eventId: 'StandardEvent:b', odds: null },
  ]);
  expect(bet.draftLegEventGroupings[0].odds).toEqual(bet.draftLegEventGroupings[0].acceptedOdds);
  expect(result.betslip.roundRobin.errors).toMatchObject([{ code: 'ROUND_ROBIN_SAME_GAME' }]);
});

test('every leg carries its chance sealed, and it opens to the price it was sealed with [SLIP-012]', async () => {
  await add(moneyline('a'));
  const { betslip } = await ask(`${SLIP} { betslip { ...Slip } }`);
  const { probabilityEncrypted } = betslip.straight.draftBets[0].draftLegs[0].marketSelection;
  expect(await house.betslip.openSeal(probabilityEncrypted)).toMatchObject({
    selectionId: moneyline('a'),
    odds: { numerator: 10n, denominator: 11n },
  });
  expect(await house.betslip.openSeal(`${probabilityEncrypted.slice(0, -4)}AAAA`)).toBeUndefined();
});

test('a leg lists the lines it can move to, and moves there with its amount [SLIP-012] [SLIP-036]', async () => {
  await add(spread('a'), spread('b'));
  await ask(AMOUNT, amount(`straight~${spread('a')}`, '11'));
  const { betslip } = await ask(`${SLIP} { betslip { ...Slip } }`);
  expect(betslip.straight.draftBets[0].draftLegs[0].buyPointOptions).toEqual([
    {
      marketSelectionId: wire(spread('a')),
      odds: { formattedOdds: '-110' },
      points: { formattedPoints: '-3.5' },
    },
    {
      marketSelectionId: wire(spread('a', 'home', -6.5)),
      odds: { formattedOdds: '-110' },
      points: { formattedPoints: '-6.5' },
    },
  ]);
  const ADJUST = slipMutation('adjustMarketSelectionPoints', '$input: AdjustMarketSelectionPointsInput!');
  const move = async (to: string) =>
    (await ask(ADJUST, { input: { selectionId: wire(spread('a')), newSelectionId: wire(to) } })).result;
  expect((await move(moneyline('a'))).code).toBe('NOT_AN_OPTION');
  expect((await move(spread('a', 'away', -6.5))).code).toBe('NOT_AN_OPTION');
  expect((await move(spread('b'))).code).toBe('DUPLICATE_SELECTION');
  expect((await move('nobody')).code).toBe('SELECTION_UNKNOWN');
  const moved = await move(spread('a', 'home', -6.5));
  expect(moved.betslip.straight.draftBets).toMatchObject([
    { id: `DraftBet:straight~${spread('a', 'home', -6.5)}`, betAmount: { amountLong: '1100' } },
    { id: `DraftBet:straight~${spread('b')}` },
  ]);
});

test('a joint price that fell is accepted by its game [SLIP-034]', async () => {
  await add(moneyline('a'), total('a'));
  house.trading.setOdds(moneyline('a'), 1, 2);
  const asking = (await ask(`${SLIP} { betslip { ...Slip } }`)).betslip.parlay.draftBets[0];
  expect(asking).toMatchObject({
    totalOddsTrend: 'DOWN',
    draftLegEventGroupings: [{ legGroupRequiresAcceptance: true, oddsTrend: 'DOWN' }],
    errors: [{ code: 'GROUP_ODDS_CHANGED', displayType: 'ODDS_CHANGED' }],
  });
  const ACCEPT = slipMutation('acceptChanges', '$input: AcceptChangesInput!');
  // 3/2 · 21/11 is 63/22: 41/22 of profit.
  const input = {
    marketSelections: [],
    sameGameParlayLegs: [{ eventId: 'StandardEvent:a', odds: odds('41', '22') }],
  };
  const { result } = await ask(ACCEPT, { input });
  expect(result.betslip.parlay.draftBets[0]).toMatchObject({ errors: [], totalOddsTrend: null });
});

test('a bonus bet and a boost are offered, chosen and given back [SLIP-015] [SLIP-018] [SLIP-035]', async () => {
  const given = { title: 'Welcome', currency: 'USD', expiresAt: undefined, restriction: {} } as const;
  house.rewards.set(patronId, {
    freeBets: [{ ...given, id: 'bonus', kind: 'free-bet', amount: 1_100n }],
    profitBoosts: [
      {
        ...given,
        id: 'boost',
        kind: 'profit-boost',
        rate: rational(1n, 2n),
        cap: { kind: 'stake', amount: 2_500n },
        restriction: { minLegs: 2, scope: { kind: 'competition', keys: ['nfl'], name: 'NFL' } },
      },
    ],
    promotionalCredit: 0n,
  });
  await add(moneyline('a'), moneyline('b'));
  const straight = `DraftBet:straight~${moneyline('a')}`;
  const SOURCE = slipMutation('setDraftBetAmountSource', '$input: SetDraftBetAmountSourceInput!');
  const BOOST = slipMutation('setDraftBetProfitBoost', '$input: SetDraftBetProfitBoostInput!');
  const source = async (amountSourceType: string, freeBetId?: string) =>
    (await ask(SOURCE, { input: { draftBetId: straight, amountSourceType, freeBetId } })).result;
  const boost = async (draftBetId: string, profitBoostId?: string) =>
    (await ask(BOOST, { input: { draftBetId, profitBoostId } })).result;
  const free = (await source('FREE_BET', 'bonus')).betslip.straight;
  expect(free.draftBets[0]).toMatchObject({
    amountSourceType: 'FREE_BET',
    selectedFreeBetId: 'bonus',
    betAmount: { amountLong: '1100' },
    winAmount: { amountLong: '1000' },
    availableProfitBoosts: [
      {
        isRestricted: true,
        restrictionReasons: ['This reward is for bets with 2+ legs.'],
        boostPercentage: 50,
        maximumAmount: { formattedAmount: '$25.00' },
        numberOfLegsRestrictionLabel: '2+ legs',
        eventRestrictionLabel: 'NFL only',
      },
    ],
  });
  expect(free.totalPotentialReturnAmount).toEqual({ amountLong: '1000' });
  expect((await ask(AMOUNT, amount(`straight~${moneyline('a')}`, '5'))).result.code).toBe(
    'AMOUNT_OF_BONUS_BET',
  );
  expect((await source('CASH')).betslip.straight.draftBets[0]).toMatchObject({ amountSourceType: 'CASH' });
  expect((await source('FREE_BET')).code).toBe('INVALID_INPUT');
  expect((await source('FREE_BET', 'another patron’s')).code).toBe('REWARD_UNKNOWN');
  expect((await source('PROMOTIONAL_CREDIT')).code).toBe('REWARD_UNKNOWN');
  expect((await boost(straight, 'boost')).code).toBe('REWARD_RESTRICTED');
  await ask(AMOUNT, amount('parlay', '11'));
  const boosted = (await boost('DraftBet:parlay', 'boost')).betslip.parlay;
  expect(boosted.draftBets[0]).toMatchObject({
    selectedProfitBoostId: 'boost',
    winAmount: { amountLong: '2909' },
    boostedWinAmount: { amountLong: '4364' },
  });
  expect(boosted.totalPotentialBoostedReturnAmount).toEqual({ amountLong: '5464' });
  expect((await boost('DraftBet:parlay')).betslip.parlay.draftBets[0].selectedProfitBoostId).toBeNull();
});

test('a featured bet is added whole, or takes the place of the slip [SLIP-032] [FEAT-006]', async () => {
  house.trading.setStatus('b', 'open', { event: { ...bookOf('b').event, status: 'IN_PLAY' } });
  await add(moneyline('c'));
  const FEATURED = slipMutation('addFeaturedBet', '$input: AddFeaturedBetInput!');
  const input = { featuredBetId: 'live~b', selectionOrigin: 'featured' };
  const added = (await ask(FEATURED, { input })).result.betslip;
  expect(added.marketSelectionsMetadata).toMatchObject([
    { attributes: [] },
    { featuredBetId: 'live~b', selectionOrigin: 'featured', attributes: ['FEATURED_BET'] },
    { featuredBetId: 'live~b' },
  ]);
  const replaced = (await ask(FEATURED, { input: { ...input, replace: true } })).result.betslip;
  expect(replaced.parlay.draftBets).toMatchObject([{ type: 'PARLAY_PLUS', numberOfDistinctLegs: 2 }]);
  const gone = await ask(FEATURED, { input: { ...input, featuredBetId: 'live~nobody', replace: true } });
  expect(gone.result.code).toBe('FEATURED_BET_UNKNOWN');
});

function bookOf(id: string) {
  const book = house.trading.book(id);
  if (!book) throw new Error(`There is no game ${id}.`);
  return book;
}

test('a bet is shared and put on another slip; it has 1 to 25 selections [SHARE-001] [SHARE-002] [SHARE-003] [SHARE-004]', async () => {
  const SHARE = `mutation Share($ids: [ID!]!) { result: shareBet(selectionIds: $ids) { __typename
    ... on SharedBet { shareBetId shareBetUrl shareText legs { selectionName odds { formattedOdds } } }
    ... on InvalidInputError { code } } }`;
  const { result } = await ask(SHARE, { ids: [wire(moneyline('a')), wire(total('a'))] });
  expect(result).toMatchObject({
    shareBetUrl: `/shared_bet?id=${result.shareBetId}`,
    shareText: 'My 2-leg bet: Chiefs, Over 47.5',
    legs: [{ selectionName: 'Chiefs', odds: { formattedOdds: '-110' } }, {}],
  });
  const friend = `visitor.${newId()}`;
  const seen = await ask(
    'query Shared($id: ID!) { sharedBet(shareBetId: $id) { legs { marketSelection { status } } } }',
    { id: result.shareBetId },
    friend,
  );
  expect(seen.sharedBet.legs).toEqual([
    { marketSelection: { status: 'OPEN' } },
    { marketSelection: { status: 'OPEN' } },
  ]);
  const CONSUME = slipMutation('consumeSharedBet', '$shareBetId: ID!, $mode: SharedBetMode!');
  const variables = { shareBetId: result.shareBetId, mode: 'CLEAR_AND_REPLACE' };
  const consumed = (await ask(CONSUME, variables, friend)).result.betslip;
  expect(consumed.marketSelectionsMetadata).toMatchObject([
    { shareId: result.shareBetId, attributes: ['SHARED_BET'] },
    {},
  ]);
  expect(consumed.straight.draftBets[0].draftLegs[0].marketSelection.shareId).toBe(result.shareBetId);
  const many = Array.from({ length: 26 }, (_none, at) => wire(moneyline(`g${at}`)));
  for (const ids of [[], many]) {
    expect((await ask(SHARE, { ids })).result.code).toBe('INVALID_INPUT');
  }
});

test('whole draft bets are added with their amounts, and carried over a login [SLIP-033] [SLIP-037]', async () => {
  const ADD = slipMutation('addDraftBets', '$draftBets: [DraftBetInput!]!, $mergeBetslip: Boolean!');
  const bet = (id: string, text: string) => ({
    type: 'STRAIGHT',
    amount: text,
    selections: [{ selectionId: wire(id), odds: odds() }],
  });
  await add(moneyline('c'));
  const parlay = {
    type: 'PARLAY',
    amount: '3',
    amountField: 'WIN',
    selections: [moneyline('a'), moneyline('b')].map((id) => ({ selectionId: wire(id), odds: odds() })),
  };
  const replaced = (await ask(ADD, { draftBets: [parlay], mergeBetslip: false })).result.betslip;
  expect(replaced.parlay.draftBets[0]).toMatchObject({ patronSetAmountType: 'WIN', numberOfDistinctLegs: 2 });
  const merged = (await ask(ADD, { draftBets: [bet(moneyline('d'), '7')], mergeBetslip: true })).result
    .betslip;
  expect(merged.straight.draftBets.map((one: { betAmount: unknown }) => one.betAmount)).toEqual([
    null,
    null,
    { amountLong: '700' },
  ]);
  const bad = await ask(ADD, { draftBets: [bet(moneyline('a'), '-7')], mergeBetslip: false });
  expect(bad.result.code).toBe('INVALID_INPUT');
  const visitor = `visitor.${newId()}`;
  const PROMOTE = slipMutation(
    'promoteBetslip',
    '$draftBets: [DraftBetInput!], $mergeBetslip: Boolean!, $visitorToken: String!',
  );
  const other = `patron.${newId()}`;
  await ask(ADD, { draftBets: [bet(moneyline('a'), '2')], mergeBetslip: true }, visitor);
  const promoted = await ask(
    PROMOTE,
    { draftBets: [bet(moneyline('b'), '4')], mergeBetslip: true, visitorToken: visitor },
    other,
  );
  expect(
    promoted.result.betslip.straight.draftBets.map((one: { betAmount: unknown }) => one.betAmount),
  ).toEqual([{ amountLong: '200' }, { amountLong: '400' }]);
});

test('whoever may not bet is told on the slip, and of a stake that is too much on its bets [SLIP-014] [SLIP-028]', async () => {
  const geo = {
    code: 'LOCATION_UNVERIFIED',
    message: 'We need to verify your location before you proceed. Please Check Location.',
    displayType: 'GEO',
    priority: 3,
    disableAwardsDisplay: true,
  } as const;
  const limit = {
    code: 'STAKE_LIMIT',
    message: 'You can stake $5.00 more today.',
    displayType: 'RG_LIMIT',
    priority: 5,
  } as const;
  const single = { ...limit, code: 'BET_LIMIT', message: 'You can bet up to $4.00.' } as const;
  house.refusals.set(patronId, (stake, isOneBet) => [
    geo,
    ...(!isOneBet && stake > 500n ? [limit] : []),
    ...(isOneBet && stake > 400n ? [single] : []),
  ]);
  await add(moneyline('a'), moneyline('b'));
  const { result } = await ask(AMOUNT, amount('parlay', '6'));
  expect(result.betslip.errors).toEqual([
    { code: 'LOCATION_UNVERIFIED', displayType: 'GEO', disableAwardsDisplay: true },
  ]);
  expect(result.betslip.parlay.errors).toMatchObject([{ code: 'STAKE_LIMIT', displayType: 'RG_LIMIT' }]);
  expect(result.betslip.parlay.draftBets[0].errors).toMatchObject([single]);
  expect(result.betslip.straight.errors).toEqual([]);
  const [straightId] = result.betslip.straight.draftBets.map(({ id }: { id: string }) => id);
  const { result: told } = await ask(AMOUNT, amount(straightId.replace('DraftBet:', ''), '5'));
  const { draftBets, errors } = told.betslip.straight;
  expect([draftBets[0].errors, draftBets[1].errors, errors]).toMatchObject([[single], [], []]);
});

test('the whole slip follows its game over the websocket [SLIP-038]', async () => {
  await add(moneyline('a'), total('a'), spread('b'));
  const results = house.server.subscribe(
    `${SLIP} subscription { betslipUpdated { ...Slip } }`,
    {},
    token,
  ) as AsyncIterableIterator<{
    // biome-ignore lint/suspicious/noExplicitAny: answers are JSON, looked at field by field
    data?: any;
  }>;
  const before = (await nextOf(results)).betslipUpdated.parlay.draftBets[0];
  expect(before.totalOddsTrend).toBeNull();
  house.trading.setOdds(total('a'), 3, 1);
  const now = (await nextOf(results)).betslipUpdated.parlay.draftBets[0];
  expect(now).toMatchObject({ totalOddsTrend: 'UP', draftLegEventGroupings: [{ oddsTrend: 'UP' }, {}] });
  await results.return?.();
});

test('the quick slip of a game answers its mutations and its subscription, with one straight leg whatever is tapped [QUICK-008] [QUICK-017] [QUICK-018] [QUICK-019]', async () => {
  const eventId = 'StandardEvent:a';
  const input = { eventId, selectionId: wire(moneyline('a')), odds: odds() };
  const on = await ask(quickMutation('addQuickSelection', 'QuickSelectionInput'), { input });
  expect(on.result.quickBetslip).toMatchObject({
    id: 'QuickBetslip:a',
    draftBet: { id: `DraftBet:quick~${moneyline('a')}`, type: 'STRAIGHT', numberOfDistinctLegs: 1 },
  });
  const set = await ask(quickMutation('setQuickBetAmount', 'SetQuickBetAmountInput'), {
    input: { eventId, amount: '10', amountField: 'WIN' },
  });
  expect(set.result.quickBetslip.draftBet).toMatchObject({ betAmount: { amountLong: '1100' } });
  const read = await ask(`${QUICK} query Read($id: ID!) { quickBetslip(eventId: $id) { ...Quick } }`, {
    id: eventId,
  });
  expect(read.quickBetslip).toEqual(set.result.quickBetslip);
  const other = await ask(quickMutation('addQuickSelection', 'QuickSelectionInput'), {
    input: { ...input, selectionId: wire(total('a')) },
  });
  expect(other.result.quickBetslip).toMatchObject({
    id: 'QuickBetslip:a',
    errors: [],
    draftBet: {
      type: 'STRAIGHT',
      draftLegs: [{ marketSelection: { rawId: total('a') } }],
    },
  });
  await ask(quickMutation('addQuickSelection', 'QuickSelectionInput'), { input });
  const node = await ask(`query Node($id: ID!) { node(id: $id) { __typename id } }`, {
    id: `DraftBet:quick~${moneyline('a')}`,
  });
  expect(node.node).toMatchObject({ __typename: 'DraftBet' });
  const bad = await ask(quickMutation('addQuickSelection', 'QuickSelectionInput'), {
    input: { ...input, eventId: 'a' },
  });
  expect(bad.result.code).toBe('INVALID_INPUT');
});
