import type { Outcomes } from '../../market-definition.ts';
import { Random } from '../../random.ts';
import type { Scoreboard, Sides, SportModel } from '../../sport.ts';

type Model<State, Play, Strength, O extends Outcomes> = SportModel<State, Play, Strength, O, Scoreboard>;

const side = (id: string, mediumName: string) => ({
  id,
  name: `K. ${mediumName}`,
  mediumName,
  abbreviation: id,
});

export const sides = { home: side('OLA', 'Ola'), away: side('BRA', 'Brandt') };

/** Plays a whole match; the states after every play go to the visitor. @param of who plays it */
export function tellMatch<State, Play, Strength, O extends Outcomes>(
  model: Model<State, Play, Strength, O>,
  seed: number,
  strength: Strength = model.even,
  visit: (state: State, play: Play) => void = () => {},
  of: Sides = sides,
): State {
  const random = new Random(seed);
  let state = model.initial({ sides: of });
  for (;;) {
    const play = model.playOn(state, strength, random);
    if (play === undefined) return state;
    state = model.apply(state, play);
    visit(state, play);
  }
}

/** The state after so many plays of a match. */
export function stateAfter<State, Play, Strength, O extends Outcomes>(
  model: Model<State, Play, Strength, O>,
  seed: number,
  plays: number,
  of: Sides = sides,
): State {
  const random = new Random(seed);
  let state = model.initial({ sides: of });
  for (let told = 0; told < plays; told++) {
    const play = model.playOn(state, model.even, random);
    if (play === undefined) break;
    state = model.apply(state, play);
  }
  return state;
}
