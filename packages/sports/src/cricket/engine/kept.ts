import { type Game, MARK_BALLS, MARKS, OVERS_AN_INNINGS, OVERS_KEPT } from './game.ts';

/** Balls nobody ever bowls: of what does not come any more. */
export const NEVER = 65_535;

/** @param tally see tallyOf; super overs count for nobody */
export function keepTally(game: Game, tally: number): void {
  if (game.innings > 1) return;
  const side = game.bat;
  game.fours[side] = (game.fours[side] ?? 0) + (tally & 1023);
  game.sixes[side] = (game.sixes[side] ?? 0) + ((tally >> 10) & 1023);
  game.wides[side] = (game.wides[side] ?? 0) + (tally >> 20);
}

/** Balls at the next mark. */
export function nextMark(balls: number): number {
  for (let mark = 0; mark < MARKS; mark++) {
    const at = MARK_BALLS[mark] ?? 0;
    if (at > balls) return at;
  }
  return NEVER;
}

/** Balls of this innings up to which every over is kept. */
export function keptUntil(game: Game): number {
  return 6 * (game.firstOver + OVERS_KEPT - game.innings * OVERS_AN_INNINGS);
}

/** Keeps an over and the marks at its end. */
export function keepOverEnd(game: Game, balls: number, runs: number, inOver: number): void {
  keepOver(game, balls / 6 - 1, inOver);
  if (game.innings > 1) return;
  for (let mark = 0; mark < MARKS; mark++) {
    if (balls === MARK_BALLS[mark]) game.marks[game.bat * MARKS + mark] = runs;
  }
}

/** @param over of the innings, from 0 */
export function keepOver(game: Game, over: number, runs: number): void {
  const at = game.innings * OVERS_AN_INNINGS + over - game.firstOver;
  if (at >= 0 && at < OVERS_KEPT) game.overRuns[at] = runs;
}
