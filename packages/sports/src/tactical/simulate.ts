import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { KillTally } from './engine/kill-tally.ts';
import { loadRun } from './engine/load.ts';
import { whoKills } from './engine/who-kills.ts';
import { sampledKills } from './kills.ts';
import { emptyOutcomes, type TacticalOutcomes } from './outcomes.ts';
import { fillPast } from './past.ts';
import type { TacticalState } from './state.ts';
import type { TacticalStrength } from './strength.ts';

/** Plays the rest of the series `size` times, round by round, with what both sides can buy. Sample i draws from stream i of the seed. */
export function simulate(
  state: TacticalState,
  strength: TacticalStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): TacticalOutcomes {
  const outcomes = emptyOutcomes(size, state.maps.length, sampledKills(state));
  fillPast(state, outcomes);
  const stopped = state.retired === undefined ? undefined : state;
  if (state.phase === 'final') return { ...outcomes, stopped };
  const start = loadRun(state, strength);
  const run = loadRun(state, strength);
  const tally = new KillTally(whoKills(state.sides), outcomes.toldKills[state.maps.length - 1] ?? []);
  const random = new Random(seed);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    run.copy(start);
    while (!run.isOver()) run.playMap(i, random, outcomes, tally);
  }
  return outcomes;
}
