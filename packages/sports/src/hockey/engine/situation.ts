import { OVERTIME, RUNNING_PENALTIES } from '../rules.ts';
import {
  EMPTY_NET,
  EVEN_STRENGTH,
  POWER_PLAY as POWER_PLAY_GOAL,
  SHORT_HANDED as SHORT_HANDED_GOAL,
} from '../scoring.ts';
import type { Game } from './game.ts';
import {
  AT_EMPTY_NET,
  DOUBLE_POWER_PLAY,
  DOUBLE_SHORT_HANDED,
  EVEN,
  EXTRA_ATTACKER,
  FOUR_ON_FOUR,
  OVERTIME_POWER_PLAY,
  OVERTIME_SHORT_HANDED,
  POWER_PLAY,
  SHORT_HANDED,
  THREE_ON_THREE,
} from './rates.ts';

/** How many skaters fewer a side has for its penalties. */
function missing(game: Game, side: number): number {
  const boxed = game.boxed[side] ?? 0;
  return Math.min(boxed, RUNNING_PENALTIES);
}

/** What a side is up against: one of the situations of rates.ts. */
export function situationOf(game: Game, side: number): number {
  const own = missing(game, side);
  const other = missing(game, 1 - side);
  const edge = other - own;
  if (game.period === OVERTIME) {
    return edge === 0 ? THREE_ON_THREE : edge > 0 ? OVERTIME_POWER_PLAY : OVERTIME_SHORT_HANDED;
  }
  if (game.pulled[1 - side] === 1) return AT_EMPTY_NET;
  if (game.pulled[side] === 1) return edge > 0 ? DOUBLE_POWER_PLAY : EXTRA_ATTACKER;
  if (edge === 0) return own === 0 ? EVEN : FOUR_ON_FOUR;
  if (edge > 0) return edge === 1 ? POWER_PLAY : DOUBLE_POWER_PLAY;
  return edge === -1 ? SHORT_HANDED : DOUBLE_SHORT_HANDED;
}

/** How a goal scored now counts in the books. */
export function strengthNow(game: Game, side: number): number {
  if (game.pulled[1 - side] === 1) return EMPTY_NET;
  const edge = missing(game, 1 - side) - missing(game, side);
  return edge > 0 ? POWER_PLAY_GOAL : edge < 0 ? SHORT_HANDED_GOAL : EVEN_STRENGTH;
}
