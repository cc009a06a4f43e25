import { ABSENT, DID_NOT_START, NO_PLACE, placeOf } from '../kit/field.ts';
import { CAME_TRUE, DID_NOT, NEVER_STARTED } from '../kit/field-markets.ts';
import type { Measure } from '../sport.ts';
import { type RaceOutcomes, UNCLASSIFIED } from './outcomes.ts';

export type RaceMeasure = Measure<RaceOutcomes>;

/** Number of the car that has the fastest lap. */
export const fastestLap: RaceMeasure = {
  key: 'fastest',
  bind: (outcomes) => (index) => outcomes.fastest[index] ?? 0,
};

/** Seconds between the first two. */
export const winningMargin: RaceMeasure = {
  key: 'margin',
  bind: (outcomes) => (index) => outcomes.margin[index] ?? 0,
};

/** The winner's place on the grid. */
export const winnerGrid: RaceMeasure = {
  key: 'winner-grid',
  bind: (outcomes) => (index) => outcomes.winnerGrid[index] ?? 0,
};

/** Whether pole wins; nothing does where the car on it never started. */
export const poleWins: RaceMeasure = {
  key: 'pole-wins',
  bind(outcomes) {
    if (outcomes.cars.some(({ grid, status }) => grid === 1 && status === 'absent'))
      return () => NEVER_STARTED;
    return (index) => (outcomes.winnerGrid[index] === 1 ? CAME_TRUE : DID_NOT);
  },
};

/** Whether a car is fastest in qualifying; nothing is of one that took no part in it. */
export function poleOf(car: number): RaceMeasure {
  return {
    key: `pole:${car}`,
    bind(outcomes) {
      const known = outcomes.cars[car];
      if (known?.status === 'absent' && known.grid === undefined) return () => NEVER_STARTED;
      return (index) => (outcomes.pole[index] === car ? CAME_TRUE : DID_NOT);
    },
  };
}

/** How many cars are classified. */
export const classifiedCars: RaceMeasure = {
  key: 'classified-cars',
  bind: ({ ranks }) => {
    return (index) => {
      let count = 0;
      for (const column of ranks) if ((column[index] ?? ABSENT) < UNCLASSIFIED) count += 1;
      return count;
    };
  },
};

/** Whether a car does nine tenths of the distance. */
export function classifiedOf(car: number): RaceMeasure {
  return {
    key: `classified:${car}`,
    bind: (outcomes) => {
      const ranks = outcomes.ranks[car];
      return (index) => {
        const rank = ranks?.[index] ?? ABSENT;
        return rank === ABSENT ? NEVER_STARTED : rank < UNCLASSIFIED ? CAME_TRUE : DID_NOT;
      };
    },
  };
}

/** Whether all of some come in among the first so many. */
export function allAmong(cars: readonly number[], count: number): RaceMeasure {
  return ofAll(`all-among:${count}:${cars.join('-')}`, cars, (outcomes, car) => {
    const places = outcomes.places[car];
    return (index) => {
      const code = places?.[index] ?? NO_PLACE;
      if (code === DID_NOT_START) return NEVER_STARTED;
      return code !== NO_PLACE && placeOf(code) <= count ? CAME_TRUE : DID_NOT;
    };
  });
}

/** Whether all of some are classified. */
export function allClassified(cars: readonly number[]): RaceMeasure {
  return ofAll(`all-classified:${cars.join('-')}`, cars, (outcomes, car) => classifiedOf(car).bind(outcomes));
}

/** Of each car whether it comes true, so of all; nothing does where one never started. */
function ofAll(
  key: string,
  cars: readonly number[],
  bindOne: (outcomes: RaceOutcomes, car: number) => (index: number) => number,
): RaceMeasure {
  return {
    key,
    bind(outcomes) {
      const each = cars.map((car) => bindOne(outcomes, car));
      return (index) => {
        let found = CAME_TRUE;
        for (const one of each) {
          const value = one(index);
          if (value === NEVER_STARTED) return NEVER_STARTED;
          if (value === DID_NOT) found = DID_NOT;
        }
        return found;
      };
    },
  };
}

/** Of a bet on constructors one of whose cars never started. */
export const VOID_CONSTRUCTORS = 2;

/** Which constructor's better car comes in first: -1 the one, 1 the other, 0 level. */
export function betterCar(one: readonly number[], other: readonly number[]): RaceMeasure {
  return {
    key: `better-car:${one.join('-')}:${other.join('-')}`,
    bind(outcomes) {
      const columnsOf = (cars: readonly number[]) => cars.flatMap((car) => outcomes.ranks[car] ?? []);
      const [mine, theirs] = [columnsOf(one), columnsOf(other)];
      return (index) => {
        let [best, rival] = [ABSENT, ABSENT];
        for (const column of mine) {
          const rank = column[index] ?? ABSENT;
          if (rank === ABSENT) return VOID_CONSTRUCTORS;
          if (rank < best) best = rank;
        }
        for (const column of theirs) {
          const rank = column[index] ?? ABSENT;
          if (rank === ABSENT) return VOID_CONSTRUCTORS;
          if (rank < rival) rival = rank;
        }
        return Math.sign(best - rival);
      };
    },
  };
}
