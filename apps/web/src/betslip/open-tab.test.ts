import { expect, test } from 'vitest';
import type { DraftData } from './draft-shape.ts';
import { openTab } from './open-tab.ts';
import type { SlipError } from './slip-errors.ts';
import type { SlipBets } from './use-slip-bets.ts';

const leg = (id: string): DraftData['draftLegs'][number] => ({
  errors: [],
  acceptedOdds: { numeratorLong: '1', denominatorLong: '1' },
  marketSelectionRequiresAcceptance: false,
  lineInPlace: null,
  marketName: 'Moneyline',
  selectionName: id,
  marketSelection: {
    id,
    status: 'OPEN',
    isDisabled: false,
    odds: { numeratorLong: '1', denominatorLong: '1' },
  },
});

function draft(id: string, legs: readonly string[], over: Partial<DraftData> = {}): DraftData {
  return {
    id,
    placementKey: `slip~${id}`,
    type: legs.length === 1 ? 'STRAIGHT' : 'PARLAY',
    betAmount: { amountLong: '1000' },
    winAmount: { amountLong: '1000' },
    boostedWinAmount: null,
    isPricing: false,
    betToWinRatio: '1000000000000',
    totalOdds: { numeratorLong: '1', denominatorLong: '1' },
    amountSourceType: 'CASH',
    selectedFreeBetId: null,
    selectedProfitBoostId: null,
    availablePromotionalCreditBalance: { amountLong: '600' },
    maximumBetAmount: { amountLong: '5000000' },
    numberOfCombinations: 1,
    roundRobinSize: null,
    errors: [],
    draftLegEventGroupings: [],
    draftLegs: legs.map(leg),
    ...over,
  };
}

const deposit: SlipError = { code: 'FUNDS', message: 'Too little.', priority: 60, displayType: 'DEPOSIT' };
const noRoundRobin: SlipError = { code: 'SAME_GAME', message: 'No.', priority: 25, displayType: 'GENERIC' };

function bets(over: { parlay?: Partial<DraftData>; roundRobinErrors?: readonly SlipError[] } = {}): SlipBets {
  const roundRobin = { type: 'ROUND_ROBIN', numberOfCombinations: 3, roundRobinSize: 2 } as const;
  return {
    errors: [],
    tabs: {
      STRAIGHT: { drafts: ['a', 'b', 'c'].map((id) => draft(`s-${id}`, [id])), errors: [] },
      PARLAY: { drafts: [draft('parlay', ['a', 'b', 'c'], over.parlay)], errors: [] },
      TEASER: { drafts: [], errors: [] },
    },
    roundRobin: {
      drafts: [draft('rr', ['a', 'b', 'c'], roundRobin)],
      errors: over.roundRobinErrors ?? [],
    },
  };
}

const around = {
  edits: new Map(),
  shown: new Set(['a', 'b', 'c']),
  refusals: [],
  balance: '10000',
  focused: undefined,
};

test('only bets of the open tab are totalled and placed; round robins stand in the Parlay tab [SLIP-003]', () => {
  const straight = openTab('STRAIGHT', bets(), around).view;
  expect([straight.totalStake, straight.totalReturn]).toEqual([3000n, 6000n]);
  const parlay = openTab('PARLAY', bets(), around).view;
  expect(parlay.staked.map(({ id }) => id)).toEqual(['parlay', 'rr']);
  // The stake of a round robin is for each of its three parlays.
  expect([parlay.totalStake, parlay.totalReturn]).toEqual([4000n, 6000n]);
  expect(parlay.staked.map(({ bet }) => bet?.betAmountLong)).toEqual(['1000', '1000']);
});

test('the stake of a bonus bet or promotional credit does not come back [SLIP-018]', () => {
  const paid = { amountSourceType: 'FREE_BET', selectedFreeBetId: 'f' } as const;
  const { view } = openTab('PARLAY', bets({ parlay: paid }), around);
  expect(view.totalReturn).toBe(1000n + 4000n);
  expect(view.staked[0]?.bet).toMatchObject({ amountSourceType: 'FREE_BET', freeBetId: 'f' });
});

