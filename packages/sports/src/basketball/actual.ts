import { madeOnce } from '../kit/made-once.ts';
import { lineWord, racesOf } from './engine/load.ts';
import { type BasketballOutcomes, emptyOutcomes, recordPoints } from './outcomes.ts';
import { SLOTS } from './scoring.ts';
import { type BasketballState, scoreOf, toldOf } from './state.ts';

/** The real game as far as it was played, as one sample. */
export const actual = madeOnce((state: BasketballState): BasketballOutcomes => {
  const outcomes = emptyOutcomes(1, state.scores, toldOf(state));
  const { periods } = state.rules;
  recordPoints(outcomes.points.home, 0, state.points.home, 0, periods);
  recordPoints(outcomes.points.away, 0, state.points.away, 0, periods);
  const { races, run } = racesOf(state.scores);
  outcomes.races[0] = races;
  outcomes.racesRun[0] = run;
  outcomes.overtime[0] = isOvertime(state) ? 1 : 0;
  for (const [side, lines] of [state.players?.home ?? [], state.players?.away ?? []].entries()) {
    lines.forEach((line, slot) => {
      outcomes.players[side * SLOTS + slot] = lineWord(line);
    });
  }
  return outcomes;
});

/** Overtime is certain as soon as the last period ends level. */
function isOvertime(state: BasketballState): boolean {
  const { period, phase, rules } = state;
  if (period > rules.periods) return true;
  return period === rules.periods && phase === 'break' && scoreOf(state, 'home') === scoreOf(state, 'away');
}
