import type { Pacing } from '../sport.ts';
import { type BaseballPlay, isBatting } from './play.ts';
import type { BaseballState } from './state.ts';

/** Seconds a simulated game takes from the first pitch to the end on average by pace: two hours and forty minutes. */
export const BROADCAST_SECONDS = 9_600;

/** With the pitch timer of 2023: seconds between pitches, around a ball in play, and between halves. */
const PITCH_SECONDS = 20;
const IN_PLAY_SECONDS = 34;
const HALF_SECONDS = 140;
const CHANGE_SECONDS = 130;
const SUBSTITUTION_SECONDS = 20;
const START_SECONDS = 30;
/** From the pitch to the call. */
const IN_THE_AIR_SECONDS = 4;

/** How long a play takes in a televised game. */
export function pace(before: BaseballState, play: BaseballPlay): Pacing {
  const pause = before.phase === 'break' ? HALF_SECONDS : 0;
  switch (play.kind) {
    case 'start':
      return { seconds: START_SECONDS, inTheAir: 0 };
    case 'pitching-change':
      return { seconds: CHANGE_SECONDS + pause, inTheAir: 0 };
    case 'substitution':
      return { seconds: SUBSTITUTION_SECONDS + pause, inTheAir: 0 };
    case 'other':
      return { seconds: PITCH_SECONDS, inTheAir: 0 };
    default:
      return {
        seconds: pause + (isBatting(play.kind) ? IN_PLAY_SECONDS : PITCH_SECONDS),
        inTheAir: IN_THE_AIR_SECONDS,
      };
  }
}

const OUTS_A_HALF = 3;

/** How much of the innings of a full game has been played, 0 to 1; extra innings count as all of it. */
export function elapsed({ phase, rules, inning, half, outs }: BaseballState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || inning > rules.innings) return 1;
  const halves = 2 * (inning - 1) + (half === 'bottom' ? 1 : 0) + outs / OUTS_A_HALF;
  return halves / (2 * rules.innings);
}

/** How much of extra innings has been played, in lengths of a full game. */
export function beyond({ rules, inning, half, outs }: BaseballState): number {
  if (inning <= rules.innings) return 0;
  const halves = 2 * (inning - rules.innings - 1) + (half === 'bottom' ? 1 : 0) + outs / OUTS_A_HALF;
  return halves / (2 * rules.innings);
}

/** Innings without which no winner stands, whatever a full game of the league has. */
const LEAST_INNINGS = 5;

/** Of the innings a result needs. */
export function playedForResult(state: BaseballState): number {
  return (elapsed(state) * state.rules.innings) / LEAST_INNINGS;
}
