import { ABSENT, DID_NOT_START, NO_PLACE, placeCode } from '../kit/field.ts';
import { madeOnce } from '../kit/made-once.ts';
import { emptyOutcomes, MOST_MARGIN, marginOf, type RaceOutcomes, UNCLASSIFIED } from './outcomes.ts';
import { CLASSIFIED_LAPS, LAPS } from './rules.ts';
import { fastestCar, poleCar, type RaceState, runningOrder } from './state.ts';

/** The real race as far as it was driven, as one sample. */
export const actual = madeOnce((state: RaceState): RaceOutcomes => {
  const outcomes = emptyOutcomes(1, state.cars);
  const order = runningOrder(state);
  outcomes.winner[0] = order[0] ?? 0;
  outcomes.fastest[0] = fastestCar(state) ?? 0;
  outcomes.pole[0] = poleCar(state) ?? 0;
  outcomes.winnerGrid[0] = state.cars[order[0] ?? 0]?.grid ?? 0;
  const second = state.cars[order[1] ?? -1];
  outcomes.margin[0] = second?.status === 'in' ? marginOf(second.gap) : MOST_MARGIN;
  outcomes.safetyCar[0] = state.hadSafetyCar === true ? 1 : 0;
  order.forEach((number, at) => {
    const car = state.cars[number];
    if (car === undefined) return;
    const hasPlace = car.status === 'in' || (car.status === 'retired' && car.laps >= CLASSIFIED_LAPS);
    outcomes.places[number]?.fill(
      hasPlace ? placeCode(at + 1, 1) : car.status === 'absent' ? DID_NOT_START : NO_PLACE,
    );
    outcomes.ranks[number]?.fill(
      hasPlace ? at : car.status === 'absent' ? ABSENT : UNCLASSIFIED + LAPS - car.laps,
    );
  });
  return outcomes;
});
