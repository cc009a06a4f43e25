import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import type { TennisPlay } from '../play.ts';
import { playOn } from '../play-on.ts';
import { initialState, type TennisState } from '../state.ts';
import { EVEN, type TennisStrength } from '../strength.ts';

const side = (id: string, mediumName: string) => ({
  id,
  name: `K. ${mediumName}`,
  mediumName,
  abbreviation: id,
});

export const sides = { home: side('OLA', 'Ola'), away: side('BRA', 'Brandt') };

export const before: TennisState = initialState(sides);

/** Plays a whole match; the states after every play go to the visitor. */
export function playMatch(
  seed: number,
  strength: TennisStrength = EVEN,
  start: TennisState = before,
  visit: (state: TennisState, play: TennisPlay) => void = () => {},
): TennisState {
  const random = new Random(seed);
  let state = start;
  for (;;) {
    const play = playOn(state, strength, random);
    if (play === undefined) return state;
    state = apply(state, play);
    visit(state, play);
  }
}

/** The first state of a match for which the test holds. @throws when there is none */
export function stateWhere(
  seed: number,
  test: (state: TennisState) => boolean,
  strength: TennisStrength = EVEN,
): TennisState {
  let found: TennisState | undefined;
  playMatch(seed, strength, before, (state) => {
    if (found === undefined && test(state)) found = state;
  });
  if (found === undefined) throw new Error('no such state');
  return found;
}
