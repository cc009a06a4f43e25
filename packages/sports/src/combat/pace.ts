import type { Pacing } from '../sport.ts';
import type { CombatPlay } from './play.ts';
import { fightSeconds, ROUND_SECONDS } from './rules.ts';
import type { CombatState } from './state.ts';

/** Seconds of an average fight of three rounds by pace, of which half go the distance. */
export const BROADCAST_SECONDS = 800;

/** A minute between rounds, and until the judges have counted. */
const PAUSE = 60;
/** Of each stretch the last seconds, with bets off. */
const IN_THE_AIR = 5;

/** How long a stretch takes with the pause before it. */
export function pace(before: CombatState, play: CombatPlay): Pacing {
  switch (play.kind) {
    case 'format':
      return { seconds: 0, inTheAir: 0 };
    case 'decision':
    case 'verdict':
      return { seconds: PAUSE, inTheAir: PAUSE - 10 };
    case 'no-contest':
      return { seconds: PAUSE, inTheAir: 0 };
    default: {
      const fought = fightSeconds(play.round, play.second) - fightSeconds(before.round, before.second);
      const pause = before.phase === 'break' ? PAUSE : 0;
      return { seconds: Math.max(1, fought) + pause, inTheAir: Math.min(IN_THE_AIR, Math.max(1, fought)) };
    }
  }
}

/** How much of the scheduled time has been fought, 0 to 1. */
export function elapsed({ phase, round, second, rules }: CombatState): number {
  if (phase === 'final') return 1;
  return fightSeconds(round, second) / (rules.rounds * ROUND_SECONDS);
}
