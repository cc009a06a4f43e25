import { PLAYERS } from '@fairline/sports/cricket/play.ts';
import { rosterNames } from '../readers/roster-names.ts';

/** Who plays for a side of a recorded match. */
export interface Eleven {
  /** By place, at most eleven; '' for one whom the file does not name. */
  readonly names: readonly string[];
  /** @throws RangeError for who is not of the side */
  placeOf(name: string): number;
}

/**
 * Places are those of the list, and after them of who bats without being on it. A list of twelve has a substitute in it and does
 * not say whom he replaced: somebody who never bats has no place, so that whoever bats has one of his own.
 * @param batted in the order in which they came in
 * @throws RangeError where more than eleven bat
 */
export function elevenOf(listed: readonly string[], batted: readonly string[]): Eleven {
  const all = [...new Set([...listed, ...batted])];
  while (all.length > PLAYERS) all.splice(leftOut(all, batted), 1);
  return {
    names: rosterNames(all),
    placeOf(name) {
      const place = all.indexOf(name);
      if (place < 0) throw new RangeError(`${name} is not of the side`);
      return place;
    },
  };
}

/** Of those who never bat the first who is listed ahead of one who does, as bowlers are whom a substitute stands in for; else the last. */
function leftOut(all: readonly string[], batted: readonly string[]): number {
  const idle = all.findIndex((name) => !batted.includes(name));
  if (idle < 0) throw new RangeError(`${all.at(-1)} is the twelfth batter of a side`);
  const last = all.findLastIndex((name) => batted.includes(name));
  return idle < last ? idle : all.length - 1;
}
