import { LINEUP } from '../state.ts';
import { WAY_BITS } from './bases.ts';
import { RESULT_BITS } from './batting.ts';
import type { Game } from './game.ts';

/** Whether a man is replaced is drawn by the high bits of a number: the result and the end of his turn take the low ones. */
const LUCK_SHIFT = RESULT_BITS + WAY_BITS;
const CHANCE_BITS = 32 - LUCK_SHIFT;

/**
 * Chances that a man who began the game is replaced before his turn, from the fifth inning on, the last one for the ninth and later:
 * one of twenty-five plate appearances is then another's, as is generally known of seasons in which no pitcher bats. Of nine
 * recorded games it was one of seventeen.
 */
const BY_INNING = [0.01, 0.025, 0.055, 0.08, 0.08] as const;
const FIRST_INNING = 5;
/** Those who bat best stay longest. */
const BY_PLACE = [0.5, 0.5, 0.5, 0.6, 0.9, 1.2, 1.4, 1.7, 1.7] as const;

const CHANCES = Uint16Array.from(
  BY_INNING.flatMap((chance) => BY_PLACE.map((share) => Math.round(chance * share * 2 ** CHANCE_BITS))),
);

/** A number from here on keeps everybody: most of them need not be asked about. */
export const KEEPS_ALL = Math.max(...CHANCES) * 2 ** LUCK_SHIFT;

/** Whether the man who is up next may be replaced before his turn: that is told, he began the game, and it is late enough. */
export function mayBeReplaced(game: Game): boolean {
  if (game.mayReplace === 0) return false;
  const place = game.next[game.bat] ?? 0;
  return game.inning >= FIRST_INNING && ((game.replaced >> (game.bat * LINEUP + place)) & 1) === 0;
}

/** Replaces the man who is up next, or not. @param luck 32 random bits @returns 1 where he is */
export function replace(game: Game, luck: number): number {
  if (!mayBeReplaced(game)) return 0;
  const place = game.next[game.bat] ?? 0;
  const inning = Math.min(game.inning - FIRST_INNING, BY_INNING.length - 1);
  if (luck >>> LUCK_SHIFT >= (CHANCES[inning * LINEUP + place] ?? 0)) return 0;
  game.replaced |= 1 << (game.bat * LINEUP + place);
  return 1;
}
