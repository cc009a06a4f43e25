import type { FieldOutcomes } from '../kit/field.ts';

/** Complete races as columns. */
export interface RaceOutcomes extends FieldOutcomes {
  /** Number of the car with the fastest lap. */
  readonly fastest: Uint8Array;
}

/** Ranks: by place from 0, and from here those that are not classified, who got further before the others. */
export const UNCLASSIFIED = 130;

export function emptyOutcomes(size: number, cars: number): RaceOutcomes {
  const each = <T>(make: () => T): T[] => Array.from({ length: cars }, make);
  return {
    size,
    winner: new Uint8Array(size),
    fastest: new Uint8Array(size),
    places: each(() => new Uint16Array(size)),
    ranks: each(() => new Uint8Array(size)),
  };
}
