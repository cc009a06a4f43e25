import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import type { CricketPlay } from '../play.ts';
import { playOn } from '../play-on.ts';
import { inningsFor } from '../play-rules.ts';
import { type CricketState, initialState } from '../state.ts';
import { type CricketStrength, TWENTY } from '../strength.ts';

const side = (id: string, name: string, mediumName: string) => ({ id, name, mediumName, abbreviation: id });

export const sides = {
  home: side('MUM', 'Mumbai Indians', 'Mumbai'),
  away: side('CHE', 'Chennai Super Kings', 'Chennai'),
};

export const firstState: CricketState = initialState(sides);

/** Plays a whole match; the states before and after every ball go to the visitor. */
export function playGame(
  seed: number,
  strength: CricketStrength = TWENTY,
  visit: (state: CricketState, play: CricketPlay) => void = () => {},
): CricketState {
  const random = new Random(seed);
  let state = firstState;
  for (;;) {
    const play = playOn(state, strength, random);
    if (play === undefined) return state;
    state = apply(state, play);
    visit(state, play);
  }
}

/** A ball of nothing, for tests to change. */
export function dotBall(state: CricketState, changes: Partial<CricketPlay> = {}): CricketPlay {
  const { innings, n } = inningsFor(state);
  const { runs, wickets, balls } = innings;
  const isOverEnd = balls % 6 === 5;
  return {
    kind: 'delivery',
    text: '',
    innings: n + 1,
    side: innings.side,
    offBat: 0,
    wides: 0,
    noBalls: 0,
    byes: 0,
    legByes: 0,
    penalties: 0,
    striker: isOverEnd ? innings.nonStriker : innings.striker,
    nonStriker: isOverEnd ? innings.striker : innings.nonStriker,
    runs,
    wickets,
    balls: balls + 1,
    ...changes,
  };
}

/** After the toss, the home side at bat. */
export const begun: CricketState = apply(firstState, {
  ...dotBall({ ...firstState, first: 'home', overs: 20 }),
  kind: 'start',
  balls: 0,
  overs: 20,
});
