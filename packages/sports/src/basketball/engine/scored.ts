import { FREE_THROWS, packScore, THREE_POINTS, TWO_POINTS } from '../scoring.ts';
import type { Game } from './game.ts';

/** Keeps the first score and the first basket since the game was loaded. @param three 1 for a basket from behind the line */
export function firstScore(game: Game, three: number, free: boolean, points: number): void {
  const kind = free ? FREE_THROWS : three === 1 ? THREE_POINTS : TWO_POINTS;
  const packed = packScore(game.off, kind, points, game.shooter);
  if (game.next === 0) game.next = packed;
  if (!free) game.nextBasket = packed;
}
