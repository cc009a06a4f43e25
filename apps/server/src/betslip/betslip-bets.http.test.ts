import { rational } from '@fairline/money/rational.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nextWith } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { WholeSlip } from './testing/slip-client.ts';
import {
  amountOf,
  QUICK,
  quickMutation,
  SET_AMOUNT,
  SLIP,
  type SlipPatronClient,
  type SlipServer,
  serveSlips,
  slipMutation,
  wireId,
  wireOdds,
} from './testing/slip-server.ts';
import { moneyline, spread, total } from './testing/slips.ts';

let house: SlipServer;
let patron: SlipPatronClient;

beforeAll(async () => {
  house = await serveSlips();
});
afterAll(() => house.close());
beforeEach(() => {
  house.reset();
  patron = house.patron();
});

test('the parlay tab has the bet of all selections, a Parlay+ where two are of one game, its legs grouped by event [SLIP-007] [SLIP-008] [SLIP-010] [SLIP-013]', async () => {
  await patron.add(moneyline('a'), total('a'), moneyline('b'));
  const slip = await patron.changed(SET_AMOUNT, amountOf('parlay', '10'));
  expect(slip.parlay).toMatchObject({
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
  const games = slip.parlay.draftBets[0]?.draftLegEventGroupings;
  expect(games).toMatchObject([
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
  expect(games?.[0]?.odds).toEqual(games?.[0]?.acceptedOdds);
  expect(slip.roundRobin.errors).toMatchObject([{ code: 'ROUND_ROBIN_SAME_GAME' }]);
});

test('every leg carries its chance sealed, and it opens to the price it was sealed with [SLIP-012]', async () => {
  await patron.add(moneyline('a'));
  const { straight } = await patron.slip();
  const seal = v.parse(v.string(), straight.draftBets[0]?.draftLegs[0]?.marketSelection.probabilityEncrypted);
  expect(await house.betslip.openSeal(seal)).toMatchObject({
    selectionId: moneyline('a'),
    odds: { numerator: 10n, denominator: 11n },
  });
  expect(await house.betslip.openSeal(`${seal.slice(0, -4)}AAAA`)).toBeUndefined();
});

test('a leg lists the lines it can move to, and moves there with its amount [SLIP-012] [SLIP-036]', async () => {
  await patron.add(spread('a'), spread('b'));
  const { straight } = await patron.changed(SET_AMOUNT, amountOf(`straight~${spread('a')}`, '11'));
  expect(straight.draftBets[0]?.draftLegs[0]?.buyPointOptions).toEqual([
    {
      marketSelectionId: wireId(spread('a')),
      odds: { formattedOdds: '-110' },
      points: { formattedPoints: '-3.5' },
    },
    {
      marketSelectionId: wireId(spread('a', 'home', -6.5)),
      odds: { formattedOdds: '-110' },
      points: { formattedPoints: '-6.5' },
    },
  ]);
  const ADJUST = slipMutation('adjustMarketSelectionPoints', '$input: AdjustMarketSelectionPointsInput!');
  const to = (id: string) => ({ input: { selectionId: wireId(spread('a')), newSelectionId: wireId(id) } });
  expect(await patron.refusal(ADJUST, to(moneyline('a')))).toBe('NOT_AN_OPTION');
  expect(await patron.refusal(ADJUST, to(spread('a', 'away', -6.5)))).toBe('NOT_AN_OPTION');
  expect(await patron.refusal(ADJUST, to(spread('b')))).toBe('DUPLICATE_SELECTION');
  expect(await patron.refusal(ADJUST, to('nobody'))).toBe('SELECTION_UNKNOWN');
  const moved = await patron.changed(ADJUST, to(spread('a', 'home', -6.5)));
  expect(moved.straight.draftBets).toMatchObject([
    { id: `DraftBet:straight~${spread('a', 'home', -6.5)}`, betAmount: { amountLong: '1100' } },
    { id: `DraftBet:straight~${spread('b')}` },
  ]);
});

test('a line that left the board names the one that stands in its place, and gives its place and amount to it [SLIP-012] [SLIP-016] [SLIP-036]', async () => {
  const [gone, now] = [spread('a'), spread('a', 'home', -6.5)];
  await patron.add(gone, moneyline('b'));
  const before = await patron.changed(SET_AMOUNT, amountOf(`straight~${gone}`, '11'));
  expect(before.straight.draftBets[0]?.draftLegs[0]).toMatchObject({ lineInPlace: null });
  house.trading.removeMarket('a', 'spread:game:-3.5');
  const inPlace = { id: wireId(now), odds: { formattedOdds: '-110' } };
  const { straight, parlay } = await patron.slip();
  expect(straight.draftBets[0]?.draftLegs[0]).toMatchObject({
    marketSelection: { status: 'HIDDEN' },
    lineInPlace: inPlace,
  });
  expect(parlay.draftBets[0]?.draftLegs[0]).toMatchObject({ lineInPlace: inPlace });
  const ADJUST = slipMutation('adjustMarketSelectionPoints', '$input: AdjustMarketSelectionPointsInput!');
  // At a price that is no more: what is taken is what was seen, and the slip asks again.
  const seen = { selectionId: wireId(gone), newSelectionId: wireId(now), odds: wireOdds('1', '1') };
  const taken = await patron.changed(ADJUST, { input: seen });
  expect(taken.straight.draftBets[0]).toMatchObject({
    id: `DraftBet:straight~${now}`,
    betAmount: { amountLong: '1100' },
    draftLegs: [{ marketSelectionRequiresAcceptance: true, lineInPlace: null }],
  });
  expect(taken.parlay.draftBets[0]?.draftLegs.map(({ marketSelection: { id } }) => id)).toEqual([
    wireId(now),
    wireId(moneyline('b')),
  ]);
});

test('a joint price that fell is accepted by its game [SLIP-034]', async () => {
  await patron.add(moneyline('a'), total('a'));
  house.trading.setOdds(moneyline('a'), 1, 2);
  const asking = await patron.slip();
  expect(asking.parlay.draftBets[0]).toMatchObject({
    totalOddsTrend: 'DOWN',
    draftLegEventGroupings: [{ legGroupRequiresAcceptance: true, oddsTrend: 'DOWN' }],
    errors: [{ code: 'GROUP_ODDS_CHANGED', displayType: 'ODDS_CHANGED' }],
  });
  const ACCEPT = slipMutation('acceptChanges', '$input: AcceptChangesInput!');
  // 3/2 · 21/11 is 63/22: 41/22 of profit.
  const input = {
    marketSelections: [],
    sameGameParlayLegs: [{ eventId: 'StandardEvent:a', odds: wireOdds('41', '22') }],
  };
  const accepted = await patron.changed(ACCEPT, { input });
  expect(accepted.parlay.draftBets[0]).toMatchObject({ errors: [], totalOddsTrend: null });
});

test('a bonus bet and a boost are offered, chosen and given back [SLIP-015] [SLIP-018] [SLIP-035]', async () => {
  const given = { title: 'Welcome', currency: 'USD', expiresAt: undefined, restriction: {} } as const;
  house.rewards.set(patron.id, {
    bonusBets: [{ ...given, id: 'bonus', kind: 'bonus-bet', amount: 1_100n }],
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
  await patron.add(moneyline('a'), moneyline('b'));
  const straight = `DraftBet:straight~${moneyline('a')}`;
  const SOURCE = slipMutation('setDraftBetAmountSource', '$input: SetDraftBetAmountSourceInput!');
  const BOOST = slipMutation('setDraftBetProfitBoost', '$input: SetDraftBetProfitBoostInput!');
  const source = (amountSourceType: string, freeBetId?: string) => ({
    input: { draftBetId: straight, amountSourceType, freeBetId },
  });
  const boost = (draftBetId: string, profitBoostId?: string) => ({ input: { draftBetId, profitBoostId } });
  const { straight: free } = await patron.changed(SOURCE, source('FREE_BET', 'bonus'));
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
  const five = amountOf(`straight~${moneyline('a')}`, '5');
  expect(await patron.refusal(SET_AMOUNT, five)).toBe('AMOUNT_OF_BONUS_BET');
  const cash = await patron.changed(SOURCE, source('CASH'));
  expect(cash.straight.draftBets[0]).toMatchObject({ amountSourceType: 'CASH' });
  expect(await patron.refusal(SOURCE, source('FREE_BET'))).toBe('INVALID_INPUT');
  expect(await patron.refusal(SOURCE, source('FREE_BET', 'another patron’s'))).toBe('REWARD_UNKNOWN');
  expect(await patron.refusal(SOURCE, source('PROMOTIONAL_CREDIT'))).toBe('REWARD_UNKNOWN');
  expect(await patron.refusal(BOOST, boost(straight, 'boost'))).toBe('REWARD_RESTRICTED');
  await patron.changed(SET_AMOUNT, amountOf('parlay', '11'));
  const { parlay: boosted } = await patron.changed(BOOST, boost('DraftBet:parlay', 'boost'));
  expect(boosted.draftBets[0]).toMatchObject({
    selectedProfitBoostId: 'boost',
    winAmount: { amountLong: '2909' },
    boostedWinAmount: { amountLong: '4364' },
  });
  expect(boosted.totalPotentialBoostedReturnAmount).toEqual({ amountLong: '5464' });
  const plain = await patron.changed(BOOST, boost('DraftBet:parlay'));
  expect(plain.parlay.draftBets[0]?.selectedProfitBoostId).toBeNull();
});

test('a featured bet is added whole, or takes the place of the slip [SLIP-032] [FEAT-006]', async () => {
  house.trading.setStatus('b', 'open', { event: { ...bookOf('b').event, status: 'IN_PLAY' } });
  await patron.add(moneyline('c'));
  const FEATURED = slipMutation('addFeaturedBet', '$input: AddFeaturedBetInput!');
  const input = { featuredBetId: 'live~b', selectionOrigin: 'featured' };
  const added = await patron.changed(FEATURED, { input });
  expect(added.marketSelectionsMetadata).toMatchObject([
    { attributes: [] },
    { featuredBetId: 'live~b', selectionOrigin: 'featured', attributes: ['FEATURED_BET'] },
    { featuredBetId: 'live~b' },
  ]);
  const replaced = await patron.changed(FEATURED, { input: { ...input, replace: true } });
  expect(replaced.parlay.draftBets).toMatchObject([{ type: 'PARLAY_PLUS', numberOfDistinctLegs: 2 }]);
  const gone = { input: { ...input, featuredBetId: 'live~nobody', replace: true } };
  expect(await patron.refusal(FEATURED, gone)).toBe('FEATURED_BET_UNKNOWN');
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
  const Shared = v.looseObject({ shareBetId: v.string() });
  const ids = [wireId(moneyline('a')), wireId(total('a'))];
  const { result } = await patron.asked({ result: Shared }, SHARE, { ids });
  const { shareBetId } = result;
  expect(result).toMatchObject({
    shareBetUrl: `/shared_bet?id=${shareBetId}`,
    shareText: 'My 2-leg bet: Chiefs, Over 47.5',
    legs: [{ selectionName: 'Chiefs', odds: { formattedOdds: '-110' } }, {}],
  });
  const friend = house.as(`visitor.${newId()}`);
  const READ =
    'query Shared($id: ID!) { sharedBet(shareBetId: $id) { legs { marketSelection { status } } } }';
  const leg = { marketSelection: { status: 'OPEN' } };
  expect(await friend.asked({}, READ, { id: shareBetId })).toEqual({ sharedBet: { legs: [leg, leg] } });
  const CONSUME = slipMutation('consumeSharedBet', '$shareBetId: ID!, $mode: SharedBetMode!');
  const consumed = await friend.changed(CONSUME, { shareBetId, mode: 'CLEAR_AND_REPLACE' });
  expect(consumed.marketSelectionsMetadata).toMatchObject([
    { shareId: shareBetId, attributes: ['SHARED_BET'] },
    {},
  ]);
  expect(consumed.straight.draftBets[0]?.draftLegs[0]?.marketSelection.shareId).toBe(shareBetId);
  const many = Array.from({ length: 26 }, (_none, at) => wireId(moneyline(`g${at}`)));
  for (const wrong of [[], many]) {
    expect(await patron.refusal(SHARE, { ids: wrong })).toBe('INVALID_INPUT');
  }
});

test('whole draft bets are added with their amounts, and carried over a login [SLIP-033] [SLIP-037]', async () => {
  const ADD = slipMutation('addDraftBets', '$draftBets: [DraftBetInput!]!, $mergeBetslip: Boolean!');
  const bet = (id: string, text: string) => ({
    type: 'STRAIGHT',
    amount: text,
    selections: [{ selectionId: wireId(id), odds: wireOdds() }],
  });
  await patron.add(moneyline('c'));
  const parlay = {
    type: 'PARLAY',
    amount: '3',
    amountField: 'WIN',
    selections: [moneyline('a'), moneyline('b')].map((id) => ({ selectionId: wireId(id), odds: wireOdds() })),
  };
  const replaced = await patron.changed(ADD, { draftBets: [parlay], mergeBetslip: false });
  expect(replaced.parlay.draftBets[0]).toMatchObject({ patronSetAmountType: 'WIN', numberOfDistinctLegs: 2 });
  const merged = await patron.changed(ADD, { draftBets: [bet(moneyline('d'), '7')], mergeBetslip: true });
  expect(merged.straight.draftBets.map(({ betAmount }) => betAmount)).toEqual([
    null,
    null,
    { amountLong: '700' },
  ]);
  const bad = { draftBets: [bet(moneyline('a'), '-7')], mergeBetslip: false };
  expect(await patron.refusal(ADD, bad)).toBe('INVALID_INPUT');
  const visitor = house.as(`visitor.${newId()}`);
  const PROMOTE = slipMutation(
    'promoteBetslip',
    '$draftBets: [DraftBetInput!], $mergeBetslip: Boolean!, $visitorToken: String!',
  );
  const other = house.as(`patron.${newId()}`);
  await visitor.changed(ADD, { draftBets: [bet(moneyline('a'), '2')], mergeBetslip: true });
  const promoted = await other.changed(PROMOTE, {
    draftBets: [bet(moneyline('b'), '4')],
    mergeBetslip: true,
    visitorToken: visitor.token,
  });
  expect(promoted.straight.draftBets.map(({ betAmount }) => betAmount)).toEqual([
    { amountLong: '200' },
    { amountLong: '400' },
  ]);
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
  house.refusals.set(patron.id, (stake, isOneBet) => [
    geo,
    ...(!isOneBet && stake > 500n ? [limit] : []),
    ...(isOneBet && stake > 400n ? [single] : []),
  ]);
  await patron.add(moneyline('a'), moneyline('b'));
  const slip = await patron.changed(SET_AMOUNT, amountOf('parlay', '6'));
  expect(slip.errors).toEqual([
    { code: 'LOCATION_UNVERIFIED', displayType: 'GEO', disableAwardsDisplay: true },
  ]);
  expect(slip.parlay.errors).toMatchObject([{ code: 'STAKE_LIMIT', displayType: 'RG_LIMIT' }]);
  expect(slip.parlay.draftBets[0]?.errors).toMatchObject([single]);
  expect(slip.straight.errors).toEqual([]);
  const { straight } = await patron.changed(SET_AMOUNT, amountOf(`straight~${moneyline('a')}`, '5'));
  const errors = straight.draftBets.map((draft) => draft.errors);
  expect([...errors, straight.errors]).toMatchObject([[single], [], []]);
});

test('the whole slip follows its game over the websocket [SLIP-038]', async () => {
  await patron.add(moneyline('a'), total('a'), spread('b'));
  const query = `${SLIP} subscription { betslipUpdated { ...Slip } }`;
  const results = house.server.subscribe(query, {}, patron.token);
  const next = async () => (await nextWith({ betslipUpdated: WholeSlip }, results)).betslipUpdated;
  expect((await next()).parlay.draftBets[0]?.totalOddsTrend).toBeNull();
  house.trading.setOdds(total('a'), 3, 1);
  expect((await next()).parlay.draftBets[0]).toMatchObject({
    totalOddsTrend: 'UP',
    draftLegEventGroupings: [{ oddsTrend: 'UP' }, {}],
  });
  await results.return?.();
});

test('the quick slip of a game answers its mutations and its subscription, with one straight leg whatever is tapped [QUICK-008] [QUICK-017] [QUICK-018] [QUICK-019]', async () => {
  const eventId = 'StandardEvent:a';
  const input = { eventId, selectionId: wireId(moneyline('a')), odds: wireOdds() };
  const ADD = quickMutation('addQuickSelection', 'QuickSelectionInput');
  const Payload = v.looseObject({ quickBetslip: v.looseObject({}) });
  const changed = async (mutation: string, sent: object) =>
    (await patron.asked({ result: Payload }, mutation, { input: sent })).result.quickBetslip;
  expect(await changed(ADD, input)).toMatchObject({
    id: 'QuickBetslip:a',
    draftBet: { id: `DraftBet:quick~${moneyline('a')}`, type: 'STRAIGHT', numberOfDistinctLegs: 1 },
  });
  const SET = quickMutation('setQuickBetAmount', 'SetQuickBetAmountInput');
  const set = await changed(SET, { eventId, amount: '10', amountField: 'WIN' });
  expect(set.draftBet).toMatchObject({ betAmount: { amountLong: '1100' } });
  const READ = `${QUICK} query Read($id: ID!) { quickBetslip(eventId: $id) { ...Quick } }`;
  expect(await patron.asked({}, READ, { id: eventId })).toEqual({ quickBetslip: set });
  expect(await changed(ADD, { ...input, selectionId: wireId(total('a')) })).toMatchObject({
    id: 'QuickBetslip:a',
    errors: [],
    draftBet: {
      type: 'STRAIGHT',
      draftLegs: [{ marketSelection: { rawId: total('a') } }],
    },
  });
  await changed(ADD, input);
  const id = `DraftBet:quick~${moneyline('a')}`;
  const { node } = await patron.asked({}, 'query Node($id: ID!) { node(id: $id) { __typename id } }', { id });
  expect(node).toMatchObject({ __typename: 'DraftBet' });
  expect(await patron.refusal(ADD, { input: { ...input, eventId: 'a' } })).toBe('INVALID_INPUT');
});
