import type { Pacing } from '../sport.ts';
import { type BaseballPlay, isBatting } from './play.ts';
import type { BaseballState } from './state.ts';

/** Seconds a simulated game takes from the first pitch to the end on average by pace: two hours and forty minutes. */
export const BROADCAST_SECONDS = 9_600;

/** With the pitch timer of 2023: seconds between pitches, after a plate appearance, and between halves. */
const PITCH_SECONDS = 16;
const NEXT_BATTER_SECONDS = 14;
const HALF_SECONDS = 140;
const CHANGE_SECONDS = 114;
const SUBSTITUTION_SECONDS = 4;
const START_SECONDS = 30;
/** From the pitch to the call. */
const IN_THE_AIR_SECONDS = 4;

/** How long nothing happens before a pitch of a televised game. */
export function pauseBefore({ phase, plays }: BaseballState): number {
  if (plays === 0) return START_SECONDS;
  return phase === 'break' ? HALF_SECONDS + PITCH_SECONDS : PITCH_SECONDS;
}

/** How long a play takes in a televised game. */
export function pace(_before: BaseballState, { kind }: BaseballPlay): Pacing {
  switch (kind) {
    case 'start':
    case 'other':
      return { inTheAir: 0, rest: 0 };
    case 'pitching-change':
      return { inTheAir: 0, rest: CHANGE_SECONDS };
    case 'substitution':
      return { inTheAir: 0, rest: SUBSTITUTION_SECONDS };
    default:
      return { inTheAir: IN_THE_AIR_SECONDS, rest: isBatting(kind) ? NEXT_BATTER_SECONDS : 0 };
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
