import type { Pacing } from '../sport.ts';
import type { RacePlay } from './play.ts';
import { LAPS, STINT_LAPS } from './rules.ts';
import type { RaceState } from './state.ts';

const LAP_SECONDS = 90;
const QUALIFYING_SECONDS = 600;
/** Of qualifying the last seconds, with bets off. */
const DECIDING = QUALIFYING_SECONDS / 2;
/** Of each stretch the last seconds, with bets off. */
const IN_THE_AIR = 25;

/** Seconds of qualifying's end and the race. */
export const BROADCAST_SECONDS = QUALIFYING_SECONDS + LAPS * LAP_SECONDS;

/** Until qualifying is in its second half, or a stretch of laps nearly driven. */
export function pauseBefore({ phase, lap }: RaceState): number {
  if (phase === 'pre-game') return QUALIFYING_SECONDS - DECIDING;
  return Math.min(STINT_LAPS, Math.max(1, LAPS - lap)) * LAP_SECONDS - IN_THE_AIR;
}

export function pace(_before: RaceState, { kind }: RacePlay): Pacing {
  return { inTheAir: kind === 'withdrawal' ? 0 : kind === 'grid' ? DECIDING : IN_THE_AIR, rest: 0 };
}

/** The part of the race that was driven. */
export function elapsed({ phase, lap }: RaceState): number {
  return phase === 'final' ? 1 : lap / LAPS;
}
