import { EVERYBODY_ELSE, SKATERS } from '@fairline/sports/hockey/scoring.ts';
import { nameable } from '../keepable.ts';

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
const FORWARDS: readonly number[] = Array.from({ length: SKATERS }, (_, place) => place).filter(
  (place) => !DEFENDERS.includes(place),
);
const LONGEST_NAME = 40;

/** Nobody tells the lines: forwards and defenders come in the order in which they are listed, and those too many where there is room. */
export function rosterOf(dressed: readonly Dressed[]): NhlRoster {
  const skaters = dressed.filter(({ position }) => position !== 'G');
  const places = new Map<number, number>();
  const free = { defenders: [...DEFENDERS], forwards: [...FORWARDS] };
  const rest = skaters.filter(({ playerId, position }) => {
    const place = (position === 'D' ? free.defenders : free.forwards).shift();
    if (place !== undefined) places.set(playerId, place);
    return place === undefined;
  });
  for (const { playerId } of rest) {
    const place = free.forwards.shift() ?? free.defenders.shift();
    if (place !== undefined) places.set(playerId, place);
  }
  const names = Array.from({ length: SKATERS }, () => '');
  for (const { playerId, name } of skaters) {
    const place = places.get(playerId);
    if (place !== undefined) names[place] = nameable(name.slice(0, LONGEST_NAME));
  }
  return { names, placeOf: (playerId) => places.get(playerId) ?? EVERYBODY_ELSE };
}
