import { MARGIN } from './attempts.ts';

/**
 * How much it counts that a side is better than the other, in parts of what it does in most of the game: while the last quarter is
 * close, best players play, and in the last minutes of a close game all the more; once it is decided, others do. See docs/pricing.md.
 */
const COUNTS = { usual: 1, close: 1.13, apart: 0.55, lateClose: 1.6, lateApart: 0.3 };
/** Where each stands among the bases, the home side's before the away side's. */
export const USUAL_BASE = 0;
export const CLOSE_BASE = 2;
export const APART_BASE = 4;
const LATE_CLOSE_BASE = 6;
const LATE_APART_BASE = 8;
/** Leads up to which the last minutes are close. */
const LATE_CLOSE_LEAD = 7;

/**
 * Where each side's window over the attempts starts, before form and lead. What both have in common always counts.
 * @param places by which both sides are better than average
 */
export function basesOf([home, away]: readonly [number, number]): Int32Array {
  const both = (home + away) / 2;
  const better = (home - away) / 2;
  const { usual, close, apart, lateClose, lateApart } = COUNTS;
  return Int32Array.from(
    [usual, close, apart, lateClose, lateApart].flatMap((counts) => [
      MARGIN + Math.round(both + better * counts),
      MARGIN + Math.round(both - better * counts),
    ]),
  );
}

/** The base of an attempt in the last minutes. */
export function lateBase(lead: number): number {
  return Math.abs(lead) <= LATE_CLOSE_LEAD ? LATE_CLOSE_BASE : LATE_APART_BASE;
}
