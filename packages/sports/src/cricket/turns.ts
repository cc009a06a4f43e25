import type { BySide, SideKey } from '../sport.ts';
import { PLAYERS } from './play.ts';
import { type CricketState, cameIn, inningsOf } from './state.ts';

/** Who opens an innings that has not begun, where nothing else is told. */
const OPENERS: readonly number[] = [0, 1];

/**
 * In which turn the places of each side come in as the engine plays on: the next one in the first, and in turn 0 who has come in or
 * opens, told or not.
 */
export function turnsOf(state: CricketState): BySide<readonly number[]> {
  return { home: turnsOfSide(state, 'home'), away: turnsOfSide(state, 'away') };
}

function turnsOfSide(state: CricketState, side: SideKey): readonly number[] {
  const innings = inningsOf(state, side);
  const were = innings === undefined ? OPENERS : cameIn(innings);
  let turn = 0;
  return Array.from({ length: PLAYERS }, (_, place) => (were.includes(place) ? 0 : ++turn));
}
