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

/** How long a round takes with the pause before it. */
export function pace(before: TacticalState, play: TacticalPlay): Pacing {
  if (play.kind !== 'round') return { seconds: play.kind === 'format' ? 0 : 60, inTheAir: 0 };
  const played = runningMap(before).rounds.length;
  const pause = played === 0 && before.maps.length > 1 ? BETWEEN_MAPS : played === HALF ? BETWEEN_HALVES : 0;
  return { seconds: pause + BUYING + ROUND, inTheAir: DUELS };
}

/** How much of the series' usual length has been played, 0 to 1; a longer one is all played. */
export function elapsed({ phase, maps, rules }: TacticalState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final') return 1;
  const rounds = maps.reduce((sum, map) => sum + map.rounds.length, 0);
  return Math.min(1, rounds / (ROUNDS_A_MAP * (1.25 * rules.mapsToWin)));
}
