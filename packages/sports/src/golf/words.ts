import { fieldOf, placesOf, placeWords } from '../kit/field.ts';
import { leadersAfter } from './round-measures.ts';
import { HOLES } from './rules.ts';
import { type Card, type GolfState, leaders, runningTotals, totalAfter, totalOf } from './state.ts';

/** "−9", "E", "+2" */
export function toPar(strokes: number): string {
  if (strokes === 0) return 'E';
  return strokes > 0 ? `+${strokes}` : `−${Math.abs(strokes)}`;
}

/** "9 under", "level par", "2 over" */
export function againstPar(strokes: number): string {
  if (strokes === 0) return 'level par';
  return `${Math.abs(strokes)} ${strokes > 0 ? 'over' : 'under'}`;
}

export function nameOf({ sides }: GolfState, player: number): string {
  return fieldOf(sides)[player]?.name ?? '';
}

/** "Dario Renna won at 17 under", "… finished T3 at 12 under", "… missed the cut at 2 over" */
export function finishSentence(state: GolfState, player: number): string {
  const card = state.cards[player];
  const name = nameOf(state, player);
  if (card === undefined) return '';
  switch (card.status) {
    case 'absent':
      return `${name} did not start`;
    case 'out':
      return `${name} withdrew`;
    case 'cut':
      return `${name} missed the cut at ${againstPar(totalOf(card))}`;
    case 'in':
      return state.winner === player
        ? `${name} won at ${againstPar(totalOf(card))}`
        : `${name} finished ${finishPlace(state, player)} at ${againstPar(totalOf(card))}`;
  }
}

/** The place a player has at the end: who loses a play-off is level with the others who do. */
function finishPlace(state: GolfState, player: number): string {
  const found = placesOf(runningTotals(state))[player];
  if (found === undefined) return '';
  if (found.place > 1 || state.winner === undefined) return placeWords(found.place, found.tied);
  return placeWords(2, found.tied - 1);
}

/** "Dario Renna made the cut", "… missed the cut", "… did not start", "… withdrew before the cut" */
export function cutSentence(state: GolfState, player: number): string {
  const card = state.cards[player];
  const name = nameOf(state, player);
  if (card?.status === 'absent') return `${name} did not start`;
  if (card?.status === 'out' && card.rounds.length < 2) return `${name} withdrew before the cut`;
  return `${name} ${card?.status === 'cut' ? 'missed' : 'made'} the cut`;
}

/** "Dario Renna was 9 under after round 2; the lead was 11 under". @param round from 0 */
export function leadSentence(state: GolfState, player: number, round: number): string {
  const card = state.cards[player];
  const name = nameOf(state, player);
  if (card === undefined || card.status === 'absent') return `${name} did not start`;
  if (card.rounds.length <= round) return `${name} did not finish round ${round + 1}`;
  const finished = state.cards.filter(({ rounds }) => rounds.length > round);
  const best = Math.min(...finished.map((one) => totalAfter(one, round + 1)));
  const own = totalAfter(card, round + 1);
  return `${name} was ${againstPar(own)} after round ${round + 1}; the lead was ${againstPar(best)}`;
}

/** "Dario Renna −3, Ivo Salk E" of a round. @param round from 0 */
export function roundSentence(state: GolfState, players: readonly number[], round: number): string {
  return players
    .map((player) => {
      const score = state.cards[player]?.rounds[round];
      return `${nameOf(state, player)} ${score === undefined ? 'no score' : toPar(score)}`;
    })
    .join(', ');
}

/** "The lowest score of round 3 was 7 under". @param round from 0 */
export function lowestSentence({ cards }: GolfState, round: number): string {
  const scores = cards.flatMap((card) => card.rounds[round] ?? []);
  if (scores.length === 0) return `Nobody finished round ${round + 1}`;
  return `The lowest score of round ${round + 1} was ${againstPar(Math.min(...scores))}`;
}

/** "The cut was made at 1 over" */
export function cutLineSentence({ cutLine }: GolfState): string {
  return cutLine === undefined ? 'There was no cut' : `The cut was made at ${againstPar(cutLine)}`;
}

/** "Dario Renna won by 2 strokes", "Dario Renna and Ivo Salk were level after the last round" */
export function marginSentence(state: GolfState): string {
  const level = leaders(state);
  if (level.length > 1) {
    return `${level.map((player) => nameOf(state, player)).join(' and ')} were level after the last round`;
  }
  const totals = runningTotals(state).filter((total) => total !== undefined);
  const [best = 0, next] = totals.sort((one, other) => one - other);
  const winner = nameOf(state, level[0] ?? -1);
  if (next === undefined) return `${winner} won, and nobody else was left`;
  return `${winner} won by ${next - best} ${next - best === 1 ? 'stroke' : 'strokes'}`;
}

/** "Dario Renna led after round 3; Ivo Salk won at 17 under". @param round from 0 */
export function leaderWinsSentence(state: GolfState, round: number): string {
  const names = leadersAfter(state.cards, round).map((player) => nameOf(state, player));
  return `${names.join(' and ')} led after round ${round + 1}; ${finishSentence(state, state.winner ?? 0)}`;
}

/** "F" for a finished round, "12" for holes of the running one, "–" before it. */
export function thruWords({ rounds, thru }: Card, round: number): string {
  if (rounds.length >= round) return 'F';
  return thru === 0 ? '–' : String(Math.min(thru, HOLES));
}
