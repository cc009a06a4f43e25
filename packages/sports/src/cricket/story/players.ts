import { playerName } from '../../kit/player-name.ts';
import type { Side, SideKey } from '../../sport.ts';
import { PLAYERS } from '../play.ts';
import type { CricketState } from '../state.ts';
import { isReplaced } from '../substitutes.ts';

/** The batter of a place in the order, 0 to 10; '' for nobody. */
export function playerAt(side: Side, place: number): string {
  return playerName(side, place, PLAYERS);
}

/** Who bats at a place; '' for nobody, and for a substitute, whom nobody names. */
export function batterAt(state: CricketState, side: SideKey, place: number): string {
  return isReplaced(state, side, place) ? '' : playerAt(state.sides[side], place);
}

const BOWLERS = 5;

/** Who bowls an over, from 0: the last five of the order in turn; '' for nobody. */
export function bowlerOf(side: Side, over: number): string {
  return playerAt(side, PLAYERS - 1 - (over % BOWLERS));
}
