import { parsePair } from '../kit/strength.ts';

/** How dangerous each fighter is: the logarithm of the factor by which he lands and finishes more than the average one. */
export interface CombatStrength {
  readonly home: number;
  readonly away: number;
}

export const EVEN: CombatStrength = { home: 0, away: 0 };

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): CombatStrength {
  return parsePair(value);
}
