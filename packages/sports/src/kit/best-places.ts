import { type SelectionRule, winWhere } from './kind.ts';

// Who has the most of something, in one value of a measure: a bit for each place that is level at the top, so that 1 is place 0
// alone, and 5 are places 0 and 2.

/** As many places as a value can tell: UNTOLD has bits above them alone. */
const PLACES = 11;

/** The places that are best, in order; none of UNTOLD. */
export function bestPlaces(best: number): number[] {
  return Array.from({ length: PLACES }, (_, place) => place).filter((place) => isBest(best, place));
}

/** Wins if the place is among the best; a win of several is a dead heat for the one place there is. @param place 0 to 10 */
export function amongBest(place: number): Pick<SelectionRule, 'grade' | 'deadHeat'> {
  return {
    grade: winWhere((best) => isBest(best, place)),
    deadHeat: (best) => {
      const tied = bestPlaces(best).length;
      return tied > 1 && isBest(best, place) ? { places: 1, tied } : undefined;
    },
  };
}

function isBest(best: number, place: number): boolean {
  return (best & (1 << place)) !== 0;
}
