import { rosterOf } from '../../kit/roster.ts';
import type { Side } from '../../sport.ts';
import { PLAYERS } from '../play.ts';

/** The invented batter of a place in the order, 0 to 10: the same at every match of the side. */
export function playerAt(side: Side, place: number): string {
  return rosterOf(side.id, PLAYERS)[place] ?? '';
}

const BOWLERS = 5;

/** Who bowls an over, from 0: the last five of the order in turn. */
export function bowlerOf(side: Side, over: number): string {
  return playerAt(side, PLAYERS - 1 - (over % BOWLERS));
}
