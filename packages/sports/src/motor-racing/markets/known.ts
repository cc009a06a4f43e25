import { CLASSIFIED_LAPS } from '../rules.ts';
import type { RaceState } from '../state.ts';

export function isOver({ phase }: RaceState): boolean {
  return phase === 'final';
}

export function isAbsent({ cars }: RaceState, number: number): boolean {
  return cars[number]?.status === 'absent';
}

/** A car that stopped, never started, or is far enough whatever happens. */
export function isClassificationKnown({ cars }: RaceState, number: number): boolean {
  const car = cars[number];
  return car !== undefined && (car.status !== 'in' || car.laps >= CLASSIFIED_LAPS);
}

/** A car that stopped too early to be classified. */
export function isUnclassified({ cars }: RaceState, number: number): boolean {
  const car = cars[number];
  return car?.status === 'retired' && car.laps < CLASSIFIED_LAPS;
}

/** So many cars can still be classified. */
export function mostClassified(state: RaceState): number {
  return state.cars.filter((_, car) => !isAbsent(state, car) && !isUnclassified(state, car)).length;
}
