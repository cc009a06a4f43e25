import type { BySide, SideKey } from '../sport.ts';
import type { BaseballPlay } from './play.ts';
import { type BaseballState, battingSide, LINEUP, type Replaced } from './state.ts';

/** The starting pitcher beside the places of the order, where a play or a roster names him. */
export const STARTER = LINEUP;

/** Invented men of a side who start by turns: more than it plays games on any day. */
export const ROTATION = 20;

/**
 * Whether it is told who is replaced. Of the simulator's own game, whose sides are told without players, it is; of any other where its
 * fixture says so. Elsewhere what is done in a place is graded as the deed of him who began with it, and must be priced so.
 */
export function isReplacingTold({ tellsSubstitutions, sides: { home, away } }: BaseballState): boolean {
  return tellsSubstitutions === true || (home.players === undefined && away.players === undefined);
}

/** Whether the man who began with a place in the order was replaced, which is for good. */
export function isReplaced({ replaced }: BaseballState, side: SideKey, place: number): boolean {
  return replaced?.some((one) => one.side === side && one.place === place) === true;
}

/** Who is replaced after a play; whoever takes a place that changed hands before leaves nothing to tell. */
export function replacedAfter(
  state: BaseballState,
  { substituted }: BaseballPlay,
): readonly Replaced[] | undefined {
  if (substituted === undefined || substituted.place === STARTER) return state.replaced;
  const { side, place } = substituted;
  if (isReplaced(state, side, place)) return state.replaced;
  // In a game begun before turns were counted nobody knows: what was sold of him stands.
  const hasBatted = state.turns === undefined || state.turns[side] > place;
  return [...(state.replaced ?? []), { side, place, hasBatted }];
}

/** The places of those who were replaced before they did anything: no plate appearance, or as the starting pitcher no pitch. */
export function absentOf({ replaced = [], starters }: BaseballState): BySide<readonly number[]> {
  const of = (side: SideKey) => [
    ...replaced.filter((one) => one.side === side && !one.hasBatted).map(({ place }) => place),
    ...(starters[side].isAbsent ? [STARTER] : []),
  ];
  return { home: of('home'), away: of('away') };
}

/**
 * Whether a side's starting pitcher has thrown a pitch: a plate appearance against him is over, an out was made while he pitched, or
 * something has happened in the plate appearance under way against him.
 */
export function hasPitched(state: BaseballState, side: SideKey): boolean {
  const { faced, outs } = state.starters[side];
  // In a pause this is still the half that is over. Nobody is up then: the stage is 'new' and the count 0-0, as before the first pitch.
  const isFacing = battingSide(state.half) !== side;
  const isUnderWay = state.stage === 'pitching' || state.balls + state.strikes > 0;
  return faced > 0 || outs > 0 || (isFacing && isUnderWay);
}
