import type { NextDown } from '../play.ts';

/** What overtime needs of a game in the engine. */
interface Overtime {
  readonly quarter: number;
  readonly isCollege: number;
  off: number;
  readonly next: NextDown;
  readonly had: Uint8Array;
  lead(): number;
  startDrive(side: number, yard: number): void;
  kickoffBy(side: number): void;
}

/** The other side's 25, seen from the own goal line. */
const START = 75;

/** Whether nobody counts the seconds. */
export function isUntimed(game: { readonly quarter: number; readonly isCollege: number }): boolean {
  return game.isCollege === 1 && game.quarter > 4;
}

/** A period of overtime begins; each side has the ball once. */
export function startCollegePeriod(game: Overtime, first: number): void {
  game.had.fill(0);
  game.startDrive(first, START);
}

/**
 * Ends a side's turn, if it has lost the ball or scored: the other side begins at the 25, or the period is over when both have had
 * their turn, of which `next: 'kickoff'` is the sign. After a touchdown of the side its try comes first; after one of the
 * defence neither side has another turn.
 * @param side who had the ball before the play
 */
export function endCollegeTurn(game: Overtime, side: number): void {
  const isHeld = game.off === side && (game.next === 'scrimmage' || game.next === 'conversion');
  if (isHeld) return;
  if (game.next === 'conversion') {
    game.had.fill(1);
    return;
  }
  const other = 1 - side;
  if (game.had[other] === 0) {
    game.startDrive(other, START);
  } else {
    game.had.fill(1);
    game.kickoffBy(side);
  }
}

/** Whether a lead after both turns, or a touchdown that nobody can answer, has decided. */
export function collegeOvertimeIsWon(game: Overtime): boolean {
  if (game.had[0] === 0 || game.had[1] === 0) return false;
  return game.next === 'kickoff' || (game.next === 'conversion' && game.lead() > 0);
}
