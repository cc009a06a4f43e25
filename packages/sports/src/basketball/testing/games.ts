import { Random } from '../../random.ts';
import { basketball } from '../basketball.ts';
import type { BasketballPlay } from '../play.ts';
import { type League, RULES } from '../rules.ts';
import { type BasketballState, initialState } from '../state.ts';
import { type BasketballStrength, EVEN } from '../strength.ts';

const side = (id: string, name: string, mediumName: string, abbreviation: string) => ({
  id,
  name,
  mediumName,
  abbreviation,
});

export const sides = {
  home: side('nba-bos', 'Boston Celtics', 'Celtics', 'BOS'),
  away: side('nba-lal', 'Los Angeles Lakers', 'Lakers', 'LAL'),
};

export function tipOff(league: League = 'nba'): BasketballState {
  return initialState(sides, RULES[league]);
}

/** Plays a whole game, or to the play where the visitor says stop. */
export function playGame(
  seed: number,
  visit: (state: BasketballState, play: BasketballPlay) => boolean | undefined = () => undefined,
  start: BasketballState = tipOff(),
  strength: BasketballStrength = EVEN,
): BasketballState {
  const random = new Random(seed);
  let state = start;
  for (;;) {
    const play = basketball.playOn(state, strength, random);
    if (play === undefined) return state;
    state = basketball.apply(state, basketball.parsePlay(JSON.parse(JSON.stringify(play))));
    if (visit(state, play) === true) return state;
  }
}

/** A play to nowhere from a state, for tests to change. */
export function quietPlay(state: BasketballState, changes: Partial<BasketballPlay> = {}): BasketballPlay {
  const { homeScore, awayScore } = basketball.scoreboard(state);
  return {
    kind: 'other',
    text: '',
    period: state.period,
    clock: Math.max(0, state.clock - 10),
    possession: state.possession ?? 'home',
    start: 'won',
    fouls: state.fouls,
    timeouts: state.timeouts,
    scores: [],
    score: { home: homeScore, away: awayScore },
    ...changes,
  };
}
