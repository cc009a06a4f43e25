import type { Field } from '../../kit/columns.ts';
import type { Shares } from '../../kit/who.ts';
import { EVERYBODY_ELSE } from '../players.ts';

/**
 * What the players of a side gain, as one word a slot: runs of the quarterback, both running backs and everybody else, then
 * catches of places 1 to 7 and everybody else. A gain adds GAIN and its yards, so that a word holds how many there were and how
 * far they went, with one addition and no branch.
 */
export const FIRST_CATCH = 4;
export const SLOTS = 12;
/** What is no gain of anybody, a sack or an incomplete pass, is thrown in here. */
const NO_GAIN = SLOTS;
/** Slots of a side in the engine, a power of two. */
export const SIDE_SLOTS = 16;
export const GAIN = 1024;
const HALF = GAIN / 2;
const MOST_GAINS = 63;

/** Yards of a word, -512 to 511. */
export const YARDS: Field = { shift: 0, mask: GAIN - 1, bias: HALF, less: HALF };
/** How many gains a word holds, up to 63. */
export const GAINS: Field = { shift: 10, mask: MOST_GAINS, bias: HALF };

/** A word, far beyond any game played cut off. */
export function workWord(gains: number, yards: number): number {
  return Math.min(gains, MOST_GAINS) * GAIN + Math.max(-HALF, Math.min(HALF - 1, yards));
}

/** The slot of a run, or of a catch, by place in the roster. */
export const runSlot = (place: number): number => Math.min(place, FIRST_CATCH - 1);
export const catchSlot = (place: number): number =>
  place === 0 ? SLOTS - 1 : Math.min(FIRST_CATCH - 1 + place, SLOTS - 1);

/** The place in the roster of a slot. */
export function placeOf(slot: number): number {
  if (slot >= FIRST_CATCH) return slot - FIRST_CATCH + 1;
  return slot === FIRST_CATCH - 1 ? EVERYBODY_ELSE : slot;
}

/** Which table says who gained: its place among the kinds below. */
export const BY_RUN = 0;
export const BY_SHORT_CATCH = 1;
export const BY_LONG_CATCH = 2;
export const BY_GOAL_RUN = 3;
export const BY_GOAL_CATCH = 4;
export const BY_NOBODY = 5;

const NO_RUNS = [0, 0, 0, 0];

/**
 * Shares in thousandths by slot. Averages of an offence of today's league, rounded, from general knowledge: the first back has
 * half of the runs, the first receiver a quarter of the catches and more of the long ones; tight ends are looked for near the
 * goal line, backs when nobody is open.
 */
export const SHARES: Shares = {
  sport: 'football',
  kinds: [
    [130, 540, 225, 105],
    [...NO_RUNS, 180, 85, 200, 145, 110, 160, 50, 70],
    [...NO_RUNS, 55, 25, 275, 205, 145, 180, 50, 65],
    [190, 545, 215, 50],
    [...NO_RUNS, 70, 30, 250, 190, 115, 245, 70, 30],
    [...Array.from({ length: NO_GAIN }, () => 0), 1],
  ],
};
