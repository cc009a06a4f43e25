import { Random } from '../../random.ts';
import { football } from '../football.ts';
import type { FootballPlay } from '../play.ts';
import type { FootballState } from '../state.ts';
import { EVEN, type FootballStrength } from '../strength.ts';

const side = (id: string, name: string, mediumName: string) => ({ id, name, mediumName, abbreviation: id });

export const sides = {
  home: side('BUF', 'Buffalo Bills', 'Bills'),
  away: side('KC', 'Kansas City Chiefs', 'Chiefs'),
};

export const kickoffState: FootballState = football.initial({ sides });

/** Plays a whole game; the states before and after every play go to the visitor. */
export function playGame(
  seed: number,
  strength: FootballStrength = EVEN,
  visit: (state: FootballState, play: FootballPlay) => void = () => {},
): FootballState {
  const random = new Random(seed);
  let state = kickoffState;
  for (;;) {
    const play = football.playOn(state, strength, random);
    if (play === undefined) return state;
    state = football.apply(state, play);
    visit(state, play);
  }
}

/** A play to nowhere from a state, for tests to change. */
export function quietPlay(state: FootballState, changes: Partial<FootballPlay> = {}): FootballPlay {
  const { homeScore, awayScore } = football.scoreboard(state);
  return {
    kind: 'rush',
    text: '',
    quarter: state.quarter,
    clock: Math.max(0, state.clock - 30),
    possession: state.possession ?? 'home',
    next: 'scrimmage',
    down: 1,
    distance: 10,
    ballOn: 50,
    timeouts: state.timeouts,
    scores: [],
    score: { home: homeScore, away: awayScore },
    ...changes,
  };
}
