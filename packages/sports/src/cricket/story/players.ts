import { playerName } from '../../kit/player-name.ts';
import type { Side } from '../../sport.ts';
import { PLAYERS } from '../play.ts';

/** The batter of a place in the order, 0 to 10; '' for nobody. */
export function playerAt(side: Side, place: number): string {
  return playerName(side, place, PLAYERS);
}

const BOWLERS = 5;

/** Who bowls an over, from 0: the last five of the order in turn; '' for nobody. */
export function bowlerOf(side: Side, over: number): string {
  return playerAt(side, PLAYERS - 1 - (over % BOWLERS));
}
