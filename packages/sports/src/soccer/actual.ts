import { madeOnce } from '../kit/made-once.ts';
import { Random } from '../random.ts';
import { loadGame } from './engine/load.ts';
import { emptyOutcomes, type SoccerOutcomes, sumPeriods } from './outcomes.ts';
import { record } from './record.ts';
import { packGoals } from './scoring.ts';
import { shootoutWinner } from './shootout.ts';
import type { SoccerState } from './state.ts';
import { EVEN_SOCCER } from './strength.ts';
import { hadExtraTime } from './tally.ts';
import { untoldOf } from './untold.ts';

/** The real game as far as it was played, as one sample. */
export const actual = madeOnce((state: SoccerState): SoccerOutcomes => {
  const outcomes = emptyOutcomes(1, untoldOf(state.log));
  const game = loadGame(state, EVEN_SOCCER, new Random(0));
  record(game, outcomes, 0);
  outcomes.players.set(game.players);
  outcomes.extraTime[0] = hadExtraTime(state) ? 1 : 0;
  const winner = shootoutWinner(state.shootout);
  outcomes.shootout[0] = winner === undefined ? 0 : winner === 'home' ? 1 : 2;
  sumPeriods(outcomes);
  // The engine keeps no more of them than a game hardly ever has.
  const scoring = Uint16Array.from(packGoals(state.rules, state.log));
  outcomes.scoringCount[0] = scoring.length;
  return { ...outcomes, scoring };
});
