import type { Pacing } from '../sport.ts';
import type { TennisPlay } from './play.ts';
import { runningSet, type TennisState } from './state.ts';

/** Seconds of an average match of three sets by pace: an hour and three quarters. */
export const BROADCAST_SECONDS = 6_300;

/** Seconds of play in a point; bets are off meanwhile. */
const RALLY_SECONDS = 7;
/** From the end of a point to the next serve: the rules allow 25. */
const BETWEEN_POINTS = 22;
const BETWEEN_GAMES = 15;
/** Changes of ends and pauses between sets, more than between games. */
const CHANGE_OF_ENDS = 75;
const BETWEEN_SETS = 90;

/** How long nothing happens before a point of a match on television. */
export function pauseBefore(state: TennisState): number {
  if (state.plays === 0) return 5;
  if (state.points !== '') return BETWEEN_POINTS;
  const { home, away } = runningSet(state);
  if (home + away === 0) return BETWEEN_POINTS + BETWEEN_SETS;
  const isChange = (home + away) % 2 === 1 && home + away > 1;
  return BETWEEN_POINTS + (isChange ? CHANGE_OF_ENDS : BETWEEN_GAMES);
}

/** How long a point takes. */
export function pace(_before: TennisState, { kind }: TennisPlay): Pacing {
  return { inTheAir: kind === 'point' ? RALLY_SECONDS : 0, rest: 0 };
}

const GAMES_A_SET = 9.7;

/** How much of the match's usual length has been played, 0 to 1; a longer one is all played. */
export function elapsed(state: TennisState): number {
  if (state.phase === 'pre-game') return 0;
  const usual = GAMES_A_SET * (state.rules.setsToWin + 0.5);
  return state.phase === 'final' ? 1 : Math.min(1, state.games.length / usual);
}
