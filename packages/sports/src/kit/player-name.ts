import type { Side } from '../sport.ts';
import { inventedNames } from './roster.ts';

/**
 * The name of a place in a side's roster: the side's own where its source names its players, else an invented one; '' where
 * nobody has the place.
 * @param places that are told apart: those after them stand for everybody else, of whom none is named by a source
 * @param invented names by place, of a side whose source names nobody
 */
export function playerName(
  { id, players }: Pick<Side, 'id' | 'players'>,
  place: number,
  places: number,
  invented = (sideId: string) => inventedNames(sideId, places),
): string {
  if (players === undefined) return invented(id)[place] ?? '';
  return place < places ? (players[place] ?? '') : '';
}
