import { expect, test } from 'vitest';
import { roundsOf, winnerOfRound } from '../measures.ts';
import { counterStrike } from '../model.ts';
import { KEPT_ROUNDS } from '../outcomes.ts';
import { streakOn } from '../round-measures.ts';
import type { TacticalState } from '../state.ts';
import { knownSides } from '../testing/known-sides.ts';

const SAMPLES = 2048;

/** On the first map, by turns so far: nobody has won two rounds in a row. */
function levelAfter(rounds: number): TacticalState {
  const maps = [{ opener: 'home' as const, rounds: 'ha'.repeat(rounds / 2) }];
  return { ...counterStrike.initial({ sides: knownSides }), phase: 'in-play', maps };
}

test('streaks in the second overtime and after it are sold by all rounds of the map', () => {
  const samples = counterStrike.simulate(levelAfter(30), counterStrike.even, SAMPLES, 1);
  const [homeAt, awayAt] = (['home', 'away'] as const).map((side) => roundsOf(side, 'm1').bind(samples));
  const streakAt = streakOn('m1', undefined).bind(samples);
  let longer = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const played = (homeAt?.(i) ?? 0) + (awayAt?.(i) ?? 0);
    if (played > 36 && played <= KEPT_ROUNDS) longer += 1;
    const told = Array.from({ length: KEPT_ROUNDS }, (_, round) => winnerOfRound(samples, i, 1, round));
    const words = told.join('').replace(/0+$/, '');
    expect(words).toHaveLength(Math.min(played, KEPT_ROUNDS));
    expect(streakAt(i)).toBe(Math.max(...(words.match(/1+|2+/g) ?? []).map(({ length }) => length)));
  }
  expect(longer).toBeGreaterThan(SAMPLES / 5);
});

test.each([
  [36, true],
  [54, false],
])(
  'after %d rounds of a map streaks are on sale: %s, for samples tell no more than sixty',
  (rounds, isOnSale) => {
    const state = levelAfter(rounds);
    const samples = counterStrike.simulate(state, counterStrike.even, 512, 1);
    const keys = counterStrike.offer(state, samples, knownSides).map(({ market }) => market.key);
    expect(keys.some((key) => key.startsWith('streak:'))).toBe(isOnSale);
  },
);
