import type { PairStrength } from '../kit/fit-grid.ts';
import { parsePair } from '../kit/strength.ts';

/** Reads a pair of chances that was kept as JSON. @throws RangeError for anything else, or out of these bounds */
export function parseChances(value: unknown, least: number, most: number): PairStrength {
  const pair = parsePair(value);
  for (const chance of [pair.home, pair.away]) {
    if (chance < least || chance > most)
      throw new RangeError(`a chance of ${chance} is not met in this sport`);
  }
  return pair;
}
