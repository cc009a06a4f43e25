import { hash } from './hash.ts';

/** Every side of a league has a number of its own under this one: a prime, so that its players walk through all of the names. */
export const NUMBERS = 101;

/**
 * Where in a table of names the invented player of a place is found: of each block of so many cells a side takes the one of its
 * number, so that no cell is two sides'.
 * @param seed of the side's league, under which no two of its sides have the same number
 * @param block another one for each of a side's players in this table
 */
export function nameCell(seed: number, sideId: string, block: number): number {
  return NUMBERS * block + (hash(`${seed} ${sideId}`) % NUMBERS);
}
