import { EVERYBODY_ELSE, SKATERS } from '@fairline/sports/hockey/scoring.ts';
import { rosterNames } from '../readers/roster-names.ts';

/** Who dresses for a side, as a recording lists them. */
export interface Dressed {
  readonly playerId: number;
  /** "E. Malkin" */
  readonly name: string;
  /** 'C', 'L', 'R', 'D' or 'G'. */
  readonly position: string;
}

/** The skaters of a side of a recorded game. */
export interface NhlRoster {
  /** By place. */
  readonly names: readonly string[];
  /** Where somebody stands: a goalie, and whoever finds no place, among everybody else. */
  placeOf(playerId: number): number;
}

/** Places of two pairs and the third one's, see hockey/engine/players.ts; all others are forwards'. */
const DEFENDERS: readonly number[] = [9, 10, 14, 15, 16, 17];
const PLACES: readonly number[] = Array.from({ length: SKATERS }, (_, place) => place);
const FORWARDS = PLACES.filter((place) => !DEFENDERS.includes(place));

/** Nobody tells the lines: forwards and defenders come in the order in which they are listed, and those too many where there is room. */
export function rosterOf(dressed: readonly Dressed[]): NhlRoster {
  const defenders = dressed.filter(({ position }) => position === 'D');
  const forwards = dressed.filter(({ position }) => position !== 'D' && position !== 'G');
  const own = [...seated(defenders, DEFENDERS), ...seated(forwards, FORWARDS)];
  const free = PLACES.filter((place) => own.every((one) => one.place !== place));
  const left = [...defenders.slice(DEFENDERS.length), ...forwards.slice(FORWARDS.length)];
  const all = [...own, ...seated(left, free)];
  const at = new Map(all.map(({ playerId, place }) => [playerId, place]));
  const names = rosterNames(PLACES.map((place) => all.find((one) => one.place === place)?.name ?? ''));
  return { names, placeOf: (playerId) => at.get(playerId) ?? EVERYBODY_ELSE };
}

/** As many as there are places for, one after the other. */
function seated(who: readonly Dressed[], places: readonly number[]) {
  return places.flatMap((place, at) => {
    const one = who[at];
    return one ? [{ playerId: one.playerId, place, name: one.name }] : [];
  });
}
