import { ImpossiblePlay, type SideKey } from '../sport.ts';
import type { CricketPlay } from './play.ts';
import { type CricketState, hasComeIn, inningsOf } from './state.ts';

/** Whether somebody else bats at a place than the player its side named for it before the match. */
export function isReplaced({ substitutes }: Pick<CricketState, 'substitutes'>, side: SideKey, place: number) {
  return substitutes?.[side].includes(place) === true;
}

/**
 * Checks that a substitute takes the place of somebody who has not batted: else bets on that one would be graded by what another did.
 * @throws ImpossiblePlay where he does not, or where the innings of his side is over
 */
export function checkSubstitute(state: CricketState, { kind, substitute }: CricketPlay): void {
  if (substitute === undefined) return;
  if (kind !== 'other') throw new ImpossiblePlay(`a ${kind} tells of no substitute`);
  const { side, place } = substitute;
  const own = inningsOf(state, side);
  if (own?.closed) throw new ImpossiblePlay('a substitute comes before the innings of his side is over');
  if (hasComeIn(own, place)) throw new ImpossiblePlay(`batter ${place + 1} has come in`);
}

/** What a play changes of the substitutes: nothing where it tells of none, or of a place that had one already. */
export function substitutesAfter(
  { substitutes }: CricketState,
  { substitute }: CricketPlay,
): Pick<CricketState, 'substitutes'> {
  if (substitute === undefined || isReplaced({ substitutes }, substitute.side, substitute.place)) return {};
  const { side, place } = substitute;
  const before = substitutes ?? { home: [], away: [] };
  return { substitutes: { ...before, [side]: [...before[side], place] } };
}
