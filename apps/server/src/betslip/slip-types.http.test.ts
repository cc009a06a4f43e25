import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { quickMutation, SLIP, serveSlips, slipMutation } from './testing/slip-server.ts';
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
async function ask(query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await house.server.ask(query, variables, token);
  expect(errors).toBeUndefined();
  return data;
}

const odds = { numeratorLong: '10', denominatorLong: '11' };
const wire = (selectionId: string) => `MarketSelection:${selectionId}`;

async function add(...ids: string[]) {
  for (const id of ids) {
    await ask(slipMutation('addSelection', '$input: AddSelectionInput!'), {
      input: { selectionId: wire(id), odds },
    });
  }
}

const AMOUNT = slipMutation('setDraftBetAmount', '$input: SetDraftBetAmountInput!');
const amount = (draftBetId: string, text: string) => ({
  input: { draftBetId: `DraftBet:${draftBetId}`, amount: text, amountField: 'BET' },
});

test('every bet of a slip says of which type it is; selections that make none are of no type [SLIP-002]', async () => {
  await add(spread('a'), spread('b'));
  const types = async () => {
    const { betslip } = await ask(`${SLIP} { betslip { ...Slip } }`);
    const { straight, parlay, roundRobin, teaser } = betslip;
    const bets = [straight, parlay, roundRobin].flatMap((tab) => tab.draftBets);
    const teased = teaser.draftBets.map((one: { draftBet: object }) => one.draftBet);
    return [...bets, ...teased].map(({ type }: { type: string }) => type);
  };
  expect(await types()).toEqual(['STRAIGHT', 'STRAIGHT', 'PARLAY', 'TEASER']);
  await add(moneyline('c'));
  expect(await types()).toEqual(['STRAIGHT', 'STRAIGHT', 'STRAIGHT', 'PARLAY', 'ROUND_ROBIN', 'TEASER']);
  await add(total('c'));
  expect(await types()).toContain('PARLAY_PLUS');
  await ask(slipMutation('clearBetslip'));
  await add(moneyline('a'), moneyline('a', 'away'));
  expect(await types()).toEqual(['STRAIGHT', 'STRAIGHT', 'INVALID']);
});

test('a round robin is staked by the parlay [SLIP-003]', async () => {
  await add(moneyline('a'), moneyline('b'), moneyline('c'));
  const { result } = await ask(AMOUNT, amount('roundRobin~2', '5'));
  expect(result.betslip.roundRobin).toMatchObject({
    totalBetAmount: { amountLong: '1500' },
    draftBets: [
      { roundRobinSize: 2, numberOfCombinations: 3, totalOdds: null, betAmount: { amountLong: '500' } },
    ],
  });
});

test('a teaser is previewed, bought and cleared; what it cannot take stays, and one alone makes none [SLIP-011] [SLIP-029] [SLIP-033] [SLIP-036]', async () => {
  await add(spread('a'), moneyline('c'));
  const alone = (await ask(`${SLIP} { betslip { ...Slip } }`)).betslip.teaser;
  expect(alone.draftBets).toEqual([]);
  expect(alone.errors).toMatchObject([{ code: 'TEASER_NEEDS_LEGS' }]);
  await ask(slipMutation('clearBetslip'));
  await add(spread('a'), total('b'), moneyline('c'));
  const bought = await ask(slipMutation('buyTeaserPoints', '$points: Float!'), { points: 6.5 });
  const { teaser } = bought.result.betslip;
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
  expect(teaser.teaserPreviews.map((one: { enabled: boolean }) => one.enabled)).toEqual([true, true, true]);
  expect(teaser.ineligibleLegs[0].errors).toMatchObject([{ code: 'TEASER_LEG' }]);
  for (const points of [3, 4.5]) {
    const wrong = await ask(slipMutation('buyTeaserPoints', '$points: Float!'), { points });
    expect(wrong.result.code).toBe('TEASER_POINTS');
  }
  const cleared = await ask(slipMutation('clearTeaserSelections'));
  expect(cleared.result.betslip.marketSelections).toEqual([{ id: wire(moneyline('c')) }]);
  const empty = await ask(slipMutation('clearTeaserBetslip'));
  expect(empty.result.betslip.numberOfSelections).toBe(0);
});

test('a quick slip says of its one bet what limits a single bet [SLIP-028] [QUICK-008]', async () => {
  const single = {
    code: 'BET_LIMIT',
    message: 'You can bet up to $4.00.',
    displayType: 'RG_LIMIT',
    priority: 5,
  } as const;
  house.refusals.set(patronId, (stake, isOneBet) => (isOneBet && stake > 400n ? [single] : []));
  const eventId = 'StandardEvent:a';
  await ask(quickMutation('addQuickSelection', 'QuickSelectionInput'), {
    input: { eventId, selectionId: wire(moneyline('a')), odds },
  });
  const SET = quickMutation('setQuickBetAmount', 'SetQuickBetAmountInput');
  const { result } = await ask(SET, { input: { eventId, amount: '5', amountField: 'BET' } });
  expect(result.quickBetslip.draftBet.errors).toMatchObject([single]);
});
