import { fieldOf } from '../kit/field.ts';
import type { MainLines, Side } from '../sport.ts';
import { simulate } from './simulate.ts';
import { initialState } from './state.ts';
import { EVEN, type RaceStrength } from './strength.ts';

const SAMPLES = 2048;
const STEPS = 24;
/** Seconds a lap for each unit of the logarithm of a chance that is missed. */
const STEP = 0.015;
const FIRST_GUESS = 0.025;
/** Nobody of a field is slower than this, or faster. */
const SLOWEST = -1.2;
const FASTEST = 1.2;

const ANY: Side = { id: 'any', name: 'Any', mediumName: 'Any', abbreviation: 'ANY' };

/** Paces under which every car wins the engine's own weekend as often as outside prices say. */
export function fit({ fieldWinProbabilities: target = [] }: MainLines): RaceStrength {
  if (target.length < 2) return EVEN;
  const state = initialState({ home: ANY, away: ANY, field: target.map(() => ANY) });
  const least = 0.5 / SAMPLES;
  let paces = target.map((chance) => FIRST_GUESS * Math.log(Math.max(chance, least) * target.length));
  for (let step = 0; step < STEPS; step++) {
    const { winner } = simulate(state, { paces }, SAMPLES, 1);
    const wins = fieldOf(state.sides).map(() => 0);
    for (const car of winner) wins[car] = (wins[car] ?? 0) + 1;
    paces = paces.map((pace, car) => {
      const ratio = Math.log(Math.max(target[car] ?? 0, least) / Math.max((wins[car] ?? 0) / SAMPLES, least));
      return Math.max(SLOWEST, Math.min(FASTEST, pace + STEP * Math.max(-2, Math.min(2, ratio))));
    });
  }
  return { paces: paces.map((pace) => Math.round(pace * 10_000) / 10_000) };
}
