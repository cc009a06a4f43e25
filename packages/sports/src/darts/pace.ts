import type { Pacing } from '../sport.ts';
import type { DartsPlay } from './play.ts';
import { isSetOver } from './rules.ts';
import { type DartsState, legsBySet } from './state.ts';

/** Seconds of an average match of best of eleven legs by pace. */
export const BROADCAST_SECONDS = 1_900;

/** Seconds of the first dart, and of the other two: from the second on bets are off. */
const FIRST_DART = 3;
const IN_THE_AIR = 4;
/** The walk to the board and back, which the other player uses to step up. */
const BETWEEN_VISITS = 11;
const BETWEEN_LEGS = 25;
const BETWEEN_SETS = 150;

/** How long it takes until the second dart of a visit. */
export function pauseBefore({ legs }: DartsState): number {
  const leg = legs.at(-1);
  const between = BETWEEN_VISITS + FIRST_DART;
  if (legs.length < 2 || !leg || leg.visits.length > 0) return between;
  return between + (legs.at(-2)?.set === leg.set ? BETWEEN_LEGS : BETWEEN_SETS);
}

/** How long the other two darts take. */
export function pace(_before: DartsState, { kind }: DartsPlay): Pacing {
  return { inTheAir: kind === 'visit' ? IN_THE_AIR : 0, rest: 0 };
}

/** How much of the match's usual length has been played, 0 to 1; a longer one is all played. */
export function elapsed(state: DartsState): number {
  if (state.phase === 'pre-game') return 0;
  if (state.phase === 'final') return 1;
  const { setsToWin, legsToWin } = state.rules;
  const over = legsBySet(state).filter(({ home, away }) => isSetOver(state.rules, home, away)).length;
  if (setsToWin > 1) return Math.min(1, over / (1.5 * setsToWin));
  return Math.min(1, (state.legs.length - 1) / (1.6 * legsToWin));
}
