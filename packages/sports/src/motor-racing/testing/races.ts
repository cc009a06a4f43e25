import { fieldSides } from '../../kit/testing/fields.ts';
import { motorRacing } from '../motor-racing.ts';
import type { RacePlay } from '../play.ts';
import { initialState, type RaceState } from '../state.ts';

/** A race of four cars, two a constructor, after some plays. */
export function after(...plays: readonly RacePlay[]): RaceState {
  return afterOf(4, ...plays);
}

/** A race of so many cars after some plays. */
export function afterOf(cars: number, ...plays: readonly RacePlay[]): RaceState {
  return plays.reduce((state, play) => motorRacing.apply(state, play), initialState(fieldSides(cars)));
}

/** Of a race of four. */
export const grid: RacePlay = { kind: 'grid', text: '', order: [1, 0, 3, 2] };

/** @param gaps milliseconds behind the first by car; those without one stop */
export function laps(
  lap: number,
  gaps: Readonly<Record<number, number>>,
  retired: readonly number[] = [],
  safetyCar = false,
): RacePlay {
  const cars = Object.entries(gaps).map(([car, gap]) => ({
    car: Number(car),
    gap,
    best: 90_000 + Number(car),
  }));
  return { kind: 'laps', text: '', lap, safetyCar, cars, retired: [...retired] };
}

export function withdrawal(car: number): RacePlay {
  return { kind: 'withdrawal', text: '', car };
}

/** What a selection gets in the real race so far. */
export function mark(state: RaceState, key: string, selectionKey: string): number | undefined {
  const selection = motorRacing.market(key, state.sides)?.selections.find((one) => one.key === selectionKey);
  return selection?.mark(motorRacing.actual(state), 0);
}
