import { RUNNING_PENALTIES } from '../rules.ts';
import { BOX, type Game } from './game.ts';

/** Sends one more player to the box; a fifth at once is left out. */
export function sendOff(game: Game, side: number, seconds: number): void {
  const boxed = game.boxed[side] ?? 0;
  game.penalties[side] = (game.penalties[side] ?? 0) + 1;
  if (boxed >= BOX) return;
  game.box[side * BOX + boxed] = seconds;
  game.major[side * BOX + boxed] = 0;
  game.boxed[side] = boxed + 1;
}

/** Lets a penalty go, those after it move up. */
export function letOut(game: Game, side: number, place: number): void {
  const boxed = (game.boxed[side] ?? 0) - 1;
  for (let i = place; i < boxed; i++) {
    game.box[side * BOX + i] = game.box[side * BOX + i + 1] ?? 0;
    game.major[side * BOX + i] = game.major[side * BOX + i + 1] ?? 0;
  }
  game.box[side * BOX + boxed] = 0;
  game.major[side * BOX + boxed] = 0;
  game.boxed[side] = boxed;
}

function isEmpty({ boxed }: Game): boolean {
  return ((boxed[0] ?? 0) | (boxed[1] ?? 0)) === 0;
}

/** Runs the penalties' clocks; the seconds are no more than the shortest of them has. */
export function runPenalties(game: Game, seconds: number): void {
  if (isEmpty(game)) return;
  for (let side = 0; side < 2; side++) {
    const boxed = game.boxed[side] ?? 0;
    for (let i = 0; i < boxed && i < RUNNING_PENALTIES; i++) {
      game.box[side * BOX + i] = (game.box[side * BOX + i] ?? 0) - seconds;
    }
  }
}

/** Seconds until the next penalty ends; far away when there is none. */
export function nextRelease(game: Game): number {
  let least = 9999;
  if (isEmpty(game)) return least;
  for (let side = 0; side < 2; side++) {
    const boxed = game.boxed[side] ?? 0;
    for (let i = 0; i < boxed && i < RUNNING_PENALTIES; i++) {
      const left = game.box[side * BOX + i] ?? 0;
      if (left < least) least = left;
    }
  }
  return least;
}

/** Lets those out whose time is up. @returns the side of one of them, -1 for nobody */
export function releaseDue(game: Game): number {
  let released = -1;
  if (isEmpty(game)) return released;
  for (let side = 0; side < 2; side++) {
    for (let i = Math.min(game.boxed[side] ?? 0, RUNNING_PENALTIES) - 1; i >= 0; i--) {
      if ((game.box[side * BOX + i] ?? 0) > 0) continue;
      letOut(game, side, i);
      released = side;
    }
  }
  return released;
}

/** A goal against the side that is a skater short ends its oldest minor penalty. */
export function releaseByGoal(game: Game, scorer: number): void {
  const side = 1 - scorer;
  if ((game.boxed[side] ?? 0) <= (game.boxed[scorer] ?? 0)) return;
  const boxed = game.boxed[side] ?? 0;
  for (let i = 0; i < boxed; i++) {
    if (game.major[side * BOX + i] === 1) continue;
    letOut(game, side, i);
    return;
  }
}
