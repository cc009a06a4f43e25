import { isShortOvertime, RUNNING_PENALTIES } from '../rules.ts';
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

/** What a side is up against, one of the situations of rates.ts, at the number that situationOf makes of all that decides it. */
const AT_NUMBER = Uint8Array.from({ length: 128 }, (_, at) =>
  situationBy(at & 3, (at >> 2) & 3, (at & 16) !== 0, (at & 32) !== 0, (at & 64) !== 0),
);

export function situationOf(game: Game, side: number): number {
  const { pulled, period, setting } = game;
  const skaters = missing(game, side) | (missing(game, 1 - side) << 2);
  const nets = ((pulled[side] ?? 0) << 4) | ((pulled[1 - side] ?? 0) << 5);
  return AT_NUMBER[skaters | nets | (isShortOvertime(period, setting.rules) ? 64 : 0)] ?? EVEN;
}

/** @param own skaters that are missing, of the side itself and of the other one */
function situationBy(
  own: number,
  other: number,
  isPulled: boolean,
  isOtherPulled: boolean,
  isShort: boolean,
): number {
  const edge = other - own;
  if (isShort) return edge === 0 ? THREE_ON_THREE : edge > 0 ? OVERTIME_POWER_PLAY : OVERTIME_SHORT_HANDED;
  if (isOtherPulled) return AT_EMPTY_NET;
  if (isPulled) return edge > 0 ? DOUBLE_POWER_PLAY : EXTRA_ATTACKER;
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
