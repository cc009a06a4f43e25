import { playThrough, testSide } from '../../kit/testing/play-game.ts';
import { basketball } from '../basketball.ts';
import type { BasketballPlay } from '../play.ts';
import { type League, RULES } from '../rules.ts';
import { type BasketballState, initialState } from '../state.ts';
import { type BasketballStrength, EVEN } from '../strength.ts';

export const sides = {
  home: testSide('nba-bos', 'Boston Celtics', 'Celtics', 'BOS'),
  away: testSide('nba-lal', 'Los Angeles Lakers', 'Lakers', 'LAL'),
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
  return playThrough(basketball, start, strength, seed, visit);
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
