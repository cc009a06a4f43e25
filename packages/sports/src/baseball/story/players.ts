import { playerName } from '../../kit/player-name.ts';
import { fullNameOf, inventedNames } from '../../kit/roster.ts';
import type { Side, SideKey } from '../../sport.ts';
import { isReplaced, ROTATION, STARTER } from '../line-up.ts';
import { type BaseballState, LINEUP } from '../state.ts';

const RELIEVERS = 8;
/** Nine who bat, the starting pitcher, then the relievers. */
const SIZE = LINEUP + 1 + RELIEVERS;
/** Those, who come in for others, and the other men of the rotation. */
const ALL = SIZE + LINEUP + ROTATION - 1;

/** The player of a place in the order, 0 to 8, or of one who pitches; '' for nobody. */
export function playerAt(side: Side, place: number): string {
  if (place === STARTER && side.players === undefined)
    return inventedNames(side.id, ALL)[placeOfStarter(side)] ?? '';
  return playerName(side, place, SIZE);
}

/** Where the invented man who starts stands: the first of the rotation before the relievers, the others after everybody else. */
function placeOfStarter({ starter = 0 }: Side): number {
  const turn = starter % ROTATION;
  return turn === 0 ? STARTER : SIZE + LINEUP + turn - 1;
}

/** The side's starting pitcher; '' for nobody. */
export function starterOf(side: Side): string {
  return playerAt(side, LINEUP);
}

/** The starting pitcher by his full name if he is invented, else as his source names him; '' once he is known not to start. */
export function fullStarterName({ sides, starters }: BaseballState, key: SideKey): string {
  const side = sides[key];
  if (starters[key].isAbsent) return '';
  return side.players === undefined ? fullNameOf(side.id, placeOfStarter(side)) : starterOf(side);
}

/** Who pitches for a side now; '' for nobody. */
export function pitcherName(state: BaseballState, side: SideKey): string {
  if (state.starters[side].isIn) return starterOf(state.sides[side]);
  return playerAt(state.sides[side], LINEUP + 1 + (state.inning % RELIEVERS));
}

/** Who is at bat for a side, or comes up next; '' for nobody. */
export function batterName(state: BaseballState, side: SideKey): string {
  return nameIn(state, side, state.nextBatter[side]);
}

/** Who has a place in the order, 0 to 8; '' once the man who began with it was replaced: nobody says who came in. */
export function nameIn(state: BaseballState, side: SideKey, place: number): string {
  return isReplaced(state, side, place) ? '' : playerAt(state.sides[side], place);
}

/**
 * Who bats for the man who began with a place in the order, 0 to 8: invented as his side is, and nobody of a roster; '' where a source
 * names its players. In sentences alone: nothing is bet on him.
 */
export function substituteFor({ id, players }: Side, place: number): string {
  return players === undefined ? (inventedNames(id, SIZE + LINEUP)[SIZE + place] ?? '') : '';
}
