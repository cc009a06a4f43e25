import { fieldSides } from '../../kit/testing/fields.ts';
import { motorRacing } from '../motor-racing.ts';
import type { RacePlay } from '../play.ts';
import { MOST_LAPS_TOLD } from '../rules.ts';
import { initialState, type RaceState } from '../state.ts';

/** A race of four cars, two a constructor, after some plays. */
export function after(...plays: readonly RacePlay[]): RaceState {
  return afterOf(4, ...plays);
}

/** A race of so many cars after some plays. */
export function afterOf(cars: number, ...plays: readonly RacePlay[]): RaceState {
  return plays.reduce(driven, initialState(fieldSides(cars)));
}

/** After a play, and before laps that are too far on the laps until then, in which nothing happens. */
export function driven(state: RaceState, play: RacePlay): RaceState {
  if (play.kind !== 'laps' || play.lap - state.lap <= MOST_LAPS_TOLD) return motorRacing.apply(state, play);
  const running = state.cars.flatMap(({ status }, car) => (status === 'in' ? [[car, 10 * car]] : []));
  const first = Math.min(...running.map(([, gap = 0]) => gap));
  const gaps = Object.fromEntries(running.map(([car, gap = 0]) => [car, gap - first]));
  return driven(motorRacing.apply(state, laps(state.lap + MOST_LAPS_TOLD, gaps)), play);
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
