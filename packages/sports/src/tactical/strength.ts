import { parsePair } from '../kit/strength.ts';

/** How good each side is, as log-odds to win a round with equal weapons on a map that favours nobody. */
export interface TacticalStrength {
  readonly home: number;
  readonly away: number;
}

export const EVEN: TacticalStrength = { home: 0, away: 0 };

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): TacticalStrength {
  return parsePair(value);
}
