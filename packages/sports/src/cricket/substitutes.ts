import { ImpossiblePlay, type SideKey } from '../sport.ts';
import type { CricketPlay } from './play.ts';
import { type CricketState, cameIn, type Innings, isUnbegun } from './state.ts';

/** Whether a place has another man than the one who was told for it. */
export function isReplaced({ substitutes }: Pick<CricketState, 'substitutes'>, side: SideKey, place: number) {
  return substitutes?.[side].includes(place) === true;
}

/** @throws ImpossiblePlay when nobody can take such a place: what was bet on the man before would be graded by another */
export function checkSubstitute(state: CricketState, { kind, substitute }: CricketPlay): void {
  if (substitute === undefined) return;
  if (kind !== 'other') throw new ImpossiblePlay(`a ${kind} tells of no substitute`);
  const { side, place } = substitute;
  const own = state.innings.slice(0, 2).find((innings) => innings.side === side);
  if (own?.closed) throw new ImpossiblePlay('a substitute comes before the innings of his side is over');
  if (own && hasComeIn(own, place)) throw new ImpossiblePlay(`batter ${place + 1} has come in`);
}

/** An innings that has not begun has its first two at the crease, whom nobody told: they come in when others are, or it begins. */
function hasComeIn(innings: Innings, place: number): boolean {
  const isUntold = isUnbegun(innings) && innings.striker === 0 && innings.nonStriker === 1;
  return !isUntold && cameIn(innings).includes(place);
}

/** After a play; nothing where there are none, and of a place that was taken before. */
export function substitutesAfter(
  { substitutes }: CricketState,
  { substitute }: CricketPlay,
): Pick<CricketState, 'substitutes'> {
  if (substitute === undefined || isReplaced({ substitutes }, substitute.side, substitute.place)) return {};
  const { side, place } = substitute;
  const before = substitutes ?? { home: [], away: [] };
  return { substitutes: { ...before, [side]: [...before[side], place] } };
}
