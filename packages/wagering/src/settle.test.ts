import { odds } from '@fairline/money/odds.ts';
import { compareRational, rational } from '@fairline/money/rational.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bet, Leg } from './bet.ts';
import { combinations } from './combinations.ts';
import { correctingEntries, settlementEntries } from './entries.ts';
import { ifAllWin, type Settled, settleBet, totalOdds } from './settle.ts';
import { bets, decidedLegs, paidWiths, prices, stakes } from './testing/arbitraries.ts';

const minus110 = odds(10n, 11n);
const plus150 = odds(3n, 2n);
const cash = { stake: 1_000n, paidWith: 'cash' } as const;
const legList = fc.array(decidedLegs, { minLength: 1, maxLength: 6 });

function settled(bet: Bet): Settled {
  const settlement = settleBet(bet);
  if (settlement.kind !== 'settled') throw new Error(`the bet is ${settlement.kind}`);
  return settlement;
}

function parlay(...outcomes: Leg['outcome'][]): Bet {
  return { ...cash, type: 'parlay', legs: outcomes.map((outcome) => ({ odds: minus110, outcome })) };
}

test('the order of the legs never matters', () => {
  fc.assert(
    fc.property(legList, stakes, paidWiths, fc.infiniteStream(fc.nat()), (legs, stake, paidWith, order) => {
      const keyed = legs.map((leg) => ({ leg, key: order.next().value }));
      const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ leg }) => leg);
      for (const shape of [{ type: 'parlay' }, { type: 'round-robin', sizes: [1, 2, 3] }] as const) {
        expect(settled({ ...shape, stake, paidWith, legs: shuffled })).toEqual(
          settled({ ...shape, stake, paidWith, legs }),
        );
      }
    }),
  );
});

test('a void leg of a parlay equals its absence', () => {
  fc.assert(
    fc.property(legList, stakes, paidWiths, prices, (legs, stake, paidWith, price) => {
      const terms = { type: 'parlay', stake, paidWith } as const;
      const withVoid = settled({ ...terms, legs: [...legs, { odds: price, outcome: 'void' }] });
      expect(withVoid).toEqual(settled({ ...terms, legs }));
    }),
  );
});

test('a round robin pays what its parlays pay one by one', () => {
  fc.assert(
    fc.property(legList, stakes, paidWiths, fc.constantFrom(1, 2, 3), (legs, stake, paidWith, size) => {
      fc.pre(size <= legs.length);
      const whole = settled({ type: 'round-robin', stake, paidWith, legs, sizes: [size] });
      const parts = [...combinations(legs, size)].map((some) =>
        settled({ type: 'parlay', stake, paidWith, legs: some }),
      );
      const sum = (of: (part: Settled) => bigint) => parts.reduce((total, part) => total + of(part), 0n);
      expect(whole.returned).toBe(sum((part) => part.returned));
      expect(whole.restored).toBe(sum((part) => part.restored));
      expect(whole.totalStake).toBe(sum((part) => part.totalStake));
    }),
  );
});

test('no bet ever returns a negative amount, and its posting sums to zero', () => {
  fc.assert(
    fc.property(bets, (bet) => {
      const result = settled(bet);
      for (const amount of [result.returned, result.boostExtra, result.restored]) {
        expect(amount).toBeGreaterThanOrEqual(0n);
      }
      expect(compareRational(result.exactReturn, rational(0n))).toBeGreaterThanOrEqual(0);
      const entries = settlementEntries(bet.paidWith, result);
      expect(entries.reduce((total, entry) => total + entry.amount, 0n)).toBe(0n);
    }),
    { numRuns: 500 },
  );
});

test('a correction moves the patron from the old settlement to the new one', () => {
  fc.assert(
    fc.property(legList, legList, stakes, paidWiths, (before, after, stake, paidWith) => {
      const terms = { type: 'parlay', stake, paidWith } as const;
      const previous = settled({ ...terms, legs: before });
      const next = settled({ ...terms, legs: after });
      const entries = correctingEntries(paidWith, previous, next);
      const moved = entries
        .filter(({ account }) => !account.startsWith('house:') && account !== 'open-bets')
        .reduce((total, { amount }) => total + amount, 0n);
      expect(moved).toBe(next.returned + next.restored - previous.returned - previous.restored);
      expect(entries.reduce((total, { amount }) => total + amount, 0n)).toBe(0n);
      expect(correctingEntries(paidWith, next, next)).toEqual([]);
    }),
  );
});

test('a parlay of one leg is that straight bet', () => {
  fc.assert(
    fc.property(decidedLegs, stakes, paidWiths, (leg, stake, paidWith) => {
      const straight = settled({ type: 'straight', stake, paidWith, leg });
      expect(settled({ type: 'parlay', stake, paidWith, legs: [leg] })).toEqual(straight);
    }),
  );
});

