import { madeOnce } from '../kit/made-once.ts';
import { realKills } from './kills.ts';
import { emptyOutcomes, type TacticalOutcomes } from './outcomes.ts';
import { fillPast } from './past.ts';
import type { TacticalState } from './state.ts';

/** The real series as far as it was played, as one sample. */
export const actual = madeOnce((state: TacticalState): TacticalOutcomes => {
  const outcomes = emptyOutcomes(1, state.maps.length, realKills(state));
  fillPast(state, outcomes);
  return {
    ...outcomes,
    rules: state.rules,
    letters: state.maps.map(({ rounds }) => rounds),
    stopped: state.retired === undefined ? undefined : state,
  };
});
