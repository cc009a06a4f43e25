import { playThrough, testSide } from '../../kit/testing/play-game.ts';
import { hockey } from '../hockey.ts';
import type { HockeyPlay } from '../play.ts';
import { type HockeyState, initialState } from '../state.ts';
import { EVEN, type HockeyStrength } from '../strength.ts';

export const sides = {
  home: testSide('nhl-bos', 'Boston Bruins', 'Bruins', 'BOS'),
  away: testSide('nhl-tor', 'Toronto Maple Leafs', 'Maple Leafs', 'TOR'),
};

export const faceOff: HockeyState = initialState(sides);

/** Plays a whole game, or to the play where the visitor says stop. */
export function playGame(
  seed: number,
  visit: (state: HockeyState, play: HockeyPlay) => boolean | undefined = () => undefined,
  strength: HockeyStrength = EVEN,
): HockeyState {
  return playThrough(hockey, faceOff, strength, seed, visit);
}

/** A play to nowhere from a state, for tests to change. */
export function quietPlay(state: HockeyState, changes: Partial<HockeyPlay> = {}): HockeyPlay {
  const { homeScore, awayScore } = hockey.scoreboard(state);
  return {
    kind: 'other',
    text: '',
    period: state.period,
    clock: Math.max(0, state.clock - 10),
    box: { home: [...state.box.home], away: [...state.box.away] },
    pulled: state.pulled,
    score: { home: homeScore, away: awayScore },
    ...changes,
  };
}
