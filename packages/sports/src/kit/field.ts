import type { Outcomes } from '../market-definition.ts';
import type { Side, Sides } from '../sport.ts';

/** Complete events of a field as columns, one a participant, in the field's order. */
export interface FieldOutcomes extends Outcomes {
  /** Who won, by number from 0. */
  readonly winner: Uint8Array;
  /** Where each came in, see placeCode. */
  readonly places: readonly Uint16Array[];
  /** For a bet on one against another: the lower is better, equal ones are level; ABSENT for who did not start. */
  readonly ranks: readonly Uint8Array[];
}

/** Ranks: gave up on the way, or was thrown out; and who never started. */
export const OUT = 254;
export const ABSENT = 255;

/** Places below are not told apart: nobody bets on them. */
export const MOST_PLACES = 40;
/** Nothing can be measured above: so many take part at the most. */
export const MOST_IN_FIELD = 127;
const TIES = 128;
/** Of who never started: stakes come back. */
export const NO_PLACE = 0;
export const DID_NOT_START = MOST_PLACES * TIES;

/** A place from 1 shared by `tied`, alone is 1, as one number; NO_PLACE beyond the last that counts. */
export function placeCode(place: number, tied: number): number {
  return place > MOST_PLACES ? NO_PLACE : (place - 1) * TIES + tied;
}

/** The first of the places shared. Not for NO_PLACE and DID_NOT_START. */
export function placeOf(code: number): number {
  return 1 + Math.floor(code / TIES);
}

export function tiedAt(code: number): number {
  return code % TIES;
}

/** Who takes part: the field, or the two sides of an event without one. */
export function fieldOf({ field, home, away }: Sides): readonly Side[] {
  return field ?? [home, away];
}

/** A place as it is said: "1st", "T3" for a shared one. */
export function placeWords(place: number, tied: number): string {
  return tied > 1 ? `T${place}` : String(place);
}

/** Places from 1 of numbers of which the lowest is best; undefined ones have none. */
export function placesOf(
  values: readonly (number | undefined)[],
): ({ place: number; tied: number } | undefined)[] {
  const sorted = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return values.map((value) => {
    if (value === undefined) return undefined;
    const first = sorted.indexOf(value);
    return { place: first + 1, tied: sorted.lastIndexOf(value) - first + 1 };
  });
}
