import { PLAYERS } from '@fairline/sports/cricket/play.ts';
import type { Seat } from '../readers/roster.ts';

/**
 * Who plays for a side of a recorded match, by name. Places are those of the list, and after them of who bats without being on it.
 * A list of twelve has a substitute in it and does not say whom he replaced: somebody who never bats has no place, so that whoever
 * bats has one of his own.
 * @param batted in the order in which they came in
 * @throws RangeError where more than eleven bat
 */
export function elevenOf(listed: readonly string[], batted: readonly string[]): Seat<string>[] {
  const all = [...new Set([...listed, ...batted])];
  const eleven = [...all];
  while (eleven.length > PLAYERS) eleven.splice(leftOut(eleven, batted), 1);
  const places = new Map(eleven.map((name, place) => [name, place]));
  return all.map((name) => ({ id: name, place: places.get(name), forms: [name] }));
}

/** Of those who never bat the first who is listed ahead of one who does, as bowlers are whom a substitute stands in for; else the last. */
function leftOut(all: readonly string[], batted: readonly string[]): number {
  const idle = all.findIndex((name) => !batted.includes(name));
  if (idle < 0) throw new RangeError(`${all.at(-1)} is the twelfth batter of a side`);
  const last = all.findLastIndex((name) => batted.includes(name));
  return idle < last ? idle : all.length - 1;
}
