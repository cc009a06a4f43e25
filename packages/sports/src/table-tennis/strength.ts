import { parseChances } from '../rally/strength.ts';

/**
 * The chance of each side to win a point on its own serve against the other. Between equals who serves wins some 52 points of
 * 100 (notational analyses of international matches put it between 51 and 55). Points are independent of each other.
 */
export interface TableTennisStrength {
  readonly home: number;
  readonly away: number;
}

export const SERVE_BETWEEN_EQUALS = 0.52;
export const EVEN: TableTennisStrength = { home: SERVE_BETWEEN_EQUALS, away: SERVE_BETWEEN_EQUALS };

/** Chances beyond these are not met between players of one league. */
export const LEAST_SERVE = 0.3;
export const MOST_SERVE = 0.75;

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): TableTennisStrength {
  return parseChances(value, LEAST_SERVE, MOST_SERVE);
}
