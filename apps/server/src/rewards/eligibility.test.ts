import { odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BetShape, eligibility } from './eligibility.ts';
import { isRestricted, legsLabel, usageRestrictions } from './labels.ts';
import {
  type BonusBet,
  type BoostReward,
  eventRestrictionLabel,
  numberOfLegsRestrictionLabel,
  type Restriction,
} from './rewards.ts';

const NOW = Date.UTC(2030, 0, 1);
const given = { id: 'r', title: 'A reward', currency: 'USD', expiresAt: undefined } as const;

function boost(restriction: Restriction, expiresAt?: Date): BoostReward {
  const rate = { numerator: 1n, denominator: 2n };
  return { ...given, kind: 'profit-boost', rate, restriction, expiresAt };
}

function bonusBet(amount: bigint): BonusBet {
  return { ...given, kind: 'bonus-bet', amount, restriction: {} };
}

const leg = (eventId: string, competitionSlug = 'nfl', sportSlug = 'football') => ({
  eventId,
  competitionSlug,
  sportSlug,
});

function bet(change: Partial<BetShape> = {}): BetShape {
  return {
    type: 'PARLAY',
    legs: [leg('a'), leg('b'), leg('c')],
    totalOdds: odds(6n, 1n),
    stake: 0n,
    currency: 'USD',
    combinations: 1,
    ...change,
  };
}

const reasons = (reward: BonusBet | BoostReward, shape: BetShape) =>
  eligibility(reward, shape, { nowMs: NOW });

test('a reward without conditions goes with any bet in its currency [SLIP-015]', () => {
  expect(reasons(boost({}), bet())).toEqual([]);
  expect(reasons(boost({}), bet({ type: 'STRAIGHT', legs: [leg('a')] }))).toEqual([]);
  expect(reasons(boost({}), bet({ currency: 'CAD' }))).toEqual(['This reward is in USD.']);
});

test('the number of legs has to fit', () => {
  expect(reasons(boost({ minLegs: 3 }), bet())).toEqual([]);
  expect(reasons(boost({ minLegs: 4 }), bet())).toEqual(['This reward is for bets with 4+ legs.']);
  expect(reasons(boost({ maxLegs: 2 }), bet())).toEqual(['This reward is for bets with up to 2 legs.']);
  expect(reasons(boost({ minLegs: 3, maxLegs: 3 }), bet())).toEqual([]);
});

test('every leg has to be on the sport, competition or events', () => {
  const nfl = { kind: 'competition', keys: ['nfl'], name: 'NFL' } as const;
  expect(reasons(boost({ scope: nfl }), bet())).toEqual([]);
  const mixed = bet({ legs: [leg('a'), leg('b', 'nba', 'basketball')] });
  expect(reasons(boost({ scope: nfl }), mixed)).toEqual(['Every selection must be on NFL.']);
  const sport = { kind: 'sport', keys: ['football', 'basketball'], name: 'Football or Basketball' } as const;
  expect(reasons(boost({ scope: sport }), mixed)).toEqual([]);
  const game = { kind: 'event', keys: ['a'], name: 'Chiefs at Bills' } as const;
  expect(reasons(boost({ scope: game }), bet({ legs: [leg('a'), leg('a')] }))).toEqual([]);
  expect(reasons(boost({ scope: game }), bet())).toEqual(['Every selection must be on Chiefs at Bills.']);
});

test('the type and the odds of the bet have to fit', () => {
  const parlays = boost({ betTypes: ['PARLAY', 'PARLAY_PLUS'] });
  expect(reasons(parlays, bet())).toEqual([]);
  expect(reasons(parlays, bet({ type: 'TEASER' }))).toEqual(['This reward is for parlays or Parlay+.']);
  const long = boost({ minOdds: odds(6n, 1n) });
  expect(reasons(long, bet())).toEqual([]);
  const short = 'This reward is for bets at +600 or better.';
  expect(reasons(long, bet({ totalOdds: odds(599n, 100n) }))).toEqual([short]);
  expect(reasons(long, bet({ type: 'ROUND_ROBIN', totalOdds: undefined }))).toEqual([short]);
  expect(eligibility(long, bet({ totalOdds: odds(1n, 1n) }), { nowMs: NOW, format: 'EURO' })).toEqual([
    'This reward is for bets at 7.00 or better.',
  ]);
});

test('nothing goes with a bet from its last moment on', () => {
  expect(reasons(boost({}, new Date(NOW + 1)), bet())).toEqual([]);
  expect(reasons(boost({}, new Date(NOW)), bet())).toEqual(['This reward has expired.']);
});

test('a bonus bet is used whole, in equal parts', () => {
  const shape = (stake: bigint, combinations = 1) => bet({ stake, combinations });
  expect(reasons(bonusBet(1_000n), shape(0n))).toEqual([]);
  expect(reasons(bonusBet(1_000n), shape(1_000n))).toEqual([]);
  expect(reasons(bonusBet(1_000n), shape(999n))).toEqual(['A bonus bet is used whole.']);
  expect(reasons(bonusBet(1_000n), shape(0n, 10))).toEqual([]);
  expect(reasons(bonusBet(1_000n), shape(0n, 6))).toEqual([
    'This bonus bet cannot be split into 6 equal bets.',
  ]);
});

test('a reward that asks more never goes with a bet that one asking less does not', () => {
  const count = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });
  const scope = fc.option(
    fc.record({
      kind: fc.constant('event' as const),
      keys: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
      name: fc.constant('these'),
    }),
    { nil: undefined },
  );
  const legs = fc.array(
    fc.constantFrom('a', 'b', 'c').map((id) => leg(id)),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.record({ minLegs: count, maxLegs: count, scope }), legs, (restriction, made) => {
      const shape = bet({ legs: made });
      const isAllowed = reasons(boost(restriction), shape).length === 0;
      const parts: Restriction[] = [
        { minLegs: restriction.minLegs },
        { maxLegs: restriction.maxLegs },
        { scope: restriction.scope },
      ];
      expect(isAllowed).toBe(parts.every((part) => reasons(boost(part), shape).length === 0));
    }),
  );
});

test('labels say what is asked [SLIP-015]', () => {
  const scope = { kind: 'competition', keys: ['nfl'], name: 'NFL' } as const;
  expect([{}, { minLegs: 1 }, { minLegs: 3 }, { maxLegs: 4 }].map(legsLabel)).toEqual([
    undefined,
    undefined,
    '3+ legs',
    'up to 4 legs',
  ]);
  expect(numberOfLegsRestrictionLabel({ minLegs: 2, maxLegs: 4 })).toBe('2 to 4 legs');
  expect(numberOfLegsRestrictionLabel({ maxLegs: 4 })).toBe('Up to 4 legs');
  expect(numberOfLegsRestrictionLabel({ maxLegs: 1 })).toBe('1 leg');
  expect(eventRestrictionLabel({ scope })).toBe('NFL only');
  expect([isRestricted({}), isRestricted({ scope }), isRestricted({ minLegs: 2 })]).toEqual([
    false,
    true,
    true,
  ]);
  const all = { minLegs: 2, scope, betTypes: ['PARLAY', 'TEASER'], minOdds: odds(1n, 2n) } as const;
  expect(usageRestrictions(all, 'AMERICAN')).toEqual([
    '2+ legs',
    'NFL only',
    'For parlays or teasers',
    'Odds of -200 or better',
  ]);
});
