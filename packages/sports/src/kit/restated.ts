import { ImpossiblePlay } from '../sport.ts';

/**
 * A correction restates what has happened, in the order it did, and nothing that is still to come.
 * @param moments of what it restates and of the correction itself, as numbers that rise with time
 * @throws ImpossiblePlay
 */
export function checkRestated(moments: readonly number[], now: number): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const moment of moments) {
    if (moment > now) throw new ImpossiblePlay('a correction restates nothing that is still to come');
    if (moment < last) throw new ImpossiblePlay('a correction restates everything in the order it happened');
    last = moment;
  }
}

/** More seconds than a period has. */
const LONGEST = 10_000;

/** A moment of a clock that runs down, as a number that rises with time. */
export function momentDown(period: number, secondsLeft: number): number {
  return period * LONGEST - secondsLeft;
}

/** A moment of a clock that runs up. */
export function momentUp(period: number, secondsPlayed: number): number {
  return period * LONGEST + secondsPlayed;
}
