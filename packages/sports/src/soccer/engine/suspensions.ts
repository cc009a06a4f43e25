import { SUSPENSION_SECONDS } from '../rules.ts';
import { type Game, SUSPENSIONS } from './game.ts';
import { INSTANTS_PER_SECOND } from './timetable.ts';

/** A player of a side must leave: for good in soccer, in futsal until he may be replaced. */
export function sendOff(game: Game, side: number): void {
  game.short[side] = (game.short[side] ?? 0) + 1;
  if (game.rules.game === 'futsal') {
    suspendUntil(game, side, game.time + SUSPENSION_SECONDS * INSTANTS_PER_SECOND);
  }
}

export function suspendUntil(game: Game, side: number, time: number): void {
  for (let i = side * SUSPENSIONS; i < (side + 1) * SUSPENSIONS; i++) {
    if (game.suspended[i] === 0) {
      game.suspended[i] = time;
      return;
    }
  }
}

/** Lets those back on whose time is over. */
export function letBack(game: Game): void {
  for (let i = 0; i < 2 * SUSPENSIONS; i++) {
    const time = game.suspended[i] ?? 0;
    if (time > 0 && time <= game.time) comeBack(game, i);
  }
}

/** A goal against a side ends the suspension that has the least to go. */
export function endShortest(game: Game, side: number): void {
  let found = -1;
  for (let i = side * SUSPENSIONS; i < (side + 1) * SUSPENSIONS; i++) {
    const time = game.suspended[i] ?? 0;
    if (time > 0 && (found < 0 || time < (game.suspended[found] ?? 0))) found = i;
  }
  if (found >= 0) comeBack(game, found);
}

/** A new period begins: what is left of suspensions is served in it. */
export function carryOver(game: Game, played: number): void {
  for (let i = 0; i < 2 * SUSPENSIONS; i++) {
    const time = game.suspended[i] ?? 0;
    if (time > 0) game.suspended[i] = Math.max(1, time - played);
  }
}

/** The first moment at which somebody may come back, if it is before another. */
export function nextReturn(game: Game, before: number): number {
  let next = before;
  for (let i = 0; i < 2 * SUSPENSIONS; i++) {
    const time = game.suspended[i] ?? 0;
    if (time > 0 && time < next) next = time;
  }
  return next;
}

function comeBack(game: Game, place: number): void {
  game.suspended[place] = 0;
  const side = place < SUSPENSIONS ? 0 : 1;
  game.short[side] = (game.short[side] ?? 0) - 1;
}
