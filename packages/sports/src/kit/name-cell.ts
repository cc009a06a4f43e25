import { hash } from './hash.ts';

/** Every side of a league has a number of its own under this one: a prime, so that its players walk through all of the names. */
const NUMBERS = 101;

/**
 * Where in a table of names the invented player of a place is found: of each so many cells a side takes the one of its number, so
 * that no cell is two sides'.
 * @param seed of the side's league, under which no two of its sides have the same number
 * @param place among those whose names are of the same table, from 0
 */
export function nameCell(seed: number, sideId: string, place: number): number {
  return NUMBERS * place + (hash(`${seed} ${sideId}`) % NUMBERS);
}
