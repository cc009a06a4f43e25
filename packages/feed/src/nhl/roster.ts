import { SKATERS } from '@fairline/sports/hockey/scoring.ts';
import type { Seat } from '../readers/roster.ts';

/** Who dresses for a side, as a recording lists them. */
export interface Dressed {
  readonly playerId: number;
  /** "E. Malkin", and his whole name. */
  readonly forms: readonly string[];
  /** 'C', 'L', 'R', 'D' or 'G'. */
  readonly position: string;
}

/** Places of two pairs and the third one's, see hockey/engine/players.ts; all others are forwards'. */
const DEFENDERS: readonly number[] = [9, 10, 14, 15, 16, 17];
const PLACES: readonly number[] = Array.from({ length: SKATERS }, (_, place) => place);
const FORWARDS = PLACES.filter((place) => !DEFENDERS.includes(place));

/**
 * Nobody tells the lines: forwards and defenders come in the order in which they are listed, and those too many where there is
 * room. A goalie, and whoever finds no place, has none.
 */
export function seatsOf(dressed: readonly Dressed[]): Seat<number>[] {
  const defenders = dressed.filter(({ position }) => position === 'D');
  const forwards = dressed.filter(({ position }) => position !== 'D' && position !== 'G');
  const places = new Map([...placed(defenders, DEFENDERS), ...placed(forwards, FORWARDS)]);
  const taken = new Set(places.values());
  const left = [...defenders.slice(DEFENDERS.length), ...forwards.slice(FORWARDS.length)];
  const free = placed(
    left,
    PLACES.filter((place) => !taken.has(place)),
  );
  for (const [id, place] of free) places.set(id, place);
  return dressed.map(({ playerId, forms }) => ({ id: playerId, place: places.get(playerId), forms }));
}

/** As many as there are places for, one after the other. */
function placed(who: readonly Dressed[], places: readonly number[]): [id: number, place: number][] {
  return places.flatMap((place, at) => {
    const one = who[at];
    return one ? [[one.playerId, place]] : [];
  });
}
