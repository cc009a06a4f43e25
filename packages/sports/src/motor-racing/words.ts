import { fieldOf } from '../kit/field.ts';
import { CLASSIFIED_LAPS } from './rules.ts';
import { fastestCar, poleCar, type RaceState, runningOrder } from './state.ts';

function nameOf({ sides }: RaceState, car: number): string {
  return fieldOf(sides)[car]?.name ?? '';
}

/** "Noor Amari won", "Noor Amari finished 3rd", "… retired on lap 33", "… did not start" */
export function finishSentence(state: RaceState, number: number): string {
  const car = state.cars[number];
  const name = nameOf(state, number);
  if (car === undefined) return '';
  if (car.status === 'absent') return `${name} did not start`;
  const place = runningOrder(state).indexOf(number) + 1;
  if (car.status === 'retired') {
    const classified = car.laps >= CLASSIFIED_LAPS ? `, classified in place ${place}` : '';
    return `${name} retired after ${car.laps} laps${classified}`;
  }
  return place === 1 ? `${name} won` : `${name} finished in place ${place}`;
}

/** "Noor Amari took pole" */
export function poleSentence(state: RaceState): string {
  const car = poleCar(state);
  return car === undefined ? 'Nobody took pole' : `${nameOf(state, car)} took pole`;
}

/** "Noor Amari won from place 3 of the grid" */
export function winnerGridSentence(state: RaceState): string {
  const winner = runningOrder(state)[0] ?? 0;
  return `${nameOf(state, winner)} won from place ${state.cars[winner]?.grid ?? ''} of the grid`;
}

/** "Noor Amari won by 3.214 seconds", "Noor Amari won, and nobody else saw the flag" */
export function marginSentence(state: RaceState): string {
  const [winner = 0, second = -1] = runningOrder(state);
  const behind = state.cars[second];
  return behind?.status === 'in'
    ? `${nameOf(state, winner)} won by ${(behind.gap / 1000).toFixed(3)} seconds`
    : `${nameOf(state, winner)} won, and nobody else saw the flag`;
}

/** "Noor Amari drove the fastest lap, 1:28.413" */
export function fastestSentence(state: RaceState): string {
  const car = fastestCar(state);
  const best = car === undefined ? undefined : state.cars[car]?.best;
  return car === undefined || best === undefined
    ? 'Nobody finished a lap'
    : `${nameOf(state, car)} drove the fastest lap, ${lapTime(best)}`;
}

/** "1:28.413" */
export function lapTime(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return `${minutes}:${((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
}

/** "+12.3" behind the first car; "Leader" for it, "Winner" once the race is over. */
export function gapWords(gap: number, isFirst: boolean, isOver: boolean): string {
  if (isFirst) return isOver ? 'Winner' : 'Leader';
  return `+${(gap / 1000).toFixed(1)}`;
}
