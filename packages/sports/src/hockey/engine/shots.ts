import { SHOT_SHIFT, SLOTS } from '../scoring.ts';
import { type Game, placeOf } from './game.ts';

/** Books a shot on goal of game.shooter. */
export function countShot(game: Game): void {
  const at = game.side * 4 + placeOf(game.period);
  game.shots[at] = (game.shots[at] ?? 0) + 1;
  const word = game.side * SLOTS + game.shooter;
  game.skaters[word] = (game.skaters[word] ?? 0) + (1 << SHOT_SHIFT);
}
