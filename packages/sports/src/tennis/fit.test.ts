import { expect, test } from 'vitest';
import { chanceAbove } from '../rally/bisect.ts';
import { sides, stateAfter, tellMatch } from '../rally/testing/told-match.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { exactMatch } from './engine/exact.ts';
import { fit } from './fit.ts';
import { BEST_OF_FIVE, BEST_OF_THREE } from './rules.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import { tennis } from './tennis.ts';

const bestOfFive = { ...BEST_OF_FIVE, finalSet: 'tie-break' } as const;

// The cases of the pricing vectors, from Barnett and Brown's recursion.
test.each([
  { home: 0.6, away: 0.6, three: 0.5, five: 0.5 },
  { home: 0.65, away: 0.62, three: 0.646591, five: 0.680869 },
  { home: 0.7, away: 0.6, three: 0.891012, five: 0.938051 },
])('service points won $home to $away make the chances that are known', ({ home, away, three, five }) => {
  expect(exactMatch(BEST_OF_THREE, { home, away }).win).toBeCloseTo(three, 5);
  expect(exactMatch(bestOfFive, { home, away }).win).toBeCloseTo(five, 5);
});

test('sampled matches meet the exact chances', () => {
  const strength = { home: 0.66, away: 0.63 };
  for (const rules of [BEST_OF_THREE, BEST_OF_FIVE]) {
    const exact = exactMatch(rules, strength);
    const outcomes = simulate(initialState(sides, rules), strength, 16_384, 3);
    const share = (key: string, side: string) => {
      const selection = tennis.market(key, sides)?.selections.find((each) => each.key === side);
      let wins = 0;
      for (let i = 0; i < outcomes.size; i++) if (selection?.mark(outcomes, i) === 1) wins += 1;
      return wins / outcomes.size;
    };
    expect(Math.abs(share('moneyline:game', 'home') - exact.win)).toBeLessThan(0.015);
    expect(Math.abs(share('total:game:24.5', 'over') - chanceAbove(exact.totals, 0, 24.5))).toBeLessThan(
      0.015,
    );
    expect(
      Math.abs(share('spread:game:-1.5', 'home') - chanceAbove(exact.leads, exact.leadsFrom, 1.5)),
    ).toBeLessThan(0.015);
  }
});

test.each([
  { homeWinProbability: 0.62, total: 22.5, overProbability: 0.55 },
  { homeWinProbability: 0.2, total: 21.5, overProbability: 0.54 },
  { homeWinProbability: 0.5 },
])('strengths fitted to outside prices give them again: %o', (lines) => {
  const exact = exactMatch(BEST_OF_THREE, fit(lines));
  expect(exact.win).toBeCloseTo(lines.homeWinProbability, 2);
  if (lines.total !== undefined)
    expect(chanceAbove(exact.totals, 0, lines.total)).toBeCloseTo(lines.overProbability, 2);
});

test('a spread without a chance to win is met, and strengths come back from JSON', () => {
  const strength = fit({ spread: -2.5 });
  const { leads, leadsFrom } = exactMatch(BEST_OF_THREE, strength);
  expect(chanceAbove(leads, leadsFrom, 2.5)).toBeCloseTo(0.5, 2);
  expect(tennis.parseStrength(JSON.parse(JSON.stringify(strength)))).toEqual(strength);
  expect(() => tennis.parseStrength({ home: 2, away: 0.6 })).toThrow(RangeError);
});

test('matches look like those of the tours: games, aces, breaks', () => {
  const outcomes = tennis.simulate(tennis.initial({ sides }), tennis.even, 4096, 1);
  const mean = (key: string) => {
    const at = tennis.market(key, sides)?.measure.bind(outcomes);
    let sum = 0;
    for (let i = 0; i < outcomes.size; i++) sum += at?.(i) ?? 0;
    return sum / outcomes.size;
  };
  // Two average men: 80 % of service games held, 9 % aces and 3.5 % double faults of some 160 points.
  expect(mean('total:game:22.5')).toBeGreaterThan(24.5);
  expect(mean('total:game:22.5')).toBeLessThan(26.5);
  expect(mean('aces:9.5')).toBeGreaterThan(13);
  expect(mean('aces:9.5')).toBeLessThan(16);
  expect(mean('double-faults:5.5')).toBeGreaterThan(5);
  expect(mean('double-faults:5.5')).toBeLessThan(6.5);
  expect(mean('breaks:4.5') / mean('total:game:22.5')).toBeGreaterThan(0.16);
  expect(mean('breaks:4.5') / mean('total:game:22.5')).toBeLessThan(0.22);
});

test('a match takes about as long as it is said to, and bets are off for a quarter of it at most', () => {
  let seconds = 0;
  let off = 0;
  for (let seed = 1; seed <= 30; seed++) {
    let state = tennis.initial({ sides });
    tellMatch(tennis, seed, tennis.even, (after, play) => {
      seconds += playSeconds(tennis, state, play);
      off += tennis.pace(state, play).inTheAir;
      state = after;
    });
  }
  expect(seconds / 30 / tennis.broadcastSeconds).toBeGreaterThan(0.85);
  expect(seconds / 30 / tennis.broadcastSeconds).toBeLessThan(1.15);
  expect(off / seconds).toBeLessThan(0.25);
  expect(stateAfter(tennis, 1, 3).plays).toBe(3);
});
