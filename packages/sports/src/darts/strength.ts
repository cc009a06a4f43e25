import { parseChances } from '../rally/strength.ts';

/**
 * How often each player hits the treble aimed at. 0.43 is a good professional, who scores 105 with three darts while he need
 * not think of the finish (World Matchplay 2024 and World Masters 2025, 4,633 such visits: 105.2).
 */
export interface DartsStrength {
  readonly home: number;
  readonly away: number;
}

export const GOOD_TREBLES = 0.43;
export const EVEN: DartsStrength = { home: GOOD_TREBLES, away: GOOD_TREBLES };

/** An amateur, and better than anybody ever was. */
export const LEAST_TREBLES = 0.15;
export const MOST_TREBLES = 0.65;

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): DartsStrength {
  return parseChances(value, LEAST_TREBLES, MOST_TREBLES);
}
