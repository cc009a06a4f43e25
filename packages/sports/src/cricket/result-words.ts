import { type CricketState, matchRuns, targetOf, wicketsAllowed, winnerOf } from './state.ts';

/**
 * How a match that is over came out, as cricket says it: "Sri Lanka won by 2 wickets" with those it had left, "Sri Lanka won by 14
 * runs" of those the other side needed to be level, "Sri Lanka won the super over"; "Match tied"; empty while it is on.
 */
export function resultWords(state: CricketState): string {
  if (state.phase !== 'final') return '';
  const winner = winnerOf(state);
  if (winner === undefined) return 'Match tied';
  const won = `${state.sides[winner].mediumName} won`;
  if (state.innings.length > 2) return `${won} the super over`;
  const chase = state.innings[1];
  if (chase?.side === winner) return `${won} by ${counted(wicketsAllowed(1) - chase.wickets, 'wicket')}`;
  return `${won} by ${counted(marginOf(state), 'run')}`;
}

/** What the chase was short of a tie, by the target that rain may have changed. */
function marginOf(state: CricketState): number {
  const chase = state.innings[1];
  if (chase === undefined) return 0;
  return (targetOf(state, 1) ?? 0) - 1 - matchRuns(state, chase.side);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
