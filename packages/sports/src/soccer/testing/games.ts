import { Random } from '../../random.ts';
import { loggedFrom } from '../logged.ts';
import { soccer } from '../model.ts';
import type { SoccerPlay } from '../play.ts';
import { SOCCER, type SoccerRules } from '../rules.ts';
import { initialState, type SoccerState } from '../state.ts';
import { EVEN_SOCCER } from '../strength.ts';
import { tallyOf } from '../tally.ts';

const side = (id: string, name: string, mediumName: string) => ({ id, name, mediumName, abbreviation: id });

export const sides = {
  home: side('ARS', 'Arsenal FC', 'Arsenal'),
  away: side('EVE', 'Everton FC', 'Everton'),
};

export const kickoffState: SoccerState = initialState(sides);
export const cupState: SoccerState = initialState(sides, { ...SOCCER, mustHaveWinner: true });

/** Plays a whole game; every state and the play that led to it go to the visitor. */
export function playGame(
  seed: number,
  from: SoccerState = kickoffState,
  visit: (state: SoccerState, play: SoccerPlay) => void = () => {},
): SoccerState {
  let state = from;
  for (let number = 0; ; number++) {
    const play = soccer.playOn(state, EVEN_SOCCER, new Random(seed, number));
    if (play === undefined) return state;
    state = soccer.apply(state, play);
    visit(state, play);
  }
}

/** A play from a state with the tally it brings, for tests to change. */
export function playFrom(state: SoccerState, changes: Partial<SoccerPlay> = {}): SoccerPlay {
  const play: SoccerPlay = {
    kind: 'quiet',
    text: '',
    period: state.period,
    clock: state.clock,
    tally: tallyOf(state.log),
    ...changes,
  };
  const logged = loggedFrom(play);
  return logged === undefined || changes.tally ? play : { ...play, tally: tallyOf([...state.log, logged]) };
}

/** A game as it stands after plays of which only what matters is told: [period, minute, kind, side, and what else]. */
export function after(
  plays: readonly (readonly [
    number,
    number,
    SoccerPlay['kind'],
    SoccerPlay['side']?,
    Partial<SoccerPlay>?,
  ])[],
  rules: SoccerRules = SOCCER,
): SoccerState {
  return plays.reduce(
    (state, [period, minute, kind, whose, more]) => {
      const changes = { kind, period, clock: minute * 60, ...(whose && { side: whose }), ...more };
      return soccer.apply(state, playFrom(state, changes));
    },
    initialState(sides, rules),
  );
}
