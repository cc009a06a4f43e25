import { fullNameOf, rosterOf } from '../../kit/roster.ts';
import type { Side, SideKey } from '../../sport.ts';
import { type BaseballState, LINEUP } from '../state.ts';

const RELIEVERS = 8;
/** Nine who bat, the starting pitcher, then the relievers. */
const SIZE = LINEUP + 1 + RELIEVERS;

/** The invented player of a place in the order, 0 to 8: the same at every game of the side. */
export function playerAt(side: Pick<Side, 'id'>, place: number): string {
  return rosterOf(side.id, SIZE)[place] ?? '';
}

/** The side's starting pitcher. */
export function starterOf(side: Pick<Side, 'id'>): string {
  return playerAt(side, LINEUP);
}

/** The same by his full name. */
export function fullStarterName(side: Pick<Side, 'id'>): string {
  return fullNameOf(side.id, LINEUP);
}

/** Who pitches for a side now. */
export function pitcherName(state: BaseballState, side: SideKey): string {
  if (state.starters[side].isIn) return starterOf(state.sides[side]);
  return playerAt(state.sides[side], LINEUP + 1 + (state.inning % RELIEVERS));
}

/** Who is at bat for a side, or comes up next. */
export function batterName(state: BaseballState, side: SideKey): string {
  return playerAt(state.sides[side], state.nextBatter[side]);
}
