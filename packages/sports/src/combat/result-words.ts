import { cardWords, decisionType } from './cards.ts';
import { type CombatState, isNoContest } from './state.ts';
import { clock } from './story/narrate.ts';

/** "Ola won by knockout in round 2 (3:15)", "Ola won by split decision (29–28, 28–29, 30–27)", "The fight is on" */
export function resultSentence(state: CombatState): string {
  const { result, sides, round, second } = state;
  if (isNoContest(state)) return 'The fight was called off without a result';
  if (result === undefined) return `Round ${round} had been reached (${clock(second)})`;
  const { winner, victory, cards } = result;
  if (winner === undefined) return `The fight was a draw (${cardWords(cards, winner)})`;
  const name = sides[winner].mediumName;
  if (victory === 'decision')
    return `${name} won by ${decisionType(cards)} decision (${cardWords(cards, winner)})`;
  return `${name} won by ${victory} in round ${round} (${clock(second)})`;
}
