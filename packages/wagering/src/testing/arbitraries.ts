import { type Odds, odds } from '@fairline/money/odds.ts';
import { rational } from '@fairline/money/rational.ts';
import fc from 'fast-check';
import type { Bet, Leg, PaidWith, SameGameGroup, TeaserPrices } from '../bet.ts';
import type { ProfitBoost } from '../boost.ts';
import type { LegOutcome, PlainOutcome } from '../outcome.ts';
import { teaserPricesOf, whUs } from '../teaser-tables.ts';

// Random bets for property tests.

export const stakes = fc.bigInt({ min: 1n, max: 999_999_999n });
export const paidWiths = fc.constantFrom<PaidWith>('cash', 'bonus-bet', 'promotional-credit');

export const prices: fc.Arbitrary<Odds> = fc
  .tuple(fc.bigInt({ min: 1n, max: 5_000n }), fc.bigInt({ min: 1n, max: 5_000n }))
  .map(([numerator, denominator]) => odds(numerator, denominator));

export const plainOutcomes = fc.constantFrom<PlainOutcome>('win', 'loss', 'push', 'void');

export const outcomes: fc.Arbitrary<LegOutcome> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<LegOutcome>('win', 'push', 'void', 'half-win', 'half-loss') },
  { weight: 1, arbitrary: fc.constant<LegOutcome>('loss') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.bigInt({ min: 1n, max: 5n }), fc.bigInt({ min: 0n, max: 5n }))
      .map(([places, more]) => ({ places, tied: places + more })),
  },
);

export const decidedLegs: fc.Arbitrary<Leg & { readonly outcome: LegOutcome }> = fc.record(
  {
    odds: prices,
    outcome: outcomes,
    deductions: fc.array(fc.bigInt({ min: 0n, max: 90n }), { maxLength: 3 }),
  },
  { requiredKeys: ['odds', 'outcome'] },
);

const groups: fc.Arbitrary<SameGameGroup> = fc.record({
  id: fc.uuid(),
  odds: prices,
  outcomes: fc.array(plainOutcomes, { minLength: 2, maxLength: 5 }),
  voidPolicy: fc.constantFrom('reprice', 'void-group'),
  repricedOdds: prices,
});

const boosts: fc.Arbitrary<ProfitBoost> = fc.record(
  {
    rate: fc.bigInt({ min: 1n, max: 200n }).map((percent) => rational(percent, 100n)),
    cap: fc.record({
      kind: fc.constantFrom('stake', 'extra-winnings'),
      amount: fc.bigInt({ min: 0n, max: 100_000n }),
    }),
  },
  { requiredKeys: ['rate'] },
);

const teasers: fc.Arbitrary<TeaserPrices> = fc
  .record({
    offer: fc.constantFrom('6', '6.5', '7'),
    ties: fc.constantFrom<'reduce' | 'lose'>('reduce', 'lose'),
  })
  .map(({ offer, ties }) => ({ byLegs: teaserPricesOf(whUs, 'football', offer)?.byLegs ?? new Map(), ties }));

const terms = fc.record(
  { stake: stakes, paidWith: paidWiths, boost: boosts },
  { requiredKeys: ['stake', 'paidWith'] },
);
const legLists = fc.array(decidedLegs, { minLength: 1, maxLength: 6 });

/** A bet of any type whose legs are all decided. */
export const bets: fc.Arbitrary<Bet> = fc.oneof(
  fc.tuple(terms, decidedLegs).map(([t, leg]): Bet => ({ ...t, type: 'straight', leg })),
  fc.tuple(terms, legLists).map(([t, legs]): Bet => ({ ...t, type: 'parlay', legs })),
  fc
    .tuple(terms, legLists, fc.array(groups, { maxLength: 2 }))
    .map(([t, legs, same]): Bet => ({ ...t, type: 'parlay-plus', legs, groups: same })),
  fc
    .tuple(terms, legLists, fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1 }))
    .map(([t, legs, sizes]): Bet => ({ ...t, type: 'round-robin', legs, sizes: [1, ...sizes] })),
  fc
    .tuple(terms, fc.array(plainOutcomes, { minLength: 2, maxLength: 10 }), teasers)
    .map(([t, results, price]): Bet => ({ ...t, type: 'teaser', outcomes: results, prices: price })),
);
