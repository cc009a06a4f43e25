import type { FieldOutcomes } from '../kit/field.ts';
import type { Car } from './state.ts';

/** Complete races as columns. */
export interface RaceOutcomes extends FieldOutcomes {
  /** Number of the car with the fastest lap. */
  readonly fastest: Uint8Array;
  /** Number of the car that is fastest in qualifying. */
  readonly pole: Uint8Array;
  /** The winner's place on the grid, from 1; 0 where it is not known. */
  readonly winnerGrid: Uint8Array;
  /** Seconds between the first two, rounded down; MOST_MARGIN where no second car sees the flag, or it is further behind. */
  readonly margin: Uint8Array;
  /** 1 where the safety car comes out. */
  readonly safetyCar: Uint8Array;
  /** What was known before. */
  readonly cars: readonly Car[];
}

export const MOST_MARGIN = 255;

/** Milliseconds between the first two as `margin` has them. */
export function marginOf(milliseconds: number): number {
  return Math.max(0, Math.min(MOST_MARGIN, Math.floor(milliseconds / 1000)));
}

/** Ranks: by place from 0, and from here those that are not classified, who got further before the others. */
export const UNCLASSIFIED = 130;

export function emptyOutcomes(size: number, cars: readonly Car[]): RaceOutcomes {
  const each = <T>(make: () => T): T[] => cars.map(() => make());
  return {
    size,
    winner: new Uint8Array(size),
    fastest: new Uint8Array(size),
    pole: new Uint8Array(size),
    winnerGrid: new Uint8Array(size),
    margin: new Uint8Array(size),
    safetyCar: new Uint8Array(size),
    places: each(() => new Uint16Array(size)),
    ranks: each(() => new Uint8Array(size)),
    cars,
  };
}
