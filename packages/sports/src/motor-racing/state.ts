import { fieldOf, MOST_IN_FIELD } from '../kit/field.ts';
import type { Sides } from '../sport.ts';

/** 'retired' stopped on the way or was disqualified, 'absent' never started. */
export type CarStatus = 'in' | 'retired' | 'absent';

export interface Car {
  readonly status: CarStatus;
  /** Place on the grid from 1; undefined before qualifying. */
  readonly grid: number | undefined;
  /** Milliseconds behind the first car when it was last told. */
  readonly gap: number;
  /** Laps done, rounded down to the last message. */
  readonly laps: number;
  /** Its fastest lap so far in milliseconds. */
  readonly best: number | undefined;
}

/** A race weekend as far as it went; plain JSON data. */
export interface RaceState {
  readonly sides: Sides;
  /** 'grid' from qualifying until the race. */
  readonly phase: 'pre-game' | 'grid' | 'in-play' | 'final';
  /** Laps the first car has done. */
  readonly lap: number;
  readonly isSafetyCar: boolean;
  /** Whether it was ever out in this race; states kept from before it was noted do not say. */
  readonly hadSafetyCar?: boolean;
  /** In the field's order. */
  readonly cars: readonly Car[];
  /** Who has the fastest lap, of equal ones the first; absent before there is one, and in states kept from before it was noted. */
  readonly fastest?: number;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

/** Before qualifying. @throws RangeError for a field of more than MOST_IN_FIELD */
export function initialState(sides: Sides): RaceState {
  const field = fieldOf(sides);
  if (field.length > MOST_IN_FIELD) throw new RangeError(`a field has at most ${MOST_IN_FIELD} cars`);
  return {
    sides,
    phase: 'pre-game',
    lap: 0,
    isSafetyCar: false,
    hadSafetyCar: false,
    cars: field.map(() => ({ status: 'in', grid: undefined, gap: 0, laps: 0, best: undefined })),
    lastPlay: undefined,
    plays: 0,
  };
}

export function driverName({ sides }: RaceState, car: number): string {
  return fieldOf(sides)[car]?.mediumName ?? '';
}

/** Cars on the track, first to last; those that retired, who got further before the others; those that never started. */
export function runningOrder({ cars }: RaceState): number[] {
  const ranks = { in: 0, retired: 1, absent: 2 };
  const keyed = cars.map((car, number) => ({ car, number }));
  return keyed
    .sort(
      (one, other) =>
        ranks[one.car.status] - ranks[other.car.status] ||
        (one.car.status === 'retired' ? other.car.laps - one.car.laps : 0) ||
        one.car.gap - other.car.gap ||
        (one.car.grid ?? 0) - (other.car.grid ?? 0) ||
        one.number - other.number,
    )
    .map(({ number }) => number);
}

/** Who was fastest in qualifying; undefined before it. */
export function poleCar({ cars }: RaceState): number | undefined {
  const pole = cars.findIndex(({ grid }) => grid === 1);
  return pole < 0 ? undefined : pole;
}

/** Who has the fastest lap; undefined before there is one. */
export function fastestCar({ fastest: noted, cars }: RaceState): number | undefined {
  if (noted !== undefined) return noted;
  const bests = cars.map(({ best }) => best ?? Number.POSITIVE_INFINITY);
  const fastest = Math.min(...bests);
  return Number.isFinite(fastest) ? bests.indexOf(fastest) : undefined;
}
