import { selectionRawId } from '@fairline/sports/raw-id.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { mainLines } from './testing/fixed-joint.ts';
import {
  amountOf,
  quickMutation,
  SET_AMOUNT,
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

const CLEAR = slipMutation('clearBetslip');
const BUY = slipMutation('buyTeaserPoints', '$points: Float!');

test('every bet of a slip says of which type it is; selections that make none are of no type [SLIP-002]', async () => {
  await patron.add(spread('a'), spread('b'));
  const types = async () => {
    const { straight, parlay, roundRobin, teaser } = await patron.slip();
    const bets = [straight, parlay, roundRobin].flatMap((tab) => tab.draftBets);
    return [...bets, ...teaser.draftBets.map(({ draftBet }) => draftBet)].map(({ type }) => type);
  };
  expect(await types()).toEqual(['STRAIGHT', 'STRAIGHT', 'PARLAY', 'TEASER']);
  await patron.add(moneyline('c'));
  expect(await types()).toEqual(['STRAIGHT', 'STRAIGHT', 'STRAIGHT', 'PARLAY', 'ROUND_ROBIN', 'TEASER']);
  await patron.add(total('c'));
  expect(await types()).toContain('PARLAY_PLUS');
  await patron.changed(CLEAR);
  await patron.add(moneyline('a'), moneyline('a', 'away'));
  expect(await types()).toEqual(['STRAIGHT', 'STRAIGHT', 'INVALID']);
});

test('a leg on the answer to a question is called by the question, as on the ticket it becomes', async () => {
  const asked = { key: 'double-double:home:1', name: 'Bell Double-Double', type: 'YES_NO' as const };
  const selections = [
    { key: 'yes', odds: [10, 11] as const, name: 'Yes', type: 'YES' as const },
    { key: 'no', odds: [10, 11] as const, name: 'No', type: 'NO' as const },
  ];
  house.trading.add(fixedEvent('a'), [{ ...asked, selections }, ...mainLines]);
  for (const selectionKey of ['yes', 'no']) {
    await patron.add(selectionRawId({ eventId: 'a', marketKey: asked.key, selectionKey }));
  }
  await patron.add(total('a'));
  const { straight } = await patron.slip();
  expect(straight.draftBets.flatMap(({ draftLegs }) => draftLegs)).toMatchObject([
    { selectionName: 'Bell Double-Double', marketName: 'Bell Double-Double' },
    { selectionName: 'No · Bell Double-Double' },
    { selectionName: 'Over 47.5', marketName: 'Total' },
  ]);
});

test('a round robin is staked by the parlay [SLIP-003]', async () => {
  await patron.add(moneyline('a'), moneyline('b'), moneyline('c'));
  const { roundRobin } = await patron.changed(SET_AMOUNT, amountOf('roundRobin~2', '5'));
  expect(roundRobin).toMatchObject({
    totalBetAmount: { amountLong: '1500' },
    draftBets: [
      { roundRobinSize: 2, numberOfCombinations: 3, totalOdds: null, betAmount: { amountLong: '500' } },
    ],
  });
});

test('a teaser is previewed, bought and cleared; what it cannot take stays, and one alone makes none [SLIP-011] [SLIP-029] [SLIP-033] [SLIP-036]', async () => {
  await patron.add(spread('a'), moneyline('c'));
  const { teaser: alone } = await patron.slip();
  expect(alone.draftBets).toEqual([]);
  expect(alone.errors).toMatchObject([{ code: 'TEASER_NEEDS_LEGS' }]);
  await patron.changed(CLEAR);
  await patron.add(spread('a'), total('b'), moneyline('c'));
  const { teaser } = await patron.changed(BUY, { points: 6.5 });
  expect(teaser.draftBets).toMatchObject([
    {
      label: '6.5-point teaser',
      teaserPoints: { decimalPoints: 6.5 },
      draftBet: {
        id: 'DraftBet:teaser~6.5',
        totalOdds: { formattedOdds: '-125' },
        draftLegs: [{ teasedPoints: { formattedPoints: '+3' } }, { teasedPoints: { formattedPoints: '41' } }],
      },
    },
  ]);
  expect(teaser.teaserPreviews.map(({ enabled }) => enabled)).toEqual([true, true, true]);
  expect(teaser.ineligibleLegs[0]?.errors).toMatchObject([{ code: 'TEASER_LEG' }]);
  for (const points of [3, 4.5]) {
    expect(await patron.refusal(BUY, { points })).toBe('TEASER_POINTS');
  }
  const cleared = await patron.changed(slipMutation('clearTeaserSelections'));
  expect(cleared.marketSelections).toEqual([{ id: wireId(moneyline('c')) }]);
  const empty = await patron.changed(slipMutation('clearTeaserBetslip'));
  expect(empty.numberOfSelections).toBe(0);
});

test('a quick slip says of its one bet what limits a single bet [SLIP-028] [QUICK-008]', async () => {
  const single = {
    code: 'BET_LIMIT',
    message: 'You can bet up to $4.00.',
    displayType: 'RG_LIMIT',
    priority: 5,
  } as const;
  house.refusals.set(patron.id, (stake, isOneBet) => (isOneBet && stake > 400n ? [single] : []));
  const eventId = 'StandardEvent:a';
  const ADD = quickMutation('addQuickSelection', 'QuickSelectionInput');
  const selection = { eventId, selectionId: wireId(moneyline('a')), odds: wireOdds() };
  await patron.asked({}, ADD, { input: selection });
  const SET = quickMutation('setQuickBetAmount', 'SetQuickBetAmountInput');
  const fields = { result: v.looseObject({ quickBetslip: v.looseObject({}) }) };
  const { result } = await patron.asked(fields, SET, { input: { eventId, amount: '5', amountField: 'BET' } });
  expect(result.quickBetslip).toMatchObject({ draftBet: { errors: [single] } });
});
