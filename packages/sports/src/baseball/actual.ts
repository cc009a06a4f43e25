import { madeOnce } from '../kit/made-once.ts';
import { packBatter } from './engine/load.ts';
import { absentOf } from './line-up.ts';
import { type BaseballOutcomes, emptyOutcomes, INNINGS, sumPeriods } from './outcomes.ts';
import { packScores } from './scoring.ts';
import { type BaseballState, isShort } from './state.ts';

/** The real game as far as it was played, as one sample. */
export const actual = madeOnce((state: BaseballState): BaseballOutcomes => {
  const outcomes = emptyOutcomes(1, 1, state.appearances.length, absentOf(state));
  for (const side of ['home', 'away'] as const) {
    state.innings[side].forEach((runs, index) => {
      const period = INNINGS[index] ?? 'xi';
      const column = outcomes.points[side][period];
      column[0] = (column[0] ?? 0) + runs;
    });
    outcomes.hits[side][0] = state.hits[side];
    outcomes.errors[side][0] = state.errors[side];
    outcomes.strikeouts[side][0] = state.starters[side].strikeouts;
    outcomes.outsRecorded[side][0] = state.starters[side].outs;
    state.batters[side].forEach((line, place) => {
      outcomes.batters[side][place]?.set([packBatter(line)]);
    });
  }
  state.appearances.forEach((code, index) => {
    outcomes.appearances[index]?.set([code]);
  });
  const packed = packScores(state.scores);
  outcomes.scoring.set(packed);
  outcomes.scoringCount[0] = packed.length;
  outcomes.extra[0] = state.inning > state.rules.innings ? 1 : 0;
  sumPeriods(outcomes);
  return isShort(state.rules) ? { ...outcomes, short: state } : outcomes;
});
