import { Random } from '../../random.ts';
import type { RandomSource } from '../../sport.ts';

/** A side of a game in tests. */
export const testSide = (id: string, name: string, mediumName: string, abbreviation: string) => ({
  ...{ id, name, mediumName, abbreviation },
});

interface Played<State, Play, Strength> {
  playOn(state: State, strength: Strength, random: RandomSource): Play | undefined;
  apply(state: State, play: Play): State;
  parsePlay(value: unknown): Play;
}

/** Plays a game to its end, or to the play where the visitor says stop, each play as it comes over the wire. */
export function playThrough<State, Play, Strength>(
  sport: Played<State, Play, Strength>,
  start: State,
  strength: Strength,
  seed: number,
  visit: (state: State, play: Play) => boolean | undefined,
): State {
  const random = new Random(seed);
  let state = start;
  for (;;) {
    const play = sport.playOn(state, strength, random);
    if (play === undefined) return state;
    state = sport.apply(state, sport.parsePlay(JSON.parse(JSON.stringify(play))));
    if (visit(state, play) === true) return state;
  }
}
