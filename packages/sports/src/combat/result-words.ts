import { decisionOf, withCards } from './cards.ts';
import { type CombatState, isNoContest } from './state.ts';
import { endTime } from './story/narrate.ts';

/** "Ola won by knockout in round 2 (3:15)", "Ola won by split decision (29–28, 28–29, 30–27)", "The fight is on" */
export function resultSentence(state: CombatState): string {
  const { result, sides, round } = state;
  if (isNoContest(state)) return 'The fight was called off without a result';
  if (result === undefined) return `Round ${round} had been reached${endTime(state, ' (', ')')}`;
  const { winner, victory } = result;
  if (winner === undefined) return withCards('The fight was a draw', result, ' (');
  const name = sides[winner].mediumName;
  if (victory === 'decision') return withCards(`${name} won by ${decisionOf(result)} decision`, result, ' (');
  return `${name} won by ${victory} in round ${round}${endTime(state, ' (', ')')}`;
}
