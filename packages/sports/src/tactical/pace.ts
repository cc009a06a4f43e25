import type { Pacing } from '../sport.ts';
import type { TacticalPlay } from './play.ts';
import { HALF } from './rules.ts';
import { runningMap, type TacticalState } from './state.ts';

/** Seconds of an average best of three by pace: two maps and a half of 21 rounds. */
export const BROADCAST_SECONDS = 5_600;

/** Before a round both sides buy. */
const BUYING = 35;
const ROUND = 65;
/** The duels that decide it, with bets off; before them both sides feel their way. */
const DUELS = 25;
const BETWEEN_MAPS = 180;
const BETWEEN_HALVES = 20;
const ROUNDS_A_MAP = 21.5;

/** How long it takes until the duels of a round. */
export function pauseBefore(state: TacticalState): number {
  const played = runningMap(state).rounds.length;
  const pause = played === 0 && state.maps.length > 1 ? BETWEEN_MAPS : played === HALF ? BETWEEN_HALVES : 0;
  return pause + BUYING + ROUND - DUELS;
}

/** How long the rest of a round takes. */
export function pace(_before: TacticalState, { kind }: TacticalPlay): Pacing {
  return { inTheAir: kind === 'round' ? DUELS : 0, rest: 0 };
}

/** How much of the series' usual length has been played, 0 to 1; a longer one is all played. */
export function elapsed({ phase, maps, rules }: TacticalState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final') return 1;
  const rounds = maps.reduce((sum, map) => sum + map.rounds.length, 0);
  return Math.min(1, rounds / (ROUNDS_A_MAP * (1.25 * rules.mapsToWin)));
}