test('a lost leg loses a parlay at once; otherwise it waits for the last leg', () => {
  expect(settleBet(parlay('win', 'pending', 'loss'))).toMatchObject({ outcome: 'loss', returned: 0n });
  expect(settleBet(parlay('win', 'pending'))).toEqual({ kind: 'pending' });
  expect(settleBet(parlay('win', 'win'))).toMatchObject({ outcome: 'win', returned: 3_645n });
});

test('a parlay reduces to what is left: a straight bet, a push or a void', () => {
  expect(settled(parlay('push', 'win'))).toMatchObject({ outcome: 'win', returned: 1_909n });
  expect(settled(parlay('push', 'void'))).toMatchObject({ outcome: 'push', returned: 1_000n });
  expect(settled(parlay('void', 'void'))).toMatchObject({ outcome: 'void', returned: 1_000n });
  expect(settled(parlay('half-loss', 'half-loss'))).toMatchObject({ outcome: 'half-loss', returned: 250n });
});

test('a same-game group without a leg waits for its new price', () => {
  const group = { id: 'g', odds: plus150, outcomes: ['win', 'void', 'win'], voidPolicy: 'reprice' } as const;
  const bet: Bet = { ...cash, type: 'parlay-plus', legs: [], groups: [group] };
  expect(settleBet(bet)).toEqual({ kind: 'needs-price', groupIds: ['g'] });
  const repriced: Bet = { ...bet, groups: [{ ...group, repricedOdds: minus110 }] };
  expect(settled(repriced)).toMatchObject({ outcome: 'win', returned: 1_909n });
  const allVoid: Bet = { ...bet, groups: [{ ...group, outcomes: ['void', 'void'] }] };
  expect(settled(allVoid)).toMatchObject({ outcome: 'void', returned: 1_000n });
  const open: Bet = { ...bet, groups: [{ ...group, outcomes: ['pending', 'void'] }] };
  expect(settleBet(open)).toEqual({ kind: 'pending' });
});

test('a reward never returns its stake; a push or void gives the reward back', () => {
  for (const paidWith of ['bonus-bet', 'promotional-credit'] as const) {
    const bet = (outcome: Leg['outcome']): Bet => ({
      ...cash,
      paidWith,
      type: 'straight',
      leg: { odds: plus150, outcome },
    });
    expect(settled(bet('win'))).toMatchObject({ returned: 1_500n, restored: 0n });
    expect(settled(bet('push'))).toMatchObject({ outcome: 'push', returned: 0n, restored: 1_000n });
    expect(settled(bet('void'))).toMatchObject({ outcome: 'void', returned: 0n, restored: 1_000n });
    expect(settled(bet('half-loss'))).toMatchObject({ outcome: 'loss', returned: 0n, restored: 0n });
  }
});

test('the lines of a boosted round robin share the cap on the boosted stake', () => {
  const leg = { odds: odds(1n, 1n), outcome: 'win' } as const;
  const boost = { rate: rational(1n, 2n), cap: { kind: 'stake', amount: 1_500n } } as const;
  const bet: Bet = { ...cash, type: 'round-robin', legs: [leg, leg, leg], sizes: [1], boost };
  // Half of the 3,000 staked is boosted: 50 % of 1,500 won.
  expect(settled(bet)).toMatchObject({ boostExtra: 750n, returned: 6_750n });
});

test('a ticket shows total odds and return as if everything open won', () => {
  const open: Bet = {
    ...cash,
    type: 'parlay',
    legs: [
      { odds: minus110, outcome: 'pending' },
      { odds: plus150, outcome: 'pending' },
    ],
  };
  expect(totalOdds(open)).toEqual(odds(83n, 22n));
  expect(ifAllWin(open)).toMatchObject({ outcome: 'win', returned: 4_773n });
  expect(totalOdds(parlay('void', 'void'))).toBeUndefined();
  expect(totalOdds(parlay('loss', 'win'))).toBeUndefined();
});

test('the total odds of a round robin are the winnings per unit of the whole stake', () => {
  const leg = { odds: odds(1n, 1n), outcome: 'pending' } as const;
  const bet: Bet = { ...cash, type: 'round-robin', legs: [leg, leg, leg], sizes: [2, 3] };
  // Three doubles win 3 each, one treble 7: 16 for 4 staked.
  expect(totalOdds(bet)).toEqual(odds(4n, 1n));
  expect(ifAllWin(bet)).toMatchObject({ returned: 20_000n, totalStake: 4_000n });
});

test('a bet without legs and a round robin beyond the leg limit are refused', () => {
  const leg = { odds: minus110, outcome: 'win' } as const;
  expect(() => settleBet({ ...cash, type: 'parlay', legs: [] })).toThrow(RangeError);
  expect(() => settleBet({ ...cash, type: 'round-robin', legs: [leg], sizes: [2] })).toThrow(RangeError);
  expect(() =>
    settleBet({ ...cash, type: 'round-robin', legs: Array.from({ length: 11 }, () => leg), sizes: [2] }),
  ).toThrow('at most 10 legs');
});
