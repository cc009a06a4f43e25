import type { Pacing } from '../sport.ts';
import { leastOvers } from './length.ts';
import type { CricketPlay } from './play.ts';
import { BALLS_AN_OVER, type CricketState } from './state.ts';

/** Seconds a simulated match of twenty overs takes on average by pace: three hours and a quarter. */
export const BROADCAST_SECONDS = 11_500;

/** From a ball to the next one's run-up, and more of it between overs. */
const BALL_SECONDS = 27;
const OVER_SECONDS = 50;
const WICKET_SECONDS = 75;
const BREAK_SECONDS = 1_000;
const START_SECONDS = 30;
/** From the run-up to the call. */
const IN_THE_AIR_SECONDS = 6;

/** How long nothing happens before a ball of a televised match. */
export function pauseBefore({ phase, plays, innings }: CricketState): number {
  if (plays === 0) return START_SECONDS;
  if (phase === 'break') return BALL_SECONDS + BREAK_SECONDS;
  const last = innings.at(-1);
  const isNewOver = last !== undefined && !last.closed && last.balls % BALLS_AN_OVER === 0;
  return BALL_SECONDS + (isNewOver ? OVER_SECONDS : 0);
}

/** How long a ball takes in a televised match. */
export function pace(_before: CricketState, play: CricketPlay): Pacing {
  const inTheAir = play.kind === 'delivery' ? IN_THE_AIR_SECONDS : 0;
  return { inTheAir, rest: play.wicket === undefined ? 0 : WICKET_SECONDS };
}

/** Of what a result needs in the second innings, however short it was made. */
export function playedForResult({ phase, overs = 20, innings }: CricketState): number {
  const chase = innings[1];
  if (phase === 'final' || chase?.closed) return 1;
  return (chase?.balls ?? 0) / (leastOvers(overs) * BALLS_AN_OVER);
}

/** How much of both innings has been played, 0 to 1; super overs count as all of it. */
export function elapsed({ phase, innings }: CricketState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || innings.length > 2) return 1;
  const played = innings.reduce((sum, { closed, balls, limit }) => sum + (closed ? 1 : balls / limit), 0);
  return Math.min(1, played / 2);
}
