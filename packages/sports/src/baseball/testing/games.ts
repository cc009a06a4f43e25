import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import type { BaseballPlay } from '../play.ts';
import { playOn } from '../play-on.ts';
import { openingOf } from '../play-rules.ts';
import { type BaseballState, initialState, runsOf } from '../state.ts';
import { type BaseballStrength, EVEN } from '../strength.ts';

const side = (id: string, name: string, mediumName: string) => ({ id, name, mediumName, abbreviation: id });

export const sides = {
  home: side('BOS', 'Boston Red Sox', 'Red Sox'),
  away: side('TOR', 'Toronto Blue Jays', 'Blue Jays'),
};

export const firstState: BaseballState = initialState(sides);

/** Plays a whole game; the states before and after every play go to the visitor. */
export function playGame(
  seed: number,
  strength: BaseballStrength = EVEN,
  visit: (state: BaseballState, play: BaseballPlay) => void = () => {},
  from = firstState,
): BaseballState {
  const random = new Random(seed);
  let state = from;
  for (;;) {
    const play = playOn(state, strength, random);
    if (play === undefined) return state;
    state = apply(state, play);
    visit(state, play);
  }
}

/** A play that changes nothing, for tests to change. */
export function quietPlay(state: BaseballState, changes: Partial<BaseballPlay> = {}): BaseballPlay {
  const { inning, half, outs, balls, strikes, bases } = openingOf(state);
  return {
    kind: 'other',
    text: '',
    inning,
    half,
    outs,
    balls,
    strikes,
    bases,
    runs: 0,
    runsBattedIn: 0,
    errors: 0,
    score: { home: runsOf(state, 'home'), away: runsOf(state, 'away') },
    ...changes,
  };
}
