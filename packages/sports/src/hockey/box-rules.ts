import { ImpossiblePlay, otherSide, type SideKey } from '../sport.ts';
import type { HockeyPlay } from './play.ts';
import type { HockeyState } from './state.ts';

/**
 * Whether who is off the ice agrees with what a play brings: sources tell it as it is before a goal or after it.
 * @throws ImpossiblePlay
 */
export function checkBox(state: HockeyState, play: HockeyPlay): void {
  const { goal, penalty } = play;
  if (goal !== undefined) checkStrength(state, play, goal);
  if (penalty === undefined) return;
  const other = otherSide(penalty);
  if (isFuller(state, play, other) && !isFuller(state, play, penalty)) {
    throw new ImpossiblePlay(`a penalty of the ${penalty} side sends off a player of the ${other} side`);
  }
}

function checkStrength(
  state: HockeyState,
  play: HockeyPlay,
  { side, strength }: NonNullable<HockeyPlay['goal']>,
): void {
  const other = otherSide(side);
  const isShort = (whose: SideKey) => state.box[whose].length + play.box[whose].length > 0;
  if (strength === 'empty-net' && !state.pulled[other] && !play.pulled[other]) {
    throw new ImpossiblePlay('a goal into a net that is not empty');
  }
  if (strength === 'power-play' && !isShort(other)) {
    throw new ImpossiblePlay('a goal on a power play against nobody in the box');
  }
  if (strength === 'short-handed' && !isShort(side)) {
    throw new ImpossiblePlay('a short-handed goal with nobody in the box');
  }
}

/**
 * Whether somebody came into the box. Seconds left only run down, so that of both lists of them, longest first, the new one has a longer
 * one at some place then.
 */
function isFuller(state: HockeyState, play: HockeyPlay, side: SideKey): boolean {
  const longest = (box: HockeyPlay['box']['home'] | HockeyState['box']['home']) =>
    box.map(({ seconds }) => seconds).sort((one, another) => another - one);
  const before = longest(state.box[side]);
  return longest(play.box[side]).some((seconds, at) => seconds > (before[at] ?? 0));
}
