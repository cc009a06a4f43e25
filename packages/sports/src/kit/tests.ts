import type { Measure, Outcomes } from '../market-definition.ts';
import { fillMeasure, type Room, sumOf } from './columns.ts';

/** A measure that is 1 where something comes true, and 0 elsewhere. */
export type Test<O extends Outcomes> = Measure<O>;

/** Whether a measure comes to one of these values. */
export function isWithin<O extends Outcomes>(measure: Measure<O>, least: number, most: number): Test<O> {
  return {
    key: `${measure.key}:${least}-${most}`,
    bind: (outcomes) => {
      const valueAt = measure.bind(outcomes);
      return (index) => {
        const value = valueAt(index);
        return value >= least && value <= most ? 1 : 0;
      };
    },
    fill: (outcomes, room) => {
      fillMeasure(measure, outcomes, room);
      mark(room, least, most);
    },
  };
}

/** By sign bits rather than by branches that nobody can foresee. */
function mark(room: Room, least: number, most: number): void {
  for (let index = 0; index < room.length; index++) {
    const value = room[index] ?? 0;
    room[index] = (((value - least) | (most - value)) >>> 31) ^ 1;
  }
}

/** Far beyond what is measured. */
const ENDLESS = 2 ** 20;

export function isAtLeast<O extends Outcomes>(measure: Measure<O>, least: number): Test<O> {
  return isWithin(measure, least, ENDLESS);
}

export function isAtMost<O extends Outcomes>(measure: Measure<O>, most: number): Test<O> {
  return isWithin(measure, -ENDLESS, most);
}

export function isExactly<O extends Outcomes>(measure: Measure<O>, value: number): Test<O> {
  return isWithin(measure, value, value);
}

/** Whether so many of some tests at least come true. */
export function areAtLeast<O extends Outcomes>(least: number, tests: readonly Test<O>[]): Test<O> {
  return isAtLeast(sumOf(tests.map(({ key }) => key).join('+'), tests), least);
}

export function areAll<O extends Outcomes>(...tests: readonly Test<O>[]): Test<O> {
  return areAtLeast(tests.length, tests);
}
