import { playerName } from '../apply.ts';
import { type GolfState, leaders, totalOf } from '../state.ts';
import { toPar } from '../words.ts';

/** "Renna leads at −9", "Renna and Salk share the lead at −9", "Three share the lead at −9", "Renna wins at −17" */
export function narrate(before: GolfState, after: GolfState): string {
  if (after.phase === 'playoff') return `A play-off: ${leadWords(after)}`;
  if (after.winner !== undefined) return winnerWords(after, after.winner);
  const roundEnds = after.round > before.round ? `Round ${before.round} is over. ` : '';
  return `${roundEnds}${leadWords(after)}`;
}

/** Who leads at present and with what; empty before anybody has played. */
export function leadWords(state: GolfState): string {
  const level = leaders(state);
  const [first, second] = level;
  if (first === undefined) return '';
  const best = bestWords(state);
  if (second === undefined) return `${playerName(state, first)} leads at ${best}`;
  if (level.length === 2)
    return `${playerName(state, first)} and ${playerName(state, second)} share the lead at ${best}`;
  return `${level.length} players share the lead at ${best}`;
}

/** "Renna wins at −17", "Renna wins a play-off at −17" */
export function winnerWords(state: GolfState, winner: number): string {
  const wins = leaders(state).length > 1 ? 'wins a play-off' : 'wins';
  return `${playerName(state, winner)} ${wins} at ${bestWords(state)}`;
}

function bestWords(state: GolfState): string {
  const [first] = leaders(state);
  const card = first === undefined ? undefined : state.cards[first];
  return card === undefined ? '' : toPar(totalOf(card));
}
