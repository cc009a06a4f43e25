import { madeOnce } from '../kit/made-once.ts';
import { loadGame } from './engine/load.ts';
import { record } from './engine/record.ts';
import { emptyOutcomes, type HockeyOutcomes } from './outcomes.ts';
import { type HockeyState, toldOf } from './state.ts';
import { EVEN } from './strength.ts';

/** Nothing is drawn from it: loading a state needs no luck. */
const NO_LUCK = { next: () => 0 };

/** The real game as far as it was played, as one sample. A pause after a level third period is overtime already. */
export const actual = madeOnce((state: HockeyState): HockeyOutcomes => {
  const outcomes = emptyOutcomes(1, toldOf(state));
  const game = loadGame(state, EVEN, NO_LUCK);
  // Loading goes on to the next period during a break, as it does in overtime; a won game stays in its last one.
  if (game.lead() !== 0) game.period = state.period;
  record(game, outcomes, 0);
  return outcomes;
});
