import { parseChances } from '../rally/strength.ts';

/**
 * The chance of each side to win a point on its own serve against the other: 0.64 is average on the men's tour, 0.56 on the
 * women's (season averages the tours publish). Points are independent of each other.
 */
export interface TennisStrength {
  readonly home: number;
  readonly away: number;
}

/** The average of the men's tour. */
export const EVEN: TennisStrength = { home: 0.64, away: 0.64 };

/** Chances beyond these are not met between players of one tour. */
export const LEAST_SERVE = 0.4;
export const MOST_SERVE = 0.85;

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): TennisStrength {
  return parseChances(value, LEAST_SERVE, MOST_SERVE);
}
