import { madeOnce } from '../kit/made-once.ts';
import { emptyOutcomes, type FootballOutcomes, sumPeriods } from './outcomes.ts';
import { packScores } from './scoring.ts';
import type { FootballState } from './state.ts';
import { recordTold, toldOf } from './told-players.ts';
import { totalScore } from './totals.ts';

/** The real game as far as it was played, as one sample. */
export const actual = madeOnce((state: FootballState): FootballOutcomes => {
  const outcomes = emptyOutcomes(1, toldOf(state));
  for (const side of ['home', 'away'] as const) {
    const points = outcomes.points[side];
    points.q1[0] = totalScore(state.scores, 1)[side];
    points.q2[0] = totalScore(state.scores, 2)[side];
    points.q3[0] = totalScore(state.scores, 3)[side];
    points.q4[0] = totalScore(state.scores, 4)[side];
    points.ot[0] = totalScore(state.scores, 5)[side];
  }
  sumPeriods(outcomes);
  const packed = packScores(state.scores);
  outcomes.scoring.set(packed);
  outcomes.scoringCount[0] = packed.length;
  outcomes.overtime[0] = isOvertime(state) ? 1 : 0;
  recordTold(state, outcomes);
  return outcomes;
});

/** Overtime is certain as soon as the fourth quarter ends level. */
function isOvertime(state: FootballState): boolean {
  if (state.quarter > 4) return true;
  const { home, away } = totalScore(state.scores);
  return state.quarter === 4 && state.phase === 'break' && home === away;
}
