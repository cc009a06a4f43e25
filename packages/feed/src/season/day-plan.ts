import type { League } from './league.ts';

/** How a league's sides are shared out over a day, so that no list of its games has one of them twice that day. */
export interface DayPlan {
  /** Every so manieth slot, from the day's first, is a game that is listed long before, `listed` times. */
  readonly listedEvery: number;
  readonly listed: number;
  /** So many sides play in these games, and in no other of that day before. */
  readonly kept: number;
  /** All other games are listed this many times their length before they start. */
  readonly nearGames: number;
}

/** A game is listed three times its length before it starts, if there are sides enough: some 40 minutes at the default pace. */
export const NEAR_GAMES = 3;
/** As long as most games are listed once they have begun; a little more than their length. */
export const ON_LIST = 1.3;
/** Whoever has rested longest is paired with one of the next: the order is that much loose. */
export const LOOSE = 3;
/** A league of fewer has no game that is listed long before. */
const LEAST_SIDES = 10;
/**
 * Games that are listed long before start in this part of the day, from midnight UTC on: from seven until half past midnight on
 * the east coast of America, from four on the west coast. Whoever plays in one plays others as well before noon UTC, where a
 * season of the league ends.
 */
const LISTED_PART = 5.5 / 24;
/** At a faster pace seasons are so short that nobody can be kept out of any: there the same sides are listed more than once. */
const SLOWEST_FAST_MINUTES = 12;

/**
 * @param slots of a day
 * @param wantedEvery every how manieth of them would be listed long before
 * @param paceMinutes real minutes a game takes
 */
export function dayPlan(
  { sides, liveGames }: Pick<League, 'sides' | 'liveGames'>,
  slots: number,
  wantedEvery: number,
  paceMinutes: number,
): DayPlan {
  if (isFast(paceMinutes)) {
    return { listedEvery: wantedEvery, listed: slots, kept: 0, nearGames: NEAR_GAMES };
  }
  const all = sides.flat().length;
  const wanted = Math.floor(slots / wantedEvery);
  const spare = Math.floor((all - LOOSE) / 2 - liveGames * (ON_LIST + NEAR_GAMES));
  const listed =
    all < LEAST_SIDES ? 0 : Math.max(1, Math.min(wanted, spare, Math.floor(slots * LISTED_PART)));
  const onList = (all - 2 * listed - LOOSE) / 2 / liveGames - ON_LIST;
  return {
    listedEvery: Math.max(1, Math.floor((slots * LISTED_PART) / Math.max(1, listed))),
    listed,
    kept: 2 * listed,
    nearGames: Math.max(0.5, Math.min(NEAR_GAMES, onList)),
  };
}

/** Whether games are so short that days are, too. @param paceMinutes real minutes a game takes */
export function isFast(paceMinutes: number): boolean {
  return paceMinutes <= SLOWEST_FAST_MINUTES;
}

/** Whether the game of a slot, from 0, is listed long before. */
export function isListedEarly({ listedEvery, listed }: DayPlan, slot: number): boolean {
  return slot % listedEvery === 0 && slot / listedEvery < listed;
}
