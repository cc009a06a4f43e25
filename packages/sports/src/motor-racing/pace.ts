import type { Pacing } from '../sport.ts';
import type { RacePlay } from './play.ts';
import { LAPS, STINT_LAPS } from './rules.ts';
import type { RaceState } from './state.ts';

const LAP_SECONDS = 90;
const QUALIFYING_SECONDS = 600;
/** Of each stretch the last seconds, with bets off. */
const IN_THE_AIR = 25;

/** Seconds of qualifying's end and the race. */
export const BROADCAST_SECONDS = QUALIFYING_SECONDS + LAPS * LAP_SECONDS;

export function pace(before: RaceState, play: RacePlay): Pacing {
  switch (play.kind) {
    case 'withdrawal':
      return { seconds: 1, inTheAir: 0 };
    case 'grid':
      return { seconds: QUALIFYING_SECONDS, inTheAir: QUALIFYING_SECONDS / 2 };
    case 'laps': {
      const laps = Math.max(1, Math.min(STINT_LAPS, play.lap - before.lap));
      return { seconds: laps * LAP_SECONDS, inTheAir: IN_THE_AIR };
    }
  }
}

/** The part of the race that was driven. */
export function elapsed({ phase, lap }: RaceState): number {
  return phase === 'final' ? 1 : lap / LAPS;
}
