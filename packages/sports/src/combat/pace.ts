import type { Pacing } from '../sport.ts';
import type { CombatPlay } from './play.ts';
import { fightSeconds, ROUND_SECONDS, STEP_SECONDS } from './rules.ts';
import { type CombatState, isWithJudges } from './state.ts';

/** Seconds of an average fight of three rounds by pace, of which half go the distance. */
export const BROADCAST_SECONDS = 800;

/** A minute between rounds, and until the judges have counted: of that so many seconds with bets off. */
const PAUSE = 60;
const COUNTING = 50;
/** Of each stretch the last seconds, with bets off. */
const IN_THE_AIR = 5;

/** How long nothing is decided before bets are off: of a stretch its first ten seconds, a stoppage among them or not. */
export function pauseBefore(state: CombatState): number {
  if (isWithJudges(state)) return PAUSE - COUNTING;
  return STEP_SECONDS - IN_THE_AIR + (state.phase === 'break' ? PAUSE : 0);
}

/** How long a stretch takes from there, or the judges. */
export function pace(before: CombatState, { kind }: CombatPlay): Pacing {
  if (kind === 'format' || kind === 'no-contest') return { inTheAir: 0, rest: 0 };
  return { inTheAir: isWithJudges(before) ? COUNTING : IN_THE_AIR, rest: 0 };
}

/** How much of the scheduled time has been fought, 0 to 1. */
export function elapsed({ phase, round, second, rules }: CombatState): number {
  if (phase === 'final') return 1;
  return fightSeconds(round, second) / (rules.rounds * ROUND_SECONDS);
}