test('a bet without a price returns nothing yet, and is not sent', () => {
  const { view } = openTab('PARLAY', bets({ parlay: { type: 'INVALID', winAmount: null } }), around);
  expect(view.totalReturn).toBe(4000n);
  expect(view.staked[0]?.bet).toBeUndefined();
});

test('what can still be staked counts the other bets of the tab, and for promotional credit its balance', () => {
  const tab = openTab('PARLAY', bets(), around);
  const [parlay, roundRobin] = tab.view.staked;
  expect(parlay && tab.most(parlay)).toBe(7000n);
  expect(roundRobin && tab.most(roundRobin)).toBe(3000n);
  const credit = openTab('PARLAY', bets({ parlay: { amountSourceType: 'PROMOTIONAL_CREDIT' } }), around);
  const [paid] = credit.view.staked;
  expect(paid && credit.most(paid)).toBe(600n);
});

test('no more can be staked than one such bet may be, however much there is', () => {
  const most = (parlay: Partial<DraftData>) => {
    const tab = openTab('PARLAY', bets({ parlay }), around);
    const [paid] = tab.view.staked;
    return paid && tab.most(paid);
  };
  expect(most({ maximumBetAmount: { amountLong: '57' } })).toBe(57n);
  expect(most({ maximumBetAmount: { amountLong: '7001' } })).toBe(7000n);
  expect(most({ maximumBetAmount: { amountLong: '57' }, amountSourceType: 'PROMOTIONAL_CREDIT' })).toBe(57n);
  expect(most({ maximumBetAmount: null })).toBe(7000n);
});

test('where nothing can be staked it is known why: nothing to pay with, nothing left of it, or a limit', () => {
  const why = (parlay: Partial<DraftData>, balance = '10000') => {
    const tab = openTab('PARLAY', bets({ parlay }), { ...around, balance });
    const [paid] = tab.view.staked;
    return paid && tab.whyNothing(paid);
  };
  expect(why({})).toBeUndefined();
  expect(why({}, '0')).toBe('You have no balance to bet with.');
  // The round robin of three lines of $10.
  expect(why({}, '3000')).toBe('The other bets of this slip take all of your balance.');
  const spent = {
    amountSourceType: 'PROMOTIONAL_CREDIT',
    availablePromotionalCreditBalance: { amountLong: '0' },
  } as const;
  expect(why(spent)).toBe('You have no promotional credit left.');
  expect(why({ maximumBetAmount: { amountLong: '0' } })).toBe(
    'No more can be bet on this now: a limit of the house or one of your own is reached.',
  );
});

test('that there can be no round robin keeps no parlay from being placed; that it costs too much does [BET-010]', () => {
  const errors = (roundRobinErrors: readonly SlipError[]) =>
    openTab('PARLAY', bets({ roundRobinErrors }), around).view.errors;
  expect(errors([noRoundRobin])).toEqual([]);
  expect(errors([deposit])).toEqual([deposit]);
});

test('while a selection is on its way, the price that is shown is of other selections', () => {
  expect(openTab('PARLAY', bets(), around).coming).toBe(false);
  expect(openTab('PARLAY', bets(), { ...around, shown: new Set(['a', 'b']) }).coming).toBe(true);
  expect(openTab('PARLAY', bets(), { ...around, shown: new Set(['a', 'b', 'c', 'd']) }).coming).toBe(true);
});

test('a teaser that was taken off the slip, or all of it but one leg, is not counted any longer', () => {
  const teaser = { TEASER: { drafts: [draft('teaser', ['a', 'b', 'c'])], errors: [] } };
  const counts = (shown: readonly string[]) => {
    const slip = bets();
    return openTab(
      'STRAIGHT',
      { ...slip, tabs: { ...slip.tabs, ...teaser } },
      { ...around, shown: new Set(shown) },
    ).counts.TEASER;
  };
  expect([counts(['a', 'b', 'c']), counts(['a', 'c']), counts(['c']), counts([])]).toEqual([1, 1, 0, 0]);
});
