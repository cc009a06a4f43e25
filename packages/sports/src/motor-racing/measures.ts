import { columnMeasure, measureAt, preparedMeasure } from '../kit/columns.ts';
import { ABSENT, DID_NOT_START, NO_PLACE, placeOf } from '../kit/field.ts';
import { CAME_TRUE, DID_NOT, NEVER_STARTED } from '../kit/field-markets.ts';
import type { Measure } from '../market-definition.ts';
import { type RaceOutcomes, UNCLASSIFIED } from './outcomes.ts';

export type RaceMeasure = Measure<RaceOutcomes>;

/** Number of the car that has the fastest lap. */
export const fastestLap: RaceMeasure = columnMeasure('fastest', (outcomes) => outcomes.fastest);

/** Seconds between the first two. */
export const winningMargin: RaceMeasure = columnMeasure('margin', (outcomes) => outcomes.margin);

/** The winner's place on the grid. */
export const winnerGrid: RaceMeasure = columnMeasure('winner-grid', (outcomes) => outcomes.winnerGrid);

/** Whether pole wins; nothing does where the car on it never started. */
export const poleWins: RaceMeasure = preparedMeasure(
  'pole-wins',
  ({ cars, winnerGrid: column }) =>
    cars.some(({ grid, status }) => grid === 1 && status === 'absent') ? NEVER_STARTED : { column },
  ({ column }, index) => (column[index] === 1 ? CAME_TRUE : DID_NOT),
);

/** Whether a car is fastest in qualifying; nothing is of one that took no part in it. */
export function poleOf(car: number): RaceMeasure {
  return preparedMeasure(
    `pole:${car}`,
    ({ cars, pole }) => {
      const known = cars[car];
      return known?.status === 'absent' && known.grid === undefined ? NEVER_STARTED : { pole, car };
    },
    isOnPole,
  );
}

function isOnPole(
  { pole, car }: { readonly pole: RaceOutcomes['pole']; readonly car: number },
  index: number,
): number {
  return pole[index] === car ? CAME_TRUE : DID_NOT;
}

/** How many cars are classified. */
export const classifiedCars: RaceMeasure = measureAt('classified-cars', classifiedIn, undefined);

function classifiedIn({ ranks }: RaceOutcomes, index: number): number {
  let count = 0;
  for (const column of ranks) if ((column[index] ?? ABSENT) < UNCLASSIFIED) count += 1;
  return count;
}

/** Whether a car does nine tenths of the distance. */
export function classifiedOf(car: number): RaceMeasure {
  return measureAt(`classified:${car}`, isClassified, car);
}

function isClassified({ ranks }: RaceOutcomes, index: number, car: number): number {
  const rank = ranks[car]?.[index] ?? ABSENT;
  return rank === ABSENT ? NEVER_STARTED : rank < UNCLASSIFIED ? CAME_TRUE : DID_NOT;
}

/** Whether all of some come in among the first so many. */
export function allAmong(cars: readonly number[], count: number): RaceMeasure {
  return measureAt(`all-among:${count}:${cars.join('-')}`, areAmong, { cars, count });
}

function areAmong(
  { places }: RaceOutcomes,
  index: number,
  { cars, count }: { readonly cars: readonly number[]; readonly count: number },
): number {
  let found = CAME_TRUE;
  for (const car of cars) {
    const code = places[car]?.[index] ?? NO_PLACE;
    if (code === DID_NOT_START) return NEVER_STARTED;
    if (code === NO_PLACE || placeOf(code) > count) found = DID_NOT;
  }
  return found;
}

/** Whether all of some are classified; nothing does where one never started. */
export function allClassified(cars: readonly number[]): RaceMeasure {
  return measureAt(`all-classified:${cars.join('-')}`, areClassified, cars);
}

function areClassified(outcomes: RaceOutcomes, index: number, cars: readonly number[]): number {
  let found = CAME_TRUE;
  for (const car of cars) {
    const value = isClassified(outcomes, index, car);
    if (value === NEVER_STARTED) return NEVER_STARTED;
    if (value === DID_NOT) found = DID_NOT;
  }
  return found;
}

/** Of a bet on constructors one of whose cars never started. */
export const VOID_CONSTRUCTORS = 2;

/** Which constructor's better car comes in first: -1 the one, 1 the other, 0 level. */
export function betterCar(one: readonly number[], other: readonly number[]): RaceMeasure {
  return measureAt(`better-car:${one.join('-')}:${other.join('-')}`, betterAt, { one, other });
}

function betterAt(
  { ranks }: RaceOutcomes,
  index: number,
  { one, other }: { readonly one: readonly number[]; readonly other: readonly number[] },
): number {
  const [mine, theirs] = [bestRank(ranks, index, one), bestRank(ranks, index, other)];
  return mine === ABSENT || theirs === ABSENT ? VOID_CONSTRUCTORS : Math.sign(mine - theirs);
}

/** ABSENT where one of them never started. */
function bestRank(ranks: RaceOutcomes['ranks'], index: number, cars: readonly number[]): number {
  let best = ABSENT;
  for (const car of cars) {
    const rank = ranks[car]?.[index] ?? ABSENT;
    if (rank === ABSENT) return ABSENT;
    if (rank < best) best = rank;
  }
  return best;
}
