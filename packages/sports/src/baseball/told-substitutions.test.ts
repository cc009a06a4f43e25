import { expect, test } from 'vitest';
import { SIDES } from '../kit/sides.ts';
import { apply } from './apply.ts';
import { baseball } from './baseball.ts';
import { simulate } from './simulate.ts';
import type { BaseballState } from './state.ts';
import { EVEN } from './strength.ts';
import { playGame, quietPlay, sides as unnamed } from './testing/games.ts';

const names = (initial: string) => Array.from({ length: 10 }, (_, place) => `${initial}. Told${place}`);
const sides = {
  home: { ...unnamed.home, players: names('H') },
  away: { ...unnamed.away, players: names('A') },
};
const simulated = baseball.initial({ sides: unnamed });
const untold = baseball.initial({ sides });
const told = baseball.initial({ sides, format: { tellsSubstitutions: true } });

const SIZE = 8192;
/** Of the last innings alone: a chance is then known to a quarter of a percentage point. */
const LATE_SIZE = 32_768;
const hitsIn = (packed: number | undefined) => (packed ?? 0) & 255;

/** The ninth man of the away side is up in the top of the eighth, and has no hit. */
const late = (state: BaseballState): BaseballState => ({
  ...state,
  phase: 'in-play',
  inning: 8,
  nextBatter: { home: 0, away: 8 },
});
const priceOfHit = (state: BaseballState) => {
  const ninth = simulate(state, EVEN, LATE_SIZE, 1).batters.away[8] ?? [];
  return ninth.filter((packed) => hitsIn(packed) > 0).length / LATE_SIZE;
};
const replacedIn = (from: BaseballState) =>
  [1, 2, 3].flatMap((seed) => playGame(seed, EVEN, undefined, from).replaced ?? []).length;

test('where nobody tells who is replaced, whatever is done in a place is priced as the deed of him who began with it', () => {
  expect(priceOfHit(late(untold))).toBeCloseTo(0.282, 2);
  const { batters, hits } = simulate(untold, EVEN, SIZE, 1);
  for (const side of SIDES) {
    const sums = Array.from({ length: SIZE }, (_, at) =>
      batters[side].reduce((sum, column) => sum + hitsIn(column[at]), 0),
    );
    expect(sums).toEqual([...hits[side]]);
  }
  expect(replacedIn(untold)).toBe(0);
});

test('where the fixture says that it is told, men are replaced in the samples as in a simulated game', () => {
  expect(priceOfHit(late(told))).toBeCloseTo(0.232, 2);
  const [inTold, inSimulated] = [told, simulated].map((state) => simulate(state, EVEN, SIZE, 1));
  expect(inTold?.batters).toEqual(inSimulated?.batters);
  expect(replacedIn(told)).toBe(replacedIn(simulated));
  expect(replacedIn(told)).toBeGreaterThan(3);
});

test('a simulated game that was begun before it could be said goes on as simulated games do', () => {
  expect(simulated).not.toHaveProperty('tellsSubstitutions');
  expect(priceOfHit(late(simulated))).toBe(priceOfHit(late(told)));
});

test('it is enough that one side is told with players for a game to be no simulated one', () => {
  for (const side of SIDES) {
    const state = baseball.initial({ sides: { ...unnamed, [side]: { ...unnamed[side], players: [] } } });
    expect(priceOfHit(late(state))).toBe(priceOfHit(late(untold)));
  }
});

test('a substitution is followed although the fixture did not say that any would be told', () => {
  const begun = apply(untold, quietPlay(untold, { kind: 'start' }));
  const play = quietPlay(begun, { kind: 'substitution', substituted: { side: 'away', place: 8 } });
  const after = late(apply(begun, play));
  expect(priceOfHit(after)).toBe(0);
  const { batters } = simulate(after, EVEN, SIZE, 1);
  expect(batters.away[0]).toEqual(simulate(late(begun), EVEN, SIZE, 1).batters.away[0]);
});
