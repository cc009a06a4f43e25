import { isLength } from '../kit/format.ts';
import type { MatchFormat } from '../sport.ts';

/** How long a match is: first to so many sets, each first to so many legs; one set where only legs count. */
export interface DartsRules {
  readonly setsToWin: number;
  readonly legsToWin: number;
  /** Whether a leg more than the other side is not enough; three legs later the next one decides (World Matchplay). */
  readonly twoClear: boolean;
}

/** Best of eleven legs, as in a night of the Premier League. */
export const BEST_OF_ELEVEN: DartsRules = { setsToWin: 1, legsToWin: 6, twoClear: false };

const MOST_SETS = 7;
const MOST_LEGS = 20;

/** The rules of a match of this length; undefined without one, and for one that nobody plays. */
export function rulesOf(format: MatchFormat | undefined): DartsRules | undefined {
  const { setsToWin, legsToWin } = format ?? {};
  if (!isLength(setsToWin, MOST_SETS) || !isLength(legsToWin, MOST_LEGS)) return undefined;
  return { setsToWin, legsToWin, twoClear: false };
}

export function lengthOf({ setsToWin, legsToWin }: DartsRules): string {
  return `a match to ${setsToWin} sets of ${legsToWin} legs`;
}

export const START = 501;
/** The highest visit and the highest finish. */
export const MAXIMUM = 180;
export const HIGHEST_CHECKOUT = 170;
const EXTRA_LEGS = 3;

/** Most legs of one set. */
export function mostLegsOfSet({ legsToWin, twoClear }: DartsRules): number {
  return 2 * (legsToWin + (twoClear ? EXTRA_LEGS : 0)) - 1;
}

export function mostSets({ setsToWin }: DartsRules): number {
  return 2 * setsToWin - 1;
}

/** Whether these legs, after the last of them, decide a set. */
export function isSetOver({ legsToWin, twoClear }: DartsRules, home: number, away: number): boolean {
  const most = Math.max(home, away);
  const ahead = Math.abs(home - away);
  if (most < legsToWin) return false;
  return !twoClear || ahead >= 2 || most === legsToWin + EXTRA_LEGS;
}

/** What three darts do not make, though they make more. */
const NO_VISIT: ReadonlySet<number> = new Set([163, 166, 169, 172, 173, 175, 176, 178, 179]);

/** Whether three darts can make exactly so many. */
export function canScore(points: number): boolean {
  return points >= 0 && points <= MAXIMUM && !NO_VISIT.has(points);
}

/** What three darts cannot finish, though less would not be too much. */
const NO_CHECKOUT: ReadonlySet<number> = new Set([159, 162, 163, 165, 166, 168, 169]);

/** Whether three darts, the last in a double, can make exactly so many. */
export function canCheckOut(remaining: number): boolean {
  return remaining >= 2 && remaining <= HIGHEST_CHECKOUT && !NO_CHECKOUT.has(remaining);
}
