import type { Pacing } from '../sport.ts';
import type { TableTennisPlay } from './play.ts';
import { runningGame, type TableTennisState } from './state.ts';

/** Seconds of an average match of best of five games by pace. */
export const BROADCAST_SECONDS = 1_600;

/** Seconds of play in a point; bets are off meanwhile. */
const RALLY_SECONDS = 4;
const BETWEEN_POINTS = 12;
/** The rules allow a minute between games. */
const BETWEEN_GAMES = 60;
/** Towels are allowed every six points. */
const TOWEL_POINTS = 6;
const TOWEL_SECONDS = 15;

/** How long nothing happens before a point. */
export function pauseBefore(state: TableTennisState): number {
  const played = runningGame(state).length;
  const between = played === 0 && state.games.length > 1 ? BETWEEN_GAMES : 0;
  const towel = played > 0 && played % TOWEL_POINTS === 0 ? TOWEL_SECONDS : 0;
  return BETWEEN_POINTS + between + towel;
}

/** How long a point takes. */
export function pace(_before: TableTennisState, { kind }: TableTennisPlay): Pacing {
  return { inTheAir: kind === 'point' ? RALLY_SECONDS : 0, rest: 0 };
}

/** How much of the match's usual length has been played, 0 to 1; a longer one is all played. */
export function elapsed({ phase, games, rules }: TableTennisState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final') return 1;
  const points = games.reduce((sum, game) => sum + game.length, 0);
  return Math.min(1, points / (POINTS_A_GAME * (rules.gamesToWin + 1)));
}

const POINTS_A_GAME = 19;
